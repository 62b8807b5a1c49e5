/**
 * At which ports a group or firewall rule lets everybody in, of one that is drawn itself: where something stands behind it, the arrow
 * to that says so.
 */
import { groupBy } from '../../graph/group-by.js';
import type { Scene } from '../scene.js';
import { membersIn } from './members.js';
import { covers, type Ports } from './ports.js';
import { type NetworkRule, saidBy } from './rules.js';
import { written } from './written.js';

/** By address, the ports in words; empty for all of them. */
export function openedGuards(picture: Scene): ReadonlyMap<string, readonly string[]> {
  const { drawn, model, rootOf } = picture;
  const { factsOf } = model;
  const guards = [...drawn].filter((address) => isGuard(address, picture));
  if (guards.length === 0) return new Map();
  const members = membersIn(picture);
  const rules = [...model.resources.values()].flatMap((resource) =>
    (factsOf(resource.address).firewallRules ?? [])
      .filter(({ way }) => way === 'in')
      .flatMap((rule) => saidBy(resource, rule, model, members)),
  );
  const byGuard = groupBy(
    rules.flatMap((said) => guardsOf(said).map((guard) => ({ guard: rootOf(guard) ?? '', said }))),
    ({ guard }) => guard,
  );
  const found = new Map<string, readonly string[]>();
  for (const guard of guards) {
    const own = (byGuard.get(guard) ?? []).map(({ said }) => said);
    const ports = openIn(own);
    const texts = written(ports);
    if (ports.length > 0 && texts !== null) found.set(guard, texts);
  }
  return found;
}

/** A rule is part of the group that it does not name. */
const guardsOf = ({ by, guards }: NetworkRule): readonly string[] =>
  guards === null || guards.length === 0 ? [by] : guards;

/** It has rules, or is one, and nothing is in it. */
function isGuard(address: string, { groups, model }: Scene): boolean {
  const { guards, securityGroupRefs, memberRefs, firewallRules } = model.factsOf(address);
  if (securityGroupRefs !== undefined) return groups.members.get(address)?.length === 0;
  return firewallRules !== undefined && (guards === true || memberRefs !== undefined);
}

/** What everybody is let in by, and no rule that comes first denies. Somebody's own addresses outside are not open to all. */
function openIn(rules: readonly NetworkRule[]): readonly Ports[] {
  const denials = rules.filter(({ rule, other }) => rule.denies === true && (other.isAll || other.isOutside));
  const isDenied = (one: Ports, { priority }: NetworkRule): boolean =>
    denials.some((denial) => denial.priority <= priority && denial.ports.some((wide) => covers(wide, one)));
  return rules
    .filter(({ rule, other, isVague }) => rule.denies !== true && !isVague && other.isAnybody)
    .flatMap((said) => said.ports.filter((one) => !isDenied(one, said)));
}
