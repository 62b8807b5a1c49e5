/** Words about the ways of planning, docs/sources.md. */

import { inShell } from '../messages.js';
import { printable } from './printable.js';

export const unknownName = (option: string, text: string) => `${option} ${text || "''"} is not known`;
export const knownNames = (names: readonly string[]) => `Use one of ${names.join(', ')}.`;
/** Commander counts them; most of them are paths. */
export const argumentsLeftOver = (command: string) => `${command} takes options only: a word is left over`;
export const SOURCE_IS_AN_OPTION = 'What is drawn is given as --source <path>, and a path with spaces in quotes.';
export const badTimeout = (text: string) => `--timeout ${printable(text)} is no number of seconds`;
export const BAD_TIMEOUT_REMEDY = 'For example --timeout 300.';

/** fixed: `WARNING:` comes before it. */
export const IGNORED_WITH_PLANFILE = '--workspace/--varfile ignored with --planfile';
export const ignoredWithFile = (options: readonly string[], source: string) =>
  `${options.join('/')} ignored: ${printable(source)} is a file, and nothing is planned`;

/** What stands for `-` in messages. */
export const STDIN = 'stdin';
export const notPiped = (option: string, path: string) =>
  `${option} ${printable(path)}: there is no pipe and no file to be read from`;
export const NOT_PIPED_REMEDY = 'For example: terraform show -json plan.out | groundplan draw --source -';
export const notAFile = (option: string, path: string) =>
  `${option} ${printable(path)} is a pipe or a device, not a file`;
export const NOT_A_FILE_REMEDY =
  'Give a file. A command can write to --source - instead: terraform show -json plan.out | groundplan draw --source -';
export const NOT_A_VARFILE_REMEDY = 'Check that it is a variable file: lines such as name = "value", or JSON.';
export const STDIN_TWICE = 'two files cannot both be read from stdin';
export const STDIN_TWICE_REMEDY = 'Write one of them to a file.';

export const SHOW_WSLVIEW_MISSING =
  'WSL is detected but wslview is not installed: the picture is written, and is not opened. Install wslu, or leave --show out.';
export const showFailed = (path: string, reason: string) =>
  `${path} is written, and could not be opened (${reason}). Open it yourself, or leave --show out.`;
export const openerMissing = (command: string) => `${command} is not installed`;
export const openerSaid = (command: string, words: string) => `${command}: ${words}`;
export const SHOW_NEEDS_FILE = '--show needs a file, and --outfile - writes to a pipe';
export const SHOW_NEEDS_FILE_REMEDY = 'Give --outfile a file name, or leave --show out.';
export const DRY_RUN_TAKES_STDOUT = '--ai-dry-run prints to stdout, so --outfile - cannot';
export const DRY_RUN_TAKES_STDOUT_REMEDY = 'Give --outfile a file name, or leave it out.';
export const DRY_RUN_NEEDS_BACKEND = '--ai-dry-run needs --ai-annotate';
export const DRY_RUN_NEEDS_BACKEND_REMEDY = 'Say which service would be asked: --ai-annotate ollama --ai-dry-run.';
export const DEBUG_DATA_REMEDY = 'Run in a folder that can be written, or without --debug.';
export const stepAskingModel = (name: string) => `asking ${name} for words`;

/** @param why a sentence of Terraform */
export const staticInstead = (reason: string, why = '') => {
  const drawn = 'drawn from the code alone, without values that only a plan knows';
  return why === '' ? `${reason}: ${drawn}` : `${reason}: ${why.replace(/[.:]$/, '')}; ${drawn}`;
};
export const fileIsCode = (path: string) => `--source ${printable(path)} is one file of Terraform code`;
export const fileIsCodeRemedy = (folder: string) => `Give its folder: --source ${inShell(folder)}`;
export const noCode = (name: string) => `${printable(name)} holds no Terraform code (.tf, .tf.json, .tofu)`;
export const NO_CODE_REMEDY = 'Give the folder that terraform plan is run in (of a repository: <address>//<folder>).';
export const noBlocks = (name: string) => `${printable(name)} has code, but no resources`;
export const NO_BLOCKS_REMEDY =
  'Give the folder that terraform plan is run in; terraform validate there shows what is wrong with the code.';
export const codeBelow = (folders: readonly string[], more: number) =>
  `Terraform code is in: ${folders.map(printable).join(', ')}${more > 0 ? `, and ${more} more folders` : ''}.`;
export const noInstances = (name: string) => `with these variables ${printable(name)} makes no resource`;
export const NO_INSTANCES_REMEDY = 'Every count and for_each is empty: give values with --varfile or TF_VAR_<name>.';
export const offlineFailedRemedy = (isAllSaid: boolean) =>
  `Correct the code, or draw it as it is: --planner static.${isAllSaid ? '' : ' --debug shows all that was said.'}`;
export const OFFLINE_LATE_REMEDY =
  'Give it more time with --timeout <seconds>, or draw the code as it is: --planner static.';
export const NO_FETCH_WITH_PROVIDERS = '--planner terraform fetches providers, so --no-fetch cannot hold';
export const NO_FETCH_WITH_PROVIDERS_REMEDY = 'Leave one of the two out. The other planners need no providers.';
const WITHOUT_CODE = 'connections that only the code knows are not drawn';
export const codeUnreadable = (name: string, reason: string) =>
  `the code of ${name} is not read (${reason}): ${WITHOUT_CODE}`;
export const codeIsAnother = (name: string, address: string) =>
  `the code of ${printable(name)} is not what the plan was made of (${printable(address)} is in one of them only): ${WITHOUT_CODE}`;
export const metaDataUnfit = (file: string, first: string, count: number) =>
  `${printable(file)}: what meta_data says of ${printable(first)}${count === 1 ? '' : ` and ${count - 1} more`} is not as --debug writes it; that part is left out`;
export const STEP_READING_CODE = 'reading the code';
export const assumption = (text: string) => `assumed: ${text}`;
const ASSUMPTIONS_LISTED = 3;
export const assumptions = (texts: readonly string[]) => {
  const listed = texts.slice(0, ASSUMPTIONS_LISTED).join('; ');
  const more = texts.length - ASSUMPTIONS_LISTED;
  return `${texts.length} assumption${texts.length === 1 ? '' : 's'}: ${listed}${more > 0 ? `; and ${more} more (--debug lists them)` : ''}`;
};

export const annotationsTooLarge = (path: string, most: number) =>
  `${printable(path)} has more than ${most} characters, which no annotation file has`;
export const ANNOTATIONS_TOO_LARGE_REMEDY = 'Check that it is an annotation file: docs/annotations.md.';

export const badPrivateHost = (where: string, host: string) =>
  `${printable(where)} ${printable(host)} is no name of a host`;
export const PRIVATE_HOST_REMEDY =
  'Give a name or an address, without https:// and port; the option several times, the variable with commas.';
