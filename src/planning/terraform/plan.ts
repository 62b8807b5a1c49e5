/**
 * `--planner terraform`: plans as the user would, with real providers and credentials (docs/terraform.md). Runs `init`,
 * `workspace new`, `plan`, `show` and `graph` beside the code, or in a copy if the directory cannot be used.
 */
import { isAbsolute, join, posix, resolve } from 'node:path';
import { InvalidInput, Missing } from '../../errors.js';
import { doubtAboutFile, type Inventory } from '../../graph/inventory.js';
import { CODE_FILE } from '../../graph/terraform-names.js';
import { PYTHON_VERSION_MIN } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Budget, Io, RunResult } from '../../platform/io.js';
import { parseJsonFile } from '../../platform/json/file.js';
import { listOf, member } from '../../platform/json/foreign.js';
import { printable } from '../../platform/text/printable.js';
import { isAtLeast } from '../../platform/text/versions.js';
import type { HiddenDirectories } from '../../terraform/engine/diagnostic-texts.js';
import { type Diagnostic, lineDiagnostics } from '../../terraform/engine/diagnostics.js';
import type { Engine, EngineCommand } from '../../terraform/engine/engine.js';
import { type Environment, planningEnvironment } from '../../terraform/engine/environment.js';
import { diagnosticsOf, engineFailure, type FailureOptions } from '../../terraform/engine/fail.js';
import { firstLines } from '../../terraform/engine/output-lines.js';
import { withFoldersBelow } from '../../terraform/fetch/folders-with-code.js';
import type { OpenEarlyScope } from '../../terraform/module-tree/early.js';
import { readManifest } from '../../terraform/module-tree/manifest.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { type FindModule, readTree } from '../../terraform/module-tree/read-tree.js';
import { type DotGraph, parseDot } from '../../terraform/plan/dot.js';
import { readPlan } from '../../terraform/plan/index.js';
import { hclReferences } from '../../terraform/references/graph.js';
import { withStatements } from '../../terraform/statements/read.js';
import { VERSION_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import { withNamesInPart } from '../static/code-values.js';
import { earlyScopeOfPlan } from '../static/early.js';
import { proofOfPlan } from '../static/proof.js';
import { findUnsafeFiles, mirror, type UnsafeFile, withOverride } from './mirror.js';
import { chooseWorkspace, DEFAULT_WORKSPACE, prepareDataDirectory, usersDataDirectory } from './workspace.js';

/** Settings for a plan with real providers. */
export interface PlanOptions {
  readonly engine: Engine;
  readonly workspace?: string;
  /** Paths of variable files, relative to the user's working directory. */
  readonly varFiles?: readonly string[];
  /** Time limit in seconds for all commands together. */
  readonly seconds: number;
  /** True to include Terraform's complete output in errors. */
  readonly debug?: boolean;
  /** True to plan in a copy, so that nothing is written beside the code, not even temporarily. */
  readonly inCopy?: boolean;
  /** Absolute path of the directory that the code may use; by default the repository that contains the code. */
  readonly within?: string;
  readonly onStep?: (text: string) => void;
}

/** A plan with real providers, in all forms that are read. */
export interface Planned {
  readonly inventory: Inventory;
  /** The plan as `terraform show -json` writes it. */
  readonly plan: unknown;
  /** Null if `terraform graph` failed. */
  readonly dot: DotGraph | null;
}

/**
 * Plans a directory and leaves it unchanged: no state, no lock file, no `.terraform`.
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
    const session = await beginSession(privateDirectory, directory, options, io);
    const copy = join(privateDirectory, 'copy');
    const failureOptions: FailureOptions = {
      seconds: options.seconds,
      debug: options.debug === true,
      hidden: hiddenDirectories([copy, directory], privateDirectory, io.home),
    };
    const code = { directory, within: options.within, dataDirectory: dataDirectoryIn(privateDirectory) };
    const unsafeFiles = await findUnsafeFiles(directory, io, options.within);
    const context: PlanContext = {
      session,
      failureOptions,
      workspace,
      varFiles,
      source: source.name,
      code,
      unsafeFiles,
    };
    if (options.inCopy !== true && unsafeFiles.length === 0) {
      const inPlace = await withOverride(directory, io, (hasLock) => planIn(directory, context, { hasLock }));
      if (inPlace !== null) return inPlace;
      session.onStep(messages.PLANNED_IN_COPY);
    }
    const leftOut = unsafeFiles.map(({ name }) => name);
    return (await planIn(await mirror(directory, copy, io, leftOut), context, null))!;
  });
}

/** Everything that the commands of one plan share. */
interface PlanContext {
  readonly session: Session;
  readonly failureOptions: FailureOptions;
  readonly workspace: string;
  readonly varFiles: VarFiles;
  readonly source: string;
  readonly code: Omit<InitialisedCode, 'working'>;
  /** Files that Terraform does not get. */
  readonly unsafeFiles: readonly UnsafeFile[];
}

const dataDirectoryIn = (privateDirectory: string): string => join(privateDirectory, 'data');

/** Prepares the private directory for all commands. */
async function beginSession(
  privateDirectory: string,
  directory: string,
  options: PlanOptions,
  io: Io,
): Promise<Session> {
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
 * Runs all commands in one directory. Returns null if it is the user's directory and the plan needs a copy.
 * @param inPlace `hasLock` is true if the user's directory has a lock file; null for a copy
 */
async function planIn(
  directory: string,
  context: PlanContext,
  inPlace: { hasLock: boolean } | null,
): Promise<Planned | null> {
  const { session, source } = context;
  const initialised = await init(session, directory, inPlace?.hasLock === true);
  if (inPlace !== null && NEEDS_COPY.test(printedBy(initialised))) return null;
  await outputOf('init', initialised, context);
  if (context.workspace !== DEFAULT_WORKSPACE) {
    await outputOf('workspace new', await newWorkspace(session, directory, context.workspace), context);
  }
  await outputOf('plan', await plan(session, directory, context.varFiles), context);
  const json = await outputOf('show', await show(session, directory), context);
  const planJson = parseJsonFile(Buffer.from(json), messages.planName(source)).value;
  checkNotEmpty(planJson, source);
  const dot = dotOf(await graph(session, directory), source);
  const early = earlyScopeOfPlan(planJson, context.workspace);
  const code = await readPlannedCode({ ...context.code, working: directory, early }, session.command, session.io);
  const fromCode = code && {
    code,
    references: hclReferences(code),
    proof: proofOfPlan(code, planJson, context.workspace),
  };
  const planned = readPlan(planJson, messages.planName(source), dot, fromCode?.references, fromCode?.proof);
  const inventory =
    fromCode === null ? planned : withStatements(withNamesInPart(planned, fromCode.proof), fromCode.code);
  const warnings = [
    ...context.unsafeFiles.map(({ warning }) => warning),
    ...inventory.warnings,
    ...(dot === null ? [messages.graphFailed(session.command)] : []),
  ];
  const doubts = context.unsafeFiles.map(({ name }) => doubtAboutFile(printable(name)));
  return { inventory: { ...inventory, ...(doubts.length > 0 && { doubts }), warnings }, plan: planJson, dot };
}

/**
 * Messages of Terraform since 1.0 and of OpenTofu that require a copy. With the first two, the lock file would have to
 * change (the second one is a warning, after which the plan would fail). With the last one, an override file of the
 * user sorts after `groundplan_override.tf` and sets its own backend.
 */
const NEEDS_COPY =
  /Provider dependency changes detected|Provider lock file not updated|Invalid backend configuration argument/;

/** Returns the output of a command; empty if it did not end itself. */
const printedBy = (result: RunResult): string => (result.end === 'exit' ? `${result.stdout}\n${result.stderr}` : '');

/**
 * Returns the standard output of a command.
 * @throws Missing or External, the reason why the command failed
 */
async function outputOf(step: string, result: RunResult, { session, failureOptions }: PlanContext): Promise<string> {
  if (result.end === 'exit') {
    // TF_CLI_ARGS_plan may contain -detailed-exitcode, with which exit code 2 means a plan with changes.
    const isPlan = step === 'plan' && result.code === 2 && (await session.io.kindOf(planPath(session))) === 'file';
    if (result.code === 0 || isPlan) return result.stdout;
  }
  throw (
    (await pythonFailure(diagnosticsOf(result), session.io)) ??
    engineFailure({ command: session.command, step, result }, failureOptions)
  );
}

/** Parses the output of `terraform graph`; null if the command failed. */
function dotOf(result: RunResult, source: string): DotGraph | null {
  if (result.end !== 'exit' || result.code !== 0) return null;
  try {
    return parseDot(result.stdout, messages.graphName(source));
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/**
 * Resolves variable files, since Terraform runs in another directory. An absolute path cannot be taken for an option.
 * @throws InvalidInput if a file does not exist
 */
async function findVarFiles(names: readonly string[], io: Io): Promise<VarFiles> {
  const paths = names.map((name) => (isAbsolute(name) ? name : join(io.directory, name)));
  for (const [index, path] of paths.entries()) {
    const kind = await io.kindOf(path);
    if (kind === 'missing' || kind === 'directory') {
      throw new InvalidInput(messages.variableFileMissing(names[index]!), { remedy: messages.VAR_FILE_REMEDY });
    }
  }
  return paths;
}

/**
 * Refuses a directory without code.
 * @throws InvalidInput if the directory has none
 */
async function checkCode(name: string, directory: string, io: Io): Promise<void> {
  const entries = await io.list(directory);
  if (entries.some((entry) => CODE_FILE.test(entry.name))) return;
  const shown = (folder: string) => posix.join(printable(name), folder);
  throw noResources(
    messages.terraformNoCode(name),
    await withFoldersBelow(sharedMessages.NO_RESOURCES_REMEDY, directory, shown, io),
  );
}

/**
 * Refuses a plan without any resource change. A plan of unchanged resources still lists them, and its reader reports
 * that nothing changes.
 * @throws InvalidInput if the plan has none
 */
function checkNotEmpty(value: unknown, name: string): void {
  if (listOf(member(value, 'resource_changes')).length > 0) return;
  throw noResources(messages.planIsEmpty(name));
}

const noResources = (cause: string, remedy = sharedMessages.NO_RESOURCES_REMEDY): InvalidInput =>
  new InvalidInput(`${sharedMessages.NO_RESOURCES_FOUND}\n${sharedMessages.causeLine(cause)}`, { remedy });

/**
 * Returns the directories to hide in messages, inner ones first. With a trailing slash they are removed from paths; on
 * their own they are replaced by a name.
 */
function hiddenDirectories(working: readonly string[], privateDirectory: string, home: string): HiddenDirectories {
  return [
    ...working.flatMap((path) => [[`${path}/`, ''] as const, [path, '.'] as const]),
    [privateDirectory, '<temporary>'],
    ...(home.length > 1 ? [[home, '~'] as const] : []),
  ];
}

// ---- Failures of Python programs that Terraform runs while planning. groundplan itself needs no Python.

/** Error of hashicorp/external: https://github.com/hashicorp/terraform-provider-external */
const EXTERNAL_PROGRAM = /External Program (Lookup|Execution) Failed/;
const PYTHON = /\bpython[\d.]*\b|\.py\b/i;

/** The installed Python; null if `python3` is missing or prints no version. */
type Python = { readonly version: string; readonly isEnough: boolean } | null;

/** Reads the version from `python3 --version`, as in `Python 3.11.7`. */
async function findPython(io: Io): Promise<Python> {
  const result = await io.run('python3', ['--version'], { seconds: VERSION_SECONDS });
  if (result.end !== 'exit') return null;
  const version = /^Python (\d+\.\d+\S*)/m.exec(`${result.stdout}\n${result.stderr}`);
  if (result.code !== 0 || version === null) return null;
  return { version: version[1]!, isEnough: isAtLeast(version[1]!, PYTHON_VERSION_MIN) };
}

/**
 * Returns the error to report if a missing or old Python made a plan fail, and null if Python is not the cause. Called
 * only after such a failure: an older Python may be enough for a configuration, and most run no Python.
 */
async function pythonFailure(diagnostics: readonly Diagnostic[], io: Io): Promise<Missing | null> {
  const isPythonProgram = diagnostics.some(
    ({ severity, summary, detail }) =>
      severity === 'error' && EXTERNAL_PROGRAM.test(`${summary}\n${detail}`) && PYTHON.test(detail),
  );
  if (!isPythonProgram) return null;
  const python = await findPython(io);
  if (python?.isEnough) return null;
  const cause = python === null ? messages.PYTHON_NOT_FOUND : messages.pythonIs(python.version);
  return new Missing(`${messages.PYTHON_MISSING}\n${sharedMessages.causeLine(cause)}`, {
    remedy: messages.PYTHON_REMEDY,
  });
}

// ---- The code of the plan, for references that the plan omits: through locals and in dynamic blocks.

/** The paths of a configuration after `init`, all absolute. */
interface InitialisedCode {
  /**
   * The user's directory. The code is read there, because no relative path leads out of a copy that consists of links.
   */
  readonly directory: string;
  /** The directory that Terraform ran in. Module directories are relative to it. */
  readonly working: string;
  /** `TF_DATA_DIR` */
  readonly dataDirectory: string;
  /** Directory that the code may not reach out of; by default the surrounding repository. */
  readonly within: string | undefined;
  /** Evaluates module sources that are expressions. */
  readonly early?: OpenEarlyScope;
}

/**
 * Returns the module tree, or null if the code cannot be read. Callers then rely on the plan and Terraform's graph
 * alone.
 */
async function readPlannedCode(code: InitialisedCode, engine: EngineCommand, io: Io): Promise<ModuleNode | null> {
  const { modules } = await readManifest(join(code.dataDirectory, 'modules', 'modules.json'), io, {
    top: code.dataDirectory,
  });
  const findModule: FindModule = async (_, path) => {
    const installed = modules.get(path.join('.'));
    return installed === undefined ? { reason: '' } : { directory: resolve(code.working, installed.directory) };
  };
  const options = {
    findModule,
    tofu: engine !== 'terraform',
    ...(code.within !== undefined && { within: code.within }),
    ...(code.early && { early: code.early }),
  };
  try {
    return (await readTree(code.directory, io, options)).root;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

// ---- The commands, with their arguments.

/** Everything that the commands need, apart from the directory that they run in. */
interface Session {
  readonly io: Io;
  readonly command: EngineCommand;
  readonly env: Environment;
  readonly budget: Budget;
  /** Temporary directory for the plan and for the state that the local backend would write. */
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
 * @param readonly true if `init` must fail rather than change the lock file
 */
function init(session: Session, directory: string, readonly: boolean): Promise<RunResult> {
  const { command, privateDirectory, onStep } = session;
  onStep(messages.stepCommand(command, 'init'));
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
    if (!/^(- )?(Downloading|Installing|Finding|Using)\b/.test(line)) return;
    onStep(messages.stepInstalling(command, firstLines(line)));
  });
}

/** Creates the workspace in the private state, which has only `default`. */
function newWorkspace(session: Session, directory: string, name: string): Promise<RunResult> {
  session.onStep(messages.stepWorkspace(session.command, name));
  return run(session, directory, ['workspace', 'new', '-no-color', name]);
}

/** Path of the plan file. */
const planPath = ({ privateDirectory }: Session): string => join(privateDirectory, 'plan');

/** Runs `terraform plan`, and reports the number of planned resources as a step. */
function plan(session: Session, directory: string, varFiles: VarFiles): Promise<RunResult> {
  session.onStep(messages.stepCommand(session.command, 'plan'));
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
    if (line.includes('"type":"planned_change"') && lineDiagnostics(line).length === 0) {
      count++;
      session.onStep(messages.stepPlanned(session.command, count));
    }
  });
}

/** Runs `terraform show -json` on the plan. */
function show(session: Session, directory: string): Promise<RunResult> {
  session.onStep(messages.stepCommand(session.command, 'show'));
  return run(session, directory, ['show', '-json', planPath(session)]);
}

/**
 * Runs `terraform graph` without `-plan`: since 1.7 the graph then has only resources and their references, as in the
 * code. With `-plan`, and before 1.7, it also has nodes for variables, outputs and providers. `parseDot` reads both.
 */
function graph(session: Session, directory: string): Promise<RunResult> {
  session.onStep(messages.stepCommand(session.command, 'graph'));
  return run(session, directory, ['graph']);
}
