/**
 * Access: who may use what, by policies, role assignments and bindings. A grant is no call, but where nothing else joins
 * the two, it is the best that the input says. Permissions say which way data goes: who may receive is given.
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

/** What one statement lets somebody use, or one that is made of attributes. */
interface Grant {
  readonly users: Users;
  readonly permissions: readonly string[];
  readonly targets: readonly { readonly address: string; readonly rule: Rule; readonly path?: string }[];
}

/** @returns the resources that let somebody use so much that it makes no arrows */
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

/** Keys, roles and logs are about how something is used. */
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
    // A role that everybody knows may be about no use of anything.
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

/** What attributes name; without any, the resource itself. */
const namedOr = ({ address }: Resource, attributes: readonly string[], { model }: Scene): readonly string[] =>
  attributes.length === 0 ? [address] : model.namedBy(address, attributes);

/** What the attributes of a rule name: things, and the only thing in a box that the permissions are about. */
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

/** What the texts of a statement name. */
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
 * Where a document is only known in part, it allows what it refers to, as far as its permissions are about that; what it
 * refers to from blocks that are made of a collection no plan says, and then there may be one thing that can be meant.
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

/** Whether it is about something of which nothing is known. */
const isPartly = ({ what }: Statement): boolean => what.some(({ text }) => text === SOME_TEXT);

/** @returns whole where all of it is known */
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

/** The only thing that permissions can be about, where they are given for everything. */

/** @param within a box; null for all of the input @returns a resource, or null where there are several or none */
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

/** Of a database and its replicas the database is meant. */
const isCopyOfOne = (address: string, all: readonly string[], { factsOf, namedBy }: Model): boolean =>
  linksOf(factsOf(address)).some(
    ({ from, to, says }) =>
      says === REPLICATION && to.length === 0 && namedBy(address, from).some((source) => all.includes(source)),
  );

/** Resources that permissions may be about. */
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

/** Who may do what with what: all grants of the input by user and target, and the arrows that may come of them. */

/** One resource that somebody is let use. */
interface ResolvedGrant {
  /** Nodes. */
  readonly users: readonly string[];
  /** The resource that is named, which may be part of `node`. */
  readonly target: string;
  readonly node: string;
  readonly permissions: readonly string[];
  readonly evidence: Evidence;
}

interface Granted extends Omit<ResolvedGrant, 'permissions' | 'target'> {
  /** By the resource that they are about, which may be part of the node. */
  readonly permissions: Map<string, Set<string>>;
}

class Grants {
  readonly #all = new Map<string, Granted>();
  /** Nodes that the same users are let use. */
  readonly #usedBy = new Map<string, Set<string>>();

  /** Policies of one role say together what it may do. */
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
   * More than anybody reads says less than nothing: a role of all functions, a policy about all tables.
   * @returns the resources whose grants are no arrows for that
   */
  settle(candidates: Candidates, model: Model): ReadonlySet<string> {
    const web = new Set<string>();
    for (const { users, node, permissions, evidence } of this.#all.values()) {
      const used = this.#usedBy.get(users.join(' '))?.size ?? 0;
      if (users.length * used > GRANTED_MAX) {
        web.add(evidence.by);
        continue;
      }
      const said = [...permissions].map(([target, names]) => ways(target, [...names], model));
      const isTaken = said.some(({ takes }) => takes);
      const twoWay = isTaken && said.some(({ gives }) => gives);
      const pairs = users.map((user) => (isTaken ? ([node, user] as const) : ([user, node] as const)));
      candidates.permit({ pairs, evidence, ...(twoWay ? { twoWay } : isTaken && { isTaken }) });
    }
    return web;
  }
}

/** Who publishes to a topic and is let take from a subscription of it does both. */
function ways(target: string, permissions: readonly string[], { factsOf }: Model) {
  const { granted } = factsOf(target);
  if (granted === undefined) return { takes: false, gives: false };
  const { by, reads, writes } = granted;
  const isPut = permissions.some((name) => writes?.test(name) === true);
  const takes = !isPut && permissions.some((name) => reads?.test(name) === true);
  return { takes, gives: !takes && permissions.some((name) => by.test(name)) };
}

/** Who may use what a policy is about: what runs as an identity, or is one, and not what is only started by it. */

/** What is part of something that several share is of them all: a policy that is attached to their role. */
function shareOf(address: string, { hosts, sharers }: Folds): string {
  for (let at: string | undefined = address; at !== undefined; at = hosts.get(at)?.address)
    if (sharers.has(at)) return at;
  return address;
}

/** Nodes, and what alone each may use of what is allowed; null where that is all of it. */
type Users = ReadonlyMap<string, ReadonlySet<string> | null>;

const NOBODY: Users = new Map();

/** Finds the nodes that run as an identity, or are one; none where that is everything. */
type UserFinder = (named: readonly string[]) => Users;

/** Each identity is looked through once: many policies name the same one, and whoever all functions run as has many users. */
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
