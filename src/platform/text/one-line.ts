/**
 * Control characters, line ends, direction marks, zero-width characters and lone surrogates. Useless in a label, and terminals
 * obey some.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** Returns the text on one line, with spaces in place of invisible characters. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;
