/**
 * Rights: who may do what with what, and who may become whom, as the input says it in policies, role assignments, bindings
 * and trust. Nothing of it is drawn; two of these say what a change lets somebody do.
 */

import { rightsRulesOf } from '../../catalog/access.js';
import type { RightsRule } from '../../catalog/access-rules.js';
import { isTrustAction, permissionsNamed, roleNamed, TRUST_ACTION } from '../../catalog/permissions.js';
import { holdsInstanceName } from '../../graph/instance-name.js';
import { type Reference, type Resource, topOf } from '../../graph/inventory.js';
import type { Principal, Right, RightTarget } from '../../graph/rights.js';
import type { Condition, WholeStatement } from '../access/documents.js';
import type { ValuesOn } from '../exposure/index.js';
import type { Ledger } from '../ledger.js';
import { remembered, type Scene } from '../scene.js';
import { type Block, blocksAt, textsAt } from '../values.js';
import { contextOf, isReferredTo, lookedUpBy, type RightsContext, type RightsSource, textsOf } from './context.js';
import { statementsAt } from './documents.js';
import { claimed, isSubject, principalAt, principalsNamed, principalsOf, principalsOfBlock } from './principals.js';
import { EVERYTHING, SOMETHING, targetsNamed, targetsOf } from './targets.js';

type Undrawn = Omit<Right, 'nodes'>;

/** @param ledger where each resource went, of the same picture @param references of the inventory */
export function rightsIn(
  picture: Scene,
  { entries }: Ledger,
  references: readonly Reference[],
  valuesOn: ValuesOn,
): readonly Right[] {
  const context = contextOf(picture, references);
  const drawn = new Map(entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node]])));
  // Whoever all functions run as has many rights, each with the same nodes.
  const nodesAt = remembered((address) => [
    ...new Set([address, ...picture.rootsOf(address)].flatMap((root) => drawn.get(root) ?? [])),
  ]);
  const nodesOf = (address: string | undefined): readonly string[] => (address === undefined ? [] : nodesAt(address));
  return [...picture.model.resources.values()].flatMap((resource): Right[] => {
    const rules = rightsRulesOf(resource.type) ?? [picture.model.factsOf(resource.address).grants ?? []].flat();
    const values = rules.length === 0 || resource.mode === 'data' ? null : valuesOn(resource);
    if (values === null) return [];
    const isPast = values !== resource.values;
    const source = { resource: isPast ? { ...resource, values } : resource, isPast, now: resource.values };
    return (
      rules
        .flatMap((rule) => rightsBy(source, rule, context))
        // That a service calls a function, and writes to a queue, is an arrow.
        .filter(({ kind, principal }) => kind === 'trust' || principal.is !== 'service')
        .map((right) => {
          const own = nodesOf(right.principal.address);
          return { ...right, nodes: own.length > 0 ? own : nodesOf(right.target.address) };
        })
    );
  });
}

function rightsBy(source: RightsSource, rule: RightsRule, context: RightsContext): readonly Undrawn[] {
  if (rule.claims !== undefined) return ofClaims(source, rule, context);
  if (rule.documents !== undefined) return ofDocuments(source, rule, context);
  return ofNames(source, rule, context);
}

/** Whoever has a policy: what it is attached to; the policy itself, where that is not known. */
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

function ofDocuments(source: RightsSource, rule: RightsRule, context: RightsContext): readonly Undrawn[] {
  const { resource } = source;
  const { address: by } = resource;
  const named = principalsBy(source, rule, context);
  const own = targetsNamed(source, rule, context);
  return (rule.documents ?? []).flatMap((path): readonly Undrawn[] => {
    const statements = statementsAt(source, path, context);
    if (statements === null) return unknown(named, own, by, rule.isTrust === true);
    return statements.flatMap((statement) => {
      const principals = named ?? principalsOf(statement, resource, context);
      const targets = rule.isTrust === true ? (own ?? []) : targetsOf(statement, resource, own, context);
      return ofStatement(statement, { principals, targets, by, isTrust: rule.isTrust === true }, context);
    });
  });
}

/** A document of which nothing is known: that it is one is all that is compared. */
const unknown = (
  principals: readonly Principal[] | null,
  targets: readonly RightTarget[] | null,
  by: string,
  isTrust: boolean,
): readonly Undrawn[] => {
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

function ofStatement(statement: WholeStatement, ends: Ends, context: RightsContext): readonly Undrawn[] {
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

/** Roles and managed policies that attributes name. */
function ofNames(source: RightsSource, rule: RightsRule, context: RightsContext): readonly Undrawn[] {
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
  // A role may be named by its name and by its id.
  const conditions = blocksAt(resource.values, ['condition'])
    .flatMap((one) => textsAt(one, ['expression']))
    .map(context.renamed);
  return named(principals, own, [...new Set(names)], by, conditions);
}

const prefixed = ({ prefixes = {} }: RightsRule, path: string, block: Block | Resource['values']): readonly string[] =>
  textsAt(block, [path]).map((text) => (Object.hasOwn(prefixes, path) ? `${prefixes[path]}:${text}` : text));

/** What a name of a role is known as; empty for one that is not known. A policy of the source says itself what it allows. */
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

/** A role of one's own, by its name. */
const nameOfRole = (address: string, { picture }: RightsContext): string =>
  ['name', 'role_id', 'title'].flatMap((at) => textsAt(picture.model.valuesOf(address), [at]))[0] ?? '';

function named(
  principals: readonly Principal[],
  targets: readonly RightTarget[] | null,
  names: readonly string[],
  by: string,
  conditions: readonly string[] = [],
): readonly Undrawn[] {
  const granted = names.flatMap(permissionsNamed);
  return principals.flatMap((principal) =>
    granted.flatMap((one) =>
      (targets ?? [EVERYTHING]).map(
        (target) => ({ kind: 'allow', principal, target, ...one, conditions, by }) as const,
      ),
    ),
  );
}

function ofClaims(source: RightsSource, rule: RightsRule, context: RightsContext): readonly Undrawn[] {
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
