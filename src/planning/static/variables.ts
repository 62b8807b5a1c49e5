/**
 * Values of the root module's variables for the static planner, from the environment and variable files:
 * https://developer.hashicorp.com/terraform/language/values/variables
 */

import { InvalidInput } from '../../errors.js';
import { byText } from '../../graph/order.js';
import * as sharedMessages from '../../messages.js';
import type { Files, Io } from '../../platform/io.js';
import { decodeText } from '../../platform/json/decode-text.js';
import { entriesOf, objectOf } from '../../platform/json/foreign.js';
import { parseHcl } from '../../terraform/hcl/parse.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import type { ModuleCode, ModuleNode } from '../../terraform/module-tree/module-model.js';
import { findNoModule, readTree, type TreeOptions } from '../../terraform/module-tree/read-tree.js';
import {
  readAutoVariableFiles,
  type VariableDirectory,
  variableDirectoryOf,
} from '../../terraform/module-tree/variable-files.js';
import { variableFileWarnings } from '../gaps.js';
import { VARIABLES_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { CodeSource } from '../source.js';
import { evaluate, noNames } from './evaluate.js';
import { typeKeyword } from './type-constraints.js';
import { fromJson, type Value } from './value.js';
import { Budget } from './work.js';

export interface Variables {
  readonly values: ReadonlyMap<string, Value>;
  /** The user's name of the file or environment variable that sets each variable. */
  readonly sources: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
  /** Variable files of the code that were not read. */
  readonly leftOut: readonly string[];
}

export const NO_VARIABLES: Variables = { values: new Map(), sources: new Map(), warnings: [], leftOut: [] };

/** Files and environment to read the variables from. */
export type VariableSource = Files & { readonly env?: Io['env'] };

/** A variable file with the names that it sets. */
export interface VariableNames {
  readonly name: string;
  readonly variables: readonly string[];
}

/**
 * Reads values from the environment, then the files of the directory, then the given files. Later values win.
 * @param given paths of files, as the user wrote them
 * @throws InvalidInput if a given file is missing or cannot be read
 */
export async function readVariables(
  root: Pick<ModuleNode, 'code' | 'top'>,
  given: readonly string[],
  io: VariableSource,
): Promise<Variables> {
  const { given: names, ...variables } = await readVariablesFrom([variableDirectoryOf(root)], root.code, given, io);
  return { ...variables, warnings: [...variables.warnings, ...variableFileWarnings(root.code, names)] };
}

/**
 * Reads variables like `readVariables`, from several directories that are copied over each other. Undeclared names in
 * the given files cause no warning: they are returned, since the files may be for other code, too.
 */
export async function readVariablesFrom(
  directories: readonly VariableDirectory[],
  code: ModuleCode,
  given: readonly string[],
  io: VariableSource,
): Promise<Variables & { readonly given: readonly VariableNames[] }> {
  const values = new Map(fromEnvironment(code, io.env ?? {}));
  const sources = new Map([...values.keys()].map((name) => [name, `${PREFIX}${name}`]));
  const auto = await readAutoVariableFiles(directories, VARIABLES_BYTES_MAX, io);
  const warnings = [...auto.warnings];
  const texts = auto.files.map(({ name, bytes }) => ({ name, text: decodeText(bytes, name) }));
  for (const path of given) texts.push({ name: path, text: await readGiven(path, io) });
  const files = texts.map(({ name, text }): VariableNames => {
    const fileValues = name.endsWith('.json') ? jsonValues(text, name, warnings) : nativeValues(text, name, warnings);
    for (const [variable, value] of fileValues) {
      values.set(variable, value);
      sources.set(variable, name);
    }
    return { name, variables: [...fileValues.keys()] };
  });
  const autoFiles = files.slice(0, auto.files.length);
  return {
    values,
    sources,
    warnings: [...warnings, ...variableFileWarnings(code, autoFiles)],
    leftOut: auto.leftOut,
    given: files.slice(auto.files.length),
  };
}

/**
 * Reads a file that the user named.
 * @throws InvalidInput if it is missing, too large or unreadable
 */
async function readGiven(path: string, io: Files): Promise<string> {
  const remedy = sharedMessages.VARIABLE_FILE_REMEDY;
  const size = await io.sizeOf(path);
  if (size === null) throw new InvalidInput(messages.variableFileMissing(path), { remedy });
  if (size > VARIABLES_BYTES_MAX) {
    throw new InvalidInput(sharedMessages.variableFileTooLarge(path, VARIABLES_BYTES_MAX), { remedy });
  }
  const bytes = await io.readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new InvalidInput(sharedMessages.variableFileUnreadable(path, cause.code ?? cause.message), { remedy, cause });
  });
  return decodeText(bytes, path);
}

/**
 * Reads the values of a file in native syntax.
 * @param shown name of the file in messages
 * @param warnings receives the warnings
 */
function nativeValues(text: string, shown: string, warnings: string[]): ReadonlyMap<string, Value> {
  const { body, faults } = parseHcl(text, shown);
  const [fault] = faults;
  if (fault !== undefined) warnings.push(messages.variableFileFault(shown, fault.line, fault.column, fault.problem));
  const names = noNames(new Budget());
  return new Map(body.attributes.map(({ name, value }): [string, Value] => [name, evaluate(value, names)]));
}

/** Reads the values of a JSON file like `nativeValues`. */
function jsonValues(text: string, shown: string, warnings: string[]): ReadonlyMap<string, Value> {
  const object = parseJson(text);
  if (objectOf(object) === null) warnings.push(messages.variableFileNotJson(shown));
  return new Map(entriesOf(object).map(([name, value]): [string, Value] => [name, fromJson(value)]));
}

/** Returns the parsed JSON; null if it is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Prefix of environment variables that set a variable of the root module. */
const PREFIX = 'TF_VAR_';

/** Types of variables whose text in the environment is the value itself. */
const PLAIN_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'bool']);

/**
 * Reads `TF_VAR_` variables. The text is the value of a string, number or boolean variable, and an expression for any
 * other type.
 */
function* fromEnvironment({ variables }: ModuleCode, env: Io['env']): Generator<[string, Value]> {
  for (const { name, block } of variables.values()) {
    const key = `${PREFIX}${name}`;
    const text = Object.hasOwn(env, key) ? env[key] : undefined;
    if (text === undefined) continue;
    const type = argumentOf(block.body, 'type');
    const isPlain = type === null || PLAIN_TYPES.has(typeKeyword(type) ?? '');
    const [attribute] = isPlain ? [] : parseHcl(`value = ${text}\n`, key).body.attributes;
    yield [name, attribute === undefined ? text : evaluate(attribute.value, noNames(new Budget()))];
  }
}

// ---- The source of each value, for `--debug`.

/**
 * Returns one line for each variable of the root module, sorted by name, with the source of its value: a file, the
 * environment, or the default. Returns none if the code or a variable file cannot be read, which the planner reports.
 * No line contains a value, since it may be a secret.
 */
export async function variableSources(
  { directory, repository, planning }: CodeSource,
  options: Pick<TreeOptions, 'tofu' | 'parsed'>,
  io: Io,
): Promise<readonly string[]> {
  try {
    const within = repository !== null && { within: repository };
    const { root } = await readTree(directory, io, { ...options, ...within, findModule: findNoModule });
    const { sources } = await readVariables(root, planning.varFiles, io);
    const variables = [...root.code.variables.values()].sort((a, b) => byText(a.name, b.name));
    return variables.map(({ name, default: defaultValue, file, span }) => {
      const source = sources.get(name);
      if (source !== undefined) return messages.variableSetBy(name, source);
      return defaultValue === null
        ? messages.variableOpen(name)
        : messages.variableDefault(name, `${file.path}:${span.line}`);
    });
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}
