/** Messages about running Terraform and OpenTofu. Texts that users and scripts rely on word for word are marked "fixed". */

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
export const endedLate = (seconds: number) => `not finished after ${seconds} seconds`;

// ---- diagnostics -----------------------------------------------------------------------------------------------

export const diagnosticSummary = (summary: string, place: string) => `${summary}${place === '' ? '' : ` (${place})`}`;
export const indented = (line: string) => `    ${line}`;
export const snippetLine = (line: number, code: string) => `    ${line}: ${code}`;
export const withValue = (traversal: string, statement: string) => `    with ${traversal} ${statement}`;
export const atAddress = (address: string) => `    in ${address}`;
export const diagnosticsNotShown = (count: number) =>
  `  and ${count} more message${count === 1 ? '' : 's'}; --debug shows all`;

// ---- failures and remedies -------------------------------------------------------------------------------------

/** fixed */
export const VERSION_NOT_SUPPORTED = 'Terraform version not supported';
export const VERSION_OF_CONFIGURATION_REMEDY =
  'The configuration asks for another version (required_version): install that one. Or use --planner offline, which does not mind.';
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
