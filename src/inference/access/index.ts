/**
 * Draws an edge for a permission that a policy, role assignment or binding grants. A grant is not a call, but it is the
 * best evidence if nothing else connects the two nodes. A read-only permission turns the edge towards the
 * reader.
 */

import type { GrantRule } from '../../catalog/access-rules.js';
import { linksOf } from '../../catalog/model.js';
import { REPLICATION } from '../../catalog/shared.js';
import { SOME_TEXT } from '../../graph/instance-name.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Candidates } from '../edges/candidates.js';
import type { Evidence, Rule } from '../evidence.js';
import { isTrigger } from '../hosts.js';
import { GRANTED_MAX, GRANTEES_MAX } from '../limits.js';
import type { Model } from '../model.js';
import { memoised, type Scene } from '../scene.js';
import { textsAt } from '../values.js';
import { type Statement, statementsIn } from './documents.js';

/** Permissions that one statement, or one resource through its attributes, grants. */
interface Grant {
  readonly users: Users;
  readonly permissions: readonly string[];
  readonly targets: readonly { readonly address: string; readonly rule: Rule; readonly path?: string }[];
}

/**
 * Adds a permission candidate for each grant in the scene.
 * @returns the resources whose grants would connect too many nodes; none of their edges is drawn
 */
export function access(scene: Scene, candidates: Candidates): ReadonlySet<string> {
  const { model } = scene;
  const grants = new Grants();
  const search = { scene, soleOf: soleFinder(scene), usersOf: userFinder(scene) };
  for (const resource of model.resources.values()) {
    const { grants: rules = [] } = model.factsOf(resource.address);
    for (const rule of [rules].flat()) {
      for (const grant of grantsOf({ resource, rule, ...search })) collect(resource, grant, grants, scene);
    }
  }
  return grants.settle(candidates, model);
}

/** Adds a grant for each node of its targets. Skips supporting targets (keys, roles, logs), which are not called. */
function collect({ address }: Resource, grant: Grant, grants: Grants, { endsOf, model }: Scene): void {
  const isMetadataOnly = grant.permissions.length > 0 && grant.permissions.every(model.knowledge.isMetadataPermission);
  for (const { address: target, rule, path } of grant.targets) {
    const { supporting, granted } = model.factsOf(target);
    if (supporting === true || (granted !== undefined && isMetadataOnly)) continue;
    const evidence: Evidence = { rule, by: address, ...(path !== undefined && { path }) };
    const applicable = grant.permissions.filter((name) => granted?.permissions.test(name) === true);
    const isWeakProof = rule === 'sole' && model.knowledge.isAdministration(applicable);
    for (const node of endsOf(target)) {
      if (model.factsOf(node).supporting === true) continue;
      const isDeployer = (user: string): boolean => isWeakProof && model.factsOf(user).deploys === true;
      const mayUse = ([user, only]: readonly [string, ReadonlySet<string> | null]): boolean =>
        user !== node && only?.has(node) !== false && !isDeployer(user);
      const users = [...grant.users].filter(mayUse).map(([user]) => user);
      grants.add({ users, target, node, permissions: grant.permissions, evidence });
    }
  }
}

/** Returns the grants of a resource under one catalogue rule. */
function grantsOf(search: Search): readonly Grant[] {
  const { resource, rule, scene, usersOf } = search;
  const { knowledge } = scene.model;
  const named = (rule.permissions ?? []).flatMap((path) => textsAt(resource.values, path.split('.')));
  const permissions = named.flatMap(knowledge.permissionsOf);
  const users = rule.principals === undefined ? null : usersOf(namedOr(resource, rule.principals, scene));
  if (rule.documents === undefined) {
    // A well-known role without data permissions does not let anybody use a resource.
    const grantsNothing = named.length > 0 && permissions.length === 0;
    return grantsNothing ? [] : [{ users: users ?? NOBODY, permissions, targets: targetsOf(permissions, search) }];
  }
  const { statements, isFullyKnown } = documentsOf(resource, rule.documents, scene);
  const granted = statements.flatMap((statement): Grant => {
    const grantees =
      users ?? usersOf(statement.callers.flatMap((text) => scene.model.resourcesNamedIn(resource, text)));
    const targets = rule.targets === undefined ? textsOf(statement, search) : targetsOf(statement.permissions, search);
    return { users: grantees, permissions: statement.permissions, targets };
  });
  if (rule.targets !== undefined || isFullyKnown || users === null) return granted;
  return [...granted, ...grantsByReference(users, statements, search)];
}

interface Search {
  readonly resource: Resource;
  readonly rule: GrantRule;
  readonly scene: Scene;
  readonly soleOf: SoleOf;
  readonly usersOf: UserFinder;
}

/** Returns the addresses that the attributes name, or the resource itself if no attribute is given. */
const namedOr = ({ address }: Resource, attributes: readonly string[], { model }: Scene): readonly string[] =>
  attributes.length === 0 ? [address] : model.namedBy(address, attributes);

/**
 * Returns the targets that the rule's attributes name. A container stands for its only member that the permissions
 * apply to.
 */
function targetsOf(permissions: readonly string[], search: Search): Grant['targets'] {
  const { resource, rule, scene, soleOf } = search;
  const sole = (within: string | null): Grant['targets'] =>
    permissions.flatMap((name) => soleOf(name, within) ?? []).map((address) => ({ address, rule: 'sole' }));
  if (rule.targets === undefined) return sole(null);
  return namedOr(resource, rule.targets, scene).flatMap((address): Grant['targets'] => {
    if (scene.isContainer(address)) return sole(address);
    const path = rule.targets?.find((attribute) =>
      scene.model.namedBy(resource.address, [attribute]).includes(address),
    );
    return [{ address, rule: 'allowed', ...(path !== undefined && { path }) }];
  });
}

/**
 * Returns the resources that the `Resource` values of a statement name. A wildcard means the only resource that the
 * permissions apply to.
 */
function textsOf({ permissions, resources }: Statement, { resource, rule, scene, soleOf }: Search): Grant['targets'] {
  const { knowledge, resourcesNamedIn } = scene.model;
  const path = rule.documents?.[0] as string;
  return resources.flatMap((text): Grant['targets'] => {
    if (!knowledge.meansEverything(text.text)) {
      return resourcesNamedIn(resource, text).map((address) => ({ address, rule: 'allowed', path }));
    }
    return permissions.flatMap((name) => soleOf(name, null) ?? []).map((address) => ({ address, rule: 'sole', path }));
  });
}

/**
 * Returns the grants of a document that is only partly known. It grants access to the resources that it refers to, if
 * its permissions apply to their type. A plan does not list references from blocks built over a collection; for their
 * permissions the only matching resource is assumed.
 */
function grantsByReference(users: Users, statements: readonly Statement[], search: Search): readonly Grant[] {
  const { resource, rule, scene, soleOf } = search;
  const { factsOf, namedBy } = scene.model;
  const paths = rule.documents ?? [];
  const appliesTo = (name: string, address: string) => factsOf(address).granted?.permissions.test(name) === true;
  const named = paths.flatMap((path) => namedBy(resource.address, [path]).map((address) => ({ address, path })));
  const permissions = statements.flatMap((statement) => statement.permissions);
  const stated = named.map(({ address, path }): Grant => {
    const applicable = permissions.filter((name) => appliesTo(name, address));
    return { users, permissions: applicable, targets: [{ address, rule: 'allowed', path }] };
  });
  const unmatched = statements
    .filter(({ resources }) => resources.length === 0)
    .flatMap((statement) => statement.permissions)
    .filter((name) => !named.some(({ address }) => appliesTo(name, address)));
  const assumed = unmatched.flatMap((name): Grant[] => {
    const address = soleOf(name, null);
    return address === null ? [] : [{ users, permissions: [name], targets: [{ address, rule: 'sole' }] }];
  });
  return [...stated, ...assumed];
}

/** True if the statement names a resource by an unknown value. */
const isPartlyUnknown = ({ resources }: Statement): boolean => resources.some(({ text }) => text === SOME_TEXT);

/**
 * Reads the statements of a resource's documents.
 * @returns `isFullyKnown` is true if every statement is fully known
 */
function documentsOf(resource: Resource, paths: readonly string[], { model }: Scene) {
  const texts = paths.flatMap((path) => textsAt(resource.values, path.split('.')));
  const known = texts.map((text) => statementsIn(text, model.knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return { statements: known.flat(), isFullyKnown: !known.flat().some(isPartlyUnknown) };
  const passedDataSources = model
    .referencesOf(resource.address)
    .filter(({ path }) => paths.some((document) => leadsInto(path, document)))
    .flatMap(({ through }) => through ?? []);
  const dataSources = [...new Set(passedDataSources)].flatMap((address) => model.sourceOf(address) ?? []);
  return {
    statements: dataSources.flatMap(({ values }) => statementsIn(values, model.knowledge) ?? []),
    isFullyKnown: false,
  };
}

// ---- Sole targets: the only resource that permissions for `*` can apply to.

/**
 * Returns the only resource that a permission applies to; null if there are none or several.
 * @param within the container to search; null for the whole input
 */
type SoleOf = (permission: string, within: string | null) => string | null;

/** Returns a cached `SoleOf` of the scene. */
function soleFinder(scene: Scene): SoleOf {
  const { model } = scene;
  const grantable = grantableByType(model);
  const candidatesByPermission = new Map<string, readonly string[]>();
  const soleByKey = new Map<string, string | null>();

  function candidatesOf(permission: string): readonly string[] {
    const known = candidatesByPermission.get(permission);
    if (known !== undefined) return known;
    const candidates = [...grantable].flatMap(([type, addresses]) =>
      model.knowledge.factsOf(type).granted?.permissions.test(permission) === true ? addresses : [],
    );
    candidatesByPermission.set(permission, candidates);
    return candidates;
  }

  function isInside(address: string, box: string): boolean {
    for (let at = scene.rootOf(address); at !== null; at = scene.parentOf(at)) if (at === box) return true;
    return false;
  }

  return (permission, within) => {
    const key = `${permission} ${within ?? ''}`;
    const known = soleByKey.get(key);
    if (known !== undefined) return known;
    const candidates = candidatesOf(permission);
    const contained = within === null ? candidates : candidates.filter((address) => isInside(address, within));
    const originals = contained.filter((address) => !isReplicaOfCandidate(address, contained, model));
    const nodes = new Set(originals.map(scene.rootOf));
    const sole = nodes.size === 1 ? (originals[0] as string) : null;
    soleByKey.set(key, sole);
    return sole;
  };
}

/** True if a resource is the replica of a candidate. A database with replicas counts as one resource. */
const isReplicaOfCandidate = (address: string, candidates: readonly string[], { factsOf, namedBy }: Model): boolean =>
  linksOf(factsOf(address)).some(
    ({ from, to, label }) =>
      label === REPLICATION && to.length === 0 && namedBy(address, from).some((source) => candidates.includes(source)),
  );

/** Returns the resources that permissions may apply to, by type; without data sources and supporting types. */
function grantableByType({ resources, factsOf }: Model): ReadonlyMap<string, readonly string[]> {
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

// ---- Resolved grants: all grants by user and target, and the edges that follow from them.

/** The permissions of some nodes for one resource. */
interface ResolvedGrant {
  /** Addresses of nodes. */
  readonly users: readonly string[];
  /** The named resource, which may be folded into `node`. */
  readonly target: string;
  readonly node: string;
  readonly permissions: readonly string[];
  readonly evidence: Evidence;
}

/** The permissions of some nodes for one other node. */
interface Granted extends Omit<ResolvedGrant, 'permissions' | 'target'> {
  /** Permissions by target resource, which may be folded into the node. */
  readonly permissions: Map<string, Set<string>>;
}

/** Collects grants, and turns them into candidates for edges. */
class Grants {
  readonly #all = new Map<string, Granted>();
  /** Nodes that each group of users has permissions for. */
  readonly #usedBy = new Map<string, Set<string>>();

  /** Adds a grant. Permissions of several policies are merged, because the policies of one role add up. */
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
   * Turns grants into permission candidates. Users with more than `GRANTED_MAX` pairs, such as functions that share
   * one role, get no edges, because nobody could read them.
   * @returns the resources whose grants were dropped for that reason
   */
  settle(candidates: Candidates, model: Model): ReadonlySet<string> {
    const crowded = new Set<string>();
    for (const { users, node, permissions, evidence } of this.#all.values()) {
      const used = this.#usedBy.get(users.join(' '))?.size ?? 0;
      if (users.length * used > GRANTED_MAX) {
        crowded.add(evidence.by);
        continue;
      }
      const { isRead, twoWay } = directionOf(permissions, model);
      const pairs = users.map((user) => (isRead ? ([node, user] as const) : ([user, node] as const)));
      candidates.permit({ pairs, evidence, ...(twoWay ? { twoWay } : isRead && { isRead }) });
    }
    return crowded;
  }
}

/** The directions in which a grant lets data flow. */
interface Direction {
  /** Data flows from the target to the user. */
  readonly isRead: boolean;
  readonly twoWay: boolean;
}

/**
 * Returns the directions in which a grant lets data flow. Both for a user that publishes to a topic and reads its
 * subscription.
 * @param permissions by the named resource, which may be folded into the target
 */
export function directionOf(permissions: ReadonlyMap<string, ReadonlySet<string>>, model: Model): Direction {
  const directions = [...permissions].map(([target, names]) => dataFlowOf(target, [...names], model));
  const isTaken = directions.some(({ takes }) => takes);
  return { isRead: isTaken, twoWay: isTaken && directions.some(({ gives }) => gives) };
}

function dataFlowOf(target: string, permissions: readonly string[], { factsOf }: Model) {
  const { granted } = factsOf(target);
  if (granted === undefined) return { takes: false, gives: false };
  const { permissions: by, reads, writes } = granted;
  const isWrite = permissions.some((name) => writes?.test(name) === true);
  const takes = !isWrite && permissions.some((name) => reads?.test(name) === true);
  return { takes, gives: !takes && permissions.some((name) => by.test(name)) };
}

// ---- Users of a grant: the nodes that run as an identity or are one, but not nodes that the identity only starts.

/** Returns the shared identity that an address is part of, such as the role that a policy is attached to. */
function shareOf(address: string, { folds: { hosts, sharers }, model }: Scene): string {
  for (let at: string | undefined = address; at !== undefined; at = hosts.get(at)?.address)
    if (sharers.has(at) && model.factsOf(at).identity === true) return at;
  return address;
}

/** Nodes, each with the permitted targets that it may use; null if it may use all of them. */
type Users = ReadonlyMap<string, ReadonlySet<string> | null>;

const NOBODY: Users = new Map();

/** Returns the nodes that run as an identity or are one; none if there are more than `GRANTEES_MAX`. */
type UserFinder = (named: readonly string[]) => Users;

/** Returns a `UserFinder` with a cache: many policies name the same role, and a role may have many users. */
function userFinder(scene: Scene): UserFinder {
  const usersAt = memoised((address) => usersOf(address, scene));
  return (named) => {
    const [first] = named;
    if (named.length === 1) return usersAt(first as string);
    const users = new Map<string, ReadonlySet<string> | null>();
    for (const [user, listed] of named.flatMap((address) => [...usersAt(address)]))
      users.set(user, union(users.get(user), listed));
    return users;
  };
}

function usersOf(address: string, scene: Scene): Users {
  const { endsOf, rootsOf, model } = scene;
  const { factsOf } = model;
  const workersOf = (user: string): readonly string[] => {
    const { supporting, actsFor } = factsOf(user);
    return supporting !== true || actsFor === undefined ? [user] : model.namedBy(user, actsFor).flatMap(endsOf);
  };
  const isDrawnAsUser = (user: string): boolean =>
    factsOf(user).supporting !== true && factsOf(user).holdsConfig !== true && !isTrigger(factsOf(user));
  const shared = shareOf(address, scene);
  const isHidden = factsOf(shared).hide !== undefined;
  if (isHidden || rootsOf(shared).length > GRANTEES_MAX) return NOBODY;
  const identities = identitiesOf(address, scene);
  const users = new Map<string, ReadonlySet<string> | null>();
  for (const end of endsOf(shared)) {
    const listed = targetsListedBy(end, identities, scene);
    for (const user of workersOf(end).filter(isDrawnAsUser)) users.set(user, union(users.get(user), listed));
  }
  return users;
}

const union = (known: ReadonlySet<string> | null | undefined, added: ReadonlySet<string> | null) =>
  known === null || added === null ? null : new Set([...(known ?? []), ...added]);

/**
 * Returns the identities that a policy applies to: those it is attached to, and the one it is part of. For an identity,
 * returns only the identity itself, because other members of the same binding are separate identities.
 */
function identitiesOf(address: string, { folds, model }: Scene): readonly string[] {
  const isIdentity = (candidate: string): boolean => model.factsOf(candidate).identity === true;
  if (isIdentity(address)) return [address];
  const attached = model.referrersOf(address).flatMap(({ from }) => {
    const { grants = [] } = model.factsOf(from);
    return model.namedBy(
      from,
      [grants].flat().flatMap(({ principals = [] }) => principals),
    );
  });
  const hosts: string[] = [];
  for (let at: string | undefined = address; at !== undefined; at = folds.hosts.get(at)?.address) hosts.push(at);
  return [...new Set([...hosts, ...attached].filter(isIdentity))];
}

/**
 * Returns the targets that a node lists in its attributes, if the identities only start it, as an execution role of a
 * task does; null if the identities are not limited to a list.
 */
function targetsListedBy(end: string, identities: readonly string[], scene: Scene): ReadonlySet<string> | null {
  const { model, rootsOf } = scene;
  const names = identities
    .flatMap(model.referrersOf)
    .filter(({ from }) => model.factsOf(from).supporting !== true && rootsOf(from).includes(end));
  if (names.length === 0) return null;
  const lists = names.map((reference) => listIn(reference, scene));
  return lists.reduce(union, new Set<string>());
}

/** Returns the targets that a start-up role fetches for a resource, if the plan lists them; null if not. */
function listIn({ from, path }: Reference, { model, rootsOf }: Scene): ReadonlySet<string> | null {
  const rule = model.factsOf(from).startupRole;
  if (rule === undefined || !leadsInto(path, rule.roleAttribute)) return null;
  const fetched = model.referencesOf(from).filter((reference) => leadsInto(reference.path, rule.listAttribute));
  if (fetched.some(({ to }) => model.factsOf(to).unread === true)) return null;
  const isListed = fetched.length > 0 || textsAt(model.valuesOf(from), [rule.listAttribute]).length > 0;
  return isListed ? new Set(fetched.flatMap(({ to }) => rootsOf(to))) : null;
}
