/**
 * A stand-in for a text that is not known yet, such as the ARN of an instance that Terraform still has to create. The
 * stand-in names the instance, and survives concatenation, JSON encoding and lower-casing.
 */

/** Private-use characters, which nobody types. */
const START = '\uE0A0';
const END = '\uE0A1';

/** The address is in hexadecimal, so that no part of it has a meaning in JSON or in a pattern. */
const NAMES = new RegExp(`${START}([0-9a-f]*)${END}`, 'g');

/** Stands for a text of which nothing is known except that there will be one. */
export const SOME_TEXT = `${START}${END}`;

/**
 * Returns the stand-in for a text of an instance.
 * @param origin Terraform address of the instance
 */
export const instanceName = (origin: string): string => `${START}${Buffer.from(origin).toString('hex')}${END}`;

/** Not an address, as the empty one of `SOME_TEXT`. */
const NO_INSTANCE = '?';

/** Stands for an invented text, which the code does not contain. */
export const MADE_UP_TEXT = instanceName(NO_INSTANCE);

const isAddress = (origin: string): boolean => origin !== '' && origin !== NO_INSTANCE;

export const holdsMadeUpText = (text: string): boolean => text.includes(MADE_UP_TEXT);

/** True if the text contains a stand-in, including `SOME_TEXT` and `MADE_UP_TEXT`. */
export const holdsInstanceName = (text: string): boolean => text.includes(START);

/** Returns the distinct addresses of the instances that a text names. `SOME_TEXT` and `MADE_UP_TEXT` name none. */
export function instancesIn(text: string): readonly string[] {
  if (!holdsInstanceName(text)) return [];
  const origins = [...text.matchAll(NAMES)].map(([, name]) => Buffer.from(name as string, 'hex').toString());
  return [...new Set(origins.filter(isAddress))];
}

/** Applies `make` to each known part of the text. The stand-ins between the parts stay. */
export function withKnownParts(text: string, make: (part: string) => string): string {
  const unknown = [...text.matchAll(NAMES)].map(([name]) => name);
  return text
    .split(NAMES)
    .filter((_, i) => i % 2 === 0)
    .map((part, i) => `${make(part)}${unknown[i] ?? ''}`)
    .join('');
}

/** Replaces each stand-in with `gap`, for example `*`. */
export const withGaps = (text: string, gap: string): string => text.replace(NAMES, gap);

/** Returns the text with the instances that it names renamed by `nameOf`. */
export const withInstances = (text: string, nameOf: (origin: string) => string): string =>
  holdsInstanceName(text)
    ? text.replace(NAMES, (name, hex: string) => {
        const origin = Buffer.from(hex, 'hex').toString();
        return isAddress(origin) ? instanceName(nameOf(origin)) : name;
      })
    : text;
