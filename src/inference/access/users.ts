/** Who may use what a policy is about: what runs as an identity, or is one, and not what is only started by it. */
import { leadsInto, type Reference } from '../../graph/inventory.js';
import type { Folds } from '../fold.js';
import { GRANTEES_MAX } from '../limits.js';
import { remembered, type Scene } from '../scene.js';
import { textsAt } from '../values.js';

/** What is part of something that several share is of them all: a policy that is attached to their role. */
function shareOf(address: string, { hosts, sharers }: Folds): string {
  for (let at: string | undefined = address; at !== undefined; at = hosts.get(at)?.address)
    if (sharers.has(at)) return at;
  return address;
}

/** Nodes, and what alone each may use of what is allowed; null where that is all of it. */
export type Users = ReadonlyMap<string, ReadonlySet<string> | null>;

export const NOBODY: Users = new Map();

/** Finds the nodes that run as an identity, or are one; none where that is everything. */
export type UserFinder = (named: readonly string[]) => Users;

/** Each identity is looked through once: many policies name the same one, and whoever all functions run as has many users. */
export function userFinder(picture: Scene): UserFinder {
  const usersAt = remembered((address) => usersOf(address, picture));
  return (named) => {
    const [first] = named;
    if (named.length === 1) return usersAt(first as string);
    const users = new Map<string, ReadonlySet<string> | null>();
    for (const [user, listed] of named.flatMap((address) => [...usersAt(address)]))
      users.set(user, joined(users.get(user), listed));
    return users;
  };
}

function usersOf(address: string, picture: Scene): Users {
  const { endsOf, folds, rootsOf, model } = picture;
  const { factsOf } = model;
  const workersOf = (user: string): readonly string[] => {
    const { supporting, actsFor } = factsOf(user);
    return supporting !== true || actsFor === undefined ? [user] : model.namedBy(user, actsFor).flatMap(endsOf);
  };
  const isDrawnAsUser = (user: string): boolean =>
    factsOf(user).supporting !== true && factsOf(user).holdsConfig !== true;
  const shared = shareOf(address, folds);
  const isHelper = factsOf(shared).hide !== undefined;
  if (isHelper || rootsOf(shared).length > GRANTEES_MAX) return NOBODY;
  const identities = identitiesOf(address, picture);
  const users = new Map<string, ReadonlySet<string> | null>();
  for (const end of endsOf(shared)) {
    const listed = listedBy(end, identities, picture);
    for (const user of workersOf(end).filter(isDrawnAsUser)) users.set(user, joined(users.get(user), listed));
  }
  return users;
}

const joined = (known: ReadonlySet<string> | null | undefined, more: ReadonlySet<string> | null) =>
  known === null || more === null ? null : new Set([...(known ?? []), ...more]);

/**
 * The identities that a policy is about: those that it is attached to, the one that it is part of. An identity is about
 * itself: whoever is named beside it, as in the members of one binding, is somebody else.
 */
function identitiesOf(address: string, { folds, model }: Scene): readonly string[] {
  const isIdentity = (one: string): boolean => model.factsOf(one).identity === true;
  if (isIdentity(address)) return [address];
  const attached = model.referrersOf(address).flatMap(({ from }) => {
    const { grants = [] } = model.factsOf(from);
    return model.namedBy(
      from,
      [grants].flat().flatMap(({ who = [] }) => who),
    );
  });
  const hosts: string[] = [];
  for (let at: string | undefined = address; at !== undefined; at = folds.hosts.get(at)?.address) hosts.push(at);
  return [...new Set([...hosts, ...attached].filter(isIdentity))];
}

/** Of what is only started by these identities, what it lists itself, where that can be read; null for all else. */
function listedBy(end: string, identities: readonly string[], picture: Scene): ReadonlySet<string> | null {
  const { model, rootsOf } = picture;
  const names = identities
    .flatMap(model.referrersOf)
    .filter(({ from }) => model.factsOf(from).supporting !== true && rootsOf(from).includes(end));
  if (names.length === 0) return null;
  const lists = names.map((reference) => listIn(reference, picture));
  return lists.reduce(joined, new Set<string>());
}

/** Where it names what starts something, which says in words that are at hand what is fetched for that: this. */
function listIn({ from, path }: Reference, { model, rootsOf }: Scene): ReadonlySet<string> | null {
  const rule = model.factsOf(from).startupRole;
  if (rule === undefined || !leadsInto(path, rule.by)) return null;
  const told = model.referencesOf(from).filter((reference) => leadsInto(reference.path, rule.fetches));
  if (told.some(({ to }) => model.factsOf(to).unread === true)) return null;
  const isAtHand = told.length > 0 || textsAt(model.valuesOf(from), [rule.fetches]).length > 0;
  return isAtHand ? new Set(told.flatMap(({ to }) => rootsOf(to))) : null;
}
