/** Statements about nodes of which only parts without an icon change: `adds a listener to the load balancer web`. */

import { ACCESS_ATTRIBUTE } from '../../../catalog/attributes.js';
import { isEffectAttribute } from '../../../catalog/block-effects.js';
import { isScaffolding } from '../../../catalog/cloud.js';
import { factsOf } from '../../../catalog/index.js';
import { isAttachment, isNamedAfterJoining, isReportedByEffect, type Noun, nounOf } from '../../../catalog/nouns.js';
import { MEANINGLESS_NAMES, partTitleOf, productOf } from '../../../catalog/products.js';
import { routeRowOf } from '../../../catalog/routes.js';
import { settingKindOf } from '../../../catalog/settings.js';
import { originalOf } from '../../../graph/address.js';
import {
  addCount,
  CHANGES,
  type ChangeCounts,
  type ChangedEffect,
  type ChangedPart,
  type ChangedValue,
  type ChangeName,
  type JoinedResource,
} from '../../../graph/changes.js';
import { groupBy } from '../../../graph/group-by.js';
import { parseTerraformAddress } from '../../../graph/terraform-address.js';
import { listed, pluralOf } from '../../../platform/text/english.js';
import { GAP } from '../../../platform/text/gaps.js';
import { FORCING_MAX, LOST_NAMES_MAX } from '../limits.js';
import {
  because,
  fromContainer,
  fromTo,
  ofContainer,
  rowsMore,
  theNamed,
  theOne,
  toContainer,
  together,
  trafficOf,
  WITHOUT_MOVED,
  withDistinction,
  withLoss,
  withNewAddress,
} from '../messages.js';
import type { ReportedNode } from '../model.js';
import { effectsInWords, type MaybeEffects, type MaybeRules, named, rulesInWords } from '../words.js';
import { type ChangeEvent, type EventBase, type Mention, rankOf, type Statement } from './model.js';
import { listMentions, type Mentions, phraseForOne } from './phrases.js';

/** Returns an event for each lost data store among the parts, by name, regardless of other changes. */
export function lostParts({ change, parts = [] }: ReportedNode, base: EventBase): ChangeEvent[] {
  // The event of a deleted node or replaced data store covers its parts. A replaced server loses no data itself, but
  // its volume does.
  if (change === 'delete' || (change === 'replace' && base.holdsData === true)) return [];
  return parts.filter(isLost).map((part): ChangeEvent => {
    const type = typeOf(part);
    const whole = phraseForOne({ ...base, isPublic: false, isKnown: true });
    const name = part.name ?? parseTerraformAddress(part.address)?.name ?? '';
    return {
      ...base,
      change: part.change,
      verb: part.looksLike === undefined ? (part.change as 'delete' | 'replace') : 'recreate',
      holdsData: true,
      isPublic: false,
      isOnly: false,
      noun: partNoun(type, base.noun.one),
      name: name === '' ? '' : named(name),
      distinction: '',
      amount: 1,
      whole,
      tail:
        part.change === 'delete' && part.looksLike === undefined
          ? fromContainer(whole)
          : [ofContainer(whole), withLoss(part.looksLike === undefined ? causeOf(part) : WITHOUT_MOVED)]
              .filter((text) => text !== '')
              .join(' '),
    };
  });
}

/**
 * Returns the text for data stores that are deleted or replaced with their node: `with its database grafana`. Empty for
 * stores with the same noun as the node.
 */
export function lostWithNode({ change, parts = [] }: ReportedNode, { noun, holdsData }: EventBase): string {
  if (change !== 'delete' && (change !== 'replace' || holdsData !== true)) return '';
  const lost = parts.filter((part) => part.change === change && isLost(part) && part.name !== undefined);
  const nouns = new Map(lost.map((part) => [part, nounOf(typeOf(part), productOf(typeOf(part), {}).title)]));
  const kinds = groupBy(lost, (part) => nouns.get(part)?.one ?? '');
  kinds.delete(noun.one);
  const texts = [...kinds.values()].map((kind) => {
    const names = kind.map(({ name = '' }) => named(name));
    const { one, many } = nouns.get(kind[0] as ChangedPart) as Noun;
    if (names.length === 1) return theOne(one, names[0] as string);
    return theNamed(many, names.slice(0, LOST_NAMES_MAX), Math.max(0, names.length - LOST_NAMES_MAX));
  });
  return texts.length === 0 ? '' : together(texts.map((text) => text.replace(/^the /, '')));
}

/** Names a part by its title if its noun is also that of the node: the Aurora instance of a database. */
function partNoun(type: string, whole: string): Noun {
  const title = partTitleOf(type);
  const noun = nounOf(type, title);
  if (noun.one !== whole) return noun;
  return nounOfTitle(noun, title);
}

/** Returns the noun with the words of a title: `storage account`. */
export function nounOfTitle(noun: Noun, title: string): Noun {
  const one = title.replace(/^[A-Z](?=[a-z]+(?: [a-z]+)*$)/, (letter) => letter.toLowerCase());
  return { ...noun, one, many: pluralOf(one) };
}

/** True for a part whose data is lost. */
export const isLost = (part: ChangedPart): boolean =>
  (part.change === 'delete' || part.change === 'replace') && factsOf(typeOf(part)).holdsData === true;

/**
 * Returns the events for the changed parts of a node. Undefined if the node itself changes, too; empty if there is
 * nothing to report, because the parts are lost data stores, which `lostParts` reports, or exist inside Terraform only.
 */
export function partEvents(node: ReportedNode, base: EventBase): readonly ChangeEvent[] | undefined {
  // The event of the old address tells of the new one.
  const lost = (node.parts ?? []).filter(isLost);
  // An attachment of a lost store goes with it.
  const isImplied = (part: ChangedPart): boolean =>
    isNamedAfterJoining(typeOf(part)) && lost.some(({ change }) => change === part.change);
  const told = (node.parts ?? []).filter(
    (part) => isLost(part) || isImplied(part) || (part.change === 'create' && part.looksLike !== undefined),
  );
  if (told.length === 0) return otherParts(node, base);
  const parts = (node.parts ?? []).filter((part) => !told.includes(part));
  const folded = told.reduce((counts: ChangeCounts, { change }) => addCount(counts, change, -1), node.folded ?? {});
  return parts.length === 0 ? [] : otherParts({ ...node, parts, folded }, base);
}

/**
 * Returns the events for parts that are not lost data stores: one for each type and change, or one that counts them if
 * some have no address. Resources that only exist inside Terraform, such as a
 * random password, are ignored.
 */
function otherParts(
  { folded: counts, parts: allParts = [], values, blocks, drift }: ReportedNode,
  base: EventBase,
): readonly ChangeEvent[] | undefined {
  if (counts === undefined || drift !== undefined) return undefined;
  const parts = allParts.filter((part) => !isScaffolding(typeOf(part)));
  const folded = allParts
    .filter((part) => !parts.includes(part))
    .reduce((remaining: ChangeCounts, { change }) => addCount(remaining, change, -1), counts);
  const amount = CHANGES.reduce((sum, change: ChangeName) => sum + (change === 'none' ? 0 : (folded[change] ?? 0)), 0);
  if (amount === 0 && allParts.length > 0) return [];
  // Some changed parts may only be counted.
  const areAllListed = parts.length === amount && parts.length > 0 && parts.every((part) => typeOf(part) !== '');
  const kinds = areAllListed ? kindsToTell(parts) : [];
  if (kinds.length !== 1 && (values !== undefined || blocks !== undefined)) return undefined;
  if (kinds.length > 0) return kinds.map((kind) => withEffects(withRules(eventOfEqualParts(kind, base), kind), kind));
  return [{ ...base, verb: 'part', tail: '', amount, areParts: true }];
}

/**
 * Groups parts by type and change, replaced ones first. An attachment only connects two resources, and is implied by a
 * part that changes like it.
 */
function kindsToTell(parts: readonly ChangedPart[]): readonly (readonly [ChangedPart, ...ChangedPart[]])[] {
  const told = new Set(parts.filter((part) => !isAttachment(typeOf(part))).map(({ change }) => change));
  const shown = parts.filter((part) => !isAttachment(typeOf(part)) || !told.has(part.change));
  const kinds = [
    ...groupBy(shown, (part) =>
      JSON.stringify([part.change, typeOf(part), part.joins, part.looksLike !== undefined]),
    ).values(),
  ];
  return (kinds as [ChangedPart, ...ChangedPart[]][]).sort(
    ([a], [b]) => Number(b.change === 'replace') - Number(a.change === 'replace'),
  );
}

/** Returns the events of blocks and parts whose effects change, beside other changes of their node. */
export function effectEvents(node: ReportedNode, base: EventBase): ChangeEvent[] {
  const { type, change, parts = [], values = [], effects } = node;
  if (change !== 'update' && change !== 'move') return [];
  const isTold = values.some(({ name }) => isEffectAttribute(type, name));
  const told = parts.filter((part) => part.effects !== undefined && part.values === undefined && !isLost(part));
  return [
    ...(effects === undefined || isTold ? [] : [withEffects({ ...base, verb: 'update', tail: '' }, [node])]),
    ...[...groupBy(told, (part) => `${part.change} ${typeOf(part)}`).values()].map((equal) =>
      withEffects(eventOfEqualParts(equal as [ChangedPart, ...ChangedPart[]], base), equal),
    ),
  ];
}

/** Adds the effects of the blocks of a resource to an event. */
export function withEffects(event: ChangeEvent, subjects: readonly MaybeEffects[]): ChangeEvent {
  const effects = effectsInWords(subjects);
  if (effects === '') return event;
  const isRisk = subjects.some(({ effects: all = [] }) =>
    all.some((each) => each.isRisk === true && each.change === 'create'),
  );
  return { ...event, tail: withDistinction(event.tail, effects).trim(), ...(isRisk && { tier: 'risk' as const }) };
}

/** Adds the text of firewall rules to an event. Deleting a rule that denies traffic opens access. */
export function withRules(event: ChangeEvent, parts: readonly MaybeRules[]): ChangeEvent {
  const rules = rulesInWords(parts);
  if (rules === '') return event;
  const eventWithRules: ChangeEvent = { ...event, tail: withDistinction(event.tail, rules).trim() };
  const changedRules = parts.flatMap((part) => part.rules ?? []);
  if (!changedRules.every(({ does }) => does === 'denies')) return eventWithRules;
  return { ...eventWithRules, tier: changedRules.some(({ change }) => change === 'delete') ? 'open' : 'close' };
}

/** Returns the Terraform type of a part; empty if its address cannot be parsed. */
const typeOf = ({ address }: ChangedPart): string => parseTerraformAddress(address)?.type ?? '';

/** Tails that name the resource of a part: `to the load balancer web`. All other changes have `of`. */
const TAIL_OF_CHANGE: Readonly<Partial<Record<ChangeName, (whole: string) => string>>> = {
  create: toContainer,
  delete: fromContainer,
};

/** Returns the event for parts of one type with the same change: `adds 2 listeners to the load balancer web`. */
function eventOfEqualParts(
  parts: readonly [ChangedPart, ...ChangedPart[]],
  { holdsData: _, ...base }: EventBase,
): ChangeEvent {
  const [first] = parts;
  if (first.joins !== undefined) return joiningEvent(first, first.joins, { ...base, amount: parts.length });
  const amount = parts.length;
  const type = typeOf(first);
  const whole = phraseForOne({ ...base, isPublic: false, isKnown: true });
  const isRenamed = first.looksLike !== undefined;
  const ofPart = isRenamed ? ofContainer : (TAIL_OF_CHANGE[first.change] ?? ofContainer);
  const verb = first.change === 'update' ? 'part' : isRenamed ? 'recreate' : first.change;
  const noun = partNoun(type, base.noun.one);
  const isReplaced = first.change === 'replace';
  const name = amount === 1 ? partNameOf(first, base.name) : '';
  const cause = isRenamed ? WITHOUT_MOVED : isReplaced && amount === 1 ? causeWithEffect(first, noun) : '';
  const tail = [ofPart(whole), cause].filter((text) => text !== '').join(' ');
  return {
    ...{
      ...base,
      verb,
      noun,
      name,
      distinction: '',
      isPublic: false,
      isOnly: false,
      isOfWhole: true,
      whole,
      amount,
      tail,
    },
    ...(isReplaced && !isReportedByEffect(type) && { tier: 'update' as const }),
  };
}

/**
 * Returns the name of a part in the cloud, otherwise that of its block, by which a reader finds it. A new or removed
 * part gets no block name that has no meaning, or that is the name of the whole as well; a replaced one always has one.
 */
function partNameOf({ address, change, looksLike, name }: ChangedPart, whole: string): string {
  const blockName = parseTerraformAddress(address)?.name ?? '';
  const isReplaced = change === 'replace' || looksLike !== undefined;
  const isInformative = isReplaced || !(MEANINGLESS_NAMES.has(blockName) || blockName === whole);
  const shown = name ?? (isInformative ? blockName : '');
  return shown === '' ? '' : named(shown);
}

/** Returns the event of associations with one resource: `attaches the security group web to the subnet apps`. */
function joiningEvent({ change }: ChangedPart, joins: Joins, base: EventBase): ChangeEvent {
  const { noun, name, distinction, amount } = base;
  return {
    ...base,
    ...{ ...endInWords(joins), isPublic: false, isOnly: false, isOfWhole: true, amount: 1 },
    ...{ verb: change === 'create' ? 'attach' : 'detach', tail: '' },
    joinedTo: joins.to === undefined ? { noun, name, distinction, count: amount } : endInWords(joins.to),
  };
}

type Joins = NonNullable<ChangedPart['joins']>;

function endInWords({ address, name }: JoinedResource): Mention {
  const { type = '', name: block = '' } = parseTerraformAddress(address) ?? {};
  const noun = nounOf(type, productOf(type, {}).title);
  return { noun, name: named(name ?? block), distinction: '', count: 1 };
}

/** Returns the event for parts of a new node that exist already, and are replaced to belong to it. */
export function replacedWithNew(node: ReportedNode, base: EventBase): ChangeEvent[] {
  const { change, parts = [] } = node;
  if (change !== 'create') return [];
  const replaced = parts.filter((part) => part.change === 'replace' && !isLost(part));
  const events =
    replaced.length === 0
      ? []
      : (otherParts({ ...node, parts: replaced, folded: { replace: replaced.length } }, base) ?? []);
  return events.map((event) => ({ ...event, change: 'replace' }));
}

// ---- Causes of a replacement.

interface Replaced extends Pick<ReportedNode, 'forcedBy' | 'values'> {
  /** Name in the sentence; absent if unnamed. */
  readonly name?: string;
}

/**
 * Returns the attributes that force a replacement, with their values if these may be shown: `(engine from postgres to
 * mysql)`. Empty if they are unknown.
 */
export function causeOf({ forcedBy = [], values = [], name: called }: Replaced): string {
  // The sentence already uses the new name.
  const shown = values.filter(({ name, after, forces }) => forces === true && !(name === 'name' && after === called));
  const names = new Set(shown.map(({ name }) => name));
  const others = forcedBy.filter((path) => !names.has(path) && !names.has(lastName(path)));
  const phrases = [...shown.map(changeInWords), ...others.map(lastName)];
  if (phrases.length === 0) return '';
  const more = phrases.length - FORCING_MAX;
  return because(more > 0 ? `${phrases.slice(0, FORCING_MAX).join(', ')} ${rowsMore(more)}` : listed(phrases));
}

/** Returns the cause of a replacement, with what it means for those who use a public address. */
export const causeWithEffect = (node: Replaced, noun: Noun): string =>
  noun.isAddress === true ? withNewAddress(causeOf(node)) : causeOf(node);

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A size such as `db.t3.micro` needs no attribute name. A value that nobody knows before apply leaves only the name. */
function changeInWords({ name, before, after }: ChangedValue): string {
  if (before === GAP || after === GAP) return lastName(name);
  const values = fromTo(before === null ? null : named(before), after === null ? null : named(after));
  return settingKindOf(name) === 'size' && before !== null && /[a-z]\./.test(before)
    ? values
    : `${lastName(name)} ${values}`;
}

// ---- Traffic that routes redirect.

/** An effect of a node that redirects traffic. */
type Redirection = ChangedEffect & { readonly traffic: string };

const isRedirection = (effect: ChangedEffect): effect is Redirection => effect.traffic !== undefined;

/** Returns a statement for each redirection: `sends default traffic of the subnet apps through the firewall out`. */
export function trafficStatements(nodes: readonly ReportedNode[], mention: Mentions): Statement[] {
  // A subnet that becomes public or private says more than its route.
  const isAccessTold = ({ values = [] }: ReportedNode): boolean => values.some(({ name }) => name === ACCESS_ATTRIBUTE);
  const subnets = nodes.filter((node) => !isAccessTold(node));
  const told = subnets.flatMap((node) =>
    (node.effects ?? []).filter(isRedirection).map((effect) => ({ node, effect })),
  );
  const alike = groupBy(told, ({ effect: { text, of } }) => [text, of !== undefined].join('\n'));
  return [...alike.values()].map((equal, order): Statement => {
    const [{ effect }] = equal as [(typeof equal)[number], ...typeof equal];
    const addresses = [...new Set(equal.map(({ node }) => originalOf(node.address)))];
    const subjects =
      effect.of === undefined ? listMentions(addresses.map(mention)) : equal.map(({ effect: { of = '' } }) => of);
    const [, verbs = '', text = ''] = /^((?:no longer )?\w+) (.*)$/.exec(trafficOf(effect, subjects)) ?? [];
    const rank = rankOf(effect.isRisk === true ? 'risk' : 'update', 'network');
    return { verbs, rank, change: 'update', amount: subjects.length, order, text };
  });
}

/**
 * Returns the nodes without redirected traffic, of which `trafficStatements` tell, and without the routes that redirect
 * it.
 */
export function withoutTraffic(nodes: readonly ReportedNode[]): readonly ReportedNode[] {
  if (!nodes.some(({ effects = [] }) => effects.some(isRedirection))) return nodes;
  return nodes.flatMap((node): readonly ReportedNode[] => {
    const { effects = [], parts = [], folded = {}, ...others } = node;
    const otherEffects = effects.filter((effect) => !isRedirection(effect));
    const routes = parts.filter((part) => routeRowOf(typeOf(part)) !== undefined && part.effects !== undefined);
    if (otherEffects.length === effects.length && routes.length === 0) return [node];
    const counts = routes.reduce((sum: ChangeCounts, { change }) => addCount(sum, change, -1), folded);
    const otherParts = parts.filter((part) => !routes.includes(part));
    const rest: ReportedNode = {
      ...others,
      ...(otherEffects.length > 0 && { effects: otherEffects }),
      ...(otherParts.length > 0 && { parts: otherParts }),
      ...(CHANGES.some((change) => (counts[change] ?? 0) > 0) && { folded: counts }),
    };
    const { boxes: _, facts: __, ...details } = rest;
    const isBare = rest.change === 'update' && DETAILS.every((detail) => details[detail] === undefined);
    return isBare ? [] : [rest];
  });
}

/** The details of an update, at least one of which its node has. */
const DETAILS = [
  ...(['values', 'blocks', 'parts', 'folded', 'effects', 'rules', 'exposure', 'instances', 'countBefore'] as const),
  ...(['boxesBefore', 'movedFrom', 'mayBeForcedBy', 'drift', 'isImported', 'isForgotten'] as const),
];
