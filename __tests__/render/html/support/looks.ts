/** Screens that a page is opened on. */
import type { Look } from '../../../support/browser.js';

export const PHONE: Look = { width: 390, height: 844 };
export const DESKTOP: Look = { width: 1440, height: 900 };
const WALL: Look = { width: 3840, height: 2160 };

/** Screens by name. A run that is not whole opens one of them in each test, the next one in the next: `inTurn`. */
export const LOOKS = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
  ['a large screen', WALL],
] as const;
