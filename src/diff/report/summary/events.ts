/** The change events of a node: what the summary may say about it. */

import { nounOfBlock } from '../../../catalog/block-nouns.js';
import { factsOf as factsOfType } from '../../../catalog/index.js';
import { formerly, spokenOf, stateOf } from '../../../catalog/nouns.js';
import { ENGINE_ATTRIBUTES } from '../../../catalog/settings.js';
import { parseAddress } from '../../../graph/address.js';
import { CHANGES, type ChangedValue } from '../../../graph/changes.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { fromContainer, MAY_REPLACE, mayLoseData, toContainer, WITHOUT_MOVED, withDistinction } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { BUILDS } from '../nodes.js';
import { named } from '../words.js';
import { factsOf, mergeFacts } from './facts.js';
import type { ChangeEvent, EventBase } from './model.js';
import { causeOf, lostParts, lostWithNode, partEvent, withRules } from './parts.js';
import { blockName, phraseForOne } from './phrases.js';
import { settingEvents } from './settings.js';
import type { Surroundings } from './surroundings.js';

/** Returns the change events of a node; empty if nothing is worth a statement. */
export function eventsOf(node: ReportedNode, surroundings: Surroundings): ChangeEvent[] {
  const { address, type, title, name, change, instances, countBefore, isBox } = node;
  const reducedBlock = surroundings.reducedBlockOf(node);
  const base: EventBase = {
    address,
    change,
    noun: spokenOf(type, title),
    name: name === '' || countOtherHalves(node) > 0 ? '' : named(name),
    ...builtResourcesOf(node),
    distinction: surroundings.isRecreated(node) ? '' : surroundings.distinctionOf(node),
    isPublic: surroundings.isPublic(node),
    ...(factsOfType(type).holdsData === true && { holdsData: true as const }),
    isOnly: surroundings.isOnly(node),
    amount: node.count + countOtherHalves(node),
    ...(reducedBlock !== undefined && { reducedBlock }),
  };
  // An icon whose count changes is reported as scaled; containers are reported as added and removed.
  if (instances !== undefined && (countBefore === undefined || isBox)) {
    return [...reachEvents(node, base), ...instanceEvents(base, instances, node), ...lostParts(node, base)];
  }
  const events = withPossibleLoss([...reachEvents(node, base), ...eventsOfChange(node, base, surroundings)], node);
  return [...events, ...blockEvents(node, base), ...lostParts(node, base)];
}

/** Returns what a new unread module builds, `RDS, postgres 14.1`, because its name is the user's choice. */
function builtResourcesOf({ change, facts = [] }: ReportedNode): Pick<ChangeEvent, 'builtResources'> {
  const factOf = (name: string): string | undefined => facts.find((fact) => fact.name === name)?.value;
  const product = factOf(BUILDS);
  if (change !== 'create' || product === undefined) return {};
  const engine = ENGINE_ATTRIBUTES.map(factOf).flatMap((text) => (text === undefined ? [] : named(text)));
  return { builtResources: [product, engine.join(' ')].filter((text) => text !== '').join(', ') };
}

/**
 * Mentions a possible loss of data even if only the provider knows whether it happens. If nothing else is known of the
 * update, the loss is the event: `may replace the database orders (encryption_key_name; its data would be lost)`.
 */
function withPossibleLoss(
  events: readonly ChangeEvent[],
  { change, mayBeForcedBy }: ReportedNode,
): readonly ChangeEvent[] {
  const [first, ...others] = events;
  if (first?.holdsData !== true || mayBeForcedBy === undefined || change === 'replace') return events;
  const isNothingElseKnown = first.verb === 'update' && first.tail === '';
  const loss: Pick<ChangeEvent, 'verb' | 'tail'> = isNothingElseKnown
    ? { verb: 'mayReplace', tail: mayLoseData('', mayBeForcedBy).trim() }
    : { verb: first.verb, tail: withDistinction(first.tail, MAY_REPLACE).trim() };
  return [{ ...first, ...loss, tier: 'doubt' }, ...others];
}

/**
 * Counts the parts of the node's type that change with it: a connection between two networks may consist of two
 * resources, one for each direction.
 */
const countOtherHalves = ({ type, change, parts = [] }: ReportedNode): number =>
  parts.filter((part) => part.change === change && parseTerraformAddress(part.address)?.type === type).length;

/**
 * Returns events for values that change who can reach the node, such as public access: `makes the bucket files public`.
 */
function reachEvents({ change, values = [], count }: ReportedNode, base: EventBase): ChangeEvent[] {
  if (change !== 'update' && change !== 'move') return [];
  return values.flatMap(({ name, before, after }): ChangeEvent[] => {
    const state = stateOf(name, before, after);
    if (state?.reach === undefined) return [];
    const noun = state.was === undefined ? base.noun : formerly(base.noun, state.was);
    return [{ ...base, noun, verb: 'make', tail: state.said, reach: state.reach, isPublic: false, amount: count }];
  });
}

/** Returns the events of a node that stands for one resource, or for instances with the same change. */
function eventsOfChange(node: ReportedNode, base: EventBase, surroundings: Surroundings): ChangeEvent[] {
  const { change, values = [], blocks = [] } = node;
  const copyChange = surroundings.copyChangeOf(node);
  if (copyChange !== undefined) return [{ ...base, ...copyChange }];
  if (surroundings.isRecreated(node)) return [{ ...base, verb: 'recreate', tail: WITHOUT_MOVED }];
  if (change !== 'update' && change !== 'move') {
    const ordinal = surroundings.ordinalOf(node);
    const block = ordinal === undefined ? undefined : blockName(base.name, base.noun);
    const tail = change === 'replace' ? causeOf(node) : lostWithNode(node, base);
    const event = { ...base, verb: change, tail, ...(block !== undefined && { ordinal, name: block }) } as ChangeEvent;
    return [node.rules === undefined ? event : withRules(event, [node])];
  }
  const settings = settingEvents(node, base);
  const facts = factsOf(node, surroundings);
  if (facts.length > 0) {
    const { verb, furtherVerbs, tail } = mergeFacts(facts);
    // Several instances of one name count as one resource if they are scaled: the tail has the numbers.
    const amount = [verb, ...furtherVerbs].includes('scale') ? 1 : base.amount;
    return [{ ...base, verb, tail, amount, ...(furtherVerbs.length > 0 && { furtherVerbs }) }, ...settings];
  }
  if (settings.length > 0) return settings;
  const parts = partEvent(node, base);
  if (parts !== undefined) return parts === null ? [] : [parts];
  const isReachValue = ({ name, before, after }: ChangedValue): boolean =>
    stateOf(name, before, after)?.reach !== undefined;
  const areReachValues = values.length + blocks.length > 0 && values.every(isReachValue);
  return areReachValues ? [] : [withRules({ ...base, verb: change, tail: '' }, [node])];
}

function instanceEvents(
  base: EventBase,
  instances: NonNullable<ReportedNode['instances']>,
  node: ReportedNode,
): ChangeEvent[] {
  const { count, countBefore = count, isBox } = node;
  return CHANGES.flatMap((change): ChangeEvent[] => {
    const amount = instances[change];
    if (amount === undefined || change === 'none') return [];
    const tail = change === 'replace' ? causeOf(node) : '';
    const event: ChangeEvent = { ...base, change, verb: change, tail, amount };
    if (!isBox) return [{ ...event, ...(amount < count && { totalAmount: count }) }];
    const isOneMore = change === 'create' && amount === 1 && count === countBefore + 1;
    // Relative to the old number, which the remaining number does not tell.
    const isPart = change !== 'create' && amount < countBefore;
    const block = isNamedAfterBlock(node) ? base.name : '';
    return [
      {
        ...event,
        ...(isOneMore && { ordinal: count, name: block }),
        ...(isPart && { totalAmount: countBefore, name: block }),
      },
    ];
  });
}

/**
 * True if the name of the node is that of its block. A container of subnets from several blocks is named after all of
 * them, but the new subnet belongs to only one.
 */
const isNamedAfterBlock = ({ address, name }: ReportedNode): boolean =>
  parseAddress(address)?.name.endsWith(name) ?? false;

/** Returns the events for added and removed blocks, each by name. A lost index ranks before mere updates. */
function blockEvents({ change, blocks = [] }: ReportedNode, { holdsData: _, ...base }: EventBase): ChangeEvent[] {
  if (change !== 'update' && change !== 'move') return [];
  const whole = phraseForOne({ ...base, isPublic: false, isKnown: true });
  return blocks.flatMap(({ path, removed, added }) => {
    const noun = nounOfBlock(path);
    const event = (name: string): EventBase => ({
      ...{ ...base, noun, name: named(name), distinction: '', amount: 1 },
      ...{ isPublic: false, isOnly: false, isOfWhole: true, isNamedPart: true },
    });
    return [
      ...removed.map(
        (name): ChangeEvent => ({ ...event(name), verb: 'delete', tail: fromContainer(whole), tier: 'risk' }),
      ),
      ...added.map(
        (name): ChangeEvent => ({ ...event(name), verb: 'create', tail: toContainer(whole), tier: 'update' }),
      ),
    ];
  });
}
