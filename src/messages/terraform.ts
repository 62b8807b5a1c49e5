/** Running Terraform and OpenTofu. Messages that the interface fixes word for word carry the note "fixed". */

// ---- the engine ------------------------------------------------------------------------------------------------

/** fixed */
export const TERRAFORM_MISSING = 'terraform command not found';
export const TERRAFORM_MISSING_REMEDY =
  'Install Terraform, check with terraform version. Or draw without it: --planner static.';
export const TOFU_MISSING = 'tofu command not found';
export const TOFU_MISSING_REMEDY = 'Install OpenTofu, check with tofu version. Or use --engine terraform.';
/** fixed: the prefix */
export const versionTooOld = (command: string, found: string, least: string) =>
  `Terraform version not supported: ${command} is ${found}, ${least} or newer is needed`;
export const versionTooOldRemedy = (command: string) => `Upgrade, check with ${command} version.`;
export const engineFailed = (command: string, how: string, said: string) =>
  `${command} version fails (${how})${said === '' ? '' : `: ${said}`}`;
export const engineUnreadable = (command: string, said: string) =>
  `${command} version names no version${said === '' ? ' and says nothing' : `, it says: ${said}`}`;
export const engineRemedy = (command: string) =>
  `Check that ${command} version works here: a version manager needs a version that is installed and chosen for this directory.`;

// ---- how programs end ------------------------------------------------------------------------------------------

export const endedWithCode = (code: number) => `exit code ${code}`;
export const endedBySignal = (signal: string) => `ended by ${signal}`;
export const endedLate = (seconds: number) => `not finished after ${seconds} seconds`;
export const notStarted = (reason: string) => `it cannot be started: ${reason}`;

// ---- diagnostics -----------------------------------------------------------------------------------------------

export const diagnosticSummary = (summary: string, place: string) => `${summary}${place === '' ? '' : ` (${place})`}`;
export const indented = (line: string) => `    ${line}`;
export const snippetLine = (line: number, code: string) => `    ${line}: ${code}`;
export const withValue = (traversal: string, statement: string) => `    with ${traversal} ${statement}`;
export const atAddress = (address: string) => `    in ${address}`;
export const diagnosticsNotShown = (count: number) =>
  `  and ${count} more message${count === 1 ? '' : 's'}; --debug shows all`;
export const causeLine = (line: string) => `  ${line}`;

// ---- planning --------------------------------------------------------------------------------------------------

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

// ---- failures: the words of the interface, and what to do ------------------------------------------------------

/** fixed */
export const VERSION_NOT_SUPPORTED = 'Terraform version not supported';
export const VERSION_OF_CONFIGURATION_REMEDY =
  'The configuration asks for another version (required_version): install that one. Or use --planner offline, which does not mind.';
/** fixed */
export const TOKEN_REQUIRED = 'TFE_TOKEN required for module registry';
export const TOKEN_REQUIRED_REMEDY =
  'Set TFE_TOKEN (for another host than app.terraform.io with TFE_HOSTNAME), or TF_TOKEN_<host>, or a credentials block in ~/.terraformrc.';
/** fixed */
export const MODULE_SOURCE_NOT_FOUND = 'Module source not found';
export const MODULE_SOURCE_NOT_FOUND_REMEDY =
  'Configure Git credentials or SSH keys, and check with git ls-remote <address>. Nothing is asked for here: use a credential helper or an agent.';
/** fixed */
export const MODULE_NOT_FOUND = 'Module not found';
/** fixed */
export const MODULE_DOWNLOAD_FAILED = 'Module download failed';
export const MODULE_REMEDY =
  'Remove .terraform/ and ~/.groundplan/, run terraform init, retry. A private registry needs TFE_TOKEN or TF_TOKEN_<host>.';
export const LOCAL_MODULE_REMEDY =
  'Check the path in source = "...": it is relative to the file that calls the module. The source directory may lie in a larger repository.';
export const MODULE_UNREACHABLE_REMEDY =
  'Check the network, the proxy (https_proxy) and the name of the host: it cannot be reached from here. Or use --planner offline, which draws such a module as one box.';
/** fixed */
export const BACKEND_CHANGED = 'Backend configuration changed';
export const BACKEND_CHANGED_REMEDY =
  'Expected with a remote backend: groundplan plans with a local one and leaves the state alone. If this stops the run, another override file configures a backend: leave it out.';
/** fixed */
export const STATE_LOCKED = 'State locked';
export const STATE_LOCKED_REMEDY =
  'Expected while somebody else applies: groundplan neither locks nor changes a state. If this stops the run, retry later, or use --planner offline.';
/** fixed */
export const NO_RESOURCES_FOUND = 'No resources found';
export const NO_RESOURCES_REMEDY =
  'Check that .tf files exist there, and that terraform init, terraform validate and terraform plan work; --debug shows more.';
export const noCode = (directory: string) => `${directory} has no .tf files`;
export const planIsEmpty = (directory: string) => `the plan of ${directory} has no resources`;
/** fixed: the first words */
export const PYTHON_MISSING = 'Python 3.10+ not available';
export const pythonIs = (version: string) => `a program of the configuration has failed, and python3 is ${version}`;
export const PYTHON_NOT_FOUND = 'a program of the configuration has failed, and python3 is not found';
export const PYTHON_REMEDY =
  'Install Python 3.10 or newer, check with python3 --version. Or use --planner offline, which runs no programs.';
export const VARIABLES_MISSING = 'Variables without a value';
export const VARIABLES_MISSING_REMEDY =
  'Give a file with --varfile, or set TF_VAR_<name>. Or use --planner offline, which assumes values.';
export const LOCK_FILE_MISFIT = 'The lock file does not allow the providers of this platform';
export const LOCK_FILE_MISFIT_REMEDY =
  'Add them: terraform providers lock -platform=<os>_<architecture>. Or use --planner offline, which needs no providers.';
export const PROVIDERS_NOT_STARTED = 'Providers cannot be started';
export const PROVIDERS_NOT_STARTED_REMEDY =
  'They are unpacked where temporary files are: set TMPDIR to a directory with a short path that allows programs. Or use --planner offline.';
export const PROVIDERS_MISSING = 'Providers cannot be installed';
export const PROVIDERS_MISSING_REMEDY =
  'Check the network and the versions asked for with terraform init. Or use --planner offline, which needs no providers.';
export const CREDENTIALS_MISSING = 'Credentials of the cloud are missing or no longer valid';
export const CREDENTIALS_MISSING_REMEDY = 'Log in as for terraform plan. Or use --planner offline, which needs none.';
export const DISK_FULL = 'The disk is full';
export const DISK_FULL_REMEDY = 'Providers take up to a gigabyte: make room, or set TMPDIR to a larger disk.';
export const ENGINE_CRASHED = 'Terraform has crashed';
export const ENGINE_CRASHED_REMEDY = 'Try another version of Terraform, or --planner offline.';
export const stepFailed = (command: string, step: string, how: string) => `${command} ${step} has failed (${how})`;
export const stepRemedy = (command: string, step: string) =>
  `Check with ${command} ${step} in that directory; --debug shows all that it says. Or use --planner offline.`;
export const TIME_OUT_REMEDY = 'Give it more time with --timeout <seconds>, or use --planner offline.';
