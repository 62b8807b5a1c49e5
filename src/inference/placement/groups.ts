/**
 * Security groups. A group is a container if it has at least `GROUP_MEMBERS_MIN` members, all in one container and none
 * in another group; otherwise it folds into its members. A group without members is hidden, unless the plan consists
 * only of networks.
 */
import { nameOf, type Reference } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import { byReference, type Evidence } from '../evidence.js';
import type { Folds } from '../fold.js';
import { GROUP_MEMBERS_MIN } from '../limits.js';
import { HIDDEN_UNUSED_GROUP } from '../messages.js';
import type { Model } from '../model.js';
import type { Copies } from './copies.js';
import type { Spans } from './multi-subnet.js';
import type { Containment } from './place.js';

/** The decisions about all security groups. */
export interface Groups {
  /** Drawn members of each group, in address order. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Groups that are drawn as containers; the others fold into their first member. */
  readonly boxes: ReadonlySet<string>;
  /** Evidence for each member's group. */
  readonly evidenceByMember: ReadonlyMap<string, Evidence>;
  /** Reason for each group that is hidden. */
  readonly hidden: ReadonlyMap<string, string>;
}

/** Decides how each security group is drawn: as a container, as part of its members, or not at all. */
export function group(model: Model, folds: Folds, places: Containment, copies: Copies, spans: Spans): Groups {
  const { factsOf, isContainer, referrersOf, resources } = model;
  const parentOf = (address: string): string | null =>
    copies.settled.get(address) ?? spans.parents.get(address) ?? places.parentOf(address);
  const members = new Map<string, readonly string[]>();
  const evidenceByMember = new Map<string, Evidence>();
  const groupsOfMember = new Map<string, number>();
  for (const address of resources.keys()) {
    const { securityGroupRefs } = factsOf(address);
    if (securityGroupRefs === undefined || folds.hosts.has(address)) continue;
    const groupMembers = membersOf(address, securityGroupRefs);
    members.set(address, groupMembers);
    for (const member of groupMembers) groupsOfMember.set(member, (groupsOfMember.get(member) ?? 0) + 1);
  }

  function membersOf(address: string, memberAttribute: RegExp): string[] {
    const isMembership = ({ path, via, from }: Reference): boolean =>
      path === undefined
        ? via !== 'configuration'
        : memberAttribute.test(nameOf(path)) && factsOf(from).joinsSecurityGroups !== false;
    const memberAddresses = new Set<string>();
    for (const reference of referrersOf(address)) {
      const member = isMembership(reference) ? folds.root(reference.from) : null;
      if (member === null || isContainer(member)) continue;
      memberAddresses.add(member);
      if (!evidenceByMember.has(member)) evidenceByMember.set(member, byReference(reference));
    }
    return [...memberAddresses].sort(byAddress);
  }

  /**
   * True if the group has enough members, which share one container inside the group's container and belong to no other
   * group.
   */
  function isBox(address: string, groupMembers: readonly string[]): boolean {
    const parent = parentOf(groupMembers[0] as string);
    const shareContainer = groupMembers.every(
      (member) => parentOf(member) === parent && groupsOfMember.get(member) === 1 && !copies.byResource.has(member),
    );
    const groupContainer = places.parentOf(address);
    if (!shareContainer || parent === null || groupMembers.length < GROUP_MEMBERS_MIN) return false;
    for (let at: string | null = parent; at !== null; at = places.parentOf(at)) if (at === groupContainer) return true;
    return groupContainer === null;
  }

  /** True if the plan builds any resource besides containers, gateways, addresses and lists of addresses. */
  function isMoreThanNetworks(): boolean {
    for (const { address, mode } of resources.values()) {
      if (mode !== 'managed' || isContainer(address) || folds.root(address) !== address) continue;
      const { category, entries = [], plumbing, border, egressGateway } = factsOf(address);
      // Load balancers and APIs have the category `network`, but are services with users.
      const isService = plumbing !== true && entries.some(({ actor }) => actor === 'users');
      // Endpoints in a network count as services, because a plan does not always name their groups.
      const isInside = border === undefined && egressGateway !== true && parentOf(address) !== null;
      if (category !== 'network' || isService || isInside) return true;
    }
    return false;
  }

  const boxes = new Set<string>();
  const hidden = new Map<string, string>();
  const hidesUnused = isMoreThanNetworks();
  for (const [address, groupMembers] of members) {
    if (groupMembers.length === 0 && hidesUnused) hidden.set(address, HIDDEN_UNUSED_GROUP);
    else if (groupMembers.length === 0 || isBox(address, groupMembers)) boxes.add(address);
  }
  return { members, boxes, evidenceByMember, hidden };
}
