/**
 * Access: who may use what, by policies, role assignments and bindings. A grant is no call, but where nothing else joins
 * the two, it is the best that the input says. Permissions say which way data goes: who may receive is given.
 */
import type { GrantRule } from '../../catalog/access-rules.js';
import { SOME_TEXT } from '../../graph/instance-name.js';
import { leadsInto, type Resource } from '../../graph/inventory.js';
import type { Candidates } from '../edges/candidates.js';
import type { Evidence, Rule } from '../evidence.js';
import type { Scene } from '../scene.js';
import { textsAt } from '../values.js';
import { type Statement, statementsIn } from './documents.js';
import { Grants } from './grants.js';
import { type SoleOf, soleFinder } from './sole.js';
import { NOBODY, type UserFinder, type Users, userFinder } from './users.js';

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
