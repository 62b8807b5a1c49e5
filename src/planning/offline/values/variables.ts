/** Values of the root module's variables: from the files that Terraform would read, from the environment, or placeholders. */

import { basename, join, resolve } from 'node:path';
import { mostUsedCloud } from '../../../catalog/cloud.js';
import { InvalidInput } from '../../../errors.js';
import { VARIABLE_FILE_BYTES_MAX } from '../../../limits.js';
import type { Io } from '../../../platform/io.js';
import { objectOf } from '../../../platform/json/foreign.js';
import { isJsonName, parseFile } from '../../../terraform/hcl/file.js';
import type { Body, Expression } from '../../../terraform/hcl/model.js';
import { expressionsIn } from '../../../terraform/hcl/walk.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { placeOfModule, readAutoVariableFiles } from '../../../terraform/module-tree/variable-files.js';
import { undeclaredWarnings } from '../../gaps.js';
import * as messages from '../../messages.js';
import { type Layout, VARIABLES } from '../copy/layout.js';
import { directoriesOf } from '../modules.js';
import { variablesIn } from '../plan/environment.js';
import { type Placeholder, placeholderFor } from './placeholder.js';

export interface VariableValues {
  /** Options for the plan (`-var-file=...`), in order of precedence. */
  readonly options: readonly string[];
  /** Placeholder values by variable name. */
  readonly placeholders: ReadonlyMap<string, Placeholder>;
  /** The user's names of copied files, by absolute path in the copy. */
  readonly names: ReadonlyMap<string, string>;
  /** Warnings about files that were not read, and about undeclared names in files. */
  readonly warnings: readonly string[];
}

/**
 * Copies the variable files and adds placeholders for variables without a value.
 *
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
  const set = new Set(variablesIn(io.env));
  const own = await readAutoVariableFiles([placeOfModule(root)], VARIABLE_FILE_BYTES_MAX, io);
  const warnings = [...own.warnings];
  const files: { name: string; variables: readonly string[] }[] = [];
  /** @param name the user's name of the file */
  const take = async (name: string, bytes: Uint8Array, path: string) => {
    const file = soundFile(name, bytes);
    if (file.warning !== null) warnings.push(file.warning);
    await io.writeFile(path, file.content);
    names.set(path, name);
    files.push({ name, variables: file.variables });
    for (const variable of file.variables) set.add(variable);
  };
  for (const { name, bytes } of own.files) await take(name, bytes, join(layout.root, name));
  const options: string[] = [];
  await io.makeDirectory(join(layout.top, VARIABLES));
  for (const [i, given] of varFiles.entries()) {
    const path = join(layout.top, VARIABLES, `${i}-${isJsonName(given) ? 'given.tfvars.json' : 'given.tfvars'}`);
    await take(given, await readGiven(given, io), path);
    options.push(`-var-file=${path}`);
  }
  warnings.push(...undeclaredWarnings(root.code, files));

  const missing = [...root.code.variables.values()].filter(
    (variable) => variable.default === null && !set.has(variable.name),
  );
  const cloud = mostUsedCloud(directoriesOf(root).flatMap(({ resources }) => resources.map(({ type }) => type)));
  const placeholders = new Map(missing.map(({ name, type }) => [name, placeholderFor(name, type, cloud)]));
  if (placeholders.size > 0) {
    const path = join(layout.top, VARIABLES, 'made-up.tfvars.json');
    await io.writeFile(path, jsonOf(placeholders));
    // Placeholders come first. The user's files set none of these variables.
    options.unshift(`-var-file=${path}`);
  }
  return { options, placeholders, names, warnings };
}

/** Writes JSON entry by entry, since a variable may be named like a property of every object. */
const jsonOf = (values: ReadonlyMap<string, Placeholder>): string =>
  `{${[...values].map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;

async function readGiven(given: string, io: Io): Promise<Uint8Array> {
  const path = resolve(io.directory, given);
  try {
    const bytes = await io.sizeOf(path);
    if (bytes !== null && bytes <= VARIABLE_FILE_BYTES_MAX) return await io.readFile(path);
  } catch (cause) {
    throw new InvalidInput(messages.variableFileUnreadable(given), { remedy: messages.VARIABLE_FILE_REMEDY, cause });
  }
  throw new InvalidInput(messages.variableFileUnreadable(given), { remedy: messages.VARIABLE_FILE_REMEDY });
}

// ---- Variable files, read as far as possible.
// An encrypted file counts as empty, and a file with a syntax error ends there.

/** A variable file as it goes into the copy. */
interface SoundFile {
  readonly content: Uint8Array | string;
  /** Names of the variables that the file sets. */
  readonly variables: readonly string[];
  readonly warning: string | null;
}

/**
 * Returns a variable file that Terraform can read. If a file has a fault, only the part before the fault is used:
 * Terraform would report each byte of an encrypted file as an error, with the whole line.
 */
function soundFile(name: string, bytes: Uint8Array): SoundFile {
  if (isJsonName(name)) return soundJson(name, bytes);
  const { body, text, faults } = parseFile(basename(name), bytes);
  const namesOf = (attributes: Body['attributes']) => attributes.map((attribute) => attribute.name);
  const [fault] = faults;
  if (fault === undefined) return { content: bytes, variables: namesOf(body.attributes), warning: null };
  const read = body.attributes.filter(({ value }) => [...expressionsIn(value)].every(isReadable));
  const warning = messages.variableFileFault(name, fault.line, fault.column, fault.problem);
  return { content: textOfAlone(read, text), variables: namesOf(read), warning };
}

const isReadable = ({ kind }: Expression): boolean => kind !== 'unreadable';

/** Joins attributes, each in its original line. */
function textOfAlone(attributes: Body['attributes'], text: string): string {
  let done = 0;
  const pieces = attributes.map(({ span: { start, end } }) => {
    const between = text.slice(done, start).replace(/[^\n]/g, '');
    const piece = `${between === '' && done > 0 ? '\n' : between}${text.slice(start, end)}`;
    done = end;
    return piece;
  });
  return `${pieces.join('')}\n`;
}

function soundJson(name: string, bytes: Uint8Array): SoundFile {
  try {
    const object = objectOf(JSON.parse(Buffer.from(bytes).toString('utf8')));
    if (object !== null) return { content: bytes, variables: Object.keys(object), warning: null };
  } catch {
    // The warning below reports it.
  }
  return { content: '{}', variables: [], warning: messages.variableFileNotJson(name) };
}
