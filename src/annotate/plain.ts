/** Controls, bidirectional marks, invisible characters: what a label has no use for and a terminal obeys. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** The text on one line, without characters that cannot be seen. */
export const plain = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
