/** Messages of planning: first those of all planners, then those of each planner. */
import { listedUpTo, plural } from '../platform/text/english.js';
import { printable, short } from '../platform/text/printable.js';
import { UNDECLARED_SUGGESTED } from './limits.js';

export const assumedModule = (address: string) => `the code of ${address} is missing; it is drawn as one box`;

export const planTooLong = (seconds: number) => `planning takes longer than ${plural(seconds, 'second')}`;

/** @param why a sentence of Terraform; empty for none */
export const staticInstead = (reason: string, why = '') => {
  const drawn = 'falling back to static analysis (values known only after planning are missing)';
  return why === '' ? `${reason}: ${drawn}` : `${reason}: ${why.replace(/[.:]$/, '')}; ${drawn}`;
};
const SIGNS_LISTED = 3;
const listed = (texts: readonly string[]) => listedUpTo(texts.map(printable), SIGNS_LISTED);
/** @param signs names of files and features, with their lines */
export const tofuByTerraform = (signs: readonly string[]) =>
  `this is OpenTofu code (${listed(signs)}), but tofu is not installed: Terraform plans it instead`;
/** @param missing the message that the program is missing */
export const tofuNeeded = (missing: string, signs: readonly string[]) =>
  `${missing}, and Terraform cannot plan this OpenTofu code (${listed(signs)})`;
export const TOFU_NEEDED_REMEDY = 'Install OpenTofu, check with tofu version. Or use --planner static.';
export const noCode = (name: string) => `${printable(name)} has no Terraform code (.tf, .tf.json, .tofu, .tofu.json)`;
export const NO_CODE_REMEDY = 'Pass the directory in which terraform plan runs (in a repository: <address>//<folder>).';
export const noBlocks = (name: string) => `${printable(name)} has code, but no resources`;
export const NO_BLOCKS_REMEDY =
  'Pass the directory in which terraform plan runs. Run terraform validate there to find errors in the code.';
export const offlineFailedRemedy = (isComplete: boolean) =>
  `Correct the code, or draw it without planning: --planner static.${isComplete ? '' : ' --debug shows the full output.'}`;
export const MACHINE_REMEDY =
  'Run the command again, with more free memory or fewer programs at once, or draw the code without planning: --planner static.';
export const OFFLINE_LATE_REMEDY =
  'Allow more time with --timeout <seconds>, or draw the code without planning: --planner static.';
export const STEP_READING_CODE = 'reading the code';
export const variableSetBy = (name: string, source: string) => `var.${printable(name)} is set by ${printable(source)}`;
export const variableDefault = (name: string, location: string) =>
  `var.${printable(name)} has its default (${printable(location)})`;
export const variableOpen = (name: string) => `var.${printable(name)} has no value`;
export const assumption = (text: string) => `assumed: ${text}`;
const PLACEHOLDERS_LISTED = 3;
/**
 * A note in one line, for the summary.
 * @param takesVariables true if some placeholders stand for variables
 */
export const placeholders = (texts: readonly string[], takesVariables: boolean) => {
  const first = texts.slice(0, PLACEHOLDERS_LISTED).join('; ');
  const more = texts.length - PLACEHOLDERS_LISTED;
  const rest = more > 0 ? `; and ${more} more (--debug lists them)` : '';
  const remedy = takesVariables ? '. Set variables with --varfile <file> or TF_VAR_<name>.' : '';
  return `${plural(texts.length, 'placeholder')}: ${first}${rest}${remedy}`;
};
/** @param nearest the declared name that is most similar; null if none is similar */
export const undeclaredName = (name: string, nearest: string | null) => {
  const shown = short(name, UNDECLARED_NAME_LENGTH);
  return nearest === null ? shown : `${shown} (did you mean ${printable(nearest)}?)`;
};
/** @param names as `undeclaredName` writes them */
export const undeclared = (file: string, names: readonly string[]) =>
  `${printable(file)} sets ${listedUpTo(names, UNDECLARED_SUGGESTED)}, but the code declares no such ${names.length === 1 ? 'variable' : 'variables'}`;
const UNDECLARED_NAME_LENGTH = 60;
export const variableFileFault = (path: string, line: number, column: number, problem: string) =>
  `${printable(path)}:${line}:${column}: ${problem}; only the variables before it are used`;
export const variableFileNotJson = (path: string) =>
  `${printable(path)} is not a JSON object; its variables are ignored`;
export const EVALUATION_SPENT =
  'the code is too complex to evaluate without Terraform: some values and instance counts are missing';

export const ZERO = { count: 'count is 0', for_each: 'for_each is empty', enabled: 'enabled is false' } as const;
export const moduleCreatesNothing = (countArgument: string) => `creates no resources (${countArgument})`;
export const MODULE_EMPTY = 'has no resources';
export const NOT_PLANNED = 'not planned';
/** @param texts the assumptions behind the cause */
export const withAssumptions = (cause: string, texts: readonly string[]) =>
  texts.length === 0 ? cause : `${cause}; assumed: ${texts.join(', ')}`;

/**
 * Warnings by the kind of the gap.
 * @param call the name of the module call
 */
export const GAPS = {
  reference: (name: string, _call: string, location: string) =>
    `${printable(name)} is not declared; its value is treated as unknown (${printable(location)})`,
  order: (name: string, _call: string, location: string) =>
    `${printable(name)} is not declared; depends_on is ignored (${printable(location)})`,
  argument: (name: string, call: string, location: string) =>
    `module.${printable(call)} has no variable ${printable(name)}; the argument is ignored (${printable(location)})`,
  value: (name: string, call: string, location: string) =>
    `module.${printable(call)} has no value for its variable ${printable(name)}, which is treated as unknown (${printable(location)})`,
} as const;
export const gapsMore = (count: number) => `and ${plural(count, 'more such warning')}`;

// ---- Plans without providers.

export const STEP_COPYING = 'copying the configuration';
export const stepPlanning = (engine: string) => `planning with ${engine}, without providers and credentials`;
export const stepPlanningAgain = (engine: string, attempt: number, repairs: number) =>
  `planning with ${engine} again (attempt ${attempt}): ${plural(repairs, 'expression')} treated as unknown so far`;

export const variableFileUnreadable = (path: string) => `--varfile ${printable(path)} cannot be read`;
export const VARIABLE_FILE_REMEDY =
  'Check its name, size and permissions. The path is relative to the working directory.';

export const removedFromCopy = (location: string, content: string) => `left out of the plan: ${content} (${location})`;

export const assumedVariable = (name: string) => `var.${name} has no value, using a placeholder`;
export const assumedData = (address: string) => `${address} is not read offline, using placeholder data`;
export const assumedDeferred = (address: string) => `${address} is not read offline; it is treated as unknown`;
export const assumedExpression = (location: string) =>
  `${location} is not known without providers; it is treated as unknown`;
/** @param summary Terraform's summary, which contains no values of the code */
export const mistake = (location: string, summary: string) =>
  `${location}: ${summary}; its value is treated as unknown`;
export const assumedInstanceCount = (location: string) =>
  `${location} is not known without providers; one instance is drawn`;
export const unreadFile = (location: string) =>
  `${location}: the file may be outside the configuration and is not read; its content is treated as unknown`;
export const missingFile = (location: string) =>
  `${location}: the file does not exist; its content is treated as unknown`;
export const positionIn = (file: string, line: number) => `${file}:${line}`;

export const planFailed = (engine: string, reason: string) => `${engine} plan failed: ${reason}`;
export const planCrashed = (engine: string) => `${engine} crashed`;
export const planTooLarge = (engine: string) => `the plan of ${engine} is too large to read`;
export const planOutOfMemory = (engine: string, gigabytes: number) =>
  `planning with ${engine} needs more than ${gigabytes} GB of memory`;
export const instancesTooMany = (address: string, count: number, most: number) =>
  `${address} has ${count} instances; at most ${most} in total are planned`;
export const NO_REASON_GIVEN = 'no reason given';
export const planEnded = (cause: string) => `planning was stopped (${cause})`;
export const planUnreadable = (engine: string) => `${engine} planned the code, but show -json wrote no plan`;

// ---- Reading code without an engine.

export const variableFileMissing = (path: string) => `--varfile ${printable(path)}: no such file`;
export const drawnAsOne = (counted: readonly { readonly address: string; readonly count: number }[], more: number) =>
  `too many instances to draw separately, shown as one icon with a count: ${counted
    .map(({ address, count }) => `${address} ×${count}`)
    .join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
export const openCounts = (addresses: readonly string[], more: number) =>
  `number of instances not known without Terraform: ${addresses.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;

const WITHOUT_CODE = 'connections that are only in the code are missing';
export const codeUnreadable = (name: string, reason: string) =>
  `the code of ${name} is not read (${reason}): ${WITHOUT_CODE}`;
export const codeIsAnother = (name: string, address: string) =>
  `the code of ${printable(name)} does not match the plan (${printable(address)} is in only one of them): ${WITHOUT_CODE}`;

// ---- Plans with real providers.

export const stepCommand = (engine: string, command: 'init' | 'plan' | 'show' | 'graph') => `${engine} ${command}`;
export const stepInstalling = (engine: string, line: string) => `${engine} init: ${line}`;
export const stepWorkspace = (engine: string, name: string) => `${engine} workspace ${name}`;
export const stepPlanned = (engine: string, count: number) => `${engine} plan: ${plural(count, 'resource')}`;
export const planName = (directory: string) => `the plan of ${directory}`;
export const graphName = (directory: string) => `the graph of ${directory}`;

export const workspaceName = (name: string) => `--workspace ${name} is not a valid workspace name`;
export const WORKSPACE_REMEDY = 'Use letters, digits, underscores, hyphens and dots; see terraform workspace list.';
export const VAR_FILE_REMEDY = 'Paths are relative to the working directory.';
export const graphFailed = (engine: string) => `${engine} graph failed: connections come from the plan only`;
export const PLANNED_IN_COPY = 'planned in a copy: the source directory cannot be written, or another run is using it';

export const terraformNoCode = (directory: string) => `${directory} has no .tf files`;
export const planIsEmpty = (directory: string) => `the plan of ${directory} has no resources`;
/** The first words of the message are fixed. */
export const PYTHON_MISSING = 'Python 3.10+ not available';
export const pythonIs = (version: string) => `a program of the configuration failed, and python3 is ${version}`;
export const PYTHON_NOT_FOUND = 'a program of the configuration failed, and python3 is not found';
export const PYTHON_REMEDY =
  'Install Python 3.10 or newer, check with python3 --version. Or use --planner offline, which runs no programs.';

// ---- Terragrunt directories.

export const drawnStatically = (name: string, units: number) =>
  `${name} is a Terragrunt configuration of ${plural(units, 'unit')}, drawn from its code: terragrunt and its hooks are not run (--planner terraform runs them)`;
export const noUnits = (name: string) => `${name} has no Terragrunt unit (a terragrunt.hcl that names its code)`;
export const NO_UNITS_REMEDY =
  'Pass the directory of a unit, of several units, or of a terragrunt.stack.hcl. A unit has a terraform block with a source, or .tf files beside its terragrunt.hcl.';
export const tooManyUnits = (count: number, most: number) =>
  `there are ${count} Terragrunt units; the first ${most} are read`;
export const TOO_MANY_DIRECTORIES = 'too many directories: some were not searched for Terragrunt units';
export const fileFault = (path: string, line: number, problem: string) => `${path}:${line}: ${problem}`;
// Reasons why the code of a unit is missing. Each follows "<path of the unit>: ".
export const SOURCE_NOT_KNOWN = 'its source depends on values that only Terragrunt knows';
export const localSourceMissing = (source: string) => `${source} does not exist`;
export const localSourceOutside = (source: string) => `${source} is outside the repository`;
export const noUnitFile = (source: string) => `${source} has no terragrunt.hcl`;
export const noStackFile = (source: string) => `${source} has no terragrunt.stack.hcl`;
export const memberNotFetched = (address: string, reason: string) => `${printable(address)}: ${reason}`;
export const unitOpaque = (path: string, reason: string) => `${path}: ${reason}; it is drawn as one module`;
const UNITS_LISTED = 3;
/** @param warning about the code of these units */
export const aboutUnits = (paths: readonly string[], warning: string) =>
  `${listedUpTo(paths.map(printable), UNITS_LISTED)}: ${warning}`;
const EXCLUDED_LISTED = 10;
export const excludedUnits = (paths: readonly string[]) => {
  const names = listedUpTo(paths.map(printable), EXCLUDED_LISTED);
  return `${plural(paths.length, 'unit')} excluded from the plan by exclude or skip, and not drawn: ${names}`;
};
export const excludedButNamed = (path: string) =>
  `${printable(path)} is excluded from the plan by exclude or skip; it is drawn because you named it`;
export const allExcluded = (name: string) =>
  `${printable(name)}: exclude or skip excludes every Terragrunt unit from the plan`;
export const ALL_EXCLUDED_REMEDY = 'Pass the directory of one unit to draw it anyway.';
export const tooManyFiles = (path: string) => `${path} is left out: it reads too many files`;

export const TERRAGRUNT_MISSING = 'terragrunt command not found';
export const TERRAGRUNT_MISSING_REMEDY =
  'Install Terragrunt, check with terragrunt --version. Or use --planner static.';
export const stepUnit = (number: number, count: number, path: string) => `terragrunt plan ${number}/${count}: ${path}`;
export const unitFailed = (path: string, reason: string) => `${path}: ${reason}`;
export const UNIT_REMEDY = 'Run terragrunt plan in that unit; --debug shows the full output. Or use --planner static.';

/** @param others number of further units that call the code */
export const usedByUnit = (name: string, unit: string, others: number) =>
  `${printable(name)} is called by the Terragrunt unit ${printable(unit)}${others === 0 ? '' : ` and ${plural(others, 'other unit')}`}; draw it with its values: --source ${printable(unit)}`;
