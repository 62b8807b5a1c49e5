/**
 * A text in the place of one that nobody knows yet, an ARN or id of something that is still to be made: it says whose it
 * is, and stays what it is where texts are joined, written as JSON or put in lower case.
 */

/** Of private use: in no text that anybody writes. */
const START = '\uE0A0';
const END = '\uE0A1';

/** Hexadecimal: no part of an address means anything where the text ends up, in JSON or in a pattern. */
const NAMES = new RegExp(`${START}([0-9a-f]*)${END}`, 'g');

/** Stands for a text of which only is known that there will be one. */
export const SOME_TEXT = `${START}${END}`;

/** @param origin address of an instance, as Terraform writes it */
export const instanceName = (origin: string): string => `${START}${Buffer.from(origin).toString('hex')}${END}`;

/** Stands for a text that was made up, to have any: in the code it is not said. */
export const MADE_UP_TEXT = instanceName('?');

export const holdsMadeUpText = (text: string): boolean => text.includes(MADE_UP_TEXT);

export const holdsInstanceName = (text: string): boolean => text.includes(START);

/** Addresses of the instances that a text names, each once; empty for what is not known of one. */
export function instancesIn(text: string): readonly string[] {
  if (!holdsInstanceName(text)) return [];
  return [...new Set([...text.matchAll(NAMES)].map(([, name]) => Buffer.from(name as string, 'hex').toString()))];
}

/** The text with something made of each part of it that is known; what is not stays between them. */
export function withKnownParts(text: string, make: (part: string) => string): string {
  const unknown = [...text.matchAll(NAMES)].map(([name]) => name);
  return text
    .split(NAMES)
    .filter((_, i) => i % 2 === 0)
    .map((part, i) => `${make(part)}${unknown[i] ?? ''}`)
    .join('');
}

/** What is known of the text, with a sign for each part that is not. */
export const withGaps = (text: string, gap: string): string => text.replace(NAMES, gap);

/** The same text with the instances that it names called otherwise. */
export const withInstances = (text: string, nameOf: (origin: string) => string): string =>
  holdsInstanceName(text)
    ? text.replace(NAMES, (name, hex: string) =>
        hex === '' ? name : instanceName(nameOf(Buffer.from(hex, 'hex').toString())),
      )
    : text;
