import type { Layout } from './layout.js';
import { CAPTION_SIZE } from './scene/measures.js';

/** Typical browser viewport in pixels, without window frame and toolbars. */
export const SCREEN = { width: 1600, height: 1000 } as const;

/** Returns the size of captions in pixels when the whole diagram fits the screen; at most the drawn size. */
export const captionOnScreen = ({ width, height }: Pick<Layout, 'width' | 'height'>): number =>
  CAPTION_SIZE * Math.min(1, SCREEN.width / width, SCREEN.height / height);
