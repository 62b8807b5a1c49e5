/** `*` in an address: any characters, none included. */

export const isPattern = (text: string): boolean => text.includes('*');

/**
 * Whether the whole text fits. Each `*` takes as little as possible, and is asked for more only as long as the next
 * literal part has not been found: at most text times pattern steps, where a regular expression may need exponentially
 * many.
 */
export function fits(pattern: string, text: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return text === pattern;
  const tail = rest.pop() as string;
  if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail)) return false;
  const end = text.length - tail.length;
  let at = head.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}
