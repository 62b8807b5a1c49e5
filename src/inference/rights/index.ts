/**
 * Rights: permissions and trust in policies, role assignments and bindings. The difference of two results shows what a
 * change allows somebody to do. Rights of identities outside the input are drawn: see edges/outsiders.ts.
 */

import { EVERYBODY_WORDS, rightsRulesOf } from '../../catalog/access.js';
import type { RightsRule } from '../../catalog/access-rules.js';
import { EMPTY_POLICY } from '../../catalog/examples.js';
import { factsOf } from '../../catalog/index.js';
import {
  isActionName,
  isTrustAction,
  OTHER_CONDITION,
  permissionsNamed,
  roleNamed,
  SIGN_IN,
  subjectsOfCondition,
  TRUST_ACTION,
} from '../../catalog/permissions.js';
import { holdsInstanceName } from '../../graph/instance-name.js';
import { leadsInto, type Reference, type Resource, topOf } from '../../graph/inventory.js';
import type { Principal, Right, RightTarget } from '../../graph/rights.js';
import { type Condition, type FullStatement, fullStatementsIn } from '../access/documents.js';
import type { ValuesOn } from '../exposure/index.js';
import type { Ledger } from '../ledger.js';
import { TEXT_DEPTH_MAX } from '../limits.js';
import { memoised, type Scene } from '../scene.js';
import { type Block, blocksAt, textsAt } from '../values.js';
import {
  contextOf,
  federatedPrincipal,
  grantConditionsOf,
  isReferredTo,
  isSubject,
  limitsOf,
  lookedUpBy,
  principalAt,
  principalsBy,
  principalsOf,
  principalsOfBlock,
  type RightsContext,
  type RightsSource,
  textsOf,
} from './principals.js';
import { EVERYTHING, SOMETHING, scopesLookup, targetsNamed, targetsOf } from './targets.js';

/** A right without the nodes at which it is drawn. */
export type StatedRight = Omit<Right, 'nodes'>;

/**
 * Returns all rights of one revision.
 * @param ledger of the same scene
 * @param references of the inventory
 */
export function rightsIn(
  scene: Scene,
  { entries }: Ledger,
  references: readonly Reference[],
  valuesOn: ValuesOn,
): readonly Right[] {
  const drawn = new Map(entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node]])));
  // Cached, because a role that all functions run as has many rights with the same nodes.
  const nodesAt = memoised((address) => [
    ...new Set([address, ...scene.rootsOf(address)].flatMap((root) => drawn.get(root) ?? [])),
  ]);
  const nodesOf = (address: string | undefined): readonly string[] => (address === undefined ? [] : nodesAt(address));
  return statedRights(scene, references, valuesOn).map((right) => {
    const { principal, target, kind } = right;
    const principalNodes = nodesOf(principal.address);
    if (principalNodes.length > 0) return { ...right, nodes: principalNodes };
    // A key is drawn as a part of the bucket that uses it, but a right on the key is none on the bucket.
    const isOfOthers = kind !== 'trust' && target.address !== undefined && isPartOfUser(target.address, scene);
    return { ...right, nodes: isOfOthers ? [] : nodesOf(target.address), isAtTarget: true };
  });
}

/** True for a resource that is drawn as a part of another one that only uses it. */
const isPartOfUser = (address: string, { folds, model }: Scene): boolean =>
  folds.hosts.get(address)?.kind === 'user' && model.factsOf(address).identity !== true;

/** Returns the rights of one revision that policies, role assignments and bindings state, without their nodes. */
export function statedRights(
  scene: Scene,
  references: readonly Reference[],
  valuesOn: ValuesOn = ({ values }) => values,
): readonly StatedRight[] {
  const context = contextOf(scene, references, valuesOn);
  const withinOf = scopesLookup(context);
  const isLimited = (by: string): boolean =>
    (rightsRulesOf(scene.model.typeOf(by)) ?? []).some(({ limits }) => limits !== undefined);
  return [...scene.model.resources.values()].flatMap((resource): StatedRight[] => {
    const rules = rightsRulesOf(resource.type) ?? [scene.model.factsOf(resource.address).grants ?? []].flat();
    const values = rules.length === 0 || resource.mode === 'data' ? null : valuesOn(resource);
    if (values === null) return [];
    const isPast = values !== resource.values;
    const source = { resource: isPast ? { ...resource, values } : resource, isPast, currentValues: resource.values };
    return (
      rules
        .flatMap((rule) => rightsByRule(source, rule, context))
        // A service that may call a function or write to a queue is already an edge, but not what limits it.
        .filter(({ kind, principal, by }) => kind === 'trust' || principal.is !== 'service' || isLimited(by))
        .map((right) => ({ ...right, target: { ...right.target, ...withinOf(right.target) } }))
    );
  });
}

function rightsByRule(source: RightsSource, rule: RightsRule, context: RightsContext): readonly StatedRight[] {
  if (rule.claims !== undefined) return rightsOfClaims(source, rule, context);
  if (rule.boundary !== undefined) return deniedByBoundary(source, rule.boundary, context);
  if (rule.documents !== undefined) return rightsInDocuments(source, rule, context);
  return rightsByRoleNames(source, rule, context);
}

function rightsInDocuments(source: RightsSource, rule: RightsRule, context: RightsContext): readonly StatedRight[] {
  const { resource } = source;
  const { address: by } = resource;
  const namedPrincipals = principalsBy(source, rule, context);
  const ruleTargets = targetsNamed(source, rule, context);
  return (rule.documents ?? []).flatMap((path): readonly StatedRight[] => {
    const statements = statementsAt(source, path, context);
    if (statements === null) return unknownRight(namedPrincipals, ruleTargets, by, rule.isTrust === true);
    if (rule.isFilter === true) {
      const targets = ruleTargets ?? [];
      return statements.length === 0
        ? targets.map((target) => ({ ...EVERYBODY_PASSES, target, by }))
        : statements.flatMap((statement) => rightsToPass(statement, source, targets, context));
    }
    return statements.flatMap((statement) => {
      const principals = namedPrincipals ?? principalsOf(statement, resource, context);
      const targets =
        rule.isTrust === true ? (ruleTargets ?? []) : targetsOf(statement, resource, ruleTargets, context);
      return rightsInStatement(statement, { principals, targets, by, isTrust: rule.isTrust === true }, context);
    });
  });
}

/** The right to use a filter without a policy. */
const EVERYBODY_PASSES: Omit<StatedRight, 'target' | 'by'> = {
  kind: 'allow',
  principal: { key: '*', ...EVERYBODY_WORDS },
  permission: '*',
  conditions: [],
  isFilter: true,
};

/** Returns the rights to use the target of a filtering policy. The resources behind it count as a condition. */
function rightsToPass(
  statement: FullStatement,
  { resource }: RightsSource,
  targets: readonly RightTarget[],
  context: RightsContext,
): readonly StatedRight[] {
  const principals = principalsOf(statement, resource, context);
  const resources = statement.resources.map(({ text }) => context.renamed(text)).sort();
  const isLimited = statement.excludes.resources || resources.some((text) => text !== '*');
  const limits = isLimited ? [JSON.stringify([statement.excludes.resources, '', ...resources])] : [];
  const ends = { principals, targets, by: resource.address, isTrust: false };
  return rightsInStatement(statement, ends, context).map(
    (right): StatedRight => ({ ...right, conditions: [...right.conditions, ...limits], isFilter: true }),
  );
}

/** Returns a right without details for a document with unknown content; only its existence is compared. */
const unknownRight = (
  principals: readonly Principal[] | null,
  targets: readonly RightTarget[] | null,
  by: string,
  isTrust: boolean,
): readonly StatedRight[] => {
  const [target = SOMETHING] = targets ?? [];
  const holders = principals ?? [
    { key: by, noun: '', name: '', ...(target.address !== undefined && { address: target.address }) },
  ];
  const kind = isTrust ? 'trust' : 'allow';
  return holders.map((principal) => ({ kind, principal, target, permission: '', conditions: [], by }));
};

interface StatementEnds {
  readonly principals: readonly Principal[];
  readonly targets: readonly RightTarget[];
  readonly by: string;
  readonly isTrust: boolean;
}

function rightsInStatement(
  statement: FullStatement,
  ends: StatementEnds,
  context: RightsContext,
): readonly StatedRight[] {
  const { principals, targets, by, isTrust } = ends;
  const { denies, permissions, excludes } = statement;
  const conditions = conditionsOf(statement, isTrust, context);
  const kind = denies ? 'deny' : isTrust ? 'trust' : 'allow';
  const names = permissions
    .map((name) => (holdsInstanceName(name) ? '' : name))
    .filter((name) => !isTrust || isTrustAction(name));
  const granted = excludes.permissions
    ? [{ permission: '*', except: [...names].sort() }]
    : [...new Set(isTrust && names.length > 0 ? [TRUST_ACTION] : names.length === 0 && !isTrust ? [''] : names)].map(
        (permission) => ({ permission }),
      );
  return principals.flatMap((principal) =>
    targets.flatMap((target) =>
      granted.map((grant) => ({ kind, principal, target, ...grant, conditions, by }) as const),
    ),
  );
}

function conditionsOf({ conditions }: FullStatement, isTrust: boolean, { renamed }: RightsContext): readonly string[] {
  const others = isTrust ? conditions.filter((condition) => !isSubject(condition)) : conditions;
  return others.map((condition) => inOneText(condition, renamed)).sort();
}

const inOneText = ({ operator, variable, values }: Condition, renamed: (text: string) => string): string =>
  JSON.stringify([operator, variable, ...values.map(renamed)]);

/** Rights from roles and managed policies that attributes name. */
function rightsByRoleNames(source: RightsSource, rule: RightsRule, context: RightsContext): readonly StatedRight[] {
  const { resource } = source;
  const { permissions = [], block, gives, principals: who = [], isAttached } = rule;
  const isRole = isAttached === true;
  // The grant gives its holders the permissions of the role.
  if (isRole && isGranted(resource.address, context)) return [];
  const given = gives === undefined ? [] : [gives];
  const ruleTargets = targetsNamed(source, rule, context);
  const { address: by } = resource;
  if (block !== undefined) {
    return blocksAt(resource.values, [block]).flatMap((blockValues) => {
      const principals = isRole
        ? (principalsBy(source, rule, context) ?? [])
        : who.length === 0
          ? [principalAt(by)]
          : who.flatMap((path) => principalsOfBlock(source, path, blockValues, context));
      return rightsNamed(
        principals,
        ruleTargets,
        [...given, ...permissions.flatMap((path) => prefixed(rule, path, blockValues))].flatMap(permissionsNamed),
        by,
      );
    });
  }
  const principals = principalsBy(source, rule, context) ?? [];
  const names = [...given, ...permissions.flatMap((path) => namesAt(source, rule, path, context))];
  // Names are deduplicated below, because a role may be named by name and by ID.
  const inRoles = isRole ? [] : permissions.flatMap((path) => permissionsInRoles(source, path, context));
  const granted = [...[...new Set(names)].flatMap(permissionsNamed), ...inRoles];
  return rightsNamed(principals, ruleTargets, granted, by, [
    ...grantConditionsOf(source, context),
    ...limitsOf(source, rule, context),
  ]);
}

const prefixed = ({ prefixes = {} }: RightsRule, path: string, block: Block | Resource['values']): readonly string[] =>
  textsAt(block, [path]).map((text) => (Object.hasOwn(prefixes, path) ? `${prefixes[path]}:${text}` : roleNamed(text)));

/**
 * Returns the known names of the roles that an attribute refers to; empty for an unknown one. A policy in the input is
 * skipped, because its document is read itself.
 */
function namesAt(source: RightsSource, rule: RightsRule, path: string, context: RightsContext): readonly string[] {
  const { resource } = source;
  if (rule.prefixes !== undefined) return prefixed(rule, path, resource.values);
  const texts = textsOf(source, path);
  const { namedBy } = context.scene.model;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? namedBy(resource.address, [path]) : [];
  const roleNames = referred
    .filter((address) => !isPolicy(address, context))
    .map((address) => nameOfRole(address, context));
  const statedNames = texts.filter(
    (text) => !holdsInstanceName(text) && context.scene.model.resourcesNamedIn(resource, { path, text }).length === 0,
  );
  const dataSources = !isReferred || statedNames.length > 0 ? [] : lookedUpBy(resource.address, path, context);
  const lookedUpNames = dataSources.flatMap(({ values }) =>
    [...textsAt(values, ['arn']), ...textsAt(values, ['name'])].slice(0, 1),
  );
  return [...roleNames, ...statedNames, ...lookedUpNames].map((text) => roleNamed(text));
}

/** A permission, and the role or managed policy that contains it. */
type Granted = Pick<Right, 'permission' | 'role' | 'except'>;

/** Returns the permissions in the custom roles of the input that an attribute names. */
function permissionsInRoles(source: RightsSource, path: string, context: RightsContext): readonly Granted[] {
  const { scene } = context;
  const roles = isReferredTo(source, path) ? scene.model.namedBy(source.resource.address, [path]) : [];
  return roles.flatMap((address) => {
    const rules = (rightsRulesOf(scene.model.typeOf(address)) ?? []).filter(isOfRole);
    const resource = scene.model.resources.get(address);
    const values = resource === undefined ? null : context.valuesOn(resource);
    if (rules.length === 0 || values === null) return [];
    const role = nameOfRole(address, context);
    const names = rules.flatMap(({ block, permissions = [] }) =>
      (block === undefined ? [values] : blocksAt(values, [block])).flatMap((at) =>
        permissions.flatMap((name) => textsAt(at, [name])),
      ),
    );
    return names.length === 0
      ? permissionsNamed(role)
      : [...new Set(names)].map((permission) => ({ permission, role }));
  });
}

/** True for the rule of a custom role, which lists its permissions itself. */
const isOfRole = ({ isAttached, permissions = [] }: RightsRule): boolean =>
  isAttached === true && permissions.length > 0;

/** True if a grant of the input gives a custom role to somebody. */
const isGranted = (address: string, { scene: { model } }: RightsContext): boolean =>
  model.referrersOf(address).some(({ from, path = '' }) => {
    const rules = rightsRulesOf(model.typeOf(from)) ?? [];
    return rules.some(({ permissions = [] }) => permissions.includes(topOf(path)));
  });

const isPolicy = (address: string, { scene }: RightsContext): boolean =>
  (rightsRulesOf(scene.model.typeOf(address)) ?? []).some(({ isAttached }) => isAttached === true);

/** The name of a custom role. */
const nameOfRole = (address: string, { scene }: RightsContext): string =>
  ['name', 'role_id', 'title'].flatMap((at) => textsAt(scene.model.valuesOf(address), [at]))[0] ?? '';

function rightsNamed(
  principals: readonly Principal[],
  targets: readonly RightTarget[] | null,
  granted: readonly Granted[],
  by: string,
  conditions: readonly string[] = [],
): readonly StatedRight[] {
  return principals.flatMap((principal) =>
    granted.flatMap((grant) =>
      (targets ?? [EVERYTHING]).map(
        (target) => ({ kind: 'allow', principal, target, ...grant, conditions, by }) as const,
      ),
    ),
  );
}

function rightsOfClaims(source: RightsSource, rule: RightsRule, context: RightsContext): readonly StatedRight[] {
  const { issuer: at, subject, isCondition } = rule.claims as NonNullable<RightsRule['claims']>;
  const [issuer = ''] = textsOf(source, at);
  const texts = textsOf(source, subject);
  // A condition that is not known yet is some condition.
  const isOpen = isCondition === true && texts.length === 0 && source.resource.declared?.lines.has(subject) === true;
  const known = isCondition === true ? texts.flatMap(subjectsOfCondition) : texts;
  const subjects = isOpen ? [OTHER_CONDITION] : known;
  const [target = SOMETHING] = targetsNamed(source, rule, context) ?? [];
  const principals = (subjects.length === 0 ? ['*'] : subjects).map((subjectText) =>
    federatedPrincipal(`federated ${context.renamed(issuer)}`, issuer, subjectText, context),
  );
  const { address: by } = source.resource;
  return principals.map((principal) => ({
    kind: 'trust',
    principal,
    target,
    permission: isCondition === true ? SIGN_IN : 'actAs',
    conditions: [],
    by,
  }));
}

/**
 * Returns the denial that a permissions boundary is: of everything but the actions that it allows. The resources and
 * conditions of its statements are not compared.
 */
function deniedByBoundary(source: RightsSource, path: string, context: RightsContext): readonly StatedRight[] {
  const { address: by } = source.resource;
  const allowed = allowedBy(source, path, context);
  if (allowed !== null && (allowed.length === 0 || allowed.includes('*'))) return [];
  const denied = allowed === null ? { permission: '' } : { permission: '*', except: allowed };
  return [{ kind: 'deny', principal: principalAt(by), target: EVERYTHING, ...denied, conditions: [], by }];
}

/**
 * Returns the actions that the policies at a path allow, sorted; null if they are not known. Empty without a policy.
 */
function allowedBy(source: RightsSource, path: string, context: RightsContext): readonly string[] | null {
  const { model } = context.scene;
  const policies = (isReferredTo(source, path) ? model.namedBy(source.resource.address, [path]) : []).filter((named) =>
    isPolicy(named, context),
  );
  const texts = textsOf(source, path);
  if (policies.length === 0) {
    const granted = texts.flatMap(permissionsNamed);
    const areKnown = granted.every(({ permission, except }) => except === undefined && isActionName(permission));
    const isStated =
      texts.length > 0 || context.referencesOf(source.resource.address).some((it) => leadsInto(it.path, path));
    if (!areKnown || (isStated && granted.length === 0)) return null;
    return [...new Set(granted.map(({ permission }) => permission))].sort();
  }
  const statements = policies.map((address) => statementsOfPolicy(address, context));
  if (statements.includes(null)) return null;
  const allowing = statements.flatMap((all) => all ?? []).filter(({ denies }) => !denies);
  const names = allowing.flatMap(({ permissions }) => permissions);
  if (allowing.some(({ excludes }) => excludes.permissions) || names.some(holdsInstanceName)) return null;
  return [...new Set(names)].sort();
}

function statementsOfPolicy(address: string, context: RightsContext): readonly FullStatement[] | null {
  const resource = context.scene.model.resources.get(address);
  const values = resource === undefined ? null : context.valuesOn(resource);
  if (resource === undefined || values === null) return null;
  const isPast = values !== resource.values;
  const source = { resource: isPast ? { ...resource, values } : resource, isPast, currentValues: resource.values };
  const paths = (rightsRulesOf(resource.type) ?? []).flatMap(({ documents = [] }) => documents);
  const statements = paths.map((path) => statementsAt(source, path, context));
  return statements.includes(null) ? null : statements.flatMap((all) => all ?? []);
}

// Statements of a resource's documents, in values or in data sources.

/** Returns the statements of the documents at a path; null for a document with unknown content. */
function statementsAt(source: RightsSource, path: string, context: RightsContext): readonly FullStatement[] | null {
  const { knowledge } = context.scene.model;
  const texts = textsOf(source, path).filter((text) => text !== EMPTY_POLICY);
  const known = texts.map((text) => fullStatementsIn(text, knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return known.flat();
  const { address } = source.resource;
  const documentSources = source.isPast ? [] : sourcesBehind(address, path, context);
  if (documentSources.length > 0) return documentSources.flatMap((maker) => statementsOfSource(maker, context));
  const isStated =
    texts.length > 0 || context.referencesOf(address).some((reference) => leadsInto(reference.path, path));
  return isStated ? null : [];
}

const sourcesBehind = (address: string, path: string, { scene, referencesOf }: RightsContext): readonly Resource[] => [
  ...new Set(
    referencesOf(address)
      .filter((reference) => leadsInto(reference.path, path))
      .flatMap(({ to }) => scene.model.sourceOf(to) ?? [])
      .filter(({ type }) => factsOf(type).writesDocument !== undefined),
  ),
];

/** Returns the statements of a document data source, including those of its source documents. */
function statementsOfSource(
  { address, values }: Resource,
  context: RightsContext,
  depth = TEXT_DEPTH_MAX,
): readonly FullStatement[] {
  const { knowledge } = context.scene.model;
  const statements = fullStatementsIn(values, knowledge) ?? [];
  if (depth === 0) return statements;
  const others = knowledge.documentShapes
    .flatMap(({ sourceDocuments = [] }) => sourceDocuments)
    .flatMap((path) => sourcesBehind(address, path, context));
  const sources = [...new Set(others)].filter((other) => other.address !== address);
  return [...statements, ...sources.flatMap((other) => statementsOfSource(other, context, depth - 1))];
}
