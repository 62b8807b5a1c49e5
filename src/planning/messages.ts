import { listedUpTo } from '../platform/text/english.js';
import { plural } from '../platform/text/plural.js';
import { printable } from '../platform/text/printable.js';
import { short } from '../platform/text/short.js';
import { UNDECLARED_SUGGESTED } from './limits.js';

export const assumedModule = (address: string) => `the code of ${address} is not here; it is drawn as one box`;

export const planTooLong = (seconds: number) => `planning takes longer than ${plural(seconds, 'second')}`;

/** @param why a sentence of Terraform; empty for none */
export const staticInstead = (reason: string, why = '') => {
  const drawn = 'drawn from the code alone, without values that only a plan knows';
  return why === '' ? `${reason}: ${drawn}` : `${reason}: ${why.replace(/[.:]$/, '')}; ${drawn}`;
};
const SIGNS_LISTED = 3;
const listed = (texts: readonly string[]) => listedUpTo(texts.map(printable), SIGNS_LISTED);
/** @param signs names of files and features, with their lines */
export const tofuByTerraform = (signs: readonly string[]) =>
  `this is OpenTofu code (${listed(signs)}), but tofu is not installed: Terraform plans it instead`;
/** @param missing the message that the program is missing */
export const tofuNeeded = (missing: string, signs: readonly string[]) =>
  `${missing}, and Terraform cannot plan this OpenTofu code (${listed(signs)})`;
export const TOFU_NEEDED_REMEDY = 'Install OpenTofu, check with tofu version. Or use --planner static.';
export const noCode = (name: string) => `${printable(name)} holds no Terraform code (.tf, .tf.json, .tofu, .tofu.json)`;
export const NO_CODE_REMEDY = 'Give the folder that terraform plan is run in (of a repository: <address>//<folder>).';
export const noBlocks = (name: string) => `${printable(name)} has code, but no resources`;
export const NO_BLOCKS_REMEDY =
  'Give the folder that terraform plan is run in; terraform validate there shows what is wrong with the code.';
export const offlineFailedRemedy = (isAllSaid: boolean) =>
  `Correct the code, or draw it as it is: --planner static.${isAllSaid ? '' : ' --debug shows all that was said.'}`;
export const OFFLINE_LATE_REMEDY =
  'Give it more time with --timeout <seconds>, or draw the code as it is: --planner static.';
export const STEP_READING_CODE = 'reading the code';
export const variableSetBy = (name: string, source: string) => `var.${printable(name)} is set by ${printable(source)}`;
export const variableDefault = (name: string, place: string) =>
  `var.${printable(name)} has its default (${printable(place)})`;
export const variableOpen = (name: string) => `var.${printable(name)} has no value`;
export const assumption = (text: string) => `assumed: ${text}`;
const PLACEHOLDERS_LISTED = 3;
/**
 * A note in one line, for the summary.
 *
 * @param takesVariables true if some placeholders stand for variables
 */
export const placeholders = (texts: readonly string[], takesVariables: boolean) => {
  const listed = texts.slice(0, PLACEHOLDERS_LISTED).join('; ');
  const more = texts.length - PLACEHOLDERS_LISTED;
  const rest = more > 0 ? `; and ${more} more (--debug lists them)` : '';
  const remedy = takesVariables ? '. Set variables with --varfile <file> or TF_VAR_<name>.' : '';
  return `${plural(texts.length, 'placeholder')}: ${listed}${rest}${remedy}`;
};
/** @param meant the declared name that is closest; null if none is close */
export const undeclaredName = (name: string, meant: string | null) => {
  const shown = short(name, UNDECLARED_NAME_LENGTH);
  return meant === null ? shown : `${shown} (did you mean ${printable(meant)}?)`;
};
/** @param names as `undeclaredName` writes them */
export const undeclared = (file: string, names: readonly string[]) =>
  `${printable(file)} sets ${listedUpTo(names, UNDECLARED_SUGGESTED)}, but the code declares no such ${names.length === 1 ? 'variable' : 'variables'}`;
const UNDECLARED_NAME_LENGTH = 60;
export const variableFileFault = (path: string, line: number, column: number, problem: string) =>
  `${path}:${line}:${column}: ${problem}; the variables before it count`;
export const variableFileNotJson = (path: string) => `${path} is no JSON object; its variables do not count`;
export const EVALUATION_SPENT =
  'the code computes more than is worked out without Terraform: some values and numbers of instances are not shown';

export const ZERO = { count: 'count is 0', for_each: 'for_each is empty', enabled: 'enabled is false' } as const;
export const moduleCreatesNothing = (number: string) => `creates no resources (${number})`;
export const MODULE_EMPTY = 'has no resources';
export const NOT_PLANNED = 'not planned';
/** @param texts the assumptions that the fact rests on */
export const resting = (fact: string, texts: readonly string[]) =>
  texts.length === 0 ? fact : `${fact}; assumed: ${texts.join(', ')}`;

/**
 * Warnings by the kind of the gap.
 *
 * @param call the name of the module call
 */
export const GAPS = {
  reference: (name: string, _call: string, place: string) =>
    `${printable(name)} is not declared; its value is taken as unknown (${printable(place)})`,
  order: (name: string, _call: string, place: string) =>
    `${printable(name)} is not declared; depends_on is ignored (${printable(place)})`,
  argument: (name: string, call: string, place: string) =>
    `module.${printable(call)} has no variable ${printable(name)}; the argument is ignored (${printable(place)})`,
  value: (name: string, call: string, place: string) =>
    `module.${printable(call)} has no value for its variable ${printable(name)}, which is taken as unknown (${printable(place)})`,
} as const;
export const gapsMore = (count: number) => `and ${plural(count, 'other undeclared name')}`;
