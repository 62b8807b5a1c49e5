import { factsOf as factsOfType } from '../../catalog/index.js';
import { formerly, spokenOf, stateOf } from '../../catalog/nouns.js';
import { parseAddress } from '../../graph/address.js';
import { CHANGES } from '../../graph/changes.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { MAY_REPLACE, toldApart, WITHOUT_MOVED } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import { causeOf } from './cause.js';
import { factsOf, inOneFact } from './facts.js';
import type { ChangeEvent } from './model.js';
import { lostParts, lostWithIt, partDeed } from './parts.js';
import { blockName } from './phrases.js';
import { settingDeeds } from './settings.js';
import type { Surroundings } from './surroundings.js';

type Base = Omit<ChangeEvent, 'verb' | 'tail'>;

/** What is done to a node; nothing to who is outside: what is opened to them says it. */
export function deedsOf(node: ReportedNode, around: Surroundings): ChangeEvent[] {
  const { address, type, title, name, change, instances, countBefore, isBox } = node;
  const reducedBlock = around.reducedBlockOf(node);
  const base: Base = {
    address,
    change,
    spoken: spokenOf(type, title),
    name: name === '' || halvesOf(node) > 0 ? '' : named(name),
    apart: around.isRecreated(node) ? '' : around.apart(node),
    isPublic: around.isPublic(node),
    ...(factsOfType(type).holdsData === true && { holdsData: true as const }),
    isOnly: around.isOnly(node),
    amount: node.count + halvesOf(node),
    ...(reducedBlock !== undefined && { reducedBlock }),
  };
  // Of icons that they are more is what is said; boxes come and go.
  if (instances !== undefined && (countBefore === undefined || isBox)) {
    return [...madeOf(node, base), ...ofInstances(base, instances, node), ...lostParts(node, base)];
  }
  const deeds = withDoubt([...madeOf(node, base), ...doneTo(node, base, around)], node);
  return [...deeds, ...lostParts(node, base)];
}

/** That data may be lost is worth a word, also where only the provider knows. */
function withDoubt(deeds: readonly ChangeEvent[], { change, mayBeForcedBy }: ReportedNode): readonly ChangeEvent[] {
  const [first, ...others] = deeds;
  if (first?.holdsData !== true || mayBeForcedBy === undefined || change === 'replace') return deeds;
  const tail = toldApart(first.tail, MAY_REPLACE).trim();
  return [{ ...first, tail, tier: 'risk' }, ...others];
}

/** Of a pair that is drawn as one line, both. */
const halvesOf = ({ type, change, parts = [] }: ReportedNode): number =>
  parts.filter((part) => part.change === change && parseTerraformAddress(part.address)?.type === type).length;

/** What it is made that more or less may come in by: worth a word of its own. */
function madeOf({ change, values = [], count }: ReportedNode, base: Base): ChangeEvent[] {
  if (change !== 'update' && change !== 'move') return [];
  return values.flatMap(({ name, before, after }): ChangeEvent[] => {
    const state = stateOf(name, before, after);
    if (state?.reach === undefined) return [];
    const spoken = state.was === undefined ? base.spoken : formerly(base.spoken, state.was);
    return [{ ...base, spoken, verb: 'make', tail: state.said, reach: state.reach, isPublic: false, amount: count }];
  });
}

function doneTo(node: ReportedNode, base: Base, around: Surroundings): ChangeEvent[] {
  const { change, values = [] } = node;
  const spread = around.spreadOf(node);
  if (spread !== undefined) return [{ ...base, ...spread }];
  const ordinal = around.ordinalOf(node);
  if (around.isRecreated(node)) return [{ ...base, verb: 'recreate', tail: WITHOUT_MOVED }];
  if (change !== 'update' && change !== 'move') {
    const block = ordinal === undefined ? undefined : blockName(base.name, base.spoken);
    const tail = change === 'replace' ? causeOf(node) : lostWithIt(node, base);
    return [{ ...base, verb: change, tail, ...(block !== undefined && { ordinal, name: block }) } as ChangeEvent];
  }
  const settings = settingDeeds(node, base);
  const facts = factsOf(node, around);
  if (facts.length > 0) {
    const { verb, also, tail } = inOneFact(facts);
    // What stands for several of one name is one thing, where that it does is what is said.
    const amount = [verb, ...also].includes('scale') ? 1 : base.amount;
    return [{ ...base, verb, tail, amount, ...(also.length > 0 && { also }) }, ...settings];
  }
  if (settings.length > 0) return settings;
  const parts = partDeed(node, base);
  if (parts !== undefined) return parts === null ? [] : [parts];
  const areAllSaid = values.length > 0 && values.every((one) => stateOf(one.name, one.before, one.after)?.reach);
  return areAllSaid ? [] : [{ ...base, verb: change, tail: '' }];
}

function ofInstances(base: Base, instances: NonNullable<ReportedNode['instances']>, node: ReportedNode): ChangeEvent[] {
  const { count, countBefore = count, isBox } = node;
  return CHANGES.flatMap((change): ChangeEvent[] => {
    const amount = instances[change];
    if (amount === undefined || change === 'none') return [];
    const tail = change === 'replace' ? causeOf(node) : '';
    const deed: ChangeEvent = { ...base, change, verb: change, tail, amount };
    if (!isBox) return [{ ...deed, ...(amount < count && { among: count }) }];
    const isOneMore = change === 'create' && amount === 1 && count === countBefore + 1;
    // Of those that were there: how many are left says nothing of how many there were.
    const isPart = change !== 'create' && amount < countBefore;
    const block = isNamedAfterBlock(node) ? base.name : '';
    return [
      {
        ...deed,
        ...(isOneMore && { ordinal: count, name: block }),
        ...(isPart && { among: countBefore, name: block }),
      },
    ];
  });
}

/** A box of subnets from several blocks is called after each of them, and the one that comes is one of them. */
const isNamedAfterBlock = ({ address, name }: ReportedNode): boolean =>
  parseAddress(address)?.name.endsWith(name) ?? false;
