/** Adds the firewall rules that a change adds or removes, to nodes, parts and touched resources. */

import { factsOf } from '../catalog/index.js';
import type { ChangedPart, ChangedRule, ChangeName, FirewallRule, Touched } from '../graph/changes.js';
import { createNode } from '../graph/create.js';
import type { Resource } from '../graph/inventory.js';
import type { GraphNode } from '../graph/model.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Revision } from './model.js';

/** Returns the rules that a change adds and removes, by Terraform address or graph address; empty for none. */
export type ChangedRulesOf = (origin: string, change: ChangeName) => readonly ChangedRule[];

/**
 * Indexes the firewall rules of two revisions. The lookup is always empty for graph files, which do not record them.
 */
export function changedRules(before: Revision, after: Revision): ChangedRulesOf {
  const [rulesBefore, rulesAfter] = [rulesByOrigin(before), rulesByOrigin(after)];
  return (origin, change) => {
    if (change === 'create') return asChangedRules(rulesAfter(origin).rules, 'create');
    if (change === 'delete') return asChangedRules(rulesBefore(origin).rules, 'delete');
    const [old, current] = [rulesBefore(origin), rulesAfter(origin)];
    // If the resource is itself one rule, its changed values are reported.
    if (change !== 'update' || !hasRulesInside(current.type)) return [];
    return [
      ...asChangedRules(rulesWithout(current.rules, old.rules), 'create'),
      ...asChangedRules(rulesWithout(old.rules, current.rules), 'delete'),
    ];
  };
}

/**
 * True for changed rules inside a resource that change neither an edge nor an exposure: rules of a network ACL, and
 * rules that deny.
 */
export function areShownAlone(origin: string, rules: readonly ChangedRule[]): boolean {
  if (rules.some(({ does }) => does === 'denies')) return true;
  return rules.length > 0 && factsOf(parseTerraformAddress(origin)?.type ?? '').reportedRules !== undefined;
}

const asChangedRules = (rules: readonly FirewallRule[], change: ChangedRule['change']): readonly ChangedRule[] =>
  rules.map((rule) => ({ change, ...rule }));

/** Returns the rules that `others` lacks. */
function rulesWithout(rules: readonly FirewallRule[], others: readonly FirewallRule[]): readonly FirewallRule[] {
  const otherKeys = new Set(others.map((rule) => JSON.stringify(rule)));
  return rules.filter((rule) => !otherKeys.has(JSON.stringify(rule)));
}

/** True for a type whose blocks are rules: a security group. */
function hasRulesInside(type: string): boolean {
  const { firewallRules = [], reportedRules = [] } = factsOf(type);
  return [...firewallRules, ...reportedRules].some(({ block }) => block !== undefined);
}

/** The type of a resource and the rules that it states. The type is empty for an unknown resource. */
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
  const rules = rulesOfNode(node, rulesOf);
  if (rules.length > 0) {
    const change = node.change === 'none' ? 'update' : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, rules } });
  }
  const { parts = [] } = node.changed ?? {};
  const partsWithRules = parts.map((part) => withRulesIfAny<ChangedPart>(part, rulesOf(part.address, part.change)));
  if (partsWithRules.every((part, i) => part === parts[i])) return node;
  return createNode({ ...node, changed: { ...node.changed, parts: partsWithRules } });
}

function rulesOfNode(
  { address, change, count, ghostOf, isGone }: GraphNode,
  rulesOf: ChangedRulesOf,
): readonly ChangedRule[] {
  if (count !== 1 || ghostOf !== undefined || isGone === true) return [];
  if (change !== 'none') return rulesOf(address, change);
  const rules = rulesOf(address, 'update');
  return areShownAlone(address, rules) ? rules : [];
}

/**
 * Returns the touched resources with their changed firewall rules, unless a node shows these.
 * @param nodes nodes with their changed rules
 */
export function touchedWithRules(
  touched: readonly Touched[],
  nodes: readonly GraphNode[],
  rulesOf: ChangedRulesOf,
): readonly Touched[] {
  const shown = new Set(
    nodes.flatMap(({ address, changed: { parts = [], rules } = {} }) => [
      ...(rules === undefined ? [] : [address]),
      ...parts.flatMap((part) => (part.rules === undefined ? [] : [part.address])),
    ]),
  );
  return touched.map((touch) =>
    shown.has(touch.address) || shown.has(touch.origin)
      ? touch
      : withRulesIfAny(touch, rulesOf(touch.origin, touch.change)),
  );
}

/** Returns the subject itself if there are no rules. */
const withRulesIfAny = <T extends object>(subject: T, rules: readonly ChangedRule[]): T =>
  rules.length === 0 ? subject : { ...subject, rules };
