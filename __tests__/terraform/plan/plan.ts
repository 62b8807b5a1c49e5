/** Builders for plans as small as a test needs them. */
import type { Inventory } from '../../../src/graph/inventory.js';
import type { DotGraph } from '../../../src/terraform/plan/dot.js';
import { readPlan } from '../../../src/terraform/plan/index.js';

export const created = (address: string, after: object = {}, more: object = {}) => ({
  address,
  mode: address.includes('data.') ? 'data' : 'managed',
  provider_name: 'registry.terraform.io/hashicorp/aws',
  change: { actions: ['create'], before: null, after },
  ...more,
});

/** A plan that creates these addresses, with this configuration. */
export const planOf = (addresses: readonly string[], root: object = {}, more: object = {}) => ({
  format_version: '1.2',
  resource_changes: addresses.map((address) => created(address)),
  configuration: { root_module: root },
  ...more,
});

/** A resource of a configuration: attribute to references. */
export const configured = (address: string, expressions: Record<string, string[]> = {}, more: object = {}) => {
  const [name, type, data] = address.split('.').reverse();
  return {
    mode: data === 'data' ? 'data' : 'managed',
    type,
    name,
    expressions: Object.fromEntries(Object.entries(expressions).map(([key, references]) => [key, { references }])),
    ...more,
  };
};

export const read = (plan: unknown, dot: DotGraph | null = null): Inventory => readPlan(plan, 'plan.json', dot);

/** References as lines: `from path to`, sorted. */
export const linesOf = (inventory: Inventory): string[] =>
  inventory.references.map(({ from, path, to }) => `${from} ${path ?? '-'} ${to}`).sort();

export const links = (plan: unknown, dot: DotGraph | null = null): string[] => linesOf(read(plan, dot));
