/** Sizes that the scene and the drawing share, in pixels at scale 1. */
import { glyphOf } from '../../graph/changes.js';
import { BOX_TITLE_ROOM, NAME_ROOM, SMALL_NAME_ROOM } from '../../text/room.js';
import type { Mark, TextLine } from './model.js';

export const ICON_SIZE = 64;
/** Of the second rank, in a strip. */
export const SMALL_ICON_SIZE = 32;
/** From the icon's lower edge to the first line of its captions. */
export const CAPTION_TOP = 4;
export const LINE_HEIGHT: Readonly<Record<TextLine['role'], number>> = {
  title: 15,
  name: 13,
  detail: 13,
  alert: 13,
  change: 13,
};

/** Font sizes that widths are measured with. */
export const HEADING_SIZE = 20;
export const TITLE_SIZE = BOX_TITLE_ROOM.size;
export const CAPTION_SIZE = NAME_ROOM.size;

/** Lines of a caption are broken at these widths, so that neighbours line up in columns of similar width. */
export const TITLE_WIDTH = 116;
export const CAPTION_WIDTH = NAME_ROOM.width;
/** Of several values, which are not broken: a machine's usual size and its zone. */
export const DETAIL_WIDTH = CAPTION_WIDTH + 4;
export const SMALL_CAPTION_WIDTH = SMALL_NAME_ROOM.width;

/** Room around the icon, above it and on either side of the widest line. */
export const ICON_TOP = 2;
export const MIN_TEXT_WIDTH = 72;
export const TEXT_SLACK = 8;
/** A loop goes out at the icon's right side and comes back in at its top. */
export const LOOP_ROOM = 18;

/** Between an icon and the ring around it, the ring included. */
export const RING = 7;
export const SMALL_RING = 5;
/** Height of the disc with the sign of a change: at an icon, at a small one, in the header of a box, on an arrow. */
export const DISC = { node: 20, small: 16, box: 17, edge: 15 } as const;
/** The sign of a mark as text: that of the change, and an exclamation mark for what is opened to outside. */
export function signOf({ change, createsFirst, opens }: Mark): string {
  const glyph = glyphOf(change, createsFirst === true ? { createsFirst } : {});
  if (opens !== true) return glyph;
  return change === 'update' ? OPENED_SIGN : glyph + OPENED_SIGN;
}
const OPENED_SIGN = '!';
/** Width of a disc of this height: a pill where the sign is of more than one character. */
export const discWidth = (mark: Mark, height: number): number => (signOf(mark).length > 1 ? height * PILL : height);
const PILL = 1.75;
/** How far a disc hangs over the ring: less than the gap between icons and arrows, and no more than that to the captions. */
export const DISC_OVERHANG = 4;
/** Between the disc and the title of a box. */
export const DISC_GAP = 6;

/** The corner icon is 24 px high and the first row starts a little below it. */
export const HEADER_HEIGHT = 28;
/** The part of it that corner icon and title fill. */
export const TITLE_HEIGHT = 24;
/** What a subtitle below the title adds to both. */
export const SECOND_LINE = 14;
/** Title and subtitle of a box that stands for several are longer than its content is wide: from this width on in two lines. */
export const ONE_LINE_MAX = 200;
/** Of a strip, which has no icon in its corner. */
export const STRIP_HEADER_HEIGHT = 20;
/** Corner icon and gap before a box title, and slack after it. */
export const HEADER_EXTRA = 44;
/** Without icon. */
export const STRIP_HEADER_EXTRA = 22;
/** In a legend, from the left end of a sample to its words. */
export const SAMPLE_WIDTH = 40;
export const SUBTITLE_GAP = 6;
export const MAX_BOX_SUBTITLE = 300;
/** What several boxes are called: a box is not made wider for it, and shows more where it is wider for another reason. */
export const MAX_FOLDED = 140;
export const MAX_EDGE_LABEL = 180;
export const MAX_HEADING = 900;
/** What changes, under the title. */
export const SENTENCE_SIZE = 13;
export const SENTENCE_PITCH = 18;
/** From a title's line to its second one. */
export const TITLE_PITCH = 24;
