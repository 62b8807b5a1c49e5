/** What two sources are called beside each other: the nearest part of their paths in which they differ, never all of a path. */
import { short } from '../text/short.js';
import { CALLED_LENGTH_MAX } from './limits.js';

export interface Names {
  readonly before: string;
  readonly after: string;
}

const ENDING = /(?<=.)\.(?:json|tfstate|tfvars|tfvars\.json)$/;

/** `dev` and `prod` of `dev/plan.json` and `prod/plan.json`; null where one of them would have no name. */
export function calledApart(before: string, after: string): Names | null {
  const [old, now] = [stepsOf(before), stepsOf(after)];
  while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  const names = { before: nameOf(old), after: nameOf(now) };
  return names.before === '' || names.after === '' || names.before === names.after ? null : names;
}

const stepsOf = (path: string): string[] => path.split(/[\\/]/).filter((step) => step !== '' && step !== '.');

/** Of an address what is behind its last slash, without what else it says of itself. */
function nameOf(steps: readonly string[]): string {
  const last = steps.at(-1) ?? '';
  return last === '..'
    ? ''
    : short(
        last
          .replace(/[?#].*$/, '')
          .replace(ENDING, '')
          .replace(/(?<=.)\.git$/, ''),
        CALLED_LENGTH_MAX,
      );
}
