/** Messages about plans without providers. */
import { plural } from '../../platform/text/plural.js';

export const STEP_COPYING = 'copying the configuration';
export const stepPlanning = (engine: string) => `planning with ${engine}, without providers and credentials`;
export const stepPlanningAgain = (engine: string, attempt: number, repairs: number) =>
  `planning with ${engine} again (attempt ${attempt}): ${plural(repairs, 'expression')} taken as unknown so far`;

export const variableFileUnreadable = (path: string) => `--varfile ${path} cannot be read`;
export const VARIABLE_FILE_REMEDY =
  'Check its name, its size and its permissions; it is looked for from the working directory.';

export const removedFromCopy = (place: string, what: string) => `left out of the plan: ${what} (${place})`;

export const assumedVariable = (name: string) => `var.${name} has no value; one was made up`;
export const assumedData = (address: string) => `${address} was not looked up; its answer is made up`;
export const assumedDeferred = (address: string) => `${address} was not looked up; it is taken as unknown`;
export const assumedExpression = (place: string) =>
  `${place} cannot be known without providers; it is taken as unknown`;
/** @param summary Terraform's summary, which contains no values of the code */
export const mistake = (place: string, summary: string) => `${place}: ${summary}; its value is taken as unknown`;
export const assumedNumber = (place: string) => `${place} cannot be known without providers; one instance is drawn`;
export const unreadFile = (place: string) =>
  `${place}: what is read here cannot be proved to be a file of the configuration; it is taken as unknown`;
export const missingFile = (place: string) => `${place}: the file is not there; it is taken as unknown`;
export const placeIn = (file: string, line: number) => `${file}:${line}`;

export const planFailed = (engine: string, what: string) => `${engine} plan fails: ${what}`;
export const planCrashed = (engine: string) => `${engine} has crashed`;
export const planTooLarge = (engine: string) => `the plan of ${engine} is too large to be read`;
export const planTooBig = (engine: string, gigabytes: number) =>
  `planning with ${engine} takes more than ${gigabytes} GB of memory`;
export const instancesTooMany = (address: string, count: number, most: number) =>
  `${address} makes ${count} instances, and more than ${most} in all are not planned`;
export const SAID_NOTHING = 'it does not say why';
export const planEnded = (how: string) => `planning was ended (${how})`;
export const planUnreadable = (engine: string) => `${engine} show -json writes no plan`;
