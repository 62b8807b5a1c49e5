/**
 * Prepares the root module's variables for an offline plan: copies the files that Terraform would read, and makes
 * placeholders for variables that neither a file nor the environment sets.
 */
import { basename, join, resolve } from 'node:path';
import { mostUsedCloud } from '../../../catalog/cloud.js';
import { defaultsToFalse, ELEMENT, itemFor, itemTextFor, numberFor, textFor } from '../../../catalog/examples.js';
import type { Cloud } from '../../../catalog/model.js';
import { InvalidInput } from '../../../errors.js';
import { VARIABLE_FILE_BYTES_MAX } from '../../../limits.js';
import type { Io } from '../../../platform/io.js';
import { objectOf } from '../../../platform/json/foreign.js';
import { isJsonName, parseFile } from '../../../terraform/hcl/file.js';
import type { Body, Expression } from '../../../terraform/hcl/model.js';
import { expressionsIn } from '../../../terraform/hcl/walk.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { readAutoVariableFiles, variableDirectoryOf } from '../../../terraform/module-tree/variable-files.js';
import { variableFileWarnings } from '../../gaps.js';
import { PLACEHOLDER_DEPTH, PLACEHOLDER_ITEMS } from '../../limits.js';
import * as messages from '../../messages.js';
import { typeKeyword } from '../../static/type-constraints.js';
import { variablesIn } from '../attempt.js';
import { type Layout, VARIABLES } from '../copy/layout.js';
import { directoriesOf } from '../modules.js';

/** The values of the root module's variables, as Terraform gets them. */
export interface VariableValues {
  /** Options for the plan (`-var-file=...`), in order of precedence. */
  readonly options: readonly string[];
  /** Placeholder values by variable name. */
  readonly placeholders: ReadonlyMap<string, Placeholder>;
  /** The user's names of copied files, by absolute path in the copy. */
  readonly names: ReadonlyMap<string, string>;
  /** Warnings about files that were not read, and about undeclared names in files. */
  readonly warnings: readonly string[];
  /** Variable files of the code that were not read. */
  readonly leftOut: readonly string[];
}

/**
 * Copies the variable files and adds placeholders for variables without a value.
 * @param varFiles paths of the user, relative to the working directory
 * @throws InvalidInput if one of `varFiles` cannot be read
 */
export async function prepareVariables(
  root: ModuleNode,
  varFiles: readonly string[],
  layout: Layout,
  io: Io,
): Promise<VariableValues> {
  const names = new Map<string, string>();
  const variablesSet = new Set(variablesIn(io.env));
  const auto = await readAutoVariableFiles([variableDirectoryOf(root)], VARIABLE_FILE_BYTES_MAX, io);
  const warnings = [...auto.warnings];
  const files: { name: string; variables: readonly string[] }[] = [];
  const copyFile = async (name: string, bytes: Uint8Array, path: string) => {
    const file = parsableFile(name, bytes);
    if (file.warning !== null) warnings.push(file.warning);
    await io.writeFile(path, file.content);
    names.set(path, name);
    files.push({ name, variables: file.variables });
    for (const variable of file.variables) variablesSet.add(variable);
  };
  for (const { name, bytes } of auto.files) await copyFile(name, bytes, join(layout.root, name));
  const options: string[] = [];
  await io.makeDirectory(join(layout.top, VARIABLES));
  for (const [index, name] of varFiles.entries()) {
    const path = join(layout.top, VARIABLES, `${index}-${isJsonName(name) ? 'given.tfvars.json' : 'given.tfvars'}`);
    await copyFile(name, await readVarFile(name, io), path);
    options.push(`-var-file=${path}`);
  }
  warnings.push(...variableFileWarnings(root.code, files));

  const missing = [...root.code.variables.values()].filter(
    (variable) => variable.default === null && !variablesSet.has(variable.name),
  );
  const cloud = mostUsedCloud(directoriesOf(root).flatMap(({ resources }) => resources.map(({ type }) => type)));
  const placeholders = new Map(missing.map(({ name, type }) => [name, placeholderFor(name, type, cloud)]));
  if (placeholders.size > 0) {
    const path = join(layout.top, VARIABLES, 'made-up.tfvars.json');
    await io.writeFile(path, jsonOf(placeholders));
    // First, so that any other file takes precedence.
    options.unshift(`-var-file=${path}`);
  }
  return { options, placeholders, names, warnings, leftOut: auto.leftOut };
}

/** Writes JSON entry by entry, since a variable may be named `__proto__`. */
const jsonOf = (values: ReadonlyMap<string, Placeholder>): string =>
  `{${[...values].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;

/** @throws InvalidInput if the file is missing, unreadable or too large */
async function readVarFile(name: string, io: Io): Promise<Uint8Array> {
  const path = resolve(io.directory, name);
  try {
    const bytes = await io.sizeOf(path);
    if (bytes !== null && bytes <= VARIABLE_FILE_BYTES_MAX) return await io.readFile(path);
  } catch (cause) {
    throw new InvalidInput(messages.variableFileUnreadable(name), { remedy: messages.VARIABLE_FILE_REMEDY, cause });
  }
  throw new InvalidInput(messages.variableFileUnreadable(name), { remedy: messages.VARIABLE_FILE_REMEDY });
}

// ---- Variable files, read as far as they can be parsed: an encrypted file counts as empty, and a file with a syntax
// error ends at the error.

/** A variable file that Terraform can parse, as it is written to the copy. */
interface ParsableFile {
  readonly content: Uint8Array | string;
  /** Names of the variables that the file sets. */
  readonly variables: readonly string[];
  readonly warning: string | null;
}

/**
 * Returns a variable file that Terraform can read. If a file has a fault, only the part before the fault is used:
 * Terraform would report each byte of an encrypted file as an error, with the whole line.
 */
function parsableFile(name: string, bytes: Uint8Array): ParsableFile {
  if (isJsonName(name)) return parsableJson(name, bytes);
  const { body, text, faults } = parseFile(basename(name), bytes);
  const namesOf = (attributes: Body['attributes']) => attributes.map((attribute) => attribute.name);
  const [fault] = faults;
  if (fault === undefined) return { content: bytes, variables: namesOf(body.attributes), warning: null };
  const readable = body.attributes.filter(({ value }) => [...expressionsIn(value)].every(isReadable));
  const warning = messages.variableFileFault(name, fault.line, fault.column, fault.problem);
  return { content: textOfAttributes(readable, text), variables: namesOf(readable), warning };
}

/** True for an expression that could be parsed. */
const isReadable = ({ kind }: Expression): boolean => kind !== 'unreadable';

/** Returns the text of some attributes alone, each in its original line. */
function textOfAttributes(attributes: Body['attributes'], text: string): string {
  let previousEnd = 0;
  const pieces = attributes.map(({ span: { start, end } }) => {
    const between = text.slice(previousEnd, start).replace(/[^\n]/g, '');
    const piece = `${between === '' && previousEnd > 0 ? '\n' : between}${text.slice(start, end)}`;
    previousEnd = end;
    return piece;
  });
  return `${pieces.join('')}\n`;
}

/** Returns a variable file in JSON that Terraform can read: an empty one if it has a fault. */
function parsableJson(name: string, bytes: Uint8Array): ParsableFile {
  try {
    const object = objectOf(JSON.parse(Buffer.from(bytes).toString('utf8')));
    if (object !== null) return { content: bytes, variables: Object.keys(object), warning: null };
  } catch {
    // The fault is reported as a warning.
  }
  return { content: '{}', variables: [], warning: messages.variableFileNotJson(name) };
}

// ---- Placeholder values for variables without a value.
// They have the right type, and are of a kind that the name suggests.

/** A made-up value of any type. */
export type Placeholder = boolean | number | string | readonly Placeholder[] | { readonly [name: string]: Placeholder };

/**
 * Returns a placeholder of a type: a string for `any` and for types nested deeper than PLACEHOLDER_DEPTH. A map has one
 * entry. A list of strings has PLACEHOLDER_ITEMS items if its name suggests a list with several different ones; any
 * other list has one item.
 * @param type the type constraint, or null if there is none
 */
export function placeholderFor(name: string, type: Expression | null, cloud: Cloud, depth = 0): Placeholder {
  if (type === null || depth > PLACEHOLDER_DEPTH) return textFor(name, cloud);
  if (type.kind === 'parenthesised') return placeholderFor(name, type.inner, cloud, depth);
  const keyword = typeKeyword(type);
  const inner = type.kind === 'call' ? (type.arguments[0] ?? null) : null;
  switch (keyword) {
    case 'number':
      return numberFor(name);
    case 'bool':
      return !defaultsToFalse(name);
    case 'list':
    case 'set':
      return itemsFor(name, inner, cloud, depth);
    case 'map':
      return { [ELEMENT]: placeholderFor(singular(name), inner, cloud, depth + 1) };
    case 'tuple':
      return inner?.kind === 'tuple' ? inner.items.map((item) => placeholderFor(name, item, cloud, depth + 1)) : [];
    case 'object':
      return inner?.kind === 'object' ? objectFor(inner.entries, cloud, depth) : {};
    default:
      return textFor(name, cloud);
  }
}

/** Returns an object. Optional attributes are left out, so that their defaults apply. */
function objectFor(
  entries: readonly { readonly key: Expression; readonly value: Expression }[],
  cloud: Cloud,
  depth: number,
): Placeholder {
  const object: Record<string, Placeholder> = Object.create(null);
  for (const { key, value } of entries) {
    if (key.kind !== 'literal' || (value.kind === 'call' && value.name === 'optional')) continue;
    const name = String(key.value);
    object[name] = placeholderFor(name, value, cloud, depth + 1);
  }
  return object;
}

/**
 * Returns the singular of a name. Naive: `addresses` becomes `addresse`. Only used to look up examples by name.
 */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** Returns the items of a list: several different strings, else one item. */
function itemsFor(name: string, inner: Expression | null, cloud: Cloud, depth: number): Placeholder {
  const placeholder = placeholderFor(singular(name), inner, cloud, depth + 1);
  const single = typeof placeholder === 'string' ? itemTextFor(singular(name), cloud) : placeholder;
  if (typeof single !== 'string') return [single];
  // Null if the name does not suggest several different items.
  const items = Array.from({ length: PLACEHOLDER_ITEMS }, (_, index) => itemFor(name, single, cloud, index));
  const different = items.filter((item) => item !== null);
  return different.length < items.length ? [single] : different;
}
