/** `1 resource`, `2 resources`: for nouns that only take an s. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
