/** Validates the arguments of a call, which are untrusted: a model may repeat text that it has read. */
import { Misuse } from '../../errors.js';
import { largest } from '../../graph/order.js';
import type { Io } from '../../platform/io.js';
import type { Bounds } from '../../platform/untrusted/confined.js';
import * as messages from '../messages.js';
import { checkPlace } from './place.js';
import { type Arguments, commanderEntry, type Property, propertiesOf, rowsFor, type Tool } from './tool.js';

/** Arguments as the client sent them, by name. */
export type RawArguments = Readonly<Record<string, unknown>>;

/**
 * Returns the validated arguments of a tool. Sizes are checked before any file is touched.
 * @throws Misuse for an invalid argument; InvalidInput for a path outside of the directory
 */
export async function readArguments(
  tool: Tool,
  raw: RawArguments,
  bounds: Bounds,
  io: Pick<Io, 'directory' | 'realPath' | 'kindOf'>,
): Promise<Arguments> {
  const properties = propertiesOf(tool);
  for (const [name, value] of Object.entries(raw)) checkArgument(name, value, properties);
  for (const name of tool.required ?? []) {
    if (!Object.hasOwn(raw, name)) throw new Misuse(messages.missingArgument(name));
  }
  for (const [name, path] of pathsIn(tool, raw)) await checkPlace(name, path, bounds, io);
  const rows = rowsFor(tool).filter(({ name }) => Object.hasOwn(raw, name));
  const texts = Object.keys(tool.texts ?? {}).filter((name) => Object.hasOwn(raw, name));
  return {
    options: Object.fromEntries(rows.map((row) => commanderEntry(row, raw[row.name]))),
    texts: Object.fromEntries(texts.map((name) => [name, raw[name] as string])),
  };
}

/** Returns the arguments that are paths, with their names. */
function pathsIn(tool: Tool, raw: RawArguments): readonly (readonly [name: string, path: string])[] {
  const pathOptions = rowsFor(tool).filter(
    // A list without choices is one of files: `varfile`.
    ({ kind, choices }) => kind === 'path' || (kind === 'list' && choices === undefined),
  );
  const pathTexts = Object.entries(tool.texts ?? {}).filter(([, { isPath }]) => isPath);
  const names = [...pathOptions.map(({ name }) => name), ...pathTexts.map(([name]) => name)];
  return names
    .filter((name) => Object.hasOwn(raw, name))
    .flatMap((name) => [raw[name]].flat().map((path) => [name, path as string] as const));
}

/** Checks name, type, size and choice of an argument. @throws Misuse */
function checkArgument(name: string, value: unknown, properties: Readonly<Record<string, Property>>): void {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (property === undefined) {
    throw new Misuse(messages.unknownArgument(name), { remedy: messages.argumentsAre(Object.keys(properties)) });
  }
  if (!hasType(property, value)) throw new Misuse(messages.wrongArgument(name, messages.KINDS[property.type]!));
  checkSize(name, value, property);
  if (property.enum !== undefined && !property.enum.includes(value as string)) {
    throw new Misuse(messages.wrongArgument(name, messages.oneOf(property.enum)));
  }
}

const hasType = ({ type }: Property, value: unknown): boolean =>
  type === 'array' ? Array.isArray(value) && value.every((item) => typeof item === 'string') : typeof value === type;

function checkSize(name: string, value: unknown, { maxItems, maxLength, items }: Property): void {
  const texts = [value].flat();
  if (maxItems !== undefined && texts.length > maxItems) {
    throw new Misuse(messages.tooManyItems(name, texts.length, maxItems));
  }
  const lengthMax = maxLength ?? items?.maxLength;
  const longest = largest(texts.map((text) => (typeof text === 'string' ? text.length : 0)));
  if (lengthMax !== undefined && longest > lengthMax) {
    throw new Misuse(messages.argumentTooLong(name, longest, lengthMax));
  }
}
