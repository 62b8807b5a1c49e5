/** Validates the arguments of a client, which are untrusted. */
import { Misuse } from '../../errors.js';
import { largest } from '../../graph/order.js';
import type { Io } from '../../platform/io.js';
import type { Bounds } from '../../platform/untrusted/confined.js';
import * as messages from '../messages.js';
import { checkPlace } from './place.js';
import { type Arguments, type Property, propertiesOf, rowsFor, type Tool, writtenAs } from './tool.js';

type World = Pick<Io, 'directory' | 'realPath' | 'kindOf'>;

/**
 * Returns the validated arguments of a tool.
 * @throws Misuse for an invalid argument; InvalidInput for a path outside of the directory
 */
export async function readArguments(
  tool: Tool,
  given: Readonly<Record<string, unknown>>,
  bounds: Bounds,
  io: World,
): Promise<Arguments> {
  const properties = propertiesOf(tool);
  for (const [name, value] of Object.entries(given)) checkShape(name, value, properties);
  for (const name of tool.required ?? []) {
    if (!Object.hasOwn(given, name)) throw new Misuse(messages.missingArgument(name));
  }
  const rows = rowsFor(tool).filter(({ name }) => Object.hasOwn(given, name));
  const texts = Object.entries(tool.texts ?? {}).filter(([name]) => Object.hasOwn(given, name));
  const paths = [
    ...rows
      .filter(isOfPaths)
      .flatMap(({ name }) => [given[name]].flat().map((path) => [name, path as string] as const)),
    ...texts.filter(([, { isPath }]) => isPath).map(([name]) => [name, given[name] as string] as const),
  ];
  for (const [name, path] of paths) await checkPlace(name, path, bounds, io);
  return {
    written: Object.fromEntries(rows.map((row) => writtenAs(row, given[row.name]))),
    texts: Object.fromEntries(texts.map(([name]) => [name, given[name] as string])),
  };
}

const isOfPaths = ({ kind, choices }: { readonly kind: string; readonly choices?: readonly string[] }): boolean =>
  kind === 'path' || (kind === 'list' && choices === undefined);

function checkShape(name: string, value: unknown, properties: Readonly<Record<string, Property>>): void {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (property === undefined) {
    throw new Misuse(messages.unknownArgument(name), { remedy: messages.argumentsAre(Object.keys(properties)) });
  }
  if (!isOf(property, value)) throw new Misuse(messages.wrongArgument(name, messages.KINDS[property.type]!));
  checkSize(name, value, property);
  if (property.enum !== undefined && !property.enum.includes(value as string)) {
    throw new Misuse(messages.wrongArgument(name, messages.oneOf(property.enum)));
  }
}

/** Checks lengths before any drawing starts. */
function checkSize(name: string, value: unknown, { maxItems, maxLength, items }: Property): void {
  const texts = [value].flat();
  if (maxItems !== undefined && texts.length > maxItems) {
    throw new Misuse(messages.tooManyItems(name, texts.length, maxItems));
  }
  const most = maxLength ?? items?.maxLength;
  const longest = largest(texts.map((text) => (typeof text === 'string' ? text.length : 0)));
  if (most !== undefined && longest > most) throw new Misuse(messages.argumentTooLong(name, longest, most));
}

const isOf = ({ type }: Property, value: unknown): boolean =>
  type === 'array' ? Array.isArray(value) && value.every((item) => typeof item === 'string') : typeof value === type;
