import { listedUpTo, plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';

// Texts that users and scripts rely on word for word are marked "fixed".

/** fixed */
export const TOKEN_REQUIRED = 'TFE_TOKEN required for module registry';
export const TOKEN_REQUIRED_REMEDY =
  'Set TFE_TOKEN (and TFE_HOSTNAME for a host other than app.terraform.io), TF_TOKEN_<host>, or a credentials block in ~/.terraformrc.';
/** fixed */
export const MODULE_SOURCE_NOT_FOUND = 'Module source not found';
export const MODULE_SOURCE_NOT_FOUND_REMEDY =
  'Configure Git credentials or SSH keys, and check with git ls-remote <address>. groundplan never prompts: use a credential helper or an SSH agent.';
/** fixed */
export const MODULE_NOT_FOUND = 'Module not found';
/** fixed */
export const MODULE_DOWNLOAD_FAILED = 'Module download failed';
export const MODULE_REMEDY =
  'Remove .terraform/ and ~/.groundplan/, run terraform init, retry. A private registry needs TFE_TOKEN or TF_TOKEN_<host>.';

// ---- Finding Terraform and OpenTofu.

/** fixed */
export const TERRAFORM_MISSING = 'terraform command not found';
export const TERRAFORM_MISSING_REMEDY =
  'Install Terraform, check with terraform version. Or draw without it: --planner static.';
export const TOFU_MISSING = 'tofu command not found';
export const TOFU_MISSING_REMEDY = 'Install OpenTofu, check with tofu version. Or use --engine terraform.';
/** fixed: the prefix */
export const versionTooOld = (command: string, version: string, minimum: string) =>
  `Terraform version not supported: ${command} is ${version}, ${minimum} or newer is needed`;
export const versionTooOldRemedy = (command: string) => `Upgrade, check with ${command} version.`;
export const engineFailed = (command: string, end: string, output: string) =>
  `${command} version failed (${end})${output === '' ? '' : `: ${output}`}`;
export const engineUnreadable = (command: string, output: string) =>
  `${command} version printed no version${output === '' ? '' : `: ${output}`}`;
export const engineRemedy = (command: string) =>
  `Check that ${command} version works here. With a version manager, install and select a version for this directory.`;

// ---- Ends of programs.

export const endedWithCode = (code: number) => `exit code ${code}`;
export const endedLate = (seconds: number) => `not finished after ${seconds} seconds`;

// ---- Diagnostics.

export const diagnosticSummary = (summary: string, location: string) =>
  `${summary}${location === '' ? '' : ` (${location})`}`;
export const indented = (line: string) => `    ${line}`;
export const snippetLine = (line: number, code: string) => `    ${line}: ${code}`;
export const withValue = (traversal: string, statement: string) => `    with ${traversal} ${statement}`;
export const atAddress = (address: string) => `    in ${address}`;
export const diagnosticsNotShown = (count: number) =>
  `  and ${count} more message${count === 1 ? '' : 's'}; --debug shows all`;

// ---- Failures and remedies.

/** fixed */
export const VERSION_NOT_SUPPORTED = 'Terraform version not supported';
export const VERSION_OF_CONFIGURATION_REMEDY =
  'The configuration requires another version (required_version): install it. Or use --planner offline, which ignores it.';
export const LOCAL_MODULE_REMEDY =
  'Check the path in source = "...": it is relative to the file that calls the module. The source directory may be part of a larger repository.';
export const MODULE_UNREACHABLE_REMEDY =
  'The host cannot be reached: check the network, the proxy (https_proxy) and the host name. Or use --planner offline, which draws the module as one box.';
/** fixed */
export const BACKEND_CHANGED = 'Backend configuration changed';
export const BACKEND_CHANGED_REMEDY =
  'Expected with a remote backend: groundplan plans with a local one and leaves the state alone. If this stops the run, remove the override file that configures a backend.';
/** fixed */
export const STATE_LOCKED = 'State locked';
export const STATE_LOCKED_REMEDY =
  'Expected while somebody else applies: groundplan neither locks nor changes a state. If this stops the run, retry later, or use --planner offline.';
export const VARIABLES_MISSING = 'Variables without a value';
export const VARIABLES_MISSING_REMEDY =
  'Pass a file with --varfile, or set TF_VAR_<name>. Or use --planner offline, which uses placeholders.';
export const LOCK_FILE_MISFIT = 'The lock file does not allow the providers of this platform';
export const LOCK_FILE_MISFIT_REMEDY =
  'Add them: terraform providers lock -platform=<os>_<architecture>. Or use --planner offline, which needs no providers.';
export const PROVIDERS_NOT_STARTED = 'Providers cannot be started';
export const PROVIDERS_NOT_STARTED_REMEDY =
  'They run from the temporary directory: set TMPDIR to a directory with a short path in which programs can run. Or use --planner offline.';
export const PROVIDERS_MISSING = 'Providers cannot be installed';
export const PROVIDERS_MISSING_REMEDY =
  'Run terraform init to check the network and the required versions. Or use --planner offline, which needs no providers.';
export const CREDENTIALS_MISSING = 'Cloud credentials are missing or expired';
export const CREDENTIALS_MISSING_REMEDY = 'Log in as for terraform plan. Or use --planner offline, which needs none.';
export const DISK_FULL = 'The disk is full';
export const DISK_FULL_REMEDY = 'Providers take up to a gigabyte: free up space, or set TMPDIR to a larger disk.';
export const ENGINE_CRASHED = 'Terraform crashed';
export const ENGINE_CRASHED_REMEDY = 'Try another version of Terraform, or --planner offline.';
export const stepFailed = (command: string, step: string, end: string) => `${command} ${step} failed (${end})`;
export const stepRemedy = (command: string, step: string) =>
  `Run ${command} ${step} in that directory; --debug shows the full output. Or use --planner offline.`;
export const TIME_OUT_REMEDY = 'Allow more time with --timeout <seconds>, or use --planner offline.';

// ---- Faults in a configuration file, worded to follow "file:line:column: ".

export const token = (text: string) => `\`${text}\``;
export const expected = (expectation: string, actual: string) => `expected ${expectation}, found ${actual}`;
export const END_OF_LINE = 'the end of the line';
export const END_OF_FILE = 'the end of the file';

export const VALUE = 'a value';
export const ATTRIBUTE_NAME = 'the name of an attribute';
export const FUNCTION_NAME = 'the name of a function';
export const FOR_NAME = 'a name for the element';
export const FOR_IN = '`in`';
export const EQUALS_OF_ENTRY = '`=` or `:` after the key';
export const commaOr = (closer: string) => `a comma or \`${closer}\``;
export const END_OF_SEQUENCE = '`}` at the end of the expression in the text';
export const DIRECTIVE = '`if`, `else`, `endif`, `for` or `endfor`';
export const ITEM = 'the name of an argument or block';
export const AFTER_NAME = '`=` or a block after the name';
export const LABEL_OR_BODY = 'a label or `{`';
export const NEW_LINE = 'a new line';

export const nestedTooDeep = (limit: number) => `nested more than ${limit} levels deep`;
export const STRING_NOT_CLOSED = 'this string is not closed on its line';
export const heredocNotClosed = (marker: string) => `this heredoc is not closed: a line with only ${marker} is missing`;
export const UNKNOWN_ESCAPE = 'unknown escape: a backslash is written \\\\';
export const misplacedDirective = (word: string) => `%{ ${word} } has no matching directive before it`;
export const unknownDirective = (word: string) => `unknown directive %{ ${word} }`;
export const directiveNotClosed = (word: string) => `%{ ${word} } is not closed before the end of the text`;
export const COMMENT_NOT_CLOSED = 'this comment is not closed: */ is missing';
export const blockNotClosed = (type: string, line: number) => `the block ${type} on line ${line} is not closed`;
export const NOTHING_TO_CLOSE = 'this } closes no block';
export const LABEL_IS_TEMPLATE = 'a label must be plain text, not a template';
export const definedTwice = (name: string) => `${name} is set twice in this block`;

export const fileTooLarge = (limit: number) => `the file is larger than ${limit / 1024 / 1024} MB and is not read`;
export const NOT_UTF8 = 'the file is not UTF-8 text';

export const declaredTwice = (address: string) => `${address} is declared twice; the first one is used`;
export const nothingToOverride = (address: string) => `${address} is overridden here but not declared`;
export const wrongLabels = (type: string, count: number) =>
  `a ${type} block has ${count === 1 ? 'one label' : 'two labels'}: its ${count === 1 ? 'name' : 'type and name'}`;

export const END_OF_TEXT = 'the end of the text';
export const OBJECT_EXPECTED = 'expected an object, or an array of objects';

/** Messages that groundplan sends through Terraform in place of providers. */
export const STAND_IN_PROVIDER = 'groundplan stands in for this provider';
export const applyRefused = (type: string) =>
  `${type} is not created, changed or destroyed: the plan was made without the real provider, for a diagram only.`;
export const callFailed = (reason: string) => `The request failed: ${reason}.`;
export const typeUnknown = (type: string) => `unknown type ${type}`;

// ---- Files of a configuration and the modules that it calls.

export const noDirectory = (path: string) => `${path}: no such directory`;
export const NO_DIRECTORY_REMEDY = 'Check the name and the working directory.';
export const NEIGHBOURS_WITHOUT_REPOSITORY =
  'the code is not in a Git repository: modules in neighbouring directories are read, but their expressions can only read files in their own directory';
export const pathUnreadable = (path: string, reason: string) => `${path} cannot be read (${reason})`;
export const PERMISSIONS_REMEDY = 'Check its permissions.';
export const moduleTreeFileTooLarge = (path: string, bytes: number, limit: number) =>
  `${path} has ${bytes} bytes; the limit for a Terraform file is ${limit} bytes`;
export const codeTooLarge = (path: string, limit: number) =>
  `the Terraform code has more than ${limit} bytes in total; ${path} exceeds the limit`;
export const TOO_LARGE_REMEDY = 'Check that it is Terraform code, or draw a part of the configuration.';

/** `a` (`./a`) calls `b`, and so on, to the call that closes the cycle. */
export const moduleCycle = (calls: readonly { name: string; source: string }[]) =>
  `modules call each other in a cycle: ${calls.map(({ name, source }) => `${name} (source ${source})`).join(' calls ')}, which leads back to an earlier directory`;
export const MODULE_CYCLE_REMEDY = 'Terraform rejects this, too. Point one of these sources to another directory.';
export const modulesTooDeep = (name: string, depth: number) => `${name} is more than ${depth} modules deep`;
export const modulesTooMany = (name: string, limit: number) =>
  `the configuration has more than ${limit} module calls; ${name} exceeds the limit`;
export const MODULES_TOO_MANY_REMEDY = 'Draw a part of the configuration: --source with the directory of that part.';

// Reasons for missing module code; each follows "module.x is drawn as one box: ".
export const SOURCE_NOT_PLAIN = 'its source is an expression whose value is not known without planning';
export const SOURCE_MISSING = 'it has no source';
export const localMissing = (source: string) => `${source} is not a directory`;
const OUTSIDE = {
  repository: 'the repository that is drawn',
  directory: 'the directory that is drawn',
  package: 'the package of the module that calls it',
} as const;
export const localOutside = (source: string, what: keyof typeof OUTSIDE) => `${source} is outside ${OUTSIDE[what]}`;
export const localEmpty = (source: string) => `${source} has no Terraform files`;
export const expectedMissing = (source: string) => `the directory of the fetched module ${source} is missing`;
const NAMES_LISTED = 3;
/** Joins calls that lack their code for the same reason, e.g. `it has no source`. */
export const modulesOpaque = (names: readonly string[], reason: string) => {
  const more = names.length - NAMES_LISTED;
  const listed = `${names.slice(0, NAMES_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${listed} ${names.length === 1 ? 'is' : 'are each'} drawn as one box: ${reason}`;
};

export const manifestUnreadable = (path: string, reason: string) =>
  `${path} is not read (${reason}): modules that it lists are searched for elsewhere`;
export const MANIFEST_NOT_JSON = 'not a JSON list of modules';
/** @param isRepository false if only the given directory is read, because it is in no repository */
export const manifestOutside = (isRepository = true) =>
  `it links outside the ${isRepository ? 'repository' : 'source directory'}`;
export const MANIFEST_TOO_LARGE = 'too large';

/** A name that is not UTF-8 cannot be opened: the replacement characters form a different name. */
export const notAFile = (path: string) =>
  path.includes('\ufffd')
    ? `${path} is ignored: its name is not valid UTF-8; rename it`
    : `${path} is neither a file nor a link to one and is ignored`;
const FILES_LISTED = 5;
const listedFiles = (paths: readonly string[]) => listedUpTo(paths.map(printable), FILES_LISTED);
export const otherDialect = (paths: readonly string[], tofu: boolean) => {
  const subject = `${listedFiles(paths)} ${paths.length === 1 ? 'is' : 'are'} not read`;
  return tofu
    ? `${subject}: OpenTofu reads the .tofu file of the same name instead`
    : `${subject}: Terraform does not read .tofu files; pass --engine tofu to draw the code of OpenTofu`;
};
export const tofuAsTerraform = (paths: readonly string[]) =>
  `${listedFiles(paths)} ${paths.length === 1 ? 'is' : 'are'} OpenTofu code in a directory without .tf files: Terraform would not read it, but it is drawn`;
export const codeFault = (path: string, line: number, column: number, problem: string) =>
  `${path}:${line}:${column}: ${problem}; the rest of the file is drawn`;
export const moreFaults = (path: string, count: number) => `${path}: ${plural(count, 'more error')}`;

// ---- Fetched modules. Their messages that are fixed are at the top of this file.

// Reasons for missing module code; each follows "module.x is drawn as one box: ".
export const SOURCE_TOO_LONG = 'its source is too long';
export const SOURCE_UNREADABLE = 'its source cannot be read';
export const schemeNotFetched = (scheme: string) =>
  `modules in ${scheme} are not fetched; run terraform init to use the copy in .terraform/modules`;
export const REFUSED_LOCAL = 'fetched code may not refer to a directory or repository on this machine';
export const REFUSED_REPOSITORY_REMEDY =
  'A file:// source must be within the repository that is drawn. Use a relative path or a remote address; to draw another repository, pass its address to --source.';
export const directoryMissing = (path: string) => `${path} is not a directory`;
export const hostFailedBefore = (host: string) => `${host} did not answer earlier in this run`;
export const HOST_FAILED_OFTEN = 'too many modules from its host failed before';
/** Printed once per host. */
export const hostFailedOften = (host: string, count: number) =>
  `${printable(host)}: ${count} modules in a row failed, so no more are requested from it. Fix the first one and run again.`;
export const MODULE_UNFIT = 'the fetched code is too large, or outside its directory';
export const because = (message: string, detail: string) => (detail === '' ? message : `${message}: ${detail}`);

/** Printed once for all modules with the same failure. */
export const remedyFor = (message: string, remedy: string) => `${message}: ${remedy}`;

export const stepFetching = (source: string) => `fetching ${source}`;
/** @param step the current activity */
export const stepOfModule = (number: number, count: number, step: string) =>
  count === 1 ? step : `module ${number} of ${count}: ${step}`;

export const formatNotRead = (format: string) => `archive format ${format} is not supported; use zip, tar.gz or tar`;
export const FORMAT_UNKNOWN = 'its archive format is unknown; use zip, tar.gz or tar';
export const CHECKSUM_UNKNOWN = 'its checksum cannot be read; use sha1, sha256, sha384 or sha512, in hexadecimal';
export const CHECKSUM_WRONG = 'the checksum of the archive does not match';
export const PASSWORD_PLAIN = 'a password would travel unencrypted over http';

export const CONSTRAINT_UNREADABLE = 'its version cannot be read, or has too many conditions';
export const noSuchVersion = (constraint: string | null) =>
  constraint === null ? 'the registry has no version of it' : 'the registry has no version that meets its constraint';
export const REGISTRY_UNREADABLE = 'the answer of the registry cannot be read';
export const noRegistry = (host: string) => `${host} has no module registry`;
export const LOCATION_REFUSED =
  'the server refers to an unsupported address; only https, and Git over https or SSH, are supported';
export const LOCATION_UNCLEAR = 'the server does not say where the module is';
export const FOLDER_MISSING = 'there is no such folder in it, or several';

// ---- Blocks that Terraform rejects.

/** A `moved` block whose source still exists. @param line line of the block */
export const movedStillExists = (file: string, line: number, address: string): string =>
  `${file}:${line}: Terraform rejects this moved block, because ${address} still exists; remove the block, or the resource`;
