import { dirname } from 'node:path';
import { isGitAddress, type Planning, type Source } from '../diagram.js';
import { InvalidInput, Misuse } from '../errors.js';
import { VARIABLE_FILE_BYTES_MAX } from '../limits.js';
import type { Io } from '../platform/io.js';
import { checkInput, descriptorOf, kindOf, readInputOrPipe, unreadable } from './input.js';
import * as messages from './messages.js';
import { parsePlanning, type SourceOptions } from './options.js';

/** Source named by the options: files, or code to plan. */
export interface Given {
  readonly source: Source;
  /** The user's source folder; null for a file and for fetched code. */
  readonly keeps: string | null;
  readonly warnings: readonly string[];
}

/**
 * Reads the files that the source options name.
 * @throws Misuse for an invalid combination; InvalidInput for a file that cannot be read
 */
export async function readSources(options: SourceOptions, io: Io, debug: Planning['debug']): Promise<Given> {
  const { source, planfile, graphfile } = options;
  const planning = parsePlanning(options, io.env, debug);
  if (planfile !== null || graphfile !== null) {
    if (source === null || planfile === null || graphfile === null) {
      throw new Misuse(messages.PLANFILE_NEEDS_ALL, { remedy: messages.PLANFILE_NEEDS_ALL_REMEDY });
    }
    const isFolder = await checkSourceExists(source, io);
    checkOnce(planfile, graphfile);
    const file = await readInputOrPipe(io, '--planfile', planfile);
    const dot = await readInputOrPipe(io, '--graphfile', graphfile);
    const ignored = options.workspace !== null || planning.varFiles.length > 0;
    const others = ignoredOptions(options).filter((name) => name !== '--workspace' && name !== '--varfile');
    return {
      source: {
        is: 'files',
        name: planfile,
        isPiped: descriptorOf(planfile) !== null,
        files: { kind: 'plan', file, dot, directory: isFolder ? source : null },
        folders: isFolder ? [source] : [],
      },
      keeps: null,
      warnings: [
        ...(ignored ? [messages.IGNORED_WITH_PLANFILE] : []),
        ...(others.length > 0 ? [messages.ignoredWithFile(others, planfile)] : []),
      ],
    };
  }
  if (source === null) {
    throw new Misuse(messages.SOURCE_REQUIRED, { remedy: messages.WHAT_SOURCE_ACCEPTS });
  }
  return readSource({ option: '--source', path: source, planning, ignored: ignoredOptions(options) }, io);
}

/** A source by path or address. */
interface Named {
  /** Name of the source in messages: an option or a positional argument. */
  readonly option: string;
  readonly path: string;
  readonly planning: Planning;
  /** Given options that have no effect on a file. */
  readonly ignored: readonly string[];
}

/**
 * Reads one source.
 * @throws Misuse for an empty path; InvalidInput for a file that cannot be read
 */
export async function readSource({ option, path, planning, ignored }: Named, io: Io): Promise<Given> {
  if (path === '') throw new Misuse(messages.optionEmpty(option), { remedy: messages.OPTION_EMPTY_REMEDY });
  const kind = descriptorOf(path) === null ? await kindOf(io, option, path) : 'file';
  if (kind === 'directory') {
    await checkVarFiles(planning, io);
    await io.list(path).catch((error: unknown) => unreadable(option, path, error));
    const code = { name: path, directory: path, repository: null, planning };
    return { source: { is: 'code', code }, keeps: path, warnings: [] };
  }
  if (kind === 'missing' && isGitAddress(path)) {
    await checkVarFiles(planning, io);
    return { source: { is: 'address', text: path, planning }, keeps: null, warnings: [] };
  }
  if (kind === 'file' && CODE_FILE.test(path)) {
    throw new InvalidInput(messages.fileIsCode(option, path), {
      remedy: messages.fileIsCodeRemedy(dirname(path)),
    });
  }
  const file = await readInputOrPipe(io, option, path);
  const isPiped = descriptorOf(path) !== null;
  return {
    source: {
      is: 'files',
      name: path,
      isPiped,
      files: { kind: 'any', file, dot: null },
      folders: [dirname(path)],
    },
    keeps: null,
    warnings: ignored.length > 0 ? [messages.ignoredWithFile(ignored, path)] : [],
  };
}

/**
 * Checks variable files before anything is fetched or planned. Rejects `-`, which a planner cannot read a second time.
 */
export async function checkVarFiles({ varFiles }: Planning, io: Io): Promise<void> {
  const limit = { bytes: VARIABLE_FILE_BYTES_MAX, remedy: messages.NOT_A_VARFILE_REMEDY };
  for (const path of varFiles) await checkInput(io, '--varfile', path, limit);
}

/** Rejects two inputs from the same pipe, which can be read only once. */
export function checkOnce(one: string, other: string): void {
  const descriptor = descriptorOf(one);
  if (descriptor === null || descriptor !== descriptorOf(other)) return;
  throw new Misuse(messages.STDIN_TWICE, { remedy: messages.STDIN_TWICE_REMEDY });
}

/** Matches Terraform code. Excludes Terraform Stacks, which are not drawn and are detected later. */
const CODE_FILE = /\.(tf|tofu|tfvars)(\.json)?$|(?<!\.(?:tfcomponent|tfstack|tfdeploy))\.hcl$/;

const PLANNING_OPTIONS = [
  'planner',
  'engine',
  'workspace',
  'varfile',
  'timeout',
] as const satisfies readonly (keyof SourceOptions)[];

export const ignoredOptions = ({ given }: Pick<SourceOptions, 'given'>): string[] =>
  PLANNING_OPTIONS.filter((name) => given.has(name)).map((name) => `--${name}`);

/**
 * Checks the source given next to a plan file: the folder in which the plan was made. Its code is read but not planned.
 * @returns true if it is a directory
 */
async function checkSourceExists(source: string, io: Io): Promise<boolean> {
  const kind = await kindOf(io, '--source', source);
  if (kind === 'missing' && !isGitAddress(source)) {
    throw new InvalidInput(messages.fileMissing('--source', source), { remedy: messages.FILE_MISSING_REMEDY });
  }
  return kind === 'directory';
}
