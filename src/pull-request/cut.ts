import { TEXT_LENGTH_MAX } from './limits.js';

/**
 * Truncates text to the limit of a manifest without splitting a surrogate pair, because half a pair is invalid UTF-8.
 */
export const cut = (text: string): string => text.slice(0, TEXT_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, '');
