/** Messages about Terragrunt directories. */
import { listedUpTo } from '../../platform/text/english.js';
import { plural } from '../../platform/text/plural.js';
import { printable } from '../../platform/text/printable.js';

export const drawnStatically = (name: string, units: number) =>
  `${name} is a Terragrunt configuration of ${plural(units, 'unit')}, drawn from its code: terragrunt and its hooks are not run (--planner terraform runs them)`;
export const noUnits = (name: string) => `${name} has no Terragrunt unit (a terragrunt.hcl that names its code)`;
export const NO_UNITS_REMEDY =
  'Give the directory of a unit, of several, or of a terragrunt.stack.hcl. A unit has a terraform block with a source, or .tf files beside its terragrunt.hcl.';
export const tooManyUnits = (count: number, most: number) =>
  `there are ${count} Terragrunt units; the first ${most} are read`;
export const TOO_MANY_DIRECTORIES = 'not all directories were looked into for Terragrunt units: there are too many';
export const faulty = (path: string, line: number, problem: string) => `${path}:${line}: ${problem}`;
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
export const ofUnits = (paths: readonly string[], warning: string) =>
  `${listedUpTo(paths.map(printable), UNITS_LISTED)}: ${warning}`;
const EXCLUDED_LISTED = 10;
export const excludedUnits = (paths: readonly string[]) => {
  const names = listedUpTo(paths.map(printable), EXCLUDED_LISTED);
  return `${plural(paths.length, 'unit')} left out of a plan by exclude or skip, and not drawn: ${names}`;
};
export const excludedButNamed = (path: string) =>
  `${printable(path)} is left out of a plan by exclude or skip; it is drawn because it is what was asked for`;
export const allExcluded = (name: string) =>
  `${printable(name)}: exclude or skip leaves every Terragrunt unit out of a plan`;
export const ALL_EXCLUDED_REMEDY = 'Give the directory of one unit: then it is drawn all the same.';
export const tooManyFiles = (path: string) =>
  `${path} is left out: it reads more files than are read for one configuration`;
export const dependencyElsewhere = (path: string, dependency: string) =>
  `${path} depends on ${dependency}, which is not among the units that are drawn`;

export const MISSING = 'terragrunt command not found';
export const MISSING_REMEDY = 'Install Terragrunt, check with terragrunt --version. Or use --planner static.';
export const stepUnit = (at: number, of: number, path: string) => `terragrunt plan ${at}/${of}: ${path}`;
export const unitFailed = (path: string, words: string) => `${path}: ${words}`;
export const UNIT_REMEDY = 'Check with terragrunt plan in that unit; --debug shows all. Or use --planner static.';
export const planOf = (path: string) => `the plan of ${path}`;

/** @param others number of further units that call the code */
export const calledByUnit = (name: string, unit: string, others: number) =>
  `${printable(name)} is called by the Terragrunt unit ${printable(unit)}${others === 0 ? '' : ` and ${plural(others, 'other unit')}`}; draw it with its values: --source ${printable(unit)}`;
