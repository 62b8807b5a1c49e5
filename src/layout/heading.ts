/**
 * Places the title and subtitle above a diagram. A long title first widens the diagram a little, then breaks into a
 * second line, which makes the diagram as wide as necessary. Only a title longer than `MAX_HEADING` on both lines is
 * cut.
 */
import type { Layout } from './layout.js';
import { fitOnLine, wrapLines } from './scene/lines.js';
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
/** Enough for all clauses of a sentence: a danger must not be cut. Texts of foreign graph files may be longer. */
const SENTENCE_LINES_MAX = 6;
/** Width to which a diagram is extended for a sentence that would be cut. */
const SENTENCE_ROOM = 720;
/** Width to which every diagram may be extended for its heading. */
const LEAST_WIDTH = 480;
/** Factor by which a diagram may be extended to keep the title on one line. */
const TITLE_STRETCH = 1.25;

/** A heading, with the width that the diagram needs for it. */
export interface PlacedHeading extends Pick<Layout, 'title' | 'subtitle' | 'width'> {
  readonly heading: NonNullable<Layout['heading']>;
  /** Height that the heading takes above the content. */
  readonly height: number;
}

/**
 * Places the heading of a diagram.
 * @param contentWidth including margins
 */
export function placeHeading({ sentence, ...scene }: Headed, contentWidth: number): PlacedHeading {
  const placed = placeTitle(scene, contentWidth);
  if (sentence === undefined || placed.title === null) return placed;
  const broken = sentenceLines(sentence, Math.max(placed.width, LEAST_WIDTH) - 2 * MARGIN);
  const y = MARGIN + placed.height - TITLE_HEIGHT + TITLE_BASELINE + SENTENCE_BASELINE;
  return {
    ...placed,
    width: Math.max(placed.width, ...broken.map(({ width }) => width + 2 * MARGIN)),
    height: placed.height + broken.length * SENTENCE_PITCH + SENTENCE_BELOW,
    heading: { ...placed.heading, sentence: { text: sentence.text, lines: broken, y } },
  };
}

/** Breaks the sentence into two lines. A narrow diagram is extended for a longer one, which gets more lines. */
function sentenceLines({ text, role }: TextLine, room: number): readonly TextLine[] {
  const inRoom = wrapLines(text, role, { size: SENTENCE_SIZE, weight: 400 }, room, SENTENCE_LINES);
  const isCut = inRoom.some(({ fullText }) => fullText !== undefined);
  return isCut
    ? wrapLines(text, role, { size: SENTENCE_SIZE, weight: 400 }, Math.max(room, SENTENCE_ROOM), SENTENCE_LINES_MAX)
    : inRoom;
}

type Headed = Pick<Scene, 'title' | 'subtitle' | 'sentence'>;

/** Puts title and subtitle on one line if both fit, otherwise the subtitle below the title. */
function placeTitle({ title, subtitle }: Omit<Headed, 'sentence'>, contentWidth: number): PlacedHeading {
  if (title === null) return { title: null, width: contentWidth, height: 0, heading: { title, subtitle } };
  const start = { x: MARGIN, y: MARGIN + TITLE_BASELINE };
  const width = Math.max(contentWidth, LEAST_WIDTH);
  const oneLineWidth = title.width + (subtitle?.width ?? 0) + 3 * MARGIN;
  if (oneLineWidth <= width) {
    return {
      title: start,
      width: Math.max(contentWidth, oneLineWidth),
      height: TITLE_HEIGHT,
      heading: { title, subtitle },
    };
  }
  const room = width - 2 * MARGIN;
  const broken = titleLines(title, room);
  const extraHeight = (broken.length - 1) * TITLE_PITCH;
  const subtitleLine = subtitle && cut(subtitle, Math.max(room, ...broken.map(({ width }) => width)));
  return {
    title: start,
    ...(subtitleLine && { subtitle: { x: start.x, y: start.y + extraHeight + SUBTITLE_BASELINE } }),
    width: Math.max(
      contentWidth,
      ...[...broken, ...(subtitleLine ? [subtitleLine] : [])].map(({ width }) => width + 2 * MARGIN),
    ),
    height: TITLE_HEIGHT + extraHeight + (subtitleLine ? SUBTITLE_HEIGHT : 0),
    heading: { title, subtitle: subtitleLine, ...(broken.length > 1 && { broken }) },
  };
}

/** Returns the title in one line or two; only a longer title is cut. */
function titleLines(title: TextLine, room: number): readonly TextLine[] {
  const { text, fullText, role, width } = title;
  if (fullText === undefined && width <= room * TITLE_STRETCH) return [title];
  const inRoom = wrapLines(fullText ?? text, role, { size: HEADING_SIZE, weight: 600 }, room, 2);
  const isCut = inRoom.some((line) => line.fullText !== undefined);
  return isCut ? wrapLines(fullText ?? text, role, { size: HEADING_SIZE, weight: 600 }, MAX_HEADING, 2) : inRoom;
}

/** Cuts a line to the room. The start is its full text, which an earlier cut may have left in `fullText`. */
const cut = (line: TextLine, room: number): TextLine =>
  line.width <= room
    ? line
    : (fitOnLine(line.fullText ?? line.text, line.role, { size: TITLE_SIZE, weight: 400 }, room) ?? line);
