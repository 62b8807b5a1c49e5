import type { Layout } from './layout.js';
import { CAPTION_SIZE } from './scene/measures.js';

/** What most readers have, in pixels; the window and its bars are taken off. */
export const SCREEN = { width: 1600, height: 1000 } as const;

/** Size in pixels of captions where the whole picture is on the screen; never more than they are drawn with. */
export const captionOnScreen = ({ width, height }: Pick<Layout, 'width' | 'height'>): number =>
  CAPTION_SIZE * Math.min(1, SCREEN.width / width, SCREEN.height / height);
