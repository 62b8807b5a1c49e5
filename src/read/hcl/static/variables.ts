/** Values of the root's variables: https://developer.hashicorp.com/terraform/language/values/variables */
import { join } from 'node:path';
import { InvalidInput } from '../../../errors.js';
import type { Files, Io } from '../../../io/io.js';
import { VARIABLES_BYTES_MAX } from '../../../limits/static.js';
import * as messages from '../../../messages/static.js';
import { decodeText } from '../../bytes.js';
import { entriesOf, objectOf } from '../../foreign.js';
import type { ModuleCode } from '../module-model.js';
import { parseHcl } from '../parse.js';
import { argumentOf } from '../walk.js';
import { evaluate, noNames } from './evaluate.js';
import { fromJson, type Value } from './value.js';
import { Budget } from './work.js';

export interface Variables {
  readonly values: ReadonlyMap<string, Value>;
  readonly warnings: readonly string[];
}

/** In the order in which later ones win. */
const OWN_FILES = ['terraform.tfvars', 'terraform.tfvars.json'] as const;
const AUTOMATIC = /\.auto\.tfvars(?:\.json)?$/;

interface VariableFile {
  readonly path: string;
  /** In the user's words. */
  readonly shown: string;
}

/** What the variables are read from. */
export type VariableSource = Files & { readonly env?: Io['env'] };

/**
 * From the environment, the files of the directory, and those that were given; later ones win.
 * @param code of the root; @param given paths of files
 * @throws InvalidInput where a file is not there or cannot be read
 */
export async function readVariables(
  code: ModuleCode,
  given: readonly string[],
  io: VariableSource,
): Promise<Variables> {
  const values = new Map(fromEnvironment(code, io.env ?? {}));
  const warnings: string[] = [];
  const files = [...(await ownFiles(code.directory, io)), ...given.map((path) => ({ path, shown: path }))];
  for (const file of files) {
    const text = await readText(file, io);
    const found = file.path.endsWith('.json')
      ? jsonValues(text, file.shown, warnings)
      : nativeValues(text, file.shown, warnings);
    for (const [name, value] of found) values.set(name, value);
  }
  return { values, warnings };
}

async function ownFiles(directory: string, io: Files): Promise<VariableFile[]> {
  const names = (await io.list(directory)).map(({ name }) => name);
  const automatic = names.filter((name) => AUTOMATIC.test(name));
  const own = [...OWN_FILES.filter((name) => names.includes(name)), ...automatic];
  return own.map((name) => ({ path: join(directory, name), shown: name }));
}

async function readText({ path, shown }: VariableFile, io: Files): Promise<string> {
  const remedy = messages.VARIABLE_FILE_REMEDY;
  const size = await io.sizeOf(path);
  if (size === null) throw new InvalidInput(messages.variableFileMissing(shown), { remedy });
  if (size > VARIABLES_BYTES_MAX) {
    throw new InvalidInput(messages.variableFileTooLarge(shown, VARIABLES_BYTES_MAX), { remedy });
  }
  const bytes = await io.readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new InvalidInput(messages.variableFileUnreadable(shown, cause.code ?? cause.message), { remedy, cause });
  });
  return decodeText(bytes, shown);
}

function nativeValues(text: string, shown: string, warnings: string[]): ReadonlyMap<string, Value> {
  const { body, faults } = parseHcl(text, shown);
  const [fault] = faults;
  if (fault !== undefined) warnings.push(messages.variableFileFault(shown, fault.line, fault.column, fault.problem));
  const names = noNames(new Budget());
  return new Map(body.attributes.map(({ name, value }): [string, Value] => [name, evaluate(value, names)]));
}

function jsonValues(text: string, shown: string, warnings: string[]): ReadonlyMap<string, Value> {
  const object = parsed(text);
  if (objectOf(object) === null) warnings.push(messages.variableFileNotJson(shown));
  return new Map(entriesOf(object).map(([name, value]): [string, Value] => [name, fromJson(value)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const PREFIX = 'TF_VAR_';

/** The text itself for a variable that holds a text, a number or a truth value; an expression for all others. */
function* fromEnvironment({ variables }: ModuleCode, env: Io['env']): Generator<[string, Value]> {
  for (const { name, block } of variables.values()) {
    const key = `${PREFIX}${name}`;
    const text = Object.hasOwn(env, key) ? env[key] : undefined;
    if (text === undefined) continue;
    const type = argumentOf(block.body, 'type');
    const isPlain = type === null || (type.kind === 'traversal' && type.root !== 'any');
    const [attribute] = isPlain ? [] : parseHcl(`value = ${text}\n`, key).body.attributes;
    yield [name, attribute === undefined ? text : evaluate(attribute.value, noNames(new Budget()))];
  }
}
