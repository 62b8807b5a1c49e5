/** Writes and reads `estate.json`, docs/estate-1.0.schema.json. */
import { InvalidInput } from '../errors.js';
import { byText } from '../graph/order.js';
import { decodeText } from '../platform/json/decode-text.js';
import { entriesOf, listOf, member, objectOf, textOf } from '../platform/json/foreign.js';
import * as messages from './messages.js';
import { ESTATE_FORMAT, ESTATE_VERSION, type Estate, type EstateRoot, type Impact, RULES } from './model.js';

/**
 * Returns the text of the file. Members are sorted, so that equal estates have equal bytes.
 * @param impact the effect of a change, if there is one
 */
export const writeEstate = (estate: Estate, impact: Impact | null = null): string =>
  `${JSON.stringify(canonical({ format: ESTATE_FORMAT, version: ESTATE_VERSION, ...estate, ...(impact !== null && { impact }) }), null, 1)}\n`;

/** True for the content of an estate file. */
const isEstate = (value: unknown): boolean => member(value, 'format') === ESTATE_FORMAT;

/**
 * Returns the root modules of an estate file. Links in it are ignored, because they follow from the root modules.
 * @param name the file, for messages
 * @throws InvalidInput if it is no estate of this version
 */
export function readEstateFile(bytes: Uint8Array, name: string): readonly EstateRoot[] {
  let value: unknown;
  try {
    value = JSON.parse(decodeText(bytes, name));
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    throw new InvalidInput(messages.notAnEstate(name), { remedy: messages.NOT_AN_ESTATE_REMEDY, cause: error });
  }
  if (!isEstate(value)) throw new InvalidInput(messages.notAnEstate(name), { remedy: messages.NOT_AN_ESTATE_REMEDY });
  const version = textOf(member(value, 'version')) ?? '';
  // A later 1.x only adds members.
  if (!/^1\.\d+$/.test(version)) {
    throw new InvalidInput(messages.estateVersion(name, version), { remedy: messages.ESTATE_VERSION_REMEDY });
  }
  return listOf(member(value, 'roots')).map((root, index) => {
    if (!isRoot(root)) {
      throw new InvalidInput(messages.invalidRoot(name, index), { remedy: messages.NOT_AN_ESTATE_REMEDY });
    }
    return root;
  });
}

// ---- Equal text for equal data, whatever the order of its members.

/** Members that come first in a file, so that a reader sees what it is. */
const FIRST: readonly string[] = ['format', 'version'];

/** Returns a copy whose members are sorted by name, the format and version first. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const rank = (name: string): number => FIRST.indexOf(name) + 1 || FIRST.length + 1;
  const entries = Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || byText(a, b));
  return Object.fromEntries(entries.map(([name, inner]) => [name, canonical(inner)]));
}

/** Returns data as text that is equal for equal data, whatever the order of its members. */
export const canonicalText = (value: unknown): string => JSON.stringify(canonical(value));

// ---- Shapes. A file may come from anywhere, and later code uses its members without checking them again.

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOfAll =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isTexts: Check = listOfAll(isText);
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    objectOf(value) !== null && Object.entries(checks).every(([name, check]) => check(member(value, name)));

const isScopes: Check = (value) => objectOf(value) !== null && entriesOf(value).every(([, text]) => isText(text));
const LOCATION = { account: optional(isText), region: optional(isText), scopes: optional(isScopes) };

const isPart: Check = (value) =>
  value === null ||
  isText(value) ||
  member(value, 'any') === true ||
  isText(member(value, 'startsWith')) ||
  isTexts(member(value, 'words'));
const STATE = { scheme: isText, parts: listOfAll(isPart) };

const isRoot = shape({
  id: isText,
  path: isText,
  repository: orNull(isText),
  failure: optional(isText),
  planned: optional(isFlag),
  states: listOfAll(shape({ ...STATE, isAssumed: optional(isFlag) })),
  accounts: isTexts,
  resources: isCount,
  exports: shape({
    outputs: listOfAll(
      shape({
        name: isText,
        at: isText,
        targets: listOfAll(shape({ address: isText, members: isTexts, from: optional(isTexts) })),
      }),
    ),
    resources: listOfAll(
      shape({
        address: isText,
        type: isText,
        terms: isTexts,
        at: optional(isText),
        behind: optional(isTexts),
        ...LOCATION,
      }),
    ),
  }),
  imports: listOfAll(
    shape({
      id: isText,
      rule: (value) => (RULES as readonly unknown[]).includes(value),
      resource: isText,
      key: isText,
      at: optional(isText),
      root: optional(isText),
      state: optional(shape(STATE)),
      lookup: optional(
        shape({ types: isTexts, terms: isTexts, many: isFlag, isPartial: isFlag, near: isTexts, ...LOCATION }),
      ),
      reads: optional(listOfAll(shape({ by: isText, path: isText, members: isTexts, at: optional(isText) }))),
    }),
  ),
}) as (value: unknown) => value is EstateRoot;
