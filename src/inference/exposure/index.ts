/**
 * What is open to those outside, as the input says it of each thing: by its own values, and by rules and policies that are
 * part of it or stand at its door. Nothing of it is drawn; two of these say what a change opens and closes.
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
import type { Ledger } from '../ledger.js';
import { RANGES_OF_RULE_MAX } from '../limits.js';
import { labelToken, type Members, membersIn } from '../permissions/members.js';
import { covers, type Ports, portsIn } from '../permissions/ports.js';
import { rangeOf } from '../permissions/ranges.js';
import { accessOf } from '../placement/access.js';
import { remembered, type Scene } from '../scene.js';
import { type Block, blocksAt, isSet, textsAt } from '../values.js';

/** The values of a resource on one side of a change; null where it is not there. */
export type ValuesOn = (resource: Resource) => Resource['values'] | null;

/** @param entries where each resource went, of the same picture */
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

/** What is drawn of it, or of what it is about; itself, where nothing is. */
function subjectsOf({ address }: Resource, { of = [] }: ExposureRule, { model, rootsOf }: Scene): readonly string[] {
  const meant = of.length === 0 ? [] : model.namedBy(address, of).flatMap(rootsOf);
  const own = meant.length > 0 ? meant : rootsOf(address);
  return own.length > 0 ? [...new Set(own)] : [address];
}

/** Rules of firewalls and security groups that let somebody in: what stands behind them is open, at these ports. */

/** A rule about who comes in. */
interface Door {
  readonly by: string;
  /** Address ranges and service tags; empty for everybody. */
  readonly ranges: readonly string[];
  readonly ports: readonly Ports[];
  readonly priority: number;
  readonly denies: boolean;
  /** The groups, or the network, whose rules are asked together. */
  readonly scopes: readonly string[];
  /** Members alone of what is behind it; empty for all. */
  readonly labels: readonly string[];
  readonly identities: readonly string[];
  readonly isGroup: boolean;
  /** Subnets that the rule is about, where it names any: of all that stand behind the group it opens these alone. */
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
  // A group with a thousand rules has the same members for each of them.
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

/** Whether somebody outside may get to where a thing stands: not into subnets that routes lead out of, and nothing into. */
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
      const ranges = rangesIn(block, rule);
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

/** Subnets whose ranges a rule has as its own end, by reference or by value; empty for any, and where one is not known. */
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

/** Empty for everybody; null where the rule names no range, or too many to ask each of. */
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

/** What stands behind it; the group or network itself, or the rule, where that is all there is. */
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

/** True if a node is one of these subnets or stands in one. */
function isIn(address: string, subnets: readonly string[], { parentOf }: Scene): boolean {
  let at: string | null = address;
  while (at !== null && !subnets.includes(at)) at = parentOf(at);
  return at !== null;
}

/** Whoever stands in a group; where it stands at the door of a subnet, that. */
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

/** What values say, in the words of the rules of `ExposureRule`. */

/** Whether each of these paths holds one of these texts, in any case of letters; the empty one stands for none. */
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
