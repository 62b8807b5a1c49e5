/** Title and subtitle above a picture: a name may be anything, so it is cut sooner than it makes the picture wider. */
import type { Layout } from './layout.js';
import { oneLine } from './scene/lines.js';
import { HEADING_SIZE, TITLE_SIZE } from './scene/measures.js';
import type { Scene, TextLine } from './scene/model.js';

/** Around the whole picture. */
const MARGIN = 24;
/** Height of the title's line, and of a subtitle's where that has its own. */
const TITLE_HEIGHT = 40;
const SUBTITLE_HEIGHT = 18;
/** From the picture's margin to the title's baseline, and from there to the subtitle's. */
const TITLE_BASELINE = 12;
const SUBTITLE_BASELINE = 20;
/** So wide a picture may become for its heading alone. */
const LEAST_WIDTH = 480;

export interface PlacedHeading extends Pick<Layout, 'title' | 'subtitle' | 'width'> {
  readonly heading: NonNullable<Layout['heading']>;
  /** Room that it takes above the picture's content. */
  readonly height: number;
}

/** The heading of a picture whose content is so wide, margins included: on one line where there is room for it. */
export function placeHeading({ title, subtitle }: Pick<Scene, 'title' | 'subtitle'>, content: number): PlacedHeading {
  if (title === null) return { title: null, width: content, height: 0, heading: { title, subtitle } };
  const place = { x: MARGIN, y: MARGIN + TITLE_BASELINE };
  const least = Math.max(content, LEAST_WIDTH);
  const beside = title.width + (subtitle?.width ?? 0) + 3 * MARGIN;
  if (beside <= least) {
    return { title: place, width: Math.max(content, beside), height: TITLE_HEIGHT, heading: { title, subtitle } };
  }
  const room = least - 2 * MARGIN;
  const first = cut(title, HEADING_SIZE, 600, room);
  const second = subtitle && cut(subtitle, TITLE_SIZE, 400, room);
  return {
    title: place,
    ...(second && { subtitle: { x: place.x, y: place.y + SUBTITLE_BASELINE } }),
    width: Math.max(content, Math.max(first.width, second?.width ?? 0) + 2 * MARGIN),
    height: TITLE_HEIGHT + (second ? SUBTITLE_HEIGHT : 0),
    heading: { title: first, subtitle: second },
  };
}

const cut = (line: TextLine, size: number, weight: 400 | 600, room: number): TextLine =>
  line.width <= room ? line : (oneLine(line.whole ?? line.text, line.role, size, weight, room) ?? line);
