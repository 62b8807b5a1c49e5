/** Who may use what a policy is about: what runs as an identity, or is one, and not what is only started by it. */
import { leadsInto, type Reference } from '../../graph/inventory.js';
import type { Folds } from '../fold.js';
import { GRANTEES_MAX } from '../limits.js';
import type { Model } from '../model.js';
import type { Picture } from '../picture.js';
import { textsAt } from '../values.js';

/** What is part of something that several share is of them all: a policy that is attached to their role. */
function shareOf(address: string, { hosts, sharers }: Folds): string {
  for (let at: string | undefined = address; at !== undefined; at = hosts.get(at)?.address)
    if (sharers.has(at)) return at;
  return address;
}

/** Nodes that run as an identity, or are one; none where that is everything. */
export function usersOf(named: readonly string[], picture: Picture): readonly string[] {
  const { endsOf, folds, rootsOf, model } = picture;
  const { factsOf, namedBy } = model;
  const workersOf = (user: string): readonly string[] => {
    const { quiet, worksIn } = factsOf(user);
    return quiet !== true || worksIn === undefined ? [user] : namedBy(user, worksIn).flatMap(endsOf);
  };
  // Asked once a policy: whoever all functions run as must not be looked through for each.
  const isHelper = (address: string): boolean => factsOf(address).hide !== undefined;
  const isFew = (shared: string): boolean => !isHelper(shared) && rootsOf(shared).length <= GRANTEES_MAX;
  const few = named.filter((address) => isFew(shareOf(address, folds)));
  const users = new Set(few.flatMap((address) => runningAs(address, picture)).flatMap(workersOf));
  return [...users].filter((user) => factsOf(user).quiet !== true && factsOf(user).keeps !== true);
}

/** What is started by an identity has of what that may use what it lists itself, where that can be read. */
function runningAs(address: string, picture: Picture): readonly string[] {
  const ends = picture.endsOf(shareOf(address, picture.folds));
  const identities = identitiesOf(address, picture);
  return ends.filter((end) => !isOnlyStarted(end, identities, picture));
}

/** The identities that a policy is about: itself, those that it is attached to, the one that it is part of. */
function identitiesOf(address: string, { folds, model }: Picture): readonly string[] {
  const isIdentity = (one: string): boolean => model.factsOf(one).identity === true;
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

function isOnlyStarted(end: string, identities: readonly string[], { model, rootsOf }: Picture): boolean {
  const names = identities
    .flatMap(model.referrersOf)
    .filter(({ from }) => model.factsOf(from).quiet !== true && rootsOf(from).includes(end));
  return names.length > 0 && names.every((reference) => isStarted(reference, model));
}

/** Whether it names what starts it, and says in words that are at hand what is fetched for that. */
function isStarted({ from, path }: Reference, model: Model): boolean {
  const rule = model.knowledge.starterOf(model.typeOf(from));
  if (rule === null || !leadsInto(path, rule.by)) return false;
  const told = model.referencesOf(from).filter((reference) => leadsInto(reference.path, rule.told));
  if (told.some(({ to }) => model.factsOf(to).unread === true)) return false;
  return told.length > 0 || textsAt(model.valuesOf(from), [rule.told]).length > 0;
}
