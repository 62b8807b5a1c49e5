/** Sizes that the scene and the renderers share, in pixels at scale 1. */
import { glyphOf } from '../../graph/changes.js';
import { BOX_TITLE_ROOM, NAME_ROOM, SMALL_NAME_ROOM } from '../../platform/text/wrap.js';
import type { Mark, TextLine } from './model.js';

/** Side of an icon without its ring. */
export const ICON_SIZE = 64;
/** Icon in a strip of supporting resources. */
export const SMALL_ICON_SIZE = 32;
/** From the bottom of the icon to the first caption line. */
export const CAPTION_TOP = 4;
export const LINE_HEIGHT: Readonly<Record<TextLine['role'], number>> = {
  title: 15,
  name: 13,
  detail: 13,
  alert: 13,
  change: 13,
};

/** Font sizes for measuring text. */
export const HEADING_SIZE = 20;
export const TITLE_SIZE = BOX_TITLE_ROOM.size;
export const CAPTION_SIZE = NAME_ROOM.size;

/**
 * Factors by which a fallback font may be wider than Inter, by weight. They equal `WIDER` in render/svg/text.ts, which
 * says how they were measured.
 */
export const FALLBACK_WIDENING = { 400: 1.17, 600: 1.27 } as const;

/** Widths at which caption lines break. Similar widths make neighbouring nodes line up in columns. */
export const TITLE_WIDTH = 116;
export const CAPTION_WIDTH = NAME_ROOM.width;
/** Width of a line of several values, which does not break: the usual instance size with its zone. */
export const DETAIL_WIDTH = CAPTION_WIDTH + 4;
export const SMALL_CAPTION_WIDTH = SMALL_NAME_ROOM.width;

/** Space above the icon, and on both sides of the widest line. */
export const ICON_TOP = 2;
export const MIN_TEXT_WIDTH = 72;
export const TEXT_SLACK = 8;
/** A self-loop leaves at the right of the icon and enters at its top. */
export const SELF_LOOP_SPACE = 18;

/** From an icon to the outer edge of its ring, which shows a change. */
export const RING_ROOM = 7;
export const SMALL_RING_ROOM = 5;
/**
 * Height of the disc with the change sign: at an icon, at a small icon, of a part, in a box header, on an edge, and
 * without a ring.
 */
export const DISC = { node: 20, small: 16, part: 14, box: 17, edge: 15, touched: 12 } as const;
/** Returns the sign of a mark as text: the sign of the change, with an exclamation mark for opened access. */
export function signOf({ change, createsFirst, opens, touched, byOthers }: Mark): string {
  if (touched === true) return byOthers === true ? BY_OTHERS_SIGN : TOUCHED_SIGN;
  const glyph = glyphOf(change, createsFirst === true ? { createsFirst } : {});
  if (opens !== true) return glyph;
  return change === 'update' ? OPENED_SIGN : glyph + OPENED_SIGN;
}
const OPENED_SIGN = '!';
const TOUCHED_SIGN = '•';
const BY_OTHERS_SIGN = '◦';
/** True for a mark with an outline around its element; an element that stays as it is only has signs. */
export const hasOutline = (mark: Mark | undefined): mark is Mark =>
  mark !== undefined && mark.touched !== true && mark.onlyParts !== true;
/** Returns the width of a disc of this height; a sign of several characters makes it a pill. */
export const discWidth = (mark: Mark, height: number): number =>
  signOf(mark).length > 1 ? height * PILL_ASPECT : height;
/** Width over height of a disc whose sign has several characters. */
const PILL_ASPECT = 1.75;
/**
 * Distance by which a disc extends beyond the ring. It is smaller than the gap between icons and edges, and at most the
 * gap to the captions.
 */
export const DISC_OVERHANG = 4;
/** Gap between the disc and the title of a box. */
export const DISC_GAP = 6;
/** Gap between two discs of one mark. */
const NEXT_DISC_GAP = 2;

/** A disc of a mark, with its distance from the first one's outer end. */
export interface Disc {
  readonly mark: Mark;
  readonly height: number;
  readonly offset: number;
  readonly width: number;
}

/** Returns the discs of a mark side by side: its own, of the given height, and the smaller ones of its parts. */
export function discsOf(mark: Mark, height: number): readonly Disc[] {
  const { parts = [], onlyParts, ...own } = mark;
  const small = Math.min(height, DISC.part);
  const discs = [
    ...(onlyParts === true ? [] : [{ mark: own, height }]),
    ...parts.map((change) => ({ mark: { change }, height: small })),
  ];
  let offset = 0;
  return discs.map((disc) => {
    const placed = { ...disc, offset, width: discWidth(disc.mark, disc.height) };
    offset += placed.width + NEXT_DISC_GAP;
    return placed;
  });
}

/** Returns the width of all discs of a mark. */
export function discsWidth(mark: Mark, height: number): number {
  const { offset, width } = discsOf(mark, height).at(-1) as Disc;
  return offset + width;
}

/** Returns the height of the first disc at an icon with a ring of this width. */
export function nodeDiscHeight({ touched }: Mark, ring: number): number {
  if (touched === true) return DISC.touched;
  return ring < RING_ROOM ? DISC.small : DISC.node;
}

/** Header with a corner icon of 24 px and a small gap below it. */
export const HEADER_HEIGHT = 28;
/** Part of the header that corner icon and title fill. */
export const TITLE_HEIGHT = 24;
/** Height that a subtitle below the title adds to the header and to this part of it. */
export const SUBTITLE_HEIGHT = 14;
/**
 * Maximum width of title and subtitle on one line, in a box that stands for several containers. Its content is
 * narrower, so a wider title would stretch the box.
 */
export const ONE_LINE_MAX = 200;
/** Header of a strip, which has no corner icon. */
export const STRIP_HEADER_HEIGHT = 20;
/** Width that a header adds to its title: corner icon, the gap after it, and slack at the end. */
export const HEADER_EXTRA = 44;
/** The same for a header without a corner icon. */
export const STRIP_HEADER_EXTRA = 22;
/** From the left end of a legend sample to its text. */
export const SAMPLE_WIDTH = 40;
export const SUBTITLE_GAP = 6;
export const MAX_BOX_SUBTITLE = 300;
/**
 * Maximum width of the list of names in a box that stands for several boxes. If the box is wider for another reason, it
 * shows more of the list.
 */
export const MAX_FOLDED = 140;
export const MAX_EDGE_LABEL = 180;
export const MAX_HEADING = 900;
/** The summary of changes below the title. */
export const SENTENCE_SIZE = 13;
export const SENTENCE_PITCH = 18;
/** Distance between the two lines of a title. */
export const TITLE_PITCH = 24;

// ---- The diagram on a screen.

/** Typical browser viewport in pixels, without window frame and toolbars. */
export const SCREEN = { width: 1600, height: 1000 } as const;

/** Returns the size of captions in pixels when the whole diagram fits the screen; at most the drawn size. */
export const captionOnScreen = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  CAPTION_SIZE * Math.min(1, SCREEN.width / width, SCREEN.height / height);
