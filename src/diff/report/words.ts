/** Texts that sentences, rows and lists of a report share: quoted names, named blocks, firewall rules and effects. */

import { exclusiveOver } from '../../catalog/access.js';
import { resourceOfPeer } from '../../catalog/address-ranges.js';
import { isNamedMember } from '../../catalog/attributes.js';
import { inThePast, itemOfEffect } from '../../catalog/block-effects.js';
import { nounOf } from '../../catalog/nouns.js';
import { productOf } from '../../catalog/products.js';
import { withUnitOf } from '../../catalog/settings.js';
import type {
  BlockChange,
  ChangedEffect,
  ChangedRule,
  ChangedValue,
  ChangeName,
  JoinedResource,
  ResourceFact,
} from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import { nameOf } from '../../graph/inventory.js';
import { parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';
import { missingBefore } from '../../messages.js';
import { listed, listedUpTo } from '../../platform/text/english.js';
import { short } from '../../platform/text/printable.js';
import { BLOCK_NAMES_MAX, EFFECTS_MAX, NAME_LENGTH_MAX, PARTS_MAX, RULES_MAX } from './limits.js';
import * as messages from './messages.js';
import { ruleInside, ruleLine, ruleOfItself, rulesMore, traffic } from './messages.js';

/** Matches a single word that cannot be mistaken for a part of the sentence. It does not end like a sentence. */
const PLAIN = /^[\p{L}\p{N}_./:+-]*[\p{L}\p{N}_]$/u;

/** Returns a name, shortened if too long, and quoted if it might be read as part of the sentence. */
export function named(name: string): string {
  const shown = short(name, NAME_LENGTH_MAX);
  return PLAIN.test(shown) ? shown : `"${shown.replaceAll('"', "'")}"`;
}

// ---- Texts of a cell.

/** Returns the first texts, and the number of the others. */
export const atMost = (texts: readonly string[]): readonly string[] =>
  texts.length <= PARTS_MAX ? texts : [...texts.slice(0, PARTS_MAX), messages.rowsMore(texts.length - PARTS_MAX)];

/** Returns a changed value with both sides: `memory_size: 1 → 2 MB`. */
export const valueInWords = ({ name, before, after }: ChangedValue): string => {
  // `1 day` takes the singular, so the old number needs its own unit.
  const old = after === '1' ? withUnitOf(name, before) : before;
  const current = withUnitOf(name, after);
  return messages.namedValue(name, messages.valueChange(old ?? missingBefore(after), current ?? messages.NOT_KNOWN));
};

/** Returns facts about a resource with their units, each once: `retention_in_days: 14 days`. */
export const factsInWords = (facts: readonly ResourceFact[]): readonly string[] => [
  ...new Set(
    facts.map(({ name, value }) => messages.namedValue(shortPath(name), withUnitOf(nameOf(name), value) ?? value)),
  ),
];

/** A changed part or resource that may be a grant. */
interface MaybeGrant {
  readonly change: ChangeName;
  readonly isOfNewRole?: true;
}

/** Returns what a new grant takes from everybody whom it does not name; empty if it takes nothing. */
export function exclusiveInWords(type: string, { change, isOfNewRole }: MaybeGrant): readonly string[] {
  const over = change === 'create' && isOfNewRole !== true ? exclusiveOver(type) : undefined;
  return over === undefined ? [] : [messages.EXCLUSIVE[over]];
}

/** Returns the attribute with its enclosing block, because several blocks may have an attribute of that name. */
export function shortPath(path: string): string {
  const names = path.split('.');
  const last = names.at(-1) as string;
  return isNamedMember(last) ? last : names.slice(-2).join('.');
}

/** Returns the added and removed blocks at a path. */
export const blocksInWords = (change: BlockChange): string =>
  messages.namedValue(change.path, blockWords(change).join(', '));

// ---- Texts for named blocks of one type that are added or removed:
// `-by_user`, `+by_mail`, `3 remain`.

/** Returns one string per block, removed ones first. The number of remaining blocks follows if any are removed. */
export function blockWords({ removed, added, kept }: Omit<BlockChange, 'path'>): readonly string[] {
  const names = [
    ...removed.map((name) => messages.removedName(named(name))),
    ...added.map((name) => messages.addedName(named(name))),
  ];
  const more = names.length - BLOCK_NAMES_MAX;
  return [
    ...names.slice(0, BLOCK_NAMES_MAX),
    ...(more > 0 ? [messages.rowsMore(more)] : []),
    ...(removed.length > 0 && kept.length > 0 ? [messages.remaining(kept.length)] : []),
  ];
}

// ---- Text of firewall rules that a change adds or removes: the traffic that they allow or deny.

/** A changed node, part or resource, with the firewall rules that its change adds or removes. */
export interface MaybeRules {
  readonly change: ChangeName;
  /** Absent if the change concerns no rules. */
  readonly rules?: readonly ChangedRule[];
}

/**
 * Returns the rules as one clause: `denied inbound traffic from 192.0.2.1/32 and 192.0.2.2/32`. Rules that differ only
 * in their ranges are merged. Empty unless every change adds or removes firewall rules.
 */
export function rulesInWords(changes: readonly MaybeRules[]): string {
  if (!changes.every(({ rules = [] }) => rules.length > 0)) return '';
  // A rule is added or removed with its resource, or inside one that stays.
  const rules = changes.flatMap(({ change, rules: changedRules = [] }) =>
    changedRules.map((rule) => ({ rule, isInside: rule.change !== change })),
  );
  const kinds = groupBy(rules, ({ isInside, rule: { change, does, what, from, to, of = [] } }) =>
    [isInside, change, does, what, from === undefined, to === undefined, ...of].join('\n'),
  );
  const texts = [...kinds.values()].map((kind) => {
    const [{ isInside, rule }] = kind as [(typeof kind)[number], ...typeof kind];
    const rangesOf = (end: 'from' | 'to'): string[] => [
      ...new Set(kind.flatMap((each) => (each.rule[end] ?? []).map(peerInWords))),
    ];
    const owners = isInside && rule.of !== undefined ? rule.of.map(peerInWords) : [];
    const isInbound = rule.from !== undefined;
    const trafficText = traffic(
      rule.what,
      isInbound ? rangesOf('from') : [...rangesOf('from'), ...owners],
      isInbound ? [...rangesOf('to'), ...owners] : rangesOf('to'),
    );
    if (isInside && rule.of !== undefined) return ruleOfItself(rule.change, rule.does, trafficText);
    if (isInside) return ruleInside(rule.change, rule.does, trafficText, kind.length);
    return ruleLine(rule.change, rule.does, trafficText);
  });
  const more = texts.length - RULES_MAX;
  return listed(more > 0 ? [...texts.slice(0, RULES_MAX), rulesMore(more)] : texts);
}

/** Returns a peer of a rule as written; of a resource, `the security group app` instead of its address. */
export function peerInWords(peer: string): string {
  const resource = resourceOfPeer(peer);
  if (resource === null) return peer;
  return resourceInWords(resource);
}

const resourceInWords = ({ type, name }: Pick<TerraformAddress, 'type' | 'name'>): string =>
  messages.theOne(nounOf(type, productOf(type, {}).title).one, named(name));

/** Returns the other end of an association: `the security group web`. */
export function joinedInWords({ address, name }: JoinedResource): string {
  const { type = '', name: block = '' } = parseTerraformAddress(address) ?? {};
  return resourceInWords({ type, name: name ?? block });
}

// ---- Text of effects of blocks that a change adds or removes.

/** A changed node, part or resource, with the effects that its change adds or removes. */
export interface MaybeEffects {
  readonly change: ChangeName;
  readonly effects?: readonly ChangedEffect[];
}

/**
 * Returns the effects as one clause: `deletes objects after 30 days instead of 90`. Empty for none, and for several
 * subjects, of which the clause would not tell which has the effect.
 */
export function effectsInWords(subjects: readonly MaybeEffects[]): string {
  const [{ change, effects = [] } = { change: 'none' } as MaybeEffects, ...others] = subjects;
  if (others.length > 0) return '';
  const removed = effects.filter((effect) => effect.change === 'delete').map(({ text }) => text);
  // A resource that is removed takes its effects with it.
  if (change === 'delete') return listed(withItemsJoined(removed).slice(0, EFFECTS_MAX).map(inThePast));
  const texts = effects.flatMap(({ change: each, text }): string[] => {
    if (each === 'delete') return [];
    // The former share is the one of the same revision, if there are several.
    const alike = removed.filter((former) => frameOf(former) === frameOf(text));
    const former = alike.find((each) => differingNumbers(text, each).length === 1) ?? alike[0];
    if (former === undefined) return [text];
    removed.splice(removed.indexOf(former), 1);
    return [insteadOf(text, former)];
  });
  const sides = [withItemsJoined(texts), withItemsJoined(removed).map(messages.noLonger)];
  const all = sides.flat();
  if (all.length <= EFFECTS_MAX) return listed(all);
  // A number of others would not tell which of them are new.
  return sides.flatMap((side) => (side.length === 0 ? [] : [listedUpTo(side, EFFECTS_MAX)])).join(', ');
}

/**
 * Joins the effects of the items of one list, in the place of the first: `matches /a and /b`. Hosts and paths are two
 * lists.
 */
function withItemsJoined(effects: readonly string[]): readonly string[] {
  const listOf = (effect: string): string => {
    const { words, item } = itemOfEffect(effect) ?? { words: effect, item: '' };
    return `${words}\n${item.startsWith('/')}`;
  };
  return [...groupBy(effects, listOf).values()].map((equal) => {
    const items = equal.flatMap((effect) => itemOfEffect(effect)?.item ?? []);
    const [first = ''] = equal;
    return items.length === 0 ? first : `${itemOfEffect(first)?.words}${listedUpTo(items, BLOCK_NAMES_MAX)}`;
  });
}

/** Matches amounts, but no part of a path or host: `/v2/*`. */
const NUMBER = /(?<=[ _])\d+(?:\.\d+)?(?=[ _]|$)/g;

/** Returns a text without its numbers. */
const frameOf = (text: string): string =>
  text.replaceAll(NUMBER, '#').replaceAll(/(day|week|month|year|instance)s?\b/g, '$1');

/** Returns the numbers of the former text that another one replaces. */
function differingNumbers(text: string, former: string): readonly string[] {
  const numbers = text.match(NUMBER) ?? [];
  return (former.match(NUMBER) ?? []).filter((number, i) => number !== numbers[i]);
}

function insteadOf(text: string, former: string): string {
  const differing = differingNumbers(text, former);
  const [only] = differing;
  return differing.length === 1 && only !== undefined
    ? messages.insteadOf(text, only)
    : messages.formerly(text, former.replace(/^\w+ /, ''));
}
