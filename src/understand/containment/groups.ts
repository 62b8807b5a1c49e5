/**
 * Security groups: a box around what names them, where that is a fair picture (two members or more, all in one
 * container, and none in a second group); otherwise folded into the members. One that nothing names says nothing about
 * an architecture, unless the plan is about networks alone.
 */
import type { Knowledge } from '../../catalog/knowledge.js';
import { isContainerType } from '../../graph/containers.js';
import { nameOf, type Reference, type Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import type { Folds } from '../fold.js';
import { MEMBERS_OF_BOX } from '../limits.js';
import { HIDDEN_UNUSED_GROUP } from '../messages.js';
import { referrersOf, type Selection } from '../select.js';
import type { Copies } from './copies.js';
import type { Places } from './place.js';

export interface Groups {
  /** Drawn members of each group, in address order. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Groups that are drawn as a box; the others fold into their first member. */
  readonly boxes: ReadonlySet<string>;
  /** Why a group is neither. */
  readonly hidden: ReadonlyMap<string, string>;
}

export function group(
  selection: Selection,
  folds: Folds,
  places: Places,
  copies: Copies,
  knowledge: Knowledge,
): Groups {
  const parentOf = (address: string): string | null => copies.settled.get(address) ?? places.parentOf(address);
  const members = new Map<string, readonly string[]>();
  const groupsOfMember = new Map<string, number>();
  for (const resource of selection.resources.values()) {
    const joinedBy = knowledge.factsOf(resource.type).joinedBy;
    if (joinedBy === undefined || folds.hosts.has(resource.address)) continue;
    const found = membersOf(resource, joinedBy);
    members.set(resource.address, found);
    for (const member of found) groupsOfMember.set(member, (groupsOfMember.get(member) ?? 0) + 1);
  }

  function membersOf({ address }: Resource, joinedBy: RegExp): string[] {
    const isMember = (type: string): boolean => knowledge.factsOf(type).joinsGroups !== false;
    const joins = ({ path, via, from }: Reference): boolean =>
      path === undefined
        ? via !== 'configuration'
        : joinedBy.test(nameOf(path)) && isMember(selection.resources.get(from)?.type ?? '');
    const found = new Set<string>();
    for (const reference of referrersOf(selection, address)) {
      const member = joins(reference) ? folds.root(reference.from) : null;
      const type = member === null ? undefined : selection.resources.get(member)?.type;
      if (member !== null && type !== undefined && !isContainerType(type)) found.add(member);
    }
    return [...found].sort(byAddress);
  }

  /** The members' own container, where it lies in the one that the group is in. */
  function isBox(address: string, found: readonly string[]): boolean {
    const parent = parentOf(found[0] as string);
    const isTogether = found.every(
      (member) => parentOf(member) === parent && groupsOfMember.get(member) === 1 && !copies.of.has(member),
    );
    const own = places.parentOf(address);
    if (!isTogether || parent === null || found.length < MEMBERS_OF_BOX) return false;
    for (let at: string | null = parent; at !== null; at = places.parentOf(at)) if (at === own) return true;
    return own === null;
  }

  /** Whether the picture has anything in it but containers. */
  function isMoreThanNetworks(): boolean {
    for (const { address, type, mode } of selection.resources.values()) {
      if (mode === 'managed' && !isContainerType(type) && folds.root(address) === address) return true;
    }
    return false;
  }

  const boxes = new Set<string>();
  const hidden = new Map<string, string>();
  const hidesUnused = isMoreThanNetworks();
  for (const [address, found] of members) {
    if (found.length === 0 && hidesUnused) hidden.set(address, HIDDEN_UNUSED_GROUP);
    else if (found.length === 0 || isBox(address, found)) boxes.add(address);
  }
  return { members, boxes, hidden };
}
