/** Returns the characters that all texts start with: `app-` of `app-web` and `app-db`. Empty for no texts. */
export function commonPrefix(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length++;
  return first.slice(0, length);
}
