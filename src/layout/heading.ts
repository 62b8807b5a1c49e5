/**
 * Places the title and subtitle above a diagram. A title that is a little too long widens the diagram. A longer one
 * breaks into two lines, for which the diagram becomes as wide as necessary. Only a title that needs more than two
 * lines of `MAX_HEADING` pixels is cut.
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
/**
 * Enough for every sentence that groundplan writes, because a danger must not be cut. Only a graph file from another
 * program can have a longer one.
 */
const SENTENCE_LINES_MAX = 6;
/** Width to which a diagram may be extended for a sentence that would not fit on `SENTENCE_LINES` lines. */
const SENTENCE_ROOM = 720;
/** Width to which every diagram may be extended for its heading. */
const LEAST_WIDTH = 480;
/** A title stays on one line if the diagram needs to become wider by at most this factor. */
const TITLE_STRETCH = 1.25;

/**
 * A heading with its position. `width` is the width of the diagram, including margins, extended if the heading needs
 * more.
 */
export interface PlacedHeading extends Pick<Layout, 'title' | 'subtitle' | 'width'> {
  readonly heading: NonNullable<Layout['heading']>;
  /** Height that the heading takes above the content. */
  readonly height: number;
}

/**
 * Places the heading of a diagram.
 * @param contentWidth including margins
 */
export function placeHeading({ sentence, ...scene }: HeadingText, contentWidth: number): PlacedHeading {
  const placed = placeTitle(scene, contentWidth);
  if (sentence === undefined || placed.title === null) return placed;
  const lines = sentenceLines(sentence, Math.max(placed.width, LEAST_WIDTH) - 2 * MARGIN);
  const y = MARGIN + placed.height - TITLE_HEIGHT + TITLE_BASELINE + SENTENCE_BASELINE;
  return {
    ...placed,
    width: Math.max(placed.width, ...lines.map(({ width }) => width + 2 * MARGIN)),
    height: placed.height + lines.length * SENTENCE_PITCH + SENTENCE_BELOW,
    heading: { ...placed.heading, sentence: { text: sentence.text, lines: lines, y } },
  };
}

/**
 * Breaks the sentence into at most two lines of `room` pixels. If it does not fit, it gets up to six lines and, in a
 * narrow diagram, more width.
 */
function sentenceLines({ text, role }: TextLine, room: number): readonly TextLine[] {
  const inRoom = wrapLines(text, role, { size: SENTENCE_SIZE, weight: 400 }, room, SENTENCE_LINES);
  const isCut = inRoom.some(({ fullText }) => fullText !== undefined);
  return isCut
    ? wrapLines(text, role, { size: SENTENCE_SIZE, weight: 400 }, Math.max(room, SENTENCE_ROOM), SENTENCE_LINES_MAX)
    : inRoom;
}

type HeadingText = Pick<Scene, 'title' | 'subtitle' | 'sentence'>;

/** Puts title and subtitle on one line if both fit, otherwise the subtitle below the title. */
function placeTitle({ title, subtitle }: Omit<HeadingText, 'sentence'>, contentWidth: number): PlacedHeading {
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
  const subtitleLine = subtitle && cutLine(subtitle, Math.max(room, ...broken.map(({ width }) => width)));
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

/** Returns the title on one line or two. If it has been cut to one line, its full text is wrapped instead. */
function titleLines(title: TextLine, room: number): readonly TextLine[] {
  const { text, fullText, role, width } = title;
  if (fullText === undefined && width <= room * TITLE_STRETCH) return [title];
  const inRoom = wrapLines(fullText ?? text, role, { size: HEADING_SIZE, weight: 600 }, room, 2);
  const isCut = inRoom.some((line) => line.fullText !== undefined);
  return isCut ? wrapLines(fullText ?? text, role, { size: HEADING_SIZE, weight: 600 }, MAX_HEADING, 2) : inRoom;
}

/**
 * Returns the line, cut if it is wider than `room`. A line that was cut before is cut again from its `fullText`,
 * because there may be room for more of it now.
 */
const cutLine = (line: TextLine, room: number): TextLine =>
  line.width <= room
    ? line
    : (fitOnLine(line.fullText ?? line.text, line.role, { size: TITLE_SIZE, weight: 400 }, room) ?? line);
