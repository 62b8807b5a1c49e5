/**
 * Places the title and subtitle above a diagram. A long title first widens the diagram a little, then breaks into a
 * second line, which makes the diagram as wide as necessary. Only a title longer than `MAX_HEADING` on both lines is
 * cut.
 */
import type { Layout } from './layout.js';
import { lines, oneLine } from './scene/lines.js';
import { HEADING_SIZE, MAX_HEADING, SENTENCE_PITCH, SENTENCE_SIZE, TITLE_PITCH, TITLE_SIZE } from './scene/measures.js';
import type { Scene, TextLine } from './scene/model.js';

/** Margin of the whole diagram. */
const MARGIN = 24;
/** Height of the title line, and of a subtitle on its own line. */
const TITLE_HEIGHT = 40;
const SUBTITLE_HEIGHT = 18;
/** From the margin to the baseline of the title, and from there to that of the subtitle. */
const TITLE_BASELINE = 12;
const SUBTITLE_BASELINE = 20;
/** From the content above to the first baseline of the sentence, and the space below the sentence. */
const SENTENCE_BASELINE = 22;
const SENTENCE_BELOW = 4;
const SENTENCE_LINES = 2;
/** Width to which a diagram is extended for its sentence. */
const SENTENCE_ROOM = 720;
/** Width to which a diagram may be extended for its heading alone. */
const LEAST_WIDTH = 480;
/** Factor by which a diagram is extended to keep the title on one line. */
const A_LITTLE = 1.25;

/** A heading, with the width that the diagram needs for it. */
export interface PlacedHeading extends Pick<Layout, 'title' | 'subtitle' | 'width'> {
  readonly heading: NonNullable<Layout['heading']>;
  /** Height that the heading takes above the content. */
  readonly height: number;
}

/**
 * Places the heading of a diagram.
 * @param content width of the content, including margins
 */
export function placeHeading({ sentence, ...scene }: Headed, content: number): PlacedHeading {
  const placed = placeTitle(scene, content);
  if (sentence === undefined || placed.title === null) return placed;
  const said = sentenceLines(sentence, Math.max(placed.width, LEAST_WIDTH) - 2 * MARGIN);
  const y = MARGIN + placed.height - TITLE_HEIGHT + TITLE_BASELINE + SENTENCE_BASELINE;
  return {
    ...placed,
    width: Math.max(placed.width, ...said.map(({ width }) => width + 2 * MARGIN)),
    height: placed.height + said.length * SENTENCE_PITCH + SENTENCE_BELOW,
    heading: { ...placed.heading, sentence: { lines: said, y } },
  };
}

/** Breaks the sentence into two lines. A narrow diagram is extended for it, and a longer sentence is cut. */
function sentenceLines({ text, role }: TextLine, room: number): readonly TextLine[] {
  const inRoom = lines(text, role, SENTENCE_SIZE, 400, room, SENTENCE_LINES);
  const isCut = inRoom.some(({ whole }) => whole !== undefined);
  return isCut ? lines(text, role, SENTENCE_SIZE, 400, Math.max(room, SENTENCE_ROOM), SENTENCE_LINES) : inRoom;
}

type Headed = Pick<Scene, 'title' | 'subtitle' | 'sentence'>;

/** Puts title and subtitle on one line if both fit. */
function placeTitle({ title, subtitle }: Omit<Headed, 'sentence'>, content: number): PlacedHeading {
  if (title === null) return { title: null, width: content, height: 0, heading: { title, subtitle } };
  const place = { x: MARGIN, y: MARGIN + TITLE_BASELINE };
  const least = Math.max(content, LEAST_WIDTH);
  const beside = title.width + (subtitle?.width ?? 0) + 3 * MARGIN;
  if (beside <= least) {
    return { title: place, width: Math.max(content, beside), height: TITLE_HEIGHT, heading: { title, subtitle } };
  }
  const room = least - 2 * MARGIN;
  const broken = titleLines(title, room);
  const more = (broken.length - 1) * TITLE_PITCH;
  const second = subtitle && cut(subtitle, Math.max(room, ...broken.map(({ width }) => width)));
  return {
    title: place,
    ...(second && { subtitle: { x: place.x, y: place.y + more + SUBTITLE_BASELINE } }),
    width: Math.max(content, ...[...broken, ...(second ? [second] : [])].map(({ width }) => width + 2 * MARGIN)),
    height: TITLE_HEIGHT + more + (second ? SUBTITLE_HEIGHT : 0),
    heading: { title, subtitle: second, ...(broken.length > 1 && { broken }) },
  };
}

function titleLines(title: TextLine, room: number): readonly TextLine[] {
  const { text, whole, role, width } = title;
  if (whole === undefined && width <= room * A_LITTLE) return [title];
  const inRoom = lines(whole ?? text, role, HEADING_SIZE, 600, room, 2);
  const isCut = inRoom.some((line) => line.whole !== undefined);
  return isCut ? lines(whole ?? text, role, HEADING_SIZE, 600, MAX_HEADING, 2) : inRoom;
}

const cut = (line: TextLine, room: number): TextLine =>
  line.width <= room ? line : (oneLine(line.whole ?? line.text, line.role, TITLE_SIZE, 400, room) ?? line);
