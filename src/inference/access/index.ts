/**
 * Access: draws an edge for a permission that a policy, role assignment or binding grants. A grant is not a call, but it is the
 * best evidence if nothing else joins the two nodes. A read-only permission turns the edge towards the reader.
 */

import type { GrantRule } from '../../catalog/access-rules.js';
import { linksOf } from '../../catalog/model.js';
import { REPLICATION } from '../../catalog/shared.js';
import { SOME_TEXT } from '../../graph/instance-name.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Candidates } from '../edges/candidates.js';
import type { Evidence, Rule } from '../evidence.js';
import type { Folds } from '../fold.js';
import { GRANTED_MAX, GRANTEES_MAX } from '../limits.js';
import type { Model } from '../model.js';
import { remembered, type Scene } from '../scene.js';
import { textsAt } from '../values.js';
import { type Statement, statementsIn } from './documents.js';

/** A permission that one statement, or one rule made of attributes, grants. */
interface Grant {
  readonly users: Users;
  readonly permissions: readonly string[];
  readonly targets: readonly { readonly address: string; readonly rule: Rule; readonly path?: string }[];
}

/**
 * Adds a permission candidate for each grant in the scene.
 * @returns the resources whose grants join too many nodes to be drawn
 */
export function access(picture: Scene, candidates: Candidates): ReadonlySet<string> {
  const { model } = picture;
  const grants = new Grants();
  const search = { picture, soleOf: soleFinder(picture), usersOf: userFinder(picture) };
  for (const resource of model.resources.values()) {
    const { grants: rules = [] } = model.factsOf(resource.address);
    for (const rule of [rules].flat()) {
      for (const said of saidBy({ resource, rule, ...search })) collect(resource, said, grants, picture);
    }
  }
  return grants.settle(candidates, model);
}

/** Skips supporting targets (keys, roles, logs), which say how a resource is used, not that it is called. */
function collect({ address }: Resource, said: Grant, grants: Grants, { endsOf, model }: Scene): void {
  const isLookOnly = said.permissions.length > 0 && said.permissions.every(model.knowledge.isAside);
  for (const { address: target, rule, path } of said.targets) {
    const { supporting, granted } = model.factsOf(target);
    if (supporting === true || (granted !== undefined && isLookOnly)) continue;
    const evidence: Evidence = { rule, by: address, ...(path !== undefined && { path }) };
    const about = said.permissions.filter((name) => granted?.by.test(name) === true);
    const isNoProof = rule === 'sole' && model.knowledge.isAdministration(about);
    for (const node of endsOf(target)) {
      if (model.factsOf(node).supporting === true) continue;
      const isFree = (user: string): boolean => isNoProof && model.factsOf(user).deploys === true;
      const mayUse = ([user, only]: readonly [string, ReadonlySet<string> | null]): boolean =>
        user !== node && only?.has(node) !== false && !isFree(user);
      const users = [...said.users].filter(mayUse).map(([user]) => user);
      grants.add({ users, target, node, permissions: said.permissions, evidence });
    }
  }
}

function saidBy(search: Search): readonly Grant[] {
  const { resource, rule, picture, usersOf } = search;
  const { knowledge } = picture.model;
  const named = (rule.permissions ?? []).flatMap((path) => textsAt(resource.values, path.split('.')));
  const permissions = named.flatMap(knowledge.permissionsOf);
  const users = rule.who === undefined ? null : usersOf(namedOr(resource, rule.who, picture));
  if (rule.documents === undefined) {
    // A well-known role without data permissions is not use of anything.
    const isNoUse = named.length > 0 && permissions.length === 0;
    return isNoUse ? [] : [{ users: users ?? NOBODY, permissions, targets: targetsOf(permissions, search) }];
  }
  const { statements, isWhole } = documentsOf(resource, rule.documents, picture);
  const all = statements.flatMap((statement): Grant => {
    const who = users ?? usersOf(statement.who.flatMap((text) => picture.model.meant(resource, text)));
    const what = rule.what === undefined ? textsOf(statement, search) : targetsOf(statement.permissions, search);
    return { users: who, permissions: statement.permissions, targets: what };
  });
  if (rule.what !== undefined || isWhole || users === null) return all;
  return [...all, ...byReferences(users, statements, search)];
}

interface Search {
  readonly resource: Resource;
  readonly rule: GrantRule;
  readonly picture: Scene;
  readonly soleOf: SoleOf;
  readonly usersOf: UserFinder;
}

/** Returns the addresses that the attributes name, or the resource itself if no attribute is given. */
const namedOr = ({ address }: Resource, attributes: readonly string[], { model }: Scene): readonly string[] =>
  attributes.length === 0 ? [address] : model.namedBy(address, attributes);

/** Returns the targets that the rule's attributes name. A container stands for its only member that the permissions apply to. */
function targetsOf(permissions: readonly string[], search: Search): Grant['targets'] {
  const { resource, rule, picture, soleOf } = search;
  const sole = (within: string | null): Grant['targets'] =>
    permissions.flatMap((name) => soleOf(name, within) ?? []).map((address) => ({ address, rule: 'sole' }));
  if (rule.what === undefined) return sole(null);
  return namedOr(resource, rule.what, picture).flatMap((address): Grant['targets'] => {
    if (picture.isContainer(address)) return sole(address);
    const path = rule.what?.find((attribute) => picture.model.namedBy(resource.address, [attribute]).includes(address));
    return [{ address, rule: 'allowed', ...(path !== undefined && { path }) }];
  });
}

/**
 * Returns the resources that the `Resource` texts of a statement name. A wildcard means the only resource that the permissions
 * apply to.
 */
function textsOf({ permissions, what }: Statement, { resource, rule, picture, soleOf }: Search): Grant['targets'] {
  const { knowledge, meant } = picture.model;
  const path = rule.documents?.[0] as string;
  return what.flatMap((text): Grant['targets'] => {
    if (!knowledge.meansEverything(text.text)) {
      return meant(resource, text).map((address) => ({ address, rule: 'allowed', path }));
    }
    return permissions.flatMap((name) => soleOf(name, null) ?? []).map((address) => ({ address, rule: 'sole', path }));
  });
}

/**
 * Grants from a document that is known only in part. The document allows the resources that it refers to, if its permissions
 * apply to their type. A plan does not list references from blocks built over a collection; for their permissions the only
 * matching resource is assumed.
 */
function byReferences(users: Users, statements: readonly Statement[], search: Search): readonly Grant[] {
  const { resource, rule, picture, soleOf } = search;
  const { factsOf, namedBy } = picture.model;
  const paths = rule.documents ?? [];
  const isAbout = (name: string, address: string) => factsOf(address).granted?.by.test(name) === true;
  const named = paths.flatMap((path) => namedBy(resource.address, [path]).map((address) => ({ address, path })));
  const permissions = statements.flatMap((statement) => statement.permissions);
  const referred = named.map(({ address, path }): Grant => {
    const about = permissions.filter((name) => isAbout(name, address));
    return { users, permissions: about, targets: [{ address, rule: 'allowed', path }] };
  });
  const left = statements
    .filter(({ what }) => what.length === 0)
    .flatMap((statement) => statement.permissions)
    .filter((name) => !named.some(({ address }) => isAbout(name, address)));
  const sole = left.flatMap((name): Grant[] => {
    const address = soleOf(name, null);
    return address === null ? [] : [{ users, permissions: [name], targets: [{ address, rule: 'sole' }] }];
  });
  return [...referred, ...sole];
}

/** True if a resource text of the statement is unknown. */
const isPartly = ({ what }: Statement): boolean => what.some(({ text }) => text === SOME_TEXT);

/**
 * Reads the statements of a resource's documents.
 * @returns `isWhole` is true if every statement is fully known
 */
function documentsOf(resource: Resource, paths: readonly string[], { model }: Scene) {
  const texts = paths.flatMap((path) => textsAt(resource.values, path.split('.')));
  const known = texts.map((text) => statementsIn(text, model.knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return { statements: known.flat(), isWhole: !known.flat().some(isPartly) };
  const sources = model
    .referencesOf(resource.address)
    .filter(({ path }) => paths.some((document) => leadsInto(path, document)))
    .flatMap(({ through }) => through ?? []);
  const behind = [...new Set(sources)].flatMap((address) => model.sourceOf(address) ?? []);
  return { statements: behind.flatMap(({ values }) => statementsIn(values, model.knowledge) ?? []), isWhole: false };
}

// Sole targets: the only resource that permissions for `*` can apply to.

/**
 * Finds the only resource that a permission applies to; null for none or several.
 * @param within the container to search; null for the whole input
 */
type SoleOf = (permission: string, within: string | null) => string | null;

function soleFinder(picture: Scene): SoleOf {
  const { model } = picture;
  const spoken = byType(model);
  const about = new Map<string, readonly string[]>();
  const found = new Map<string, string | null>();

  function candidatesOf(permission: string): readonly string[] {
    const known = about.get(permission);
    if (known !== undefined) return known;
    const all = [...spoken].flatMap(([type, addresses]) =>
      model.knowledge.factsOf(type).granted?.by.test(permission) === true ? addresses : [],
    );
    about.set(permission, all);
    return all;
  }

  function inside(address: string, box: string): boolean {
    for (let at = picture.rootOf(address); at !== null; at = picture.parentOf(at)) if (at === box) return true;
    return false;
  }

  return (permission, within) => {
    const key = `${permission} ${within ?? ''}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const all = candidatesOf(permission);
    const near = within === null ? all : all.filter((address) => inside(address, within));
    const originals = near.filter((address) => !isCopyOfOne(address, near, model));
    const nodes = new Set(originals.map(picture.rootOf));
    const sole = nodes.size === 1 ? (originals[0] as string) : null;
    found.set(key, sole);
    return sole;
  };
}

/** True for the replica of a candidate, so that a database with replicas still counts as one. */
const isCopyOfOne = (address: string, all: readonly string[], { factsOf, namedBy }: Model): boolean =>
  linksOf(factsOf(address)).some(
    ({ from, to, says }) =>
      says === REPLICATION && to.length === 0 && namedBy(address, from).some((source) => all.includes(source)),
  );

/** Resources that a permission may apply to, by type. */
function byType({ resources, factsOf }: Model): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, string[]>();
  for (const { address, type, mode } of resources.values()) {
    const { granted, supporting } = factsOf(address);
    if (granted === undefined || supporting === true || mode === 'data') continue;
    const known = types.get(type);
    if (known === undefined) types.set(type, [address]);
    else known.push(address);
  }
  return types;
}

// Resolved grants: all grants by user and target, and the edges that follow from them.

/** A permission of some nodes for one resource. */
interface ResolvedGrant {
  /** Addresses of nodes. */
  readonly users: readonly string[];
  /** The named resource, which may be folded into `node`. */
  readonly target: string;
  readonly node: string;
  readonly permissions: readonly string[];
  readonly evidence: Evidence;
}

interface Granted extends Omit<ResolvedGrant, 'permissions' | 'target'> {
  /** Permissions by target resource, which may be folded into the node. */
  readonly permissions: Map<string, Set<string>>;
}

class Grants {
  readonly #all = new Map<string, Granted>();
  /** Nodes that each group of users has permissions for. */
  readonly #usedBy = new Map<string, Set<string>>();

  /** Merges the permissions of several policies, because the policies of one role add up. */
  add({ users, target, node, permissions, evidence }: ResolvedGrant): void {
    if (users.length === 0) return;
    const group = users.join(' ');
    const key = `${group} > ${node}`;
    const known = this.#all.get(key) ?? { users, node, evidence, permissions: new Map<string, Set<string>>() };
    const names = known.permissions.get(target) ?? new Set();
    for (const name of permissions) names.add(name);
    known.permissions.set(target, names);
    this.#all.set(key, known);
    this.#usedBy.set(group, (this.#usedBy.get(group) ?? new Set()).add(node));
  }

  /**
   * Turns grants into permission candidates. Grants that join more than `GRANTED_MAX` pairs, such as a role shared by all
   * functions, are too many edges to read and are not drawn.
   * @returns the resources whose grants were dropped for that reason
   */
  settle(candidates: Candidates, model: Model): ReadonlySet<string> {
    const web = new Set<string>();
    for (const { users, node, permissions, evidence } of this.#all.values()) {
      const used = this.#usedBy.get(users.join(' '))?.size ?? 0;
      if (users.length * used > GRANTED_MAX) {
        web.add(evidence.by);
        continue;
      }
      const { isTaken, twoWay } = directionOf(permissions, model);
      const pairs = users.map((user) => (isTaken ? ([node, user] as const) : ([user, node] as const)));
      candidates.permit({ pairs, evidence, ...(twoWay ? { twoWay } : isTaken && { isTaken }) });
    }
    return web;
  }
}

/** Data directions of a grant. */
interface Direction {
  /** Data flows from the target to the user. */
  readonly isTaken: boolean;
  readonly twoWay: boolean;
}

/**
 * Returns the data directions of a grant. A user that publishes to a topic and reads its subscription does both.
 * @param permissions by the named resource, which may be folded into the target
 */
export function directionOf(permissions: ReadonlyMap<string, ReadonlySet<string>>, model: Model): Direction {
  const said = [...permissions].map(([target, names]) => ways(target, [...names], model));
  const isTaken = said.some(({ takes }) => takes);
  return { isTaken, twoWay: isTaken && said.some(({ gives }) => gives) };
}

function ways(target: string, permissions: readonly string[], { factsOf }: Model) {
  const { granted } = factsOf(target);
  if (granted === undefined) return { takes: false, gives: false };
  const { by, reads, writes } = granted;
  const isPut = permissions.some((name) => writes?.test(name) === true);
  const takes = !isPut && permissions.some((name) => reads?.test(name) === true);
  return { takes, gives: !takes && permissions.some((name) => by.test(name)) };
}

// Users of a grant: the nodes that run as an identity or are one, but not nodes that the identity only starts.

/** Returns the shared resource that an address is part of, such as the role that a policy is attached to. */
function shareOf(address: string, { hosts, sharers }: Folds): string {
  for (let at: string | undefined = address; at !== undefined; at = hosts.get(at)?.address)
    if (sharers.has(at)) return at;
  return address;
}

/** Nodes with the subset of the permitted targets that each may use; null if it may use all of them. */
type Users = ReadonlyMap<string, ReadonlySet<string> | null>;

const NOBODY: Users = new Map();

/** Finds the nodes that run as an identity or are one; none if there are too many of them. */
type UserFinder = (named: readonly string[]) => Users;

/** Caches the users of each identity, because many policies name the same role and a role may have many users. */
function userFinder(picture: Scene): UserFinder {
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
  // A schedule, rule or subscription runs no code: it uses its identity for the target that it names.
  const isTrigger = (user: string): boolean =>
    factsOf(user).category === 'integration' && linksOf(factsOf(user)).some(({ to }) => to.length > 0);
  const isDrawnAsUser = (user: string): boolean =>
    factsOf(user).supporting !== true && factsOf(user).holdsConfig !== true && !isTrigger(user);
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
 * Returns the identities that a policy applies to: those it is attached to and the one it is part of. An identity applies to
 * itself only; other members of the same binding are separate identities.
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

/**
 * Returns the targets that a node lists itself, for identities that only start it (an ECS task execution role). Null for no
 * limit.
 */
function listedBy(end: string, identities: readonly string[], picture: Scene): ReadonlySet<string> | null {
  const { model, rootsOf } = picture;
  const names = identities
    .flatMap(model.referrersOf)
    .filter(({ from }) => model.factsOf(from).supporting !== true && rootsOf(from).includes(end));
  if (names.length === 0) return null;
  const lists = names.map((reference) => listIn(reference, picture));
  return lists.reduce(joined, new Set<string>());
}

/** Returns the targets that a start-up role fetches for a resource, if the plan lists them; null if not. */
function listIn({ from, path }: Reference, { model, rootsOf }: Scene): ReadonlySet<string> | null {
  const rule = model.factsOf(from).startupRole;
  if (rule === undefined || !leadsInto(path, rule.by)) return null;
  const told = model.referencesOf(from).filter((reference) => leadsInto(reference.path, rule.fetches));
  if (told.some(({ to }) => model.factsOf(to).unread === true)) return null;
  const isAtHand = told.length > 0 || textsAt(model.valuesOf(from), [rule.fetches]).length > 0;
  return isAtHand ? new Set(told.flatMap(({ to }) => rootsOf(to))) : null;
}
