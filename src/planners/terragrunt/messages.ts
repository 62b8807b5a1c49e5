/** Directories of Terragrunt. */

export const drawnStatically = (name: string, units: number) =>
  `${name} is a Terragrunt configuration of ${units} unit${units === 1 ? '' : 's'}: their code is read, but not evaluated, and no hook is run (--planner terraform runs the installed terragrunt)`;
export const noUnits = (name: string) => `${name} has no Terragrunt unit (a terragrunt.hcl that names its code)`;
export const NO_UNITS_REMEDY =
  'Give the directory of a unit, of several, or of a terragrunt.stack.hcl. A unit has a terraform block with a source, or .tf files beside its terragrunt.hcl.';
export const tooManyUnits = (count: number, most: number) =>
  `there are ${count} Terragrunt units; the first ${most} are read`;
export const TOO_MANY_DIRECTORIES = 'not all directories were looked into for Terragrunt units: there are too many';
export const faulty = (path: string, line: number, problem: string) => `${path}:${line}: ${problem}`;
export const sourceUnknown = (path: string) =>
  `${path}: where its code is depends on what only Terragrunt knows; it is drawn as one module`;
export const SOURCE_NOT_KNOWN = 'where its code is depends on what only Terragrunt knows';
export const localSourceMissing = (source: string) => `${source} is not there, or is outside of the repository`;
export const dependencyElsewhere = (path: string, dependency: string) =>
  `${path} depends on ${dependency}, which is not among the units that are drawn`;

export const MISSING = 'terragrunt command not found';
export const MISSING_REMEDY = 'Install Terragrunt, check with terragrunt --version. Or use --planner static.';
export const stepUnit = (at: number, of: number, path: string) => `terragrunt plan ${at}/${of}: ${path}`;
export const unitFailed = (path: string, words: string) => `${path}: ${words}`;
export const UNIT_REMEDY = 'Check with terragrunt plan in that unit; --debug shows all. Or use --planner static.';
export const planOf = (path: string) => `the plan of ${path}`;
