/**
 * Stand-ins for strings that are not known yet, such as the ARN of an instance that Terraform still has to create. A
 * stand-in, or instance name, contains the address of the instance, and survives concatenation, JSON encoding and
 * lower-casing. Strings with stand-ins are only compared, never shown.
 */

/** Private-use characters, which nobody types. */
const START = '\uE0A0';
const END = '\uE0A1';

/**
 * Source of a regular expression that matches a stand-in. The address is in hexadecimal, which has no meaning in JSON.
 */
export const STAND_IN = `${START}[0-9a-f]*${END}`;

const NAMES = new RegExp(`${START}([0-9a-f]*)${END}`, 'g');

/** Stand-in for a string of which nothing is known. */
export const SOME_TEXT = `${START}${END}`;

/**
 * Returns the stand-in for a text of an instance.
 * @param origin Terraform address of the instance
 */
export const instanceName = (origin: string): string => `${START}${Buffer.from(origin).toString('hex')}${END}`;

/** Replaces the address in `MADE_UP_TEXT`. In `SOME_TEXT` the address is empty. */
const NO_INSTANCE = '?';

/** Stand-in for a placeholder text, which the code does not contain. */
export const MADE_UP_TEXT = instanceName(NO_INSTANCE);

/** Begins the name of an unknown value that does not belong to an instance. No address begins with this character. */
const SYMBOL = '=';

/**
 * Returns the stand-in for the unknown text of an expression. Equal stand-ins stand for equal texts.
 * @param symbol the expression with its module, e.g. `module.shop.var.prefix`
 */
export const symbolName = (symbol: string): string => instanceName(`${SYMBOL}${symbol}`);

/** Returns the expression that a text stands for as a whole; null for any other text. */
export function symbolOf(text: string): string | null {
  const [origin = '', ...others] = originsIn(text);
  const isWhole = others.length === 0 && origin.startsWith(SYMBOL) && text === instanceName(origin);
  return isWhole ? origin.slice(SYMBOL.length) : null;
}

const isAddress = (origin: string): boolean => origin !== '' && origin !== NO_INSTANCE && !origin.startsWith(SYMBOL);

/** True if texts with the same stand-ins are equal: the text contains neither `SOME_TEXT` nor `MADE_UP_TEXT`. */
export const isExact = (text: string): boolean => !text.includes(SOME_TEXT) && !text.includes(MADE_UP_TEXT);

/** True if a part of the text is known: a letter, or the expression of a stand-in. */
export const isInformative = (text: string): boolean =>
  /\p{L}/u.test(withGaps(text, '')) || originsIn(text).some((origin) => origin.startsWith(SYMBOL));

/** True if a part of the text was made up by the planner. */
export const holdsMadeUpText = (text: string): boolean => text.includes(MADE_UP_TEXT);

/** True if the text contains a stand-in, including `SOME_TEXT` and `MADE_UP_TEXT`. */
export const holdsInstanceName = (text: string): boolean => text.includes(START);

/** Returns the distinct addresses of the instances that a text names. `SOME_TEXT` and `MADE_UP_TEXT` name none. */
export function instancesIn(text: string): readonly string[] {
  return holdsInstanceName(text) ? [...new Set(originsIn(text).filter(isAddress))] : [];
}

const originsIn = (text: string): string[] =>
  [...text.matchAll(NAMES)].map(([, name]) => Buffer.from(name as string, 'hex').toString());

/** Applies `make` to each known part of the text. The stand-ins between the parts stay as they are. */
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

/** Returns the parts of a text: known ones at even indexes, the stand-ins between them at odd ones. */
export const partsOf = (text: string): readonly string[] => text.split(PARTS);

const PARTS = new RegExp(`(${STAND_IN})`);

/** Returns the expression or address of a stand-in; empty for `SOME_TEXT`. */
export const expressionOf = (standIn: string): string => (originsIn(standIn)[0] ?? '').replace(/^[=?]/, '');
