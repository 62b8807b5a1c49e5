import { printable } from '../../platform/text/printable.js';

const WITHOUT_CODE = 'connections that only the code knows are not drawn';
export const codeUnreadable = (name: string, reason: string) =>
  `the code of ${name} is not read (${reason}): ${WITHOUT_CODE}`;
export const codeIsAnother = (name: string, address: string) =>
  `the code of ${printable(name)} is not what the plan was made of (${printable(address)} is in one of them only): ${WITHOUT_CODE}`;

export const STEP_INIT = 'terraform init';
export const stepInstalling = (line: string) => `terraform init: ${line}`;
export const stepWorkspace = (name: string) => `terraform workspace ${name}`;
export const STEP_PLAN = 'terraform plan';
export const stepPlanned = (count: number) => `terraform plan: ${count} resource${count === 1 ? '' : 's'}`;
export const STEP_SHOW = 'terraform show';
export const STEP_GRAPH = 'terraform graph';
export const planName = (directory: string) => `the plan of ${directory}`;
export const graphName = (directory: string) => `the graph of ${directory}`;

export const workspaceName = (name: string) => `--workspace ${name} is no name of a workspace`;
export const WORKSPACE_REMEDY = 'Letters, digits, underscore, hyphen and dot; see terraform workspace list.';
export const varFileMissing = (path: string) => `--varfile ${path}: there is no such file`;
export const VAR_FILE_REMEDY = 'Paths are relative to the folder that the command runs in.';
export const NO_GRAPH = 'terraform graph has failed: connections are taken from the plan alone';
export const PLANNED_IN_COPY = 'planned in a copy: the source directory cannot be written, or another run is using it';

export const noCode = (directory: string) => `${directory} has no .tf files`;
export const planIsEmpty = (directory: string) => `the plan of ${directory} has no resources`;
/** The first words of the message are fixed. */
export const PYTHON_MISSING = 'Python 3.10+ not available';
export const pythonIs = (version: string) => `a program of the configuration has failed, and python3 is ${version}`;
export const PYTHON_NOT_FOUND = 'a program of the configuration has failed, and python3 is not found';
export const PYTHON_REMEDY =
  'Install Python 3.10 or newer, check with python3 --version. Or use --planner offline, which runs no programs.';
