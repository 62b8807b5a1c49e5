/** Rules of firewalls and security groups that let somebody in: what stands behind them is open, at these ports. */

import type { PermissionRule } from '../../catalog/access-rules.js';
import { ANY_ADDRESS, INTERNET, isRange, isRangeWithin, portsInWords, THE_INTERNET } from '../../catalog/exposure.js';
import type { Exposed } from '../../graph/exposure.js';
import { nameOf, type Resource } from '../../graph/inventory.js';
import { RANGES_OF_RULE_MAX } from '../limits.js';
import { labelToken, type Members, membersIn } from '../permissions/members.js';
import { covers, type Ports, portsIn } from '../permissions/ports.js';
import { rangeOf } from '../permissions/ranges.js';
import { accessOf } from '../placement/access.js';
import { remembered, type Scene } from '../scene.js';
import { type Block, blocksAt, textsAt } from '../values.js';
import { holds } from './conditions.js';

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

export function openedByRules(side: readonly Resource[], picture: Scene): readonly Exposed[] {
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
