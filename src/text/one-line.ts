/** Controls, line ends, marks of direction, what has no width, halves of characters: a label has no use for them, a terminal obeys some. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** The text on one line, a blank in the place of characters that cannot be seen. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;
