/** Rules of firewalls and security groups that let everybody in: what stands behind them is open, at these ports. */
import { ANY_ADDRESS, INTERNET, portsInWords, THE_INTERNET } from '../../catalog/exposure/words.js';
import type { PermissionRule } from '../../catalog/permissions/model.js';
import type { Exposed } from '../../graph/exposure.js';
import { nameOf, type Resource } from '../../graph/inventory.js';
import { accessOf } from '../containment/access.js';
import { labelToken, type Members, membersIn } from '../permissions/members.js';
import { covers, type Ports, portsIn } from '../permissions/ports.js';
import type { Picture } from '../picture.js';
import { type Block, blocksAt, textsAt } from '../values.js';
import { holds } from './conditions.js';

/** A rule about everybody who comes in. */
interface Door {
  readonly by: string;
  readonly ports: readonly Ports[];
  readonly priority: number;
  readonly denies: boolean;
  /** The groups, or the network, whose rules are asked together. */
  readonly scopes: readonly string[];
  /** Members alone of what is behind it; empty for all. */
  readonly labels: readonly string[];
  readonly identities: readonly string[];
  readonly isGroup: boolean;
}

export function openedByRules(side: readonly Resource[], picture: Picture): readonly Exposed[] {
  const doors = side.flatMap((resource) =>
    (picture.model.factsOf(resource.address).permits ?? [])
      .filter(({ way }) => way === 'in')
      .flatMap((rule) => doorsOf(resource, rule, picture)),
  );
  if (doors.length === 0) return [];
  const shut = doors.filter(({ denies }) => denies);
  const members = membersIn(picture);
  const isReached = reachedIn(picture);
  return doors
    .filter(({ denies }) => !denies)
    .flatMap((door) => {
      const open = door.ports.filter((ports) => !shut.some((other) => keepsOut(other, door, ports)));
      const behind = open.length === 0 ? [] : behindIt(door, picture, members);
      return behind.flatMap((of) =>
        open.map((ports): Exposed => {
          const to = isReached(of) ? INTERNET : ANY_ADDRESS;
          return { of, what: portsInWords(ports), to, by: door.by, ports };
        }),
      );
    });
}

/** Whether somebody outside may get to where a thing stands: not into subnets that routes lead out of, and nothing into. */
function reachedIn({ model, parentOf }: Picture): (address: string) => boolean {
  const access = accessOf(model);
  return (address) => {
    let at: string | null = address;
    while (at !== null && !access.has(at)) at = parentOf(at);
    return at === null || access.get(at) === 'public';
  };
}

const keepsOut = (other: Door, door: Door, ports: Ports): boolean =>
  other.priority < door.priority &&
  other.labels.length + other.identities.length === 0 &&
  other.scopes.some((scope) => door.scopes.includes(scope)) &&
  other.ports.some((wide) => covers(wide, ports));

function doorsOf(resource: Resource, rule: PermissionRule, { model }: Picture): readonly Door[] {
  const { address, values } = resource;
  const blocks = rule.block === undefined ? [values] : blocksAt(values, [rule.block]);
  const { guard, network, own, priority } = rule;
  return blocks
    .filter((block) => isForEverybody(block, rule))
    .flatMap((block): Door[] => {
      const ports = portsIn(block, rule.ports, model.knowledge);
      if (ports === null) return [];
      const named = model.namedBy(address, guard ?? (network === undefined ? [] : [network]));
      const scopes = guard?.length === 0 ? [address] : named;
      const isBehindGuard = guard !== undefined;
      return [
        {
          by: address,
          ports,
          priority: priority === undefined ? 0 : priorityOf(block, priority),
          denies: rule.denies === true,
          scopes,
          labels: isBehindGuard ? [] : (own?.labels ?? []).flatMap((path) => textsAt(block, path.split('.'))),
          identities: isBehindGuard ? [] : model.namedBy(address, own?.groups ?? []),
          isGroup: isBehindGuard,
        },
      ];
    });
}

const isForEverybody = (block: Block, { when = {}, other }: PermissionRule): boolean =>
  holds(block, when) &&
  (other.ranges ?? [])
    .flatMap((path) => textsAt(block, path.split('.')))
    .some((text) => THE_INTERNET.has(text.toLowerCase()));

function priorityOf(block: Block, { at, usual }: NonNullable<PermissionRule['priority']>): number {
  const [text = ''] = textsAt(block, [at]);
  return text === '' || Number.isNaN(Number(text)) ? usual : Number(text);
}

/** What stands behind it; the group or network itself, or the rule, where that is all there is. */
function behindIt(door: Door, picture: Picture, members: Members): readonly string[] {
  const { by, identities, isGroup, labels, scopes } = door;
  const words = [...labels.map(labelToken), ...identities];
  if (words.length > 0) {
    const all = new Set(words.flatMap((word) => [...members.of(word).all]));
    return all.size > 0 ? [...all] : [by];
  }
  const things = isGroup ? scopes.flatMap((group) => membersOf(group, picture)) : scopes.flatMap(picture.rootsOf);
  const found = [...new Set(things)];
  return found.length > 0 ? found : [scopes[0] ?? by];
}

/** Whoever stands in a group; where it stands at the door of a subnet, that. */
function membersOf(group: string, picture: Picture): readonly string[] {
  const { membersBy } = picture.model.factsOf(group);
  if (membersBy === undefined) {
    const ends = picture.endsOf(group);
    return ends.length > 0 ? ends : picture.rootsOf(group);
  }
  return picture.model.referrersOf(group).flatMap(({ from, path = '' }) => {
    const root = membersBy.test(nameOf(path)) ? picture.rootOf(from) : null;
    return root === null ? [] : picture.isContainer(root) ? [root] : picture.endsOf(from);
  });
}
