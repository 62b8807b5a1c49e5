/**
 * Rights: permissions and trust in policies, role assignments and bindings. The difference of two results shows what a change
 * lets somebody do. Rights of identities outside the input are drawn: see edges/outsiders.ts.
 */

import { identityIn, rightsRulesOf, scopeInText, scopeOfType, scopeWords, selfPattern } from '../../catalog/access.js';
import type { RightsRule, ScopeWords } from '../../catalog/access-rules.js';
import { EMPTY_POLICY } from '../../catalog/examples.js';
import { factsOf } from '../../catalog/index.js';
import { isTrustAction, permissionsNamed, roleNamed, TRUST_ACTION } from '../../catalog/permissions.js';
import { holdsInstanceName, instanceName } from '../../graph/instance-name.js';
import { leadsInto, type Reference, type Resource, topOf } from '../../graph/inventory.js';
import type { Principal, Right, RightTarget } from '../../graph/rights.js';
import { type Condition, type WholeStatement, wholeStatementsIn } from '../access/documents.js';
import type { ValuesOn } from '../exposure/index.js';
import type { Ledger } from '../ledger.js';
import { TEXT_DEPTH_MAX } from '../limits.js';
import { remembered, type Scene } from '../scene.js';
import { type Block, blocksAt, type TextAt, textsAt } from '../values.js';
import {
  claimed,
  contextOf,
  isReferredTo,
  isSubject,
  lookedUpBy,
  principalAt,
  principalsNamed,
  principalsOf,
  principalsOfBlock,
  type RightsContext,
  type RightsSource,
  textsOf,
} from './principals.js';

/** A right without the nodes at which it is drawn. */
export type StatedRight = Omit<Right, 'nodes'>;

/**
 * Returns all rights of one revision.
 * @param ledger of the same scene
 * @param references of the inventory
 */
export function rightsIn(
  picture: Scene,
  { entries }: Ledger,
  references: readonly Reference[],
  valuesOn: ValuesOn,
): readonly Right[] {
  const drawn = new Map(entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node]])));
  // Cached: a role that all functions run as has many rights with the same nodes.
  const nodesAt = remembered((address) => [
    ...new Set([address, ...picture.rootsOf(address)].flatMap((root) => drawn.get(root) ?? [])),
  ]);
  const nodesOf = (address: string | undefined): readonly string[] => (address === undefined ? [] : nodesAt(address));
  return statedRights(picture, references, valuesOn).map((right) => {
    const own = nodesOf(right.principal.address);
    return { ...right, nodes: own.length > 0 ? own : nodesOf(right.target.address) };
  });
}

/** Returns the rights of one revision that policies, role assignments and bindings state, without their nodes. */
export function statedRights(
  picture: Scene,
  references: readonly Reference[],
  valuesOn: ValuesOn = ({ values }) => values,
): readonly StatedRight[] {
  const context = contextOf(picture, references);
  return [...picture.model.resources.values()].flatMap((resource): StatedRight[] => {
    const rules = rightsRulesOf(resource.type) ?? [picture.model.factsOf(resource.address).grants ?? []].flat();
    const values = rules.length === 0 || resource.mode === 'data' ? null : valuesOn(resource);
    if (values === null) return [];
    const isPast = values !== resource.values;
    const source = { resource: isPast ? { ...resource, values } : resource, isPast, now: resource.values };
    return (
      rules
        .flatMap((rule) => rightsBy(source, rule, context))
        // A service that may call a function or write to a queue is already an edge.
        .filter(({ kind, principal }) => kind === 'trust' || principal.is !== 'service')
    );
  });
}

function rightsBy(source: RightsSource, rule: RightsRule, context: RightsContext): readonly StatedRight[] {
  if (rule.claims !== undefined) return ofClaims(source, rule, context);
  if (rule.documents !== undefined) return ofDocuments(source, rule, context);
  return ofNames(source, rule, context);
}

/** Returns the principals that a policy is attached to; the policy itself if they are unknown. */
function holdersOf(address: string, { picture }: RightsContext): readonly Principal[] {
  const { model } = picture;
  const found = model.referrersOf(address).flatMap(({ from, path = '' }): string[] => {
    const rules = rightsRulesOf(model.typeOf(from)) ?? [model.factsOf(from).grants ?? []].flat();
    return rules
      .filter(({ permissions = [] }) => permissions.includes(topOf(path)))
      .flatMap(({ who = [] }) => (who.length === 0 ? [from] : model.namedBy(from, who)));
  });
  return (found.length === 0 ? [address] : [...new Set(found)]).map(principalAt);
}

const principalsBy = (source: RightsSource, { who, isAttached }: RightsRule, context: RightsContext) => {
  const { address } = source.resource;
  if (isAttached === true) return holdersOf(address, context);
  if (who === undefined) return null;
  return who.length === 0 ? [principalAt(address)] : principalsNamed(source, who, context);
};

function ofDocuments(source: RightsSource, rule: RightsRule, context: RightsContext): readonly StatedRight[] {
  const { resource } = source;
  const { address: by } = resource;
  const named = principalsBy(source, rule, context);
  const own = targetsNamed(source, rule, context);
  return (rule.documents ?? []).flatMap((path): readonly StatedRight[] => {
    const statements = statementsAt(source, path, context);
    if (statements === null) return unknown(named, own, by, rule.isTrust === true);
    return statements.flatMap((statement) => {
      const principals = named ?? principalsOf(statement, resource, context);
      const targets = rule.isTrust === true ? (own ?? []) : targetsOf(statement, resource, own, context);
      return ofStatement(statement, { principals, targets, by, isTrust: rule.isTrust === true }, context);
    });
  });
}

/** Returns a right without details for a document with unknown content; only its existence is compared. */
const unknown = (
  principals: readonly Principal[] | null,
  targets: readonly RightTarget[] | null,
  by: string,
  isTrust: boolean,
): readonly StatedRight[] => {
  const [target = SOMETHING] = targets ?? [];
  const whose = principals ?? [
    { key: by, noun: '', name: '', ...(target.address !== undefined && { address: target.address }) },
  ];
  const kind = isTrust ? 'trust' : 'allow';
  return whose.map((principal) => ({ kind, principal, target, permission: '', conditions: [], by }));
};

interface Ends {
  readonly principals: readonly Principal[];
  readonly targets: readonly RightTarget[];
  readonly by: string;
  readonly isTrust: boolean;
}

function ofStatement(statement: WholeStatement, ends: Ends, context: RightsContext): readonly StatedRight[] {
  const { principals, targets, by, isTrust } = ends;
  const { denies, permissions, isExcept } = statement;
  const conditions = conditionsOf(statement, isTrust, context);
  const kind = denies ? 'deny' : isTrust ? 'trust' : 'allow';
  const names = permissions
    .map((name) => (holdsInstanceName(name) ? '' : name))
    .filter((name) => !isTrust || isTrustAction(name));
  const granted = isExcept.permissions
    ? [{ permission: '*', except: [...names].sort() }]
    : [...new Set(isTrust && names.length > 0 ? [TRUST_ACTION] : names.length === 0 && !isTrust ? [''] : names)].map(
        (permission) => ({ permission }),
      );
  return principals.flatMap((principal) =>
    targets.flatMap((target) => granted.map((one) => ({ kind, principal, target, ...one, conditions, by }) as const)),
  );
}

function conditionsOf({ conditions }: WholeStatement, isTrust: boolean, { renamed }: RightsContext): readonly string[] {
  const others = isTrust ? conditions.filter((one) => !isSubject(one)) : conditions;
  return others.map((one) => inOneText(one, renamed)).sort();
}

const inOneText = ({ operator, variable, values }: Condition, renamed: (text: string) => string): string =>
  JSON.stringify([operator, variable, ...values.map(renamed)]);

/** Rights from roles and managed policies that attributes name. */
function ofNames(source: RightsSource, rule: RightsRule, context: RightsContext): readonly StatedRight[] {
  const { resource } = source;
  const { permissions = [], block, who = [] } = rule;
  const own = targetsNamed(source, rule, context);
  const { address: by } = resource;
  if (block !== undefined) {
    return blocksAt(resource.values, [block]).flatMap((one) => {
      const principals =
        who.length === 0 ? [principalAt(by)] : who.flatMap((path) => principalsOfBlock(source, path, one, context));
      return named(
        principals,
        own,
        permissions.flatMap((path) => prefixed(rule, path, one)),
        by,
      );
    });
  }
  const principals = principalsBy(source, rule, context) ?? [];
  const names = permissions.flatMap((path) => namesAt(source, rule, path, context));
  // Names are deduplicated below, because a role may be named by name and by ID.
  const conditions = blocksAt(resource.values, ['condition'])
    .flatMap((one) => textsAt(one, ['expression']))
    .map(context.renamed);
  return named(principals, own, [...new Set(names)], by, conditions);
}

const prefixed = ({ prefixes = {} }: RightsRule, path: string, block: Block | Resource['values']): readonly string[] =>
  textsAt(block, [path]).map((text) => (Object.hasOwn(prefixes, path) ? `${prefixes[path]}:${text}` : text));

/**
 * Returns the known names of the roles that an attribute refers to; empty for an unknown one. A policy in the input is skipped,
 * because its document is read itself.
 */
function namesAt(source: RightsSource, rule: RightsRule, path: string, context: RightsContext): readonly string[] {
  const { resource } = source;
  if (rule.prefixes !== undefined) return prefixed(rule, path, resource.values);
  const texts = textsOf(source, path);
  const { namedBy } = context.picture.model;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? namedBy(resource.address, [path]) : [];
  const own = referred.filter((address) => !isPolicy(address, context)).map((address) => nameOfRole(address, context));
  const plain = texts.filter(
    (text) => !holdsInstanceName(text) && context.picture.model.meant(resource, { path, text }).length === 0,
  );
  const lookedUp = !isReferred || plain.length > 0 ? [] : lookedUpBy(resource.address, path, context);
  const looked = lookedUp.flatMap(({ values }) =>
    [...textsAt(values, ['arn']), ...textsAt(values, ['name'])].slice(0, 1),
  );
  return [...own, ...plain, ...looked].map((text) => roleNamed(text));
}

const isPolicy = (address: string, { picture }: RightsContext): boolean =>
  (rightsRulesOf(picture.model.typeOf(address)) ?? []).some(({ isAttached }) => isAttached === true);

/** The name of a custom role. */
const nameOfRole = (address: string, { picture }: RightsContext): string =>
  ['name', 'role_id', 'title'].flatMap((at) => textsAt(picture.model.valuesOf(address), [at]))[0] ?? '';

function named(
  principals: readonly Principal[],
  targets: readonly RightTarget[] | null,
  names: readonly string[],
  by: string,
  conditions: readonly string[] = [],
): readonly StatedRight[] {
  const granted = names.flatMap(permissionsNamed);
  return principals.flatMap((principal) =>
    granted.flatMap((one) =>
      (targets ?? [EVERYTHING]).map(
        (target) => ({ kind: 'allow', principal, target, ...one, conditions, by }) as const,
      ),
    ),
  );
}

function ofClaims(source: RightsSource, rule: RightsRule, context: RightsContext): readonly StatedRight[] {
  const { issuer: at, subject } = rule.claims as NonNullable<RightsRule['claims']>;
  const [issuer = ''] = textsOf(source, at);
  const subjects = textsOf(source, subject);
  const [target = SOMETHING] = targetsNamed(source, rule, context) ?? [];
  const principals = (subjects.length === 0 ? ['*'] : subjects).map((one) =>
    claimed(`federated ${context.renamed(issuer)}`, issuer, one, context),
  );
  const { address: by } = source.resource;
  return principals.map((principal) => ({
    kind: 'trust',
    principal,
    target,
    permission: 'actAs',
    conditions: [],
    by,
  }));
}

// Statements of a resource's documents, in values or in data sources.

/** Returns the statements of the documents at a path; null for a document with unknown content. */
function statementsAt(source: RightsSource, path: string, context: RightsContext): readonly WholeStatement[] | null {
  const { knowledge } = context.picture.model;
  const texts = textsOf(source, path).filter((text) => text !== EMPTY_POLICY);
  const known = texts.map((text) => wholeStatementsIn(text, knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return known.flat();
  const { address } = source.resource;
  const makers = source.isPast ? [] : sourcesBehind(address, path, context);
  if (makers.length > 0) return makers.flatMap((maker) => statementsOfSource(maker, context));
  const isThere = texts.length > 0 || context.referencesOf(address).some((one) => leadsInto(one.path, path));
  return isThere ? null : [];
}

const sourcesBehind = (
  address: string,
  path: string,
  { picture, referencesOf }: RightsContext,
): readonly Resource[] => [
  ...new Set(
    referencesOf(address)
      .filter((reference) => leadsInto(reference.path, path))
      .flatMap(({ to }) => picture.model.sourceOf(to) ?? [])
      .filter(({ type }) => factsOf(type).writesDocument !== undefined),
  ),
];

/** Returns the statements of a document data source, including those of its source documents. */
function statementsOfSource(
  { address, values }: Resource,
  context: RightsContext,
  depth = TEXT_DEPTH_MAX,
): readonly WholeStatement[] {
  const { knowledge } = context.picture.model;
  const own = wholeStatementsIn(values, knowledge) ?? [];
  if (depth === 0) return own;
  const others = knowledge.documentShapes
    .flatMap(({ also = [] }) => also)
    .flatMap((path) => sourcesBehind(address, path, context));
  const behind = [...new Set(others)].filter((other) => other.address !== address);
  return [...own, ...behind.flatMap((other) => statementsOfSource(other, context, depth - 1))];
}

// Targets of rights: a resource of the input, everything in a service, or an identity pattern.

const NOBODY_KNOWS = { noun: '', name: '' };

const EVERYTHING: RightTarget = { reach: 'all', pattern: '*', ...NOBODY_KNOWS };
// Target with unknown scope.
const SOMETHING: RightTarget = { reach: 'some', pattern: '', ...NOBODY_KNOWS };

const oneAt = (address: string, pattern = ''): RightTarget => ({ reach: 'one', address, pattern, ...NOBODY_KNOWS });

const inScope = ({ noun, name, width }: ScopeWords, pattern: string, address?: string): RightTarget => ({
  ...{ reach: 'scope', noun, name, width, pattern },
  ...(address !== undefined && { address }),
});

/** Returns the targets that a rule's attributes name; null if the documents name them. */
function targetsNamed(source: RightsSource, rule: RightsRule, context: RightsContext): readonly RightTarget[] | null {
  const { resource } = source;
  if (rule.what?.length === 0) return [oneAt(resource.address)];
  const named = (rule.what ?? []).flatMap((path) => namedAt(source, path, context));
  if (named.length > 0) return [...new Map(named.map((one) => [`${one.address} ${one.pattern}`, one])).values()];
  if (rule.scope !== undefined) {
    const [of = ''] = [rule.scope, 'org_id'].flatMap((path) => textsOf(source, path));
    // A project that the code builds has no ID yet; its address identifies it.
    const [built] = of === '' ? context.picture.model.namedBy(resource.address, [rule.scope]) : [];
    const pattern = of !== '' || built === undefined ? context.renamed(of) : instanceName(built);
    return [inScope(scopeWords(rule.scope), pattern)];
  }
  return rule.what === undefined ? null : [{ ...SOMETHING, noun: 'a resource' }];
}

function namedAt(source: RightsSource, path: string, context: RightsContext): readonly RightTarget[] {
  const { resource } = source;
  const { model } = context.picture;
  const texts = textsOf(source, path);
  const scopes = texts.flatMap((text): RightTarget[] => {
    const words = scopeInText(withoutNames(text));
    return words === null || (words.name === '' && context.namedIn(text).length > 0)
      ? []
      : [inScope(words, context.renamed(text))];
  });
  if (scopes.length > 0) return scopes;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? model.namedBy(resource.address, [path]) : [];
  const addresses = referred.length > 0 ? referred : texts.flatMap((text) => model.meant(resource, { path, text }));
  if (addresses.length > 0)
    return addresses.map((address) => {
      const words = scopeOfType(model.typeOf(address));
      return words === null ? oneAt(address) : inScope(words, '', address);
    });
  const lookedUp = !isReferred ? [] : lookedUpBy(resource.address, path, context);
  const looked = lookedUp.flatMap(({ address, type, values }): RightTarget[] => {
    const words = scopeOfType(type);
    const [name = ''] = textsAt(values, ['name']);
    if (words === null) return [{ reach: 'one', pattern: `data.${address}`, noun: 'a resource', name: '' }];
    const isNameless = words.noun.startsWith('the ') || name === '';
    return [
      inScope(
        { ...words, noun: isNameless ? wholeOf(words.noun) : words.noun, name: isNameless ? '' : name },
        `data.${address}`,
      ),
    ];
  });
  if (looked.length > 0) return looked;
  return texts.map((text) => ({ reach: 'one', pattern: context.renamed(text), noun: 'a resource', name: '' }));
}

const wholeOf = (noun: string): string => (noun.startsWith('the ') ? noun : `a ${noun}`);

/** Replaces a placeholder at the start of an ID by its subscription. */
const withoutNames = (text: string): string =>
  holdsInstanceName(text) ? text.replace(/^[^/]*/, '/subscriptions/x').replace(/^\/subscriptions\/x$/, '') : text;

/** Returns the targets that a statement names. */
function targetsOf(
  statement: WholeStatement,
  resource: Resource,
  own: readonly RightTarget[] | null,
  context: RightsContext,
): readonly RightTarget[] {
  const { what, isExcept } = statement;
  if (isExcept.what) {
    const pattern = `!${what
      .map(({ text }) => context.renamed(text))
      .sort()
      .join(' ')}`;
    return [{ reach: 'some', pattern, noun: 'everything but some resources', name: '' }];
  }
  if (what.length === 0) return own ?? [SOMETHING];
  const all = what.map((text) => targetIn(text, resource, context));
  if (own === null) return all;
  // A resource policy names the resource itself or `*`, which are the same target.
  const [itself] = own;
  return all.map((target) =>
    itself === undefined || target.address === itself.address
      ? target
      : { ...itself, pattern: selfPattern(target.pattern) },
  );
}

function targetIn({ path, text }: TextAt, resource: Resource, context: RightsContext): RightTarget {
  const { knowledge, meant, valuesOf, typeOf } = context.picture.model;
  const pattern = context.renamed(text);
  const named = context.namedIn(text);
  const [first] = named;
  if (first !== undefined) {
    const rest = /^\uE0A0[0-9a-f]*\uE0A1(.*)$/s.exec(text)?.[1];
    return named.length === 1 && rest !== undefined ? oneAt(first, rest) : { ...SOMETHING, pattern };
  }
  if (knowledge.meansEverything(text)) return { ...EVERYTHING, pattern: text === '*' ? '*' : pattern };
  const found = holdsInstanceName(text) ? [] : meant(resource, { path, text });
  const [address] = found;
  if (found.length === 1 && address !== undefined) {
    const names = knowledge.ownNamesOf(typeOf(address)).flatMap((name) => textsAt(valuesOf(address), [name]));
    for (const name of names) {
      const at = text.lastIndexOf(name);
      const rest = at < 0 ? null : text.slice(at + name.length);
      if (rest !== null && /^(?:$|[/:])/.test(rest)) return oneAt(address, rest);
    }
  }
  const words = text === '*' ? null : identityIn(text, resource.account ?? '');
  const isPlain = words !== null && words.name !== '' && !/[*?]/.test(text);
  return isPlain ? { reach: 'one', pattern, noun: words.noun, name: words.name } : { ...SOMETHING, pattern };
}
