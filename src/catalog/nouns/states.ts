/** Values that say what a whole thing is: it is made public, or multi-AZ. */
import { pluralOf } from '../../text/english.js';
import { ACCESS_ATTRIBUTE } from '../attributes.js';
import type { Noun } from './model.js';

export interface State {
  readonly said: string;
  /** More may come in by it than before, or less. */
  readonly reach?: 'more' | 'less';
  /** What it was, where people put that before the noun: `private subnets`. */
  readonly was?: string;
  /** It stands in fewer places than before: one of them may take it along. */
  readonly isRisk?: true;
}

const INTERNAL = new Map<string, State>([
  ['true', { said: 'internal', reach: 'less' }],
  ['false', { said: 'internet-facing', reach: 'more' }],
]);
const ZONES = new Map<string, State>([
  ['true', { said: 'multi-AZ' }],
  ['false', { said: 'single-AZ', isRisk: true }],
]);
const REGIONAL = new Map<string, State>([
  ['REGIONAL', { said: 'regional' }],
  ['ZONAL', { said: 'zonal', isRisk: true }],
]);
/** Who has none of these has what clouds give without a word. */
const SWITCHES: ReadonlyMap<string, { readonly usual: string; readonly states: ReadonlyMap<string, State> }> = new Map([
  ['internal', { usual: 'false', states: INTERNAL }],
  ['multi_az', { usual: 'false', states: ZONES }],
  ['multi_az_enabled', { usual: 'false', states: ZONES }],
  ['availability_type', { usual: 'ZONAL', states: REGIONAL }],
]);

/** What a thing is made by another value; undefined for what is no state, or the same one. */
export function stateOf(name: string, before: string | null, after: string | null): State | undefined {
  if (name === ACCESS_ATTRIBUTE) return accessOf(before, after);
  const { usual = '', states } = SWITCHES.get(name) ?? {};
  const [was, is] = [states?.get(before ?? usual), states?.get(after ?? usual)];
  return was === is ? undefined : is;
}

/** Without known routes nothing is known: only what was public is less so. */
function accessOf(before: string | null, after: string | null): State | undefined {
  const was = before === null ? {} : { was: before };
  if (after === 'public') return { said: 'public', reach: 'more', ...was };
  if (before !== 'public') return undefined;
  return { said: after ?? 'no longer public', reach: 'less', ...was };
}

/** The same thing as it was: its noun may say what it is now. */
export function formerly(spoken: Noun, was: string): Noun {
  const noun = spoken.one.replace(/^(public|private) /, '');
  const one = `${was} ${noun}`;
  return { ...spoken, one, many: pluralOf(one) };
}
