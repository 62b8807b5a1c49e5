import { TEXT_LENGTH_MAX } from './limits.js';

/** As much of a text as a manifest holds, in whole characters: half of one is no UTF-8. */
export const cut = (text: string): string => text.slice(0, TEXT_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, '');
