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
