/**
 * The shape of a tool, and its arguments: their JSON Schema and their validation. Both are derived from the rows of
 * src/options.ts. An option `{ name: 'theme', kind: 'choice' }` becomes the property `theme` with an `enum`.
 */

import { dirname, join, resolve } from 'node:path';
import { isFileAddress, isGitAddress } from '../../diagram.js';
import { InvalidInput, Misuse } from '../../errors.js';
import { largest } from '../../graph/order.js';
import type { Command } from '../../option-row.js';
import type { Io } from '../../platform/io.js';
import { isWithin } from '../../platform/text/paths.js';
import type { Bounds } from '../../platform/untrusted/confined.js';
import { descriptorOf } from '../input.js';
import { ARGUMENT_ITEMS_MAX, ARGUMENT_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { attributeOf, type CliRow, helpOf, rowsOf } from '../options.js';
import type { SourceMemory } from './memory.js';
import * as questionMessages from './messages.js';
import type { OutputSchema } from './schemas.js';

/** An argument of a tool, in JSON Schema. */
export interface Property {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly items?: { readonly type: 'string'; readonly maxLength: number };
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Validated arguments. */
export interface Arguments {
  /** Options by Commander's names, for `parseOptions`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Arguments that are not options, by name. */
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** An argument that is not an option of a command. `isPath` confines its value to the directory of the server. */
export type Input = Property & { readonly isPath?: true };

/** The data of an answer, beside the output on stdout. */
export interface Structured {
  /** As the output schema of the tool describes it. */
  readonly structured: Readonly<Record<string, unknown>>;
  /** Media type of the output; absent for text. */
  readonly mediaType?: string;
}

/** State of a server that its tools share. */
export interface Session {
  /** The directory to which the server is confined, as a real path. */
  readonly top: string;
  readonly memory: SourceMemory;
}

/** A tool of the server. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Command whose options the tool shares. */
  readonly command: Command;
  /** Names of the options that clients may pass. */
  readonly options: readonly string[];
  /** Additional arguments, by name. */
  readonly inputs?: Readonly<Record<string, Input>>;
  /** Names of the arguments without a default. */
  readonly required?: readonly string[];
  /** JSON Schema of `Structured.structured`; absent for a tool that never has one. */
  readonly outputSchema?: OutputSchema;
  /**
   * Runs the tool, which writes the answer to stdout.
   * @returns the data of the answer, for a tool with `outputSchema`; otherwise the media type of the output, or null
   * for text
   */
  readonly run: (given: Arguments, io: Io, session: Session) => Promise<string | Structured | null>;
}

/** Choices that clients cannot use, by option. `--planner terraform` runs providers with the user's credentials. */
const REFUSED_CHOICES: Readonly<Record<string, readonly string[]>> = { planner: ['terraform'] };

/** Returns the rows of the tool's options, in table order. */
const rowsFor = ({ command, options }: Tool): readonly CliRow[] =>
  rowsOf(command).filter(({ name }) => options.includes(name));

/** Descriptions of options whose help on the command line does not apply here. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  source: messages.SOURCE,
  planner: messages.PLANNER,
  format: messages.FORMAT,
};

/** Schema of any text. */
export const TEXT = { type: 'string', maxLength: ARGUMENT_LENGTH_MAX } as const;

/** Returns the schema of an option, without the choices that clients cannot use. */
function propertyOf(row: CliRow): Property {
  const { kind, minimum, maximum, default: defaultValue } = row;
  const choices = row.choices?.filter((name) => !(REFUSED_CHOICES[row.name] ?? []).includes(name));
  const description =
    DESCRIPTIONS[row.name] ?? (kind === 'flag' && defaultValue === 'true' ? messages.ofFalse(row.help) : helpOf(row));
  if (choices !== undefined) return { type: 'string', description, enum: choices };
  if (kind === 'flag') return { type: 'boolean', description };
  if (kind === 'list') return { type: 'array', description, maxItems: ARGUMENT_ITEMS_MAX, items: TEXT };
  if (kind !== 'number') return { ...TEXT, description };
  return {
    type: 'number',
    description,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

/** Returns the properties of a tool's arguments, by name. */
export const propertiesOf = (tool: Tool): Readonly<Record<string, Property>> => ({
  ...Object.fromEntries(rowsFor(tool).map((row) => [row.name, propertyOf(row)])),
  ...Object.fromEntries(
    Object.entries(tool.inputs ?? {}).map(([name, { isPath: _, ...property }]) => [name, property]),
  ),
});

/**
 * Returns the tool as listed by the protocol.
 * @param network true if the server may contact hosts
 */
export const described = (tool: Tool, network: boolean) => ({
  name: tool.name,
  description: tool.description,
  inputSchema: {
    type: 'object' as const,
    properties: { ...propertiesOf(tool) },
    required: [...(tool.required ?? [])],
    additionalProperties: false,
  },
  ...(tool.outputSchema && { outputSchema: tool.outputSchema }),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: network },
});

/** Returns an option value as Commander would pass it, under Commander's name: `['hideAccounts', 'on']`. */
const commanderEntry = (row: CliRow, value: unknown): readonly [string, unknown] => [
  attributeOf(row),
  row.kind === 'number' ? String(value) : value,
];

// ---- Validation of arguments, which are untrusted: a model may repeat text that it has read.

/** Arguments as the client sent them, by name. */
export type RawArguments = Readonly<Record<string, unknown>>;

/**
 * Returns the validated arguments of a tool. Sizes are checked before any file is touched.
 * @throws Misuse for an invalid argument; InvalidInput for a path outside the directory
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
  for (const [name, path] of pathsIn(tool, raw)) await checkPath(name, path, bounds, io);
  const rows = rowsFor(tool).filter(({ name }) => Object.hasOwn(raw, name));
  const inputs = Object.keys(tool.inputs ?? {}).filter((name) => Object.hasOwn(raw, name));
  return {
    options: Object.fromEntries(rows.map((row) => commanderEntry(row, raw[row.name]))),
    inputs: Object.fromEntries(inputs.map((name) => [name, raw[name]])),
  };
}

/** Returns the arguments that are paths, with their names. */
function pathsIn(tool: Tool, raw: RawArguments): readonly (readonly [name: string, path: string])[] {
  const pathOptions = rowsFor(tool).filter(
    // A list without choices is one of files: `varfile`.
    ({ kind, choices }) => kind === 'path' || (kind === 'list' && choices === undefined),
  );
  const pathInputs = Object.entries(tool.inputs ?? {}).filter(([, { isPath }]) => isPath);
  const names = [...pathOptions.map(({ name }) => name), ...pathInputs.map(([name]) => name)];
  return names
    .filter((name) => Object.hasOwn(raw, name))
    .flatMap((name) => [raw[name]].flat().map((path) => [name, path as string] as const));
}

/**
 * Checks name, type, size and choice of an argument.
 * @throws Misuse
 */
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
  // Only arguments that are no options are integers. The parser of options checks the ranges of the others.
  const { type, minimum = 0, maximum = 0 } = property;
  if (type === 'integer' && ((value as number) < minimum || (value as number) > maximum)) {
    throw new Misuse(messages.wrongArgument(name, questionMessages.between(minimum, maximum)));
  }
}

function hasType({ type }: Property, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

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

// ---- Paths of a client, and the repository that Git would read, must be inside the served directory.
// `confined` enforces the same bounds, but hides other files as if they were missing. This check says why a path is
// refused.

type World = Pick<Io, 'directory' | 'realPath' | 'kindOf'>;

/**
 * Checks a path or Git address of a client.
 * @param name name of the argument
 * @throws InvalidInput for a path that leaves the directory, directly or through a link; for the Git address of a
 * repository on this machine; for any Git address if the server may not contact hosts
 */
async function checkPath(name: string, path: string, { top, network }: Bounds, io: World): Promise<void> {
  // An existing file takes precedence over a Git address, as on the command line.
  if (isAddress(path) && (await io.kindOf(path).catch(() => 'missing')) === 'missing') {
    if (!network) throw new InvalidInput(messages.addressRefused(name), { remedy: messages.MCP_ADDRESS_REMEDY });
    if (isOfThisMachine(path)) {
      throw new InvalidInput(messages.addressOfThisMachine(name), { remedy: messages.OUTSIDE_REMEDY });
    }
    return;
  }
  const absolute = resolve(io.directory, path);
  // `-` and other descriptors are the connection to the client, or files that the shell has opened: never in the
  // directory.
  const real = descriptorOf(path) === null ? await io.realPath(absolute).catch(() => null) : '/';
  // A missing path inside the directory passes; reading it reports the error.
  if (isWithin(top, real ?? absolute) || (real === null && isWithin(io.directory, absolute))) return;
  throw new InvalidInput(messages.outside(name, path), { remedy: messages.OUTSIDE_REMEDY });
}

/** True for a Git address, even an invalid one, because its reader reports the reason. */
const isAddress = (path: string): boolean => unlessRefused(isGitAddress, path) ?? true;

/** True for a Git address of a local repository. Git would read it without regard to the directory's bounds. */
const isOfThisMachine = (path: string): boolean => unlessRefused(isFileAddress, path) ?? false;

/** Returns the result of a test; null if the test throws, as for an invalid address. */
function unlessRefused(test: (path: string) => boolean, path: string): boolean | null {
  try {
    return test(path);
  } catch {
    return null;
  }
}

/** Files in `.git` of a work tree, or of a clone with shared objects. They name another directory with objects. */
const REFERRING_FILES = ['commondir', 'objects/info/alternates'];

/**
 * Checks that the repository of a directory is entirely below `top`. A directory without a repository passes: Git
 * reports that.
 * @throws InvalidInput if part of the repository, or the directory itself, is elsewhere
 */
export async function checkRepository(directory: string, top: string, io: World): Promise<void> {
  const start = (await io.realPath(resolve(io.directory, directory)).catch(() => null)) ?? top;
  if (isWithin(top, start)) {
    const git = await gitDirectoryOf(start, top, io);
    if (git === null || (await isSelfContained(git, top, io))) return;
  }
  throw new InvalidInput(messages.REPOSITORY_OUTSIDE, { remedy: messages.REPOSITORY_REMEDY });
}

/** Returns the real path of the nearest `.git` from `directory` up to `top`; null if there is none. */
async function gitDirectoryOf(directory: string, top: string, io: World): Promise<string | null> {
  for (let folder = directory; isWithin(top, folder); folder = dirname(folder)) {
    const git = await io.realPath(join(folder, '.git')).catch(() => null);
    if (git !== null) return git;
    if (folder === dirname(folder)) break;
  }
  return null;
}

/** True if a `.git` is a directory below `top` with all of its objects in it. */
async function isSelfContained(git: string, top: string, io: World): Promise<boolean> {
  if (!isWithin(top, git) || (await io.kindOf(git)) !== 'directory') return false;
  const objects = await io.realPath(join(git, 'objects')).catch(() => null);
  if (objects !== null && !isWithin(top, objects)) return false;
  const kinds = await Promise.all(REFERRING_FILES.map((name) => io.kindOf(join(git, name)).catch(() => 'other')));
  return kinds.every((kind) => kind === 'missing');
}
