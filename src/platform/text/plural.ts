/** Formats a count with its noun: `1 resource`, `2 resources`. For nouns with a regular plural in s. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
