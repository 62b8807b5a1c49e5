/** Messages about the files of a configuration and the modules that it calls. */
import { listedUpTo } from '../../platform/text/english.js';
import { plural } from '../../platform/text/plural.js';
import { printable } from '../../platform/text/printable.js';

export const noDirectory = (path: string) => `${path}: there is no such directory`;
export const NO_DIRECTORY_REMEDY = 'Check the name and the folder that the command runs in.';
export const BESIDE =
  'the code is in no Git repository: modules in folders beside it are read, but of the files that their expressions name only those in the folder of each';
export const directoryUnreadable = (path: string, reason: string) => `${path} cannot be read (${reason})`;
export const fileUnreadable = (path: string, reason: string) => `${path} cannot be read (${reason})`;
export const PERMISSIONS_REMEDY = 'Check its permissions.';
export const fileTooLarge = (path: string, bytes: number, limit: number) =>
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
export const foundMissing = (source: string) => `the directory that ${source} was fetched to is not there`;
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
export const manifestOutside = (isDirectory = false) =>
  isDirectory ? 'a link out of the directory that is drawn' : 'a link out of the repository';
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
