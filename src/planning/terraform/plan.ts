/** `--planner terraform`: plans as the user would, with real providers and credentials (docs/terraform.md). */

import { isAbsolute, join, posix } from 'node:path';
import { InvalidInput, Missing } from '../../errors.js';
import type { Inventory } from '../../graph/inventory.js';
import { PYTHON_VERSION_MIN } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Budget, Io, RunResult } from '../../platform/io.js';
import { parseJsonFile } from '../../platform/json/file.js';
import { listOf, member } from '../../platform/json/foreign.js';
import { isAtLeast } from '../../platform/text/is-at-least.js';
import { printable } from '../../platform/text/printable.js';
import { type Initialised, readPlannedCode } from '../../terraform/engine/code.js';
import { type Diagnostic, firstLines, type Hidden, lineDiagnostic } from '../../terraform/engine/diagnostics.js';
import type { Engine, EngineCommand } from '../../terraform/engine/engine.js';
import { type Environment, planningEnvironment } from '../../terraform/engine/environment.js';
import { diagnosticsOf, engineFailure, type Telling } from '../../terraform/engine/fail.js';
import { withFoldersBelow } from '../../terraform/fetch/folders-with-code.js';
import { packageContaining } from '../../terraform/fetch/package.js';
import { inspectWithin } from '../../terraform/fetch/read-within.js';
import { type DotGraph, parseDot } from '../../terraform/plan/dot.js';
import { readPlan } from '../../terraform/plan/index.js';
import { hclReferences } from '../../terraform/references/graph.js';
import { withStatements } from '../../terraform/statements/read.js';
import { VERSION_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { earlyScopeOfPlan } from '../static/early.js';
import { proofOfPlan } from '../static/plan-proof.js';
import { withNamesInPart } from '../static/written/own-names.js';
import { LOCK_FILE, mirror, withOverride } from './mirror.js';
import { chooseWorkspace, DEFAULT_WORKSPACE, prepareDataDirectory, usersDataDirectory } from './workspace.js';

export interface PlanOptions {
  readonly engine: Engine;
  readonly workspace?: string;
  /** Paths of variable files, relative to the user's working directory. */
  readonly varFiles?: readonly string[];
  /** Time limit for all commands together. */
  readonly seconds: number;
  /** True to include Terraform's complete output in errors. */
  readonly debug?: boolean;
  /** True to plan in a copy, so that nothing is written beside the code, not even temporarily. */
  readonly inCopy?: boolean;
  /** Absolute path of the directory that the code may use; by default the repository around the code. */
  readonly within?: string;
  readonly onStep?: (text: string) => void;
}

export interface Planned {
  readonly inventory: Inventory;
  /** The plan as `terraform show -json` writes it. */
  readonly plan: unknown;
  /** Null if `terraform graph` failed. */
  readonly dot: DotGraph | null;
}

/** Names of code files in native or JSON syntax, of Terraform or OpenTofu. */
const CODE = /\.(tf|tofu)(\.json)?$/;

/**
 * Plans a directory and leaves it unchanged: no state, no lock file, no `.terraform`.
 *
 * @param source the directory as the user wrote it, for messages, and its absolute path
 * @throws External if Terraform fails; Missing if a required version of Terraform or Python is not installed;
 * InvalidInput if there is nothing to plan, or a variable file does not exist; Misuse for an invalid workspace name
 */
export async function planWithTerraform(
  source: { readonly name: string; readonly directory: string },
  options: PlanOptions,
  io: Io,
): Promise<Planned> {
  const directory = (await io.realPath(source.directory)) ?? source.directory;
  const varFiles = await findVarFiles(options.varFiles ?? [], io);
  const workspace = await chooseWorkspace(options.workspace, directory, io);
  await checkCode(source.name, directory, io);

  return io.withTemporaryDirectory(async (privateDirectory) => {
    const session = await begin(privateDirectory, directory, options, io);
    const copy = join(privateDirectory, 'copy');
    const telling: Telling = {
      seconds: options.seconds,
      debug: options.debug === true,
      hidden: hiddenDirectories([copy, directory], privateDirectory, io.home),
    };
    const code = { directory, within: options.within, dataDirectory: dataDirectoryIn(privateDirectory) };
    const leftOut = await linksOut(directory, io, options.within);
    const work: Work = { session, telling, workspace, varFiles, source: source.name, code, leftOut };
    if (options.inCopy !== true && leftOut.names.length === 0) {
      const inPlace = await withOverride(directory, io, (hasLock) => planIn(directory, work, { hasLock }));
      if (inPlace !== null) return inPlace;
      session.onStep(messages.PLANNED_IN_COPY);
    }
    return (await planIn(await mirror(directory, copy, io, leftOut.names), work, null))!;
  });
}

interface Work {
  readonly session: Session;
  readonly telling: Telling;
  readonly workspace: string;
  readonly varFiles: VarFiles;
  readonly source: string;
  readonly code: Omit<Initialised, 'working'>;
  /** Links that lead out of the package. */
  readonly leftOut: LinksOut;
}

const dataDirectoryIn = (privateDirectory: string): string => join(privateDirectory, 'data');

async function begin(privateDirectory: string, directory: string, options: PlanOptions, io: Io): Promise<Session> {
  const data = dataDirectoryIn(privateDirectory);
  // Short, since providers create sockets in it, whose paths are limited to about 100 characters.
  const temporary = join(privateDirectory, 't');
  await io.makeDirectory(temporary);
  await prepareDataDirectory(usersDataDirectory(directory, io), data, io);
  return {
    io,
    command: options.engine.command,
    env: planningEnvironment(io.env, data, temporary),
    budget: { left: options.seconds },
    privateDirectory,
    onStep: options.onStep ?? (() => {}),
  };
}

/**
 * Runs all commands in one directory. Returns null if the plan needs a copy instead.
 *
 * @param inPlace null for a copy
 */
async function planIn(directory: string, work: Work, inPlace: { hasLock: boolean } | null): Promise<Planned | null> {
  const { session, source } = work;
  const initialised = await init(session, directory, inPlace?.hasLock === true);
  if (inPlace !== null && NEEDS_A_COPY.test(printedBy(initialised))) return null;
  await succeeded('init', initialised, work);
  if (work.workspace !== DEFAULT_WORKSPACE) {
    await succeeded('workspace new', await newWorkspace(session, directory, work.workspace), work);
  }
  await succeeded('plan', await plan(session, directory, work.varFiles), work);
  const shown = await succeeded('show', await show(session, directory), work);
  const value = parseJsonFile(Buffer.from(shown), messages.planName(source)).value;
  checkNotEmpty(value, source);
  const dot = dotOf(await graph(session, directory), source);
  const early = earlyScopeOfPlan(value, work.workspace);
  const code = await readPlannedCode({ ...work.code, working: directory, early }, session.command, session.io);
  const known = code && { code, references: hclReferences(code), proof: proofOfPlan(code, value, work.workspace) };
  const planned = readPlan(value, messages.planName(source), dot, known?.references, known?.proof);
  const inventory = known === null ? planned : withStatements(withNamesInPart(planned, known.proof), known.code);
  const notRead = work.leftOut.names.map((name) =>
    sharedMessages.linkOutside(printable(name), work.leftOut.isRepository),
  );
  const warnings = [...notRead, ...inventory.warnings, ...(dot === null ? [messages.NO_GRAPH] : [])];
  return { inventory: { ...inventory, warnings }, plan: value, dot };
}

/**
 * Messages of Terraform since 1.0 and of OpenTofu that require a copy. The lock file would have to change; its second
 * form is a warning, after which the plan would fail. Or another override file sorts after ours and sets a backend of
 * its own.
 */
const NEEDS_A_COPY =
  /Provider dependency changes detected|Provider lock file not updated|Invalid backend configuration argument/;

const printedBy = (result: RunResult): string => (result.end === 'exit' ? `${result.stdout}\n${result.stderr}` : '');

/**
 * Returns the standard output of a command.
 *
 * @throws the reason if the command failed
 */
async function succeeded(step: string, result: RunResult, { session, telling }: Work): Promise<string> {
  if (result.end === 'exit') {
    // TF_CLI_ARGS_plan may contain -detailed-exitcode, with which exit code 2 means a plan with changes.
    const isPlan = step === 'plan' && result.code === 2 && (await session.io.kindOf(planPath(session))) === 'file';
    if (result.code === 0 || isPlan) return result.stdout;
  }
  throw (
    (await pythonFailure(diagnosticsOf(result), session.io)) ??
    engineFailure({ command: session.command, step, result }, telling)
  );
}

function dotOf(result: RunResult, source: string): DotGraph | null {
  if (result.end !== 'exit' || result.code !== 0) return null;
  try {
    return parseDot(result.stdout, messages.graphName(source));
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/** Resolves variable files, since Terraform runs in another directory. An absolute path cannot be taken for an option. */
async function findVarFiles(names: readonly string[], io: Io): Promise<VarFiles> {
  const paths = names.map((name) => (isAbsolute(name) ? name : join(io.directory, name)));
  for (const [i, path] of paths.entries()) {
    const kind = await io.kindOf(path);
    if (kind === 'missing' || kind === 'directory') {
      throw new InvalidInput(messages.variableFileMissing(names[i]!), { remedy: messages.VAR_FILE_REMEDY });
    }
  }
  return paths;
}

async function checkCode(name: string, directory: string, io: Io): Promise<void> {
  const entries = await io.list(directory);
  if (entries.some((entry) => CODE.test(entry.name))) return;
  const shown = (folder: string) => posix.join(printable(name), folder);
  throw nothingFound(
    messages.terraformNoCode(name),
    await withFoldersBelow(sharedMessages.NO_RESOURCES_REMEDY, directory, shown, io),
  );
}

/**
 * Refuses a plan without any resource change. A plan of unchanged resources still lists them, and its reader reports
 * that nothing changes.
 */
function checkNotEmpty(value: unknown, name: string): void {
  if (listOf(member(value, 'resource_changes')).length > 0) return;
  throw nothingFound(messages.planIsEmpty(name));
}

const nothingFound = (cause: string, remedy = sharedMessages.NO_RESOURCES_REMEDY): InvalidInput =>
  new InvalidInput(`${sharedMessages.NO_RESOURCES_FOUND}\n${sharedMessages.causeLine(cause)}`, { remedy });

/**
 * Returns the directories to hide in messages, inner ones first. With a trailing slash they are removed from paths; on
 * their own they are replaced by a name.
 */
function hiddenDirectories(working: readonly string[], privateDirectory: string, home: string): Hidden {
  return [
    ...working.flatMap((path) => [[`${path}/`, ''] as const, [path, '.'] as const]),
    [privateDirectory, '<temporary>'],
    ...(home.length > 1 ? [[home, '~'] as const] : []),
  ];
}

// ---- Links that lead out of the package, which Terraform would follow.

/** Names of files that Terraform loads automatically. */
const READ = /\.(?:tf|tofu)(?:\.json)?$|(?:^terraform|\.auto)\.tfvars(?:\.json)?$/;

interface LinksOut {
  /** Names of the links, in order. */
  readonly names: readonly string[];
  /** False if the package is a plain directory. */
  readonly isRepository: boolean;
}

/**
 * Returns the links that lead out of the package.
 *
 * @param directory a path without links
 * @param within top of the package; undefined to find the package around the directory
 */
async function linksOut(directory: string, io: Io, within: string | undefined): Promise<LinksOut> {
  const around = within === undefined ? await packageContaining(directory, io) : null;
  const top = within === undefined ? around?.top : await io.realPath(within);
  const names: string[] = [];
  for (const { name, kind } of await io.list(directory)) {
    if (kind !== 'link' || !(READ.test(name) || name === LOCK_FILE)) continue;
    if ((await inspectWithin(top ?? directory, join(directory, name), io)).is === 'outside') names.push(name);
  }
  return { names, isRepository: around?.isRepository !== false };
}

// ---- Failures of Python programs that Terraform runs while planning: `data "external"`, packages of functions.
// groundplan itself needs no Python.

/** Error of hashicorp/external: https://github.com/hashicorp/terraform-provider-external */
const EXTERNAL_PROGRAM = /External Program (Lookup|Execution) Failed/;
const PYTHON = /\bpython[\d.]*\b|\.py\b/i;

type PythonFound = { readonly version: string; readonly isEnough: boolean } | { readonly said: string };

/** Reads the version from `python3 --version`, as in `Python 3.11.7`. */
async function findPython(io: Io): Promise<PythonFound> {
  const result = await io.run('python3', ['--version'], { seconds: VERSION_SECONDS });
  if (result.end !== 'exit') return { said: result.end === 'missing' ? '' : result.end };
  const version = /^Python (\d+\.\d+\S*)/m.exec(`${result.stdout}\n${result.stderr}`);
  if (result.code !== 0 || version === null) return { said: firstLines(result.stderr, result.stdout) };
  return { version: version[1]!, isEnough: isAtLeast(version[1]!, PYTHON_VERSION_MIN) };
}

/**
 * Returns the error to report if a missing or old Python made a plan fail, and null if Python is not the cause. Called
 * only after such a failure: an older Python may be enough for a configuration, and most run no Python.
 */
async function pythonFailure(diagnostics: readonly Diagnostic[], io: Io): Promise<Missing | null> {
  const failed = diagnostics.find(
    ({ severity, summary, detail }) =>
      severity === 'error' && EXTERNAL_PROGRAM.test(`${summary}\n${detail}`) && PYTHON.test(detail),
  );
  if (failed === undefined) return null;
  const found = await findPython(io);
  if ('version' in found && found.isEnough) return null;
  const cause = 'version' in found ? messages.pythonIs(found.version) : messages.PYTHON_NOT_FOUND;
  return new Missing(`${messages.PYTHON_MISSING}\n${sharedMessages.causeLine(cause)}`, {
    remedy: messages.PYTHON_REMEDY,
  });
}

// ---- Terraform commands of a plan, with their arguments.

interface Session {
  readonly io: Io;
  readonly command: EngineCommand;
  readonly env: Environment;
  readonly budget: Budget;
  /** A directory of our own for the plan and for the state that the local backend would write. */
  readonly privateDirectory: string;
  readonly onStep: (text: string) => void;
}

/** Absolute paths of variable files. */
type VarFiles = readonly string[];

const run = (session: Session, directory: string, args: readonly string[], onLine?: (line: string) => void) =>
  session.io.run(session.command, args, {
    directory,
    env: session.env,
    seconds: session.budget.left,
    budget: session.budget,
    ...(onLine && { onLine }),
  });

/**
 * Runs `terraform init`. `-backend-config` sets the paths of the local backend, so that the override file contains no
 * path of this machine.
 *
 * @param readonly true if `init` must fail rather than change the lock file
 */
function init(session: Session, directory: string, readonly: boolean): Promise<RunResult> {
  const { privateDirectory, onStep } = session;
  onStep(messages.STEP_INIT);
  const args = [
    'init',
    '-input=false',
    '-no-color',
    '-reconfigure',
    `-backend-config=path=${join(privateDirectory, 'state', 'terraform.tfstate')}`,
    `-backend-config=workspace_dir=${join(privateDirectory, 'state', 'workspaces')}`,
    ...(readonly ? ['-lockfile=readonly'] : []),
  ];
  return run(session, directory, args, (line) => {
    if (/^(- )?(Downloading|Installing|Finding|Using)\b/.test(line)) onStep(messages.stepInstalling(firstLines(line)));
  });
}

/** Creates the workspace, which a state of our own does not have yet. */
function newWorkspace(session: Session, directory: string, name: string): Promise<RunResult> {
  session.onStep(messages.stepWorkspace(name));
  return run(session, directory, ['workspace', 'new', '-no-color', name]);
}

const planPath = ({ privateDirectory }: Session): string => join(privateDirectory, 'plan');

function plan(session: Session, directory: string, varFiles: VarFiles): Promise<RunResult> {
  session.onStep(messages.STEP_PLAN);
  let count = 0;
  const args = [
    'plan',
    '-input=false',
    '-json',
    '-lock=false',
    `-out=${planPath(session)}`,
    ...varFiles.map((path) => `-var-file=${path}`),
  ];
  return run(session, directory, args, (line) => {
    if (line.includes('"type":"planned_change"') && lineDiagnostic(line).length === 0) {
      count++;
      session.onStep(messages.stepPlanned(count));
    }
  });
}

function show(session: Session, directory: string): Promise<RunResult> {
  session.onStep(messages.STEP_SHOW);
  return run(session, directory, ['show', '-json', planPath(session)]);
}

/**
 * Runs `terraform graph` without `-plan`: since 1.7 the graph then has only resources and their references, as in the
 * code. With `-plan`, and before 1.7, it also has nodes for variables, outputs and providers. `parseDot` reads both.
 */
function graph(session: Session, directory: string): Promise<RunResult> {
  session.onStep(messages.STEP_GRAPH);
  return run(session, directory, ['graph']);
}
