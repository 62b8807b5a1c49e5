/** Adds the meaning of firewall rules that a change adds or removes. */
import { factsOf } from '../catalog/index.js';
import type { ChangedPart, ChangedRule, ChangeName, FirewallRule } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import type { Touched } from '../graph/touched.js';
import type { Revision } from './model.js';

/** Returns the rules that a change adds and removes, by Terraform address or graph address; empty for none. */
export type ChangedRulesOf = (origin: string, change: ChangeName) => readonly ChangedRule[];

/** Indexes the firewall rules of two revisions. The lookup is always empty for graph files, which do not record them. */
export function changedRules(before: Revision, after: Revision): ChangedRulesOf {
  const [old, now] = [rulesByOrigin(before), rulesByOrigin(after)];
  return (origin, change) => {
    if (change === 'create') return marked(now(origin).rules, 'create');
    if (change === 'delete') return marked(old(origin).rules, 'delete');
    const [was, is] = [old(origin), now(origin)];
    // The values of a resource that is one rule are reported themselves.
    if (change !== 'update' || !hasRulesInside(is.type)) return [];
    return [...marked(without(is.rules, was.rules), 'create'), ...marked(without(was.rules, is.rules), 'delete')];
  };
}

const marked = (rules: readonly FirewallRule[], change: ChangedRule['change']): readonly ChangedRule[] =>
  rules.map((rule) => ({ change, ...rule }));

function without(rules: readonly FirewallRule[], others: readonly FirewallRule[]): readonly FirewallRule[] {
  const known = new Set(others.map((rule) => JSON.stringify(rule)));
  return rules.filter((rule) => !known.has(JSON.stringify(rule)));
}

/** True for a type whose blocks are rules: a security group. */
function hasRulesInside(type: string): boolean {
  const { firewallRules = [], reportedRules = [] } = factsOf(type);
  return [...firewallRules, ...reportedRules].some(({ block }) => block !== undefined);
}

interface RulesOfResource {
  readonly type: string;
  readonly rules: readonly FirewallRule[];
}

function rulesByOrigin({ resources = new Map(), rulesOf }: Revision): (origin: string) => RulesOfResource {
  let byOrigin: ReadonlyMap<string, Resource> | undefined;
  return (origin) => {
    byOrigin ??= new Map([...resources.values()].map((resource: Resource) => [resource.origin, resource]));
    const resource: Resource | undefined = byOrigin.get(origin) ?? resources.get(origin);
    if (resource === undefined) return { type: '', rules: [] };
    return { type: resource.type, rules: rulesOf?.(resource.address) ?? [] };
  };
}

/** Returns the node with its own changed firewall rules, or else with those of its parts. */
export function withRules(node: GraphNode, rulesOf: ChangedRulesOf): GraphNode {
  const own = node.count === 1 ? rulesOf(node.address, node.change) : [];
  const { parts = [] } = node.changed ?? {};
  const told =
    own.length > 0 ? parts : parts.map((part) => withOwn<ChangedPart>(part, rulesOf(part.address, part.change)));
  if (own.length === 0 && told.every((part, at) => part === parts[at])) return node;
  return createNode({
    ...node,
    changed: { ...node.changed, ...(own.length > 0 && { rules: own }), ...(told.length > 0 && { parts: told }) },
  });
}

export const touchedWithRules = (touch: Touched, rulesOf: ChangedRulesOf): Touched =>
  withOwn(touch, rulesOf(touch.origin, touch.change));

const withOwn = <T extends object>(one: T, rules: readonly ChangedRule[]): T =>
  rules.length === 0 ? one : { ...one, rules };
