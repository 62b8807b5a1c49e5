/**
 * Exposure: what outsiders can reach, by a resource's own values and by the rules and policies that belong to it or guard it.
 * Nothing of this is drawn; the difference of two results shows what a change opens and closes.
 */

import { exposureRulesOf } from '../../catalog/access.js';
import type { ExposureRule, PermissionRule } from '../../catalog/access-rules.js';
import {
  ANY_ADDRESS,
  INTERNET,
  isRange,
  isRangeWithin,
  NO_ADDRESS,
  portsInWords,
  THE_INTERNET,
} from '../../catalog/exposure.js';
import type { Knowledge } from '../../catalog/knowledge.js';
import type { Exposed } from '../../graph/exposure.js';
import { type Json, nameOf, type Resource } from '../../graph/inventory.js';
import { type Statement, statementsIn } from '../access/documents.js';
import { isUnknownIn } from '../declared-blocks.js';
import type { Ledger } from '../ledger.js';
import { RANGES_OF_RULE_MAX } from '../limits.js';
import { labelToken, type Members, membersIn, rangeOf } from '../permissions/members.js';
import { covers, type Ports, portsIn } from '../permissions/ports.js';
import { accessOf } from '../placement/access.js';
import { remembered, type Scene } from '../scene.js';
import { type Block, blocksAt, isSet, textsAt } from '../values.js';

/** Values of a resource in one revision; null if the revision does not have it. */
export type ValuesOn = (resource: Resource) => Resource['values'] | null;

/**
 * Returns everything that is exposed in one revision, by the node that is drawn for it.
 * @param entries ledger of the same scene
 */
export function exposedIn(picture: Scene, { entries }: Ledger, valuesOn: ValuesOn): readonly Exposed[] {
  const nodes = new Map(entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node]])));
  const side = [...picture.model.resources.values()].flatMap((resource): Resource[] => {
    const values = resource.mode === 'managed' ? valuesOn(resource) : null;
    return values === null ? [] : [values === resource.values ? resource : { ...resource, values }];
  });
  const found = [...side.flatMap((resource) => ofItself(resource, picture)), ...openedByRules(side, picture)];
  return found.map((one) => {
    const { of = one.of, at = of } = { of: nodes.get(one.of), at: nodes.get(one.by) };
    return { ...one, of, ...(at !== of && { at }) };
  });
}

function ofItself(resource: Resource, picture: Scene): readonly Exposed[] {
  const rules = exposureRulesOf(resource.type).filter((rule) => isTrue(rule, resource, picture));
  const found = rules.flatMap((rule) => whoIn(rule, resource).map((who) => ({ rule, who })));
  return found.flatMap(({ rule, who }) =>
    subjectsOf(resource, rule, picture).map((of): Exposed => {
      const { what = '', shuts, isUsual, isOfPart } = rule;
      return {
        ...{ of, what, by: resource.address, ...who },
        ...(shuts === true && { shuts }),
        ...(isUsual === true && { isUsual }),
        ...(isOfPart === true && { isOfPart }),
      };
    }),
  );
}

/** Everybody whom a rule names, or each address range. */
function whoIn({ to, ranges }: ExposureRule, { values }: Resource): readonly Pick<Exposed, 'to' | 'range'>[] {
  if (ranges === undefined) return [{ to }];
  const at = (path: string): readonly string[] => textsAt(values, path.split('.'));
  const texts =
    'at' in ranges ? at(ranges.at) : at(ranges.first).map((first) => rangeBetween(first, at(ranges.last)[0] ?? first));
  const found = [...new Set(texts)].filter((text) => isRange(text) && !THE_INTERNET.has(text) && !NO_ADDRESS.has(text));
  return found.length > RANGES_OF_RULE_MAX ? [] : found.map((range) => ({ to: range, range }));
}

const rangeBetween = (first: string, last: string): string => (first === last ? first : `${first}-${last}`);

function isTrue(rule: ExposureRule, { values }: Resource, { model }: Scene): boolean {
  const { when = {}, has = [], allows } = rule;
  return (
    holds(values, when) &&
    has.every((path) => isSet(values, path.split('.'))) &&
    (allows === undefined || letsIn(values, allows, model.knowledge))
  );
}

/** Returns the nodes that a rule is about, else the resource's own node, else the resource itself. */
function subjectsOf({ address }: Resource, { of = [] }: ExposureRule, { model, rootsOf }: Scene): readonly string[] {
  const meant = of.length === 0 ? [] : model.namedBy(address, of).flatMap(rootsOf);
  const own = meant.length > 0 ? meant : rootsOf(address);
  return own.length > 0 ? [...new Set(own)] : [address];
}

// Exposure by firewall and security group rules: the members behind a rule are open at its ports.

/** A rule for incoming traffic. */
interface Door {
  readonly by: string;
  /** Address ranges and service tags; empty for everybody. */
  readonly ranges: readonly string[];
  readonly ports: readonly Ports[];
  readonly priority: number;
  readonly denies: boolean;
  /** Groups or network whose rules are evaluated together. */
  readonly scopes: readonly string[];
  /** Limits the rule to members with these labels; empty for all. */
  readonly labels: readonly string[];
  readonly identities: readonly string[];
  readonly isGroup: boolean;
  /** Subnets that the rule names. If any, it opens only the members of the group in these subnets. */
  readonly subnets: readonly string[];
}

function openedByRules(side: readonly Resource[], picture: Scene): readonly Exposed[] {
  const rules = side.flatMap((resource) =>
    (picture.model.factsOf(resource.address).firewallRules ?? [])
      .filter(({ way }) => way === 'in')
      .map((rule) => ({ resource, rule })),
  );
  if (rules.length === 0) return [];
  const members = membersIn(picture);
  const doors = rules.flatMap(({ resource, rule }) => doorsOf(resource, rule, picture, members));
  const shut = doors.filter(({ denies }) => denies);
  const isReached = reachedIn(picture);
  // Cached, because a group with a thousand rules has the same members for each.
  const inGroup = remembered((group) => membersOf(group, picture));
  return doors
    .filter(({ denies }) => !denies)
    .flatMap((door) => {
      const isOpenTo = (range: string | null, ports: Ports): boolean =>
        !shut.some((other) => keepsOut(other, door, range, ports));
      const ranges = door.ranges.length === 0 ? [null] : door.ranges;
      const open = ranges.flatMap((range) =>
        door.ports.filter((ports) => isOpenTo(range, ports)).map((ports) => ({ range, ports })),
      );
      const behind = open.length === 0 ? [] : behindIt(door, picture, members, inGroup);
      return behind.flatMap((of) =>
        open.map(({ range, ports }): Exposed => {
          const to = range ?? (isReached(of) ? INTERNET : ANY_ADDRESS);
          return { of, what: portsInWords(ports), to, by: door.by, ports, ...(range !== null && { range }) };
        }),
      );
    });
}

/**
 * Returns a test for nodes that outsiders can reach: not those in a private subnet, where routes lead out and nothing leads in.
 */
function reachedIn({ model, parentOf }: Scene): (address: string) => boolean {
  const access = accessOf(model);
  return (address) => {
    let at: string | null = address;
    while (at !== null && !access.has(at)) at = parentOf(at);
    return at === null || access.get(at) === 'public';
  };
}

const keepsOut = (other: Door, door: Door, range: string | null, ports: Ports): boolean =>
  other.priority < door.priority &&
  (other.ranges.length === 0 || (range !== null && isRangeWithin(range, other.ranges))) &&
  other.labels.length + other.identities.length === 0 &&
  other.scopes.some((scope) => door.scopes.includes(scope)) &&
  other.ports.some((wide) => covers(wide, ports));

function doorsOf(resource: Resource, rule: PermissionRule, { model }: Scene, members: Members): readonly Door[] {
  const { address, values } = resource;
  const blocks = rule.block === undefined ? [values] : blocksAt(values, [rule.block]);
  const { guard, network, own, priority } = rule;
  return blocks
    .filter((block) => holds(block, rule.when ?? {}))
    .flatMap((block): Door[] => {
      const ranges = isForEverybody(resource, block, rule) ? [] : rangesIn(block, rule);
      const ports = ranges === null ? null : portsIn(block, rule, resource, model.knowledge);
      if (ranges === null || ports === null) return [];
      const named = model.namedBy(address, guard ?? (network === undefined ? [] : [network]));
      const scopes = guard?.length === 0 ? [address] : named;
      const isBehindGuard = guard !== undefined;
      return [
        {
          by: address,
          ranges,
          ports,
          priority: priority === undefined ? 0 : priorityOf(block, priority),
          denies: rule.denies === true,
          scopes,
          labels: isBehindGuard ? [] : (own?.labels ?? []).flatMap((path) => textsAt(block, path.split('.'))),
          identities: isBehindGuard ? [] : model.namedBy(address, own?.groups ?? []),
          isGroup: isBehindGuard,
          subnets: isBehindGuard ? subnetsOf(resource, block, own?.ranges ?? [], { model, members }) : [],
        },
      ];
    });
}

/** Returns the subnets that a rule names as its own end, by reference or by range; empty for any subnet, or if one is unknown. */
function subnetsOf(
  { address }: Resource,
  block: Block,
  paths: readonly string[],
  { model, members }: { readonly model: Scene['model']; readonly members: Members },
): readonly string[] {
  const named = model.namedBy(address, paths).filter(members.isSubnet);
  const texts = paths.flatMap((path) => textsAt(block, path.split('.')));
  const byRange = texts.map((text) => members.subnetsWith(rangeOf(text) ?? ''));
  const areKnown =
    named.length > 0 ? texts.every((text) => rangeOf(text) !== null) : byRange.every((all) => all.length > 0);
  return areKnown ? [...new Set([...named, ...byRange.flat()])] : [];
}

/** True for a rule that sets no peer, if that means everybody. A peer of unknown value is set. */
function isForEverybody(
  resource: Resource,
  block: Block,
  { block: around = '', other: { ranges = [], labels = [], groups = [] }, isOpenByDefault }: PermissionRule,
): boolean {
  const isGiven = (name: string): boolean => isSet(block, [name]) || isUnknownIn(resource, around, block, name);
  return isOpenByDefault === true && ![...ranges, ...labels, ...groups].some(isGiven);
}

/** Returns the ranges of a rule; empty for everybody, null if it names no range or more than `RANGES_OF_RULE_MAX`. */
function rangesIn(block: Block, { other, denies }: PermissionRule): readonly string[] | null {
  const texts = (other.ranges ?? []).flatMap((path) => textsAt(block, path.split('.')));
  if (texts.some((text) => THE_INTERNET.has(text.toLowerCase()))) return [];
  const ranges = [...new Set(texts.filter(isRange))];
  return ranges.length === 0 || (denies !== true && ranges.length > RANGES_OF_RULE_MAX) ? null : ranges;
}

function priorityOf(block: Block, { at, usual }: NonNullable<PermissionRule['priority']>): number {
  const [text = ''] = textsAt(block, [at]);
  return text === '' || Number.isNaN(Number(text)) ? usual : Number(text);
}

/** Returns the nodes behind a rule; without any, the group, the network or the rule itself. */
function behindIt(
  door: Door,
  picture: Scene,
  members: Members,
  inGroup: (group: string) => readonly string[],
): readonly string[] {
  const { by, identities, isGroup, labels, scopes } = door;
  const words = [...labels.map(labelToken), ...identities];
  if (words.length > 0) {
    const all = new Set(words.flatMap((word) => [...members.of(word).all]));
    return all.size > 0 ? [...all] : [by];
  }
  const things = isGroup ? scopes.flatMap(inGroup) : scopes.flatMap(picture.rootsOf);
  const found = [...new Set(things)];
  const meant = found.filter((address) => isIn(address, door.subnets, picture));
  if (meant.length > 0) return meant;
  return found.length > 0 ? found : [scopes[0] ?? by];
}

/** True if a node is one of these subnets or inside one. */
function isIn(address: string, subnets: readonly string[], { parentOf }: Scene): boolean {
  let at: string | null = address;
  while (at !== null && !subnets.includes(at)) at = parentOf(at);
  return at !== null;
}

/** Returns the members of a group. If the group guards a subnet, the subnet. */
function membersOf(group: string, picture: Scene): readonly string[] {
  const { memberRefs } = picture.model.factsOf(group);
  if (memberRefs === undefined) {
    const ends = picture.endsOf(group);
    return ends.length > 0 ? ends : picture.rootsOf(group);
  }
  return picture.model.referrersOf(group).flatMap(({ from, path = '' }) => {
    const root = memberRefs.test(nameOf(path)) ? picture.rootOf(from) : null;
    return root === null ? [] : picture.isContainer(root) ? [root] : picture.endsOf(from);
  });
}

// Evaluates the conditions of `ExposureRule` on values.

/** True if each path holds one of its texts, ignoring case. The empty text matches a missing value. */
function holds(block: Block, when: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.entries(when).every(([path, wanted]) => {
    const texts = textsAt(block, path.split('.')).map((text) => text.toLowerCase());
    const found = texts.length === 0 ? [''] : texts;
    return wanted.some((text) => found.includes(text.toLowerCase()));
  });
}

function statementsAt(values: Resource['values'], path: string, knowledge: Knowledge): readonly Statement[] {
  const texts = textsAt(values, path.split('.'));
  const whole: Json | undefined = Object.hasOwn(values, path) ? values[path] : undefined;
  const documents: readonly (Json | undefined)[] = texts.length > 0 ? texts : [whole];
  return documents.flatMap((document) => statementsIn(document, knowledge) ?? []);
}

const CONDITION = /^condition\b/i;

function letsIn(
  values: Resource['values'],
  { in: attributes, who }: NonNullable<ExposureRule['allows']>,
  knowledge: Knowledge,
): boolean {
  return attributes
    .flatMap((path) => statementsAt(values, path, knowledge))
    .some(
      (statement) =>
        statement.who.some(({ text }) => who.includes(text)) && !statement.who.some(({ path }) => CONDITION.test(path)),
    );
}
