/**
 * Turns the options that name a source (`--source`, `--planfile`, `--graphfile`), or a positional argument of `diff`,
 * into the `Source` that src/diagram.ts reads. Files are read here; code and Git addresses are only named.
 */
import { dirname } from 'node:path';
import { isGitAddress, type Planning, type Source } from '../diagram.js';
import { InvalidInput, Misuse } from '../errors.js';
import type { Io } from '../platform/io.js';
import { checkVarFiles, descriptorOf, kindOf, readInputOrPipe, throwUnreadable } from './input.js';
import * as messages from './messages.js';
import { parsePlanning, type SourceOptions } from './options.js';

/** A source on the command line. */
export interface GivenSource {
  readonly source: Source;
  /** Directory of code that the user gave, where AI suggestions are saved; null for files and fetched code. */
  readonly codeDirectory: string | null;
  /** Warnings about options without effect on this source. */
  readonly warnings: readonly string[];
}

/**
 * Returns the source that the options of a command name.
 * @param debug receives the origin of each variable; null without `--debug`
 * @throws Misuse for an invalid combination of options; InvalidInput for a file that cannot be read
 */
export async function readSourceOptions(
  options: SourceOptions,
  io: Io,
  debug: Planning['debug'],
): Promise<GivenSource> {
  const { source, planfile, graphfile } = options;
  const planning = parsePlanning(options, io.env, debug);
  if (planfile !== null || graphfile !== null) return readPlanAndGraph(options, io);
  if (source === null) {
    throw new Misuse(messages.SOURCE_REQUIRED, { remedy: messages.WHAT_SOURCE_ACCEPTS });
  }
  return readSource({ argument: '--source', path: source, planning, planningOptions: planningOptionsIn(options) }, io);
}

/** Reads a plan with the output of `terraform graph`. */
async function readPlanAndGraph(options: SourceOptions, io: Io): Promise<GivenSource> {
  const { source, planfile, graphfile } = options;
  if (source === null || planfile === null || graphfile === null) {
    throw new Misuse(messages.PLANFILE_NEEDS_ALL, { remedy: messages.PLANFILE_NEEDS_ALL_REMEDY });
  }
  const isDirectory = await checkPlannedSource(source, io);
  checkSeparatePipes(planfile, graphfile);
  const file = await readInputOrPipe(io, '--planfile', planfile);
  const dot = await readInputOrPipe(io, '--graphfile', graphfile);
  return {
    source: {
      is: 'files',
      name: planfile,
      isPiped: descriptorOf(planfile) !== null,
      files: { kind: 'plan', file, dot, directory: isDirectory ? source : null },
      folders: isDirectory ? [source] : [],
    },
    codeDirectory: null,
    warnings: planfileWarnings(options, planfile),
  };
}

/** Options whose warning is a prescribed text, which names both. */
const PRESCRIBED: ReadonlySet<string> = new Set(['--workspace', '--varfile']);

/** Returns the warnings about planning options, which have no effect on a plan file. */
function planfileWarnings(options: SourceOptions, planfile: string): string[] {
  const ignored = planningOptionsIn(options);
  const others = ignored.filter((name) => !PRESCRIBED.has(name));
  return [
    ...(others.length < ignored.length ? [messages.IGNORED_WITH_PLANFILE] : []),
    ...(others.length > 0 ? [messages.ignoredWithFile(others, planfile)] : []),
  ];
}

/** A source by path or address. */
interface NamedSource {
  /** Name of the argument in messages: `--source`, or `before` and `after` of `diff`. */
  readonly argument: string;
  /** A path, a Git address, or `-` for stdin. */
  readonly path: string;
  readonly planning: Planning;
  /** Options on the command line that only affect planning: `--workspace`. */
  readonly planningOptions: readonly string[];
}

/**
 * Reads one source. An existing path takes precedence over a Git address.
 * @throws Misuse for an empty path; InvalidInput for a file that cannot be read
 */
export async function readSource(
  { argument, path, planning, planningOptions }: NamedSource,
  io: Io,
): Promise<GivenSource> {
  if (path === '') throw new Misuse(messages.optionEmpty(argument), { remedy: messages.OPTION_EMPTY_REMEDY });
  const isPiped = descriptorOf(path) !== null;
  const kind = isPiped ? 'file' : await kindOf(io, argument, path);
  if (kind === 'directory') {
    await checkVarFiles(planning, io);
    await io.list(path).catch((error: unknown) => throwUnreadable(argument, path, error));
    const code = { name: path, directory: path, repository: null, planning };
    return { source: { is: 'code', code }, codeDirectory: path, warnings: [] };
  }
  if (kind === 'missing' && isGitAddress(path)) {
    await checkVarFiles(planning, io);
    return { source: { is: 'address', text: path, planning }, codeDirectory: null, warnings: [] };
  }
  if (kind === 'file' && CODE_FILE.test(path)) {
    throw new InvalidInput(messages.fileIsCode(argument, path), {
      remedy: messages.fileIsCodeRemedy(argument, dirname(path)),
    });
  }
  const file = await readInputOrPipe(io, argument, path);
  return {
    source: {
      is: 'files',
      name: path,
      isPiped,
      files: { kind: 'any', file, dot: null },
      folders: [dirname(path)],
    },
    codeDirectory: null,
    warnings: planningOptions.length > 0 ? [messages.ignoredWithFile(planningOptions, path)] : [],
  };
}

/**
 * Refuses to read two inputs from one pipe, such as `--planfile - --graphfile -`: its content can be read only once.
 * @throws Misuse
 */
export function checkSeparatePipes(firstPath: string, secondPath: string): void {
  const descriptor = descriptorOf(firstPath);
  if (descriptor === null || descriptor !== descriptorOf(secondPath)) return;
  throw new Misuse(messages.STDIN_TWICE, { remedy: messages.STDIN_TWICE_REMEDY });
}

/**
 * Matches single files of Terraform or Terragrunt code. Files of Terraform Stacks (`x.tfstack.hcl`) are not among them,
 * because a later stage refuses them with a reason of their own.
 */
const CODE_FILE = /\.(tf|tofu|tfvars)(\.json)?$|(?<!\.(?:tfcomponent|tfstack|tfdeploy))\.hcl$/;

const PLANNING_OPTIONS = [
  'planner',
  'engine',
  'workspace',
  'varfile',
  'timeout',
] as const satisfies readonly (keyof SourceOptions)[];

/**
 * Returns the options on the command line that only affect planning, and so not a plan or graph file: `--workspace`.
 */
export const planningOptionsIn = ({ given }: Pick<SourceOptions, 'given'>): string[] =>
  PLANNING_OPTIONS.filter((name) => given.has(name)).map((name) => `--${name}`);

/**
 * Checks the source given next to a plan file: the directory in which the plan was made. Its code is read but not
 * planned.
 * @returns true for a directory, false for a file or a Git address
 * @throws InvalidInput if there is nothing at the path
 */
async function checkPlannedSource(source: string, io: Io): Promise<boolean> {
  const kind = await kindOf(io, '--source', source);
  if (kind === 'missing' && !isGitAddress(source)) {
    throw new InvalidInput(messages.fileMissing('--source', source), { remedy: messages.FILE_MISSING_REMEDY });
  }
  return kind === 'directory';
}
