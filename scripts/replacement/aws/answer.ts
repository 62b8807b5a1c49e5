/** What a plan says about the change of one attribute. */
import type { Fields, Value } from '../../../src/terraform/mock-provider/schema.js';
import type { Plan } from './probe.js';

/** `nothing`: the provider sees no change. `failed`: it has refused the values, or needs an answer of the cloud. */
export type Answer = 'forces' | 'updates' | 'nothing' | 'failed';

export const isSeen = (answer: Answer): boolean => answer === 'forces' || answer === 'updates';

export function answerOf(made: Plan | null, path: string): Answer {
  if (made === null) return 'failed';
  if (made.forcing.some((one) => isWithin(one, path) || isWithin(path, one))) return 'forces';
  const names = path.split('.');
  return textOf(partOf(made.planned, names)) === textOf(partOf(made.prior, names)) ? 'nothing' : 'updates';
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** The parts of a value with this path, of all elements of the blocks on the way. */
function partOf(value: Value, [name, ...rest]: readonly string[]): Value {
  if (name === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => partOf(item, [name, ...rest]));
  const fields = value as Fields;
  if (Object.hasOwn(fields, name)) return partOf(fields[name]!, rest);
  return Object.values(fields).map((item) => partOf(item, [name, ...rest]));
}

/** Providers write nothing as null, as an empty text, as 0 or as no elements: these are the same here. */
function textOf(value: Value): string {
  return JSON.stringify(value, (_, one) => {
    if (typeof one === 'symbol') return '(unknown)';
    if (typeof one === 'bigint') return `${one}`;
    const isEmpty = typeof one === 'object' && one !== null && Object.keys(one).length === 0;
    return isEmpty || one === '' || one === 0 || one === false ? null : one;
  });
}
