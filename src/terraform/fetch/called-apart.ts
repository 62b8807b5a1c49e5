/** Names for two compared sources: the last part of their paths that differs, never a full path. */
import { short } from '../../platform/text/printable.js';
import { TITLE_LENGTH_MAX } from './limits.js';

export interface Names {
  readonly before: string;
  readonly after: string;
}

const ENDING = /(?<=.)\.(?:json|tfstate|tfvars|tfvars\.json)$/;

/**
 * Returns short names that tell two paths apart, such as `dev` and `prod` for `dev/plan.json` and `prod/plan.json`.
 * Null if the names would be equal or empty.
 */
export function distinctNames(before: string, after: string): Names | null {
  const [old, now] = [stepsOf(before), stepsOf(after)];
  while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  const names = { before: nameOf(old), after: nameOf(now) };
  return names.before === '' || names.after === '' || names.before === names.after ? null : names;
}

const stepsOf = (path: string): string[] => path.split(/[\\/]/).filter((step) => step !== '' && step !== '.');

/** Uses the text after the last slash of an address, without query, fragment and file extension. */
function nameOf(steps: readonly string[]): string {
  const last = steps.at(-1) ?? '';
  return last === '..'
    ? ''
    : short(
        last
          .replace(/[?#].*$/, '')
          .replace(ENDING, '')
          .replace(/(?<=.)\.git$/, ''),
        TITLE_LENGTH_MAX,
      );
}
