import { listedUpTo } from '../platform/text/english.js';
import { plural } from '../platform/text/plural.js';
import { printable } from '../platform/text/printable.js';

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

/** Faults in a configuration file, worded to follow "file:line:column: ". */

export const token = (text: string) => `\`${text}\``;
export const expected = (wanted: string, found: string) => `expected ${wanted}, found ${found}`;
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
export const heredocNotClosed = (marker: string) => `this text has no end: a line with ${marker} alone is missing`;
export const UNKNOWN_ESCAPE = 'unknown escape: a backslash is written \\\\';
export const misplacedDirective = (word: string) => `%{ ${word} } belongs to nothing before it`;
export const unknownDirective = (word: string) => `%{ ${word} } is not known`;
export const directiveNotClosed = (word: string) => `%{ ${word} } is not closed before the end of the text`;
export const COMMENT_NOT_CLOSED = 'this comment has no end: */ is missing';
export const blockNotClosed = (type: string, line: number) => `the block ${type} of line ${line} is not closed`;
export const NOTHING_TO_CLOSE = 'this } closes nothing';
export const LABEL_IS_TEMPLATE = 'a label is a plain text, nothing is put in';
export const definedTwice = (name: string) => `${name} is set twice in this block`;

export const fileTooLarge = (limit: number) => `the file is larger than ${limit / 1024 / 1024} MB and is not read`;
export const NOT_UTF8 = 'the file is not text in UTF-8';

export const declaredTwice = (address: string) => `${address} is declared twice; the first counts`;
export const nothingToOverride = (address: string) => `${address} is overridden here and declared nowhere`;
export const wrongLabels = (type: string, count: number) =>
  `a ${type} block has ${count === 1 ? 'one label' : 'two labels'}: its ${count === 1 ? 'name' : 'type and name'}`;

export const END_OF_TEXT = 'the end of the text';
export const OBJECT_EXPECTED = 'expected an object, or an array of objects';

/** Messages that groundplan sends through Terraform in place of providers. */
export const PLAYED_PROVIDER = 'groundplan stands in for this provider';
export const applyRefused = (type: string) =>
  `${type} is not created, changed or destroyed: the plan was made without the real provider, to be drawn and nothing else.`;
export const callFailed = (reason: string) => `It cannot answer: ${reason}.`;
export const typeUnknown = (type: string) => `there is no type ${type}`;

/** Messages about the files of a configuration and the modules that it calls. */

export const noDirectory = (path: string) => `${path}: there is no such directory`;
export const NO_DIRECTORY_REMEDY = 'Check the name and the folder that the command runs in.';
export const BESIDE =
  'the code is in no Git repository: modules in folders beside it are read, but of the files that their expressions name only those in the folder of each';
export const pathUnreadable = (path: string, reason: string) => `${path} cannot be read (${reason})`;
export const PERMISSIONS_REMEDY = 'Check its permissions.';
export const moduleTreeFileTooLarge = (path: string, bytes: number, limit: number) =>
  `${path} has ${bytes} bytes; Terraform code is read up to ${limit} bytes a file`;
export const codeTooLarge = (path: string, limit: number) =>
  `the Terraform code has more than ${limit} bytes in all; ${path} is one file too many`;
export const TOO_LARGE_REMEDY = 'Check that it is Terraform code, or draw a part of the configuration.';

/** `a` (`./a`) calls `b`, and so on, to the call that closes the cycle. */
export const moduleCircle = (calls: readonly { name: string; source: string }[]) =>
  `modules call each other in a circle: ${calls.map(({ name, source }) => `${name} (source ${source})`).join(' calls ')}, which leads back to a directory that it comes from`;
export const MODULE_CIRCLE_REMEDY =
  'Terraform cannot read that either: point one of these sources at another directory.';
export const modulesTooDeep = (name: string, depth: number) => `${name} is more than ${depth} modules deep`;
export const modulesTooMany = (name: string, limit: number) =>
  `the configuration makes more than ${limit} calls of modules; ${name} is one too many`;
export const MODULES_TOO_MANY_REMEDY = 'Draw a part of the configuration: --source with the directory of that part.';

// Reasons for missing module code; each follows "module.x is drawn as one box: ".
export const SOURCE_NOT_PLAIN = 'its source is an expression whose value is not known without planning';
export const SOURCE_MISSING = 'it has no source';
export const localMissing = (source: string) => `${source} is no directory`;
const OUTSIDE = {
  repository: 'the repository that is drawn',
  directory: 'the directory that is drawn',
  package: 'the package of the module that calls it',
} as const;
export const localOutside = (source: string, what: keyof typeof OUTSIDE) => `${source} is outside ${OUTSIDE[what]}`;
export const localEmpty = (source: string) => `${source} has no Terraform files`;
export const expectedMissing = (source: string) => `the directory that ${source} was fetched to is not there`;
const NAMES_LISTED = 3;
/** Joins calls that lack their code for the same reason, e.g. `it has no source`. */
export const modulesOpaque = (names: readonly string[], reason: string) => {
  const more = names.length - NAMES_LISTED;
  const listed = `${names.slice(0, NAMES_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${names.length === 1 ? '' : 'each of '}${listed} is drawn as one box: ${reason}`;
};

export const manifestUnreadable = (path: string, reason: string) =>
  `${path} is not read (${reason}): modules that it lists are looked for elsewhere`;
export const MANIFEST_NOT_JSON = 'no JSON list of modules';
/** @param isRepository false if only the given directory is read, because it is in no repository */
export const manifestOutside = (isRepository = true) =>
  `it links outside the ${isRepository ? 'repository' : 'source directory'}`;
export const MANIFEST_TOO_LARGE = 'too large';

/** A name that is not UTF-8 cannot be opened: the replacement characters form a different name. */
export const notAFile = (path: string) =>
  path.includes('\ufffd')
    ? `${path} is left out: its name is not text in UTF-8; rename it`
    : `${path} is neither a file nor a link to one; it is left out`;
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
export const moreFaults = (path: string, count: number) => `${path}: ${plural(count, 'more fault')}`;

/** Messages about fetched modules. Their fixed beginnings are in src/terraform/messages.ts. */

// Reasons for missing module code; each follows "module.x is drawn as one box: ".
export const SOURCE_TOO_LONG = 'its source is too long';
export const SOURCE_UNREADABLE = 'its source cannot be read';
export const schemeNotFetched = (scheme: string) =>
  `modules in ${scheme} are not fetched; run terraform init, and it is taken from .terraform/modules`;
export const REFUSED_LOCAL = 'code that was fetched may not name a directory or repository of this machine';
export const REFUSED_REPOSITORY_REMEDY =
  'A module may name a repository by file:// where that lies in the repository that is drawn. Use a relative path, or its address on a host; to draw another repository, give its address to --source.';
export const directoryMissing = (path: string) => `${path} is no directory`;
export const hostFailedBefore = (host: string) => `${host} did not answer earlier in this run`;
export const HOST_FAILED_OFTEN = 'too many modules of its host have failed before';
/** Printed once per host. */
export const hostFailedOften = (host: string, count: number) =>
  `${printable(host)}: ${count} modules one after another have failed, so it is not asked for more. Mend the first of them and run again.`;
export const MODULE_UNFIT = 'what was fetched is too large, or lies outside its folder';
export const because = (message: string, detail: string) => (detail === '' ? message : `${message}: ${detail}`);

/** Printed once for all modules with the same failure. */
export const remedyFor = (message: string, remedy: string) => `${message}: ${remedy}`;

export const stepFetching = (source: string) => `fetching ${source}`;
/** @param step the current activity */
export const stepOfModule = (number: number, of: number, step: string) =>
  of === 1 ? step : `module ${number} of ${of}: ${step}`;

export const formatNotRead = (format: string) => `archives of the kind ${format} are not read; zip, tar.gz and tar are`;
export const FORMAT_UNKNOWN = 'the kind of its archive is not known; zip, tar.gz and tar are read';
export const CHECKSUM_UNKNOWN = 'its checksum cannot be read; sha1, sha256, sha384 and sha512 are, in hexadecimal';
export const CHECKSUM_WRONG = 'the archive has another checksum';
export const PASSWORD_PLAIN = 'a password would travel unencrypted over http';

export const CONSTRAINT_UNREADABLE = 'its version cannot be read, or has too many conditions';
export const noSuchVersion = (constraint: string | null) =>
  constraint === null ? 'the registry has no version of it' : 'the registry has no version that meets its constraint';
export const REGISTRY_UNREADABLE = 'the registry has answered something that cannot be read';
export const noRegistry = (host: string) => `${host} has no registry of modules`;
export const LOCATION_REFUSED =
  'the server names a place that is not followed: only https and Git over https or SSH are';
export const LOCATION_UNCLEAR = 'the server does not say where the module is';
export const FOLDER_MISSING = 'there is no such folder in it, or several';
