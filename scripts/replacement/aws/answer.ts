/** Evaluates the change of one attribute in a plan of the provider. */
import type { Fields, Value } from '../../../src/terraform/mock-provider/schema.js';
import type { Plan } from './probe.js';

/** `nothing`: the provider sees no change. `failed`: it rejects the values, or needs the cloud. */
export type Answer = 'forces' | 'updates' | 'nothing' | 'failed';

export const isSeen = (answer: Answer): boolean => answer === 'forces' || answer === 'updates';

export function answerOf(made: Plan | null, path: string): Answer {
  if (made === null) return 'failed';
  if (made.forcing.some((one) => isWithin(one, path) || isWithin(path, one))) return 'forces';
  const names = path.split('.');
  return textOf(partOf(made.planned, names)) === textOf(partOf(made.prior, names)) ? 'nothing' : 'updates';
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** Returns the parts of a value at a path, from all elements of the blocks along it. */
function partOf(value: Value, [name, ...rest]: readonly string[]): Value {
  if (name === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => partOf(item, [name, ...rest]));
  const fields = value as Fields;
  if (Object.hasOwn(fields, name)) return partOf(fields[name]!, rest);
  return Object.values(fields).map((item) => partOf(item, [name, ...rest]));
}

/** Formats a value for comparison. Null, an empty text, 0, false and an empty collection are equal, because providers mix them. */
function textOf(value: Value): string {
  return JSON.stringify(value, (_, one) => {
    if (typeof one === 'symbol') return '(unknown)';
    if (typeof one === 'bigint') return `${one}`;
    const isEmpty = typeof one === 'object' && one !== null && Object.keys(one).length === 0;
    return isEmpty || one === '' || one === 0 || one === false ? null : one;
  });
}
