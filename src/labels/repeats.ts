const singular = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=..)s$/, '');

/** True if a name only repeats the text beside it, singular or plural: `users` beside "Users". */
export const repeats = (name: string, text: string): boolean => {
  const plain = singular(name);
  return plain !== '' && plain === singular(text);
};

/** True if a name only repeats the title or its last word: `endpoint` for a "VPC endpoint". */
export const repeatsNoun = (name: string, title: string): boolean =>
  repeats(name, title) || repeats(name, title.split(' ').at(-1) as string);
