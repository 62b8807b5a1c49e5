import { MEANINGS_BY_WEIGHT, type Meaning, meaningOf, UNIT_OF } from '../../catalog/speech/attributes.js';
import { spokenOf } from '../../catalog/speech/index.js';
import { CHANGES, type ChangedValue, type ChangeName } from '../../graph/changes.js';
import { fromTo, inInstances, inVersions, type Verb } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import type { Deed } from './model.js';
import { type Move, moveOf } from './moves.js';
import type { Surroundings } from './surroundings.js';

/** What is done to a node; nothing to who is outside: what is opened to them says it. */
export function deedsOf(node: ReportedNode, around: Surroundings): Deed[] {
  const { address, type, title, name, change, instances, countBefore } = node;
  const base = {
    address,
    change,
    spoken: spokenOf(type, title),
    name: name === '' ? '' : named(name),
    isPublic: around.isPublic(node),
    isOnly: around.isOnly(node),
    amount: node.count,
  };
  if (instances !== undefined && countBefore === undefined) return ofInstances(base, instances, node.count);
  const { verb, tail, amount = base.amount } = whatIsDone(node, around);
  // What stands for several of one name is one thing, where that it does is what is said.
  return [{ ...base, verb, tail, amount: verb === 'scale' ? 1 : amount }];
}

const ofInstances = (
  base: Omit<Deed, 'verb' | 'tail'>,
  instances: NonNullable<ReportedNode['instances']>,
  all: number,
): Deed[] =>
  CHANGES.flatMap((change): Deed[] => {
    const amount = instances[change];
    if (amount === undefined || change === 'none') return [];
    return [{ ...base, change, verb: change, tail: '', amount, ...(amount < all && { among: all }) }];
  });

interface Done {
  readonly verb: Verb;
  readonly tail: string;
  readonly amount?: number;
}

function whatIsDone(node: ReportedNode, around: Surroundings): Done {
  const { change, countBefore, count } = node;
  const spread = around.spreadOf(node);
  if (spread !== undefined) return spread;
  if (change !== 'update' && change !== 'move') return { verb: change, tail: '' };
  const told = change === 'update' ? tellingValue(node.values ?? []) : undefined;
  if (told !== undefined) return told;
  if (countBefore !== undefined) {
    return { verb: 'scale', tail: fromTo(String(countBefore), inInstances(count)) };
  }
  const move: Move | undefined = moveOf(node, around.boxInText);
  if (move !== undefined) return move;
  return isOfParts(node) ? { verb: 'part', tail: '', amount: partsIn(node) } : { verb: change, tail: '' };
}

const VERB_OF: Readonly<Record<Meaning, Verb>> = { size: 'resize', number: 'scale', version: 'update' };

/** The value that says most of what an update does: how large, how many, which version. */
function tellingValue(values: readonly ChangedValue[]): Done | undefined {
  for (const meaning of MEANINGS_BY_WEIGHT) {
    const value = values.find(({ name }) => meaningOf(name) === meaning);
    if (value !== undefined) return { verb: VERB_OF[meaning], tail: tailOf(value, meaning) };
  }
  return undefined;
}

function tailOf({ name, before, after }: ChangedValue, meaning: Meaning): string {
  const unit = UNIT_OF.get(name);
  const said = (value: string | null): string | null => (value === null ? null : named(value));
  const withUnit = (value: string | null): string | null =>
    value !== null && unit !== undefined && /^\d+$/.test(value) ? `${value} ${unit}` : value;
  const [from, to] = [said(before), withUnit(said(after))];
  const isNumbered = meaning === 'version' && from !== null && /^\d/.test(from);
  return fromTo(isNumbered ? inVersions(from) : to === null ? withUnit(from) : from, to);
}

/** Nothing of its own changes, but what is part of it and has no icon. */
const isOfParts = ({ folded, values, drift }: ReportedNode): boolean =>
  folded !== undefined && values === undefined && drift === undefined;

const partsIn = ({ folded = {} }: ReportedNode): number =>
  CHANGES.reduce((sum, change: ChangeName) => sum + (change === 'none' ? 0 : (folded[change] ?? 0)), 0);
