import { nounOfBlock } from '../../../catalog/block-nouns.js';
import { factsOf as factsOfType } from '../../../catalog/index.js';
import { formerly, spokenOf, stateOf } from '../../../catalog/nouns.js';
import { ENGINE_ATTRIBUTES } from '../../../catalog/settings.js';
import { parseAddress } from '../../../graph/address.js';
import { CHANGES, type ChangedValue } from '../../../graph/changes.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { MAY_REPLACE, toldApart, WITHOUT_MOVED } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { BUILDS } from '../nodes.js';
import { named } from '../words.js';
import { causeOf } from './cause.js';
import { factsOf, inOneFact } from './facts.js';
import type { ChangeEvent } from './model.js';
import { lostParts, lostWithIt, partDeed, withRules } from './parts.js';
import { blockName } from './phrases.js';
import { blockDeeds, settingDeeds } from './settings.js';
import type { Surroundings } from './surroundings.js';

type Base = Omit<ChangeEvent, 'verb' | 'tail'>;

/** Returns the change events of a node. */
export function deedsOf(node: ReportedNode, around: Surroundings): ChangeEvent[] {
  const { address, type, title, name, change, instances, countBefore, isBox } = node;
  const reducedBlock = around.reducedBlockOf(node);
  const base: Base = {
    address,
    change,
    spoken: spokenOf(type, title),
    name: name === '' || halvesOf(node) > 0 ? '' : named(name),
    ...aboutOf(node),
    apart: around.isRecreated(node) ? '' : around.apart(node),
    isPublic: around.isPublic(node),
    ...(factsOfType(type).holdsData === true && { holdsData: true as const }),
    isOnly: around.isOnly(node),
    amount: node.count + halvesOf(node),
    ...(reducedBlock !== undefined && { reducedBlock }),
  };
  // An icon whose count changes is reported as scaled; containers are reported as added and removed.
  if (instances !== undefined && (countBefore === undefined || isBox)) {
    return [...madeOf(node, base), ...ofInstances(base, instances, node), ...lostParts(node, base)];
  }
  const deeds = withDoubt([...madeOf(node, base), ...doneTo(node, base, around)], node);
  return [...deeds, ...blockDeeds(node, base), ...lostParts(node, base)];
}

/** `RDS, postgres 14.1`: what a new unread module builds, because the user chose its name. */
function aboutOf({ change, facts = [] }: ReportedNode): Pick<ChangeEvent, 'about'> {
  const factNamed = (name: string): string | undefined => facts.find((fact) => fact.name === name)?.value;
  const built = factNamed(BUILDS);
  if (change !== 'create' || built === undefined) return {};
  const engine = ENGINE_ATTRIBUTES.map(factNamed).flatMap((text) => (text === undefined ? [] : named(text)));
  return { about: [built, engine.join(' ')].filter((text) => text !== '').join(', ') };
}

/** A possible loss of data is mentioned even if only the provider knows whether it happens. */
function withDoubt(deeds: readonly ChangeEvent[], { change, mayBeForcedBy }: ReportedNode): readonly ChangeEvent[] {
  const [first, ...others] = deeds;
  if (first?.holdsData !== true || mayBeForcedBy === undefined || change === 'replace') return deeds;
  const tail = toldApart(first.tail, MAY_REPLACE).trim();
  return [{ ...first, tail, tier: 'risk' }, ...others];
}

/** Counts the other half of a pair that is drawn as one edge. */
const halvesOf = ({ type, change, parts = [] }: ReportedNode): number =>
  parts.filter((part) => part.change === change && parseTerraformAddress(part.address)?.type === type).length;

/** Events for values that change who can reach the node, such as public access; each is a statement of its own. */
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
    const deed = { ...base, verb: change, tail, ...(block !== undefined && { ordinal, name: block }) } as ChangeEvent;
    return [node.rule === undefined ? deed : withRules(deed, [node])];
  }
  const settings = settingDeeds(node, base);
  const facts = factsOf(node, around);
  if (facts.length > 0) {
    const { verb, also, tail } = inOneFact(facts);
    // Several instances of one name count as one resource if they are scaled: the tail has the numbers.
    const amount = [verb, ...also].includes('scale') ? 1 : base.amount;
    return [{ ...base, verb, tail, amount, ...(also.length > 0 && { also }) }, ...settings];
  }
  if (settings.length > 0) return settings;
  const parts = partDeed(node, base);
  if (parts !== undefined) return parts === null ? [] : [parts];
  const isSaid = ({ name, before, after }: ChangedValue): boolean =>
    nounOfBlock(name) !== undefined || stateOf(name, before, after)?.reach !== undefined;
  const areAllSaid = values.length > 0 && values.every(isSaid);
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
    // Relative to the old number, which the remaining number does not tell.
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

/**
 * True if the name of the node is that of its block. A container of subnets from several blocks is named after all of them, but
 * the new subnet belongs to only one.
 */
const isNamedAfterBlock = ({ address, name }: ReportedNode): boolean =>
  parseAddress(address)?.name.endsWith(name) ?? false;
