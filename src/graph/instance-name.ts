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

export const holdsInstanceName = (text: string): boolean => text.includes(START);

/** Addresses of the instances that a text names, each once; empty for what is not known of one. */
export function instancesIn(text: string): readonly string[] {
  if (!holdsInstanceName(text)) return [];
  return [...new Set([...text.matchAll(NAMES)].map(([, name]) => Buffer.from(name as string, 'hex').toString()))];
}
