import fc from 'fast-check';
import { KNOWLEDGE } from '../../src/clouds/knowledge.js';
import { RULE_TABLES } from '../../src/clouds/rules.js';
import { CONTAINER_TYPES } from '../../src/graph/containers.js';
import type { Inventory, Reference, Resource } from '../../src/graph/inventory.js';
import { understand } from '../../src/understand/index.js';

const TYPES = [
  ...RULE_TABLES.flatMap((table) => Object.keys(table)).map((key) => key.replaceAll('*', 'x')),
  'aws_instance',
  'acme_thing',
];
const ATTRIBUTES = [
  ...RULE_TABLES.flatMap((table) => Object.values(table)).flatMap(({ fold, link, placedBy }) => [
    ...(fold?.by ?? []),
    ...(link?.from ?? []),
    ...(link?.to ?? []),
    ...(placedBy ?? []),
  ]),
  'subnet_id',
  'vpc_security_group_ids',
  'environment',
];

const resources: fc.Arbitrary<Resource[]> = fc.uniqueArray(
  fc
    .record({
      type: fc.oneof(fc.constantFrom(...TYPES), fc.constantFrom(...CONTAINER_TYPES)),
      name: fc.constantFrom('a', 'b', 'c'),
      module: fc.constantFrom('', 'module.m', 'module.m["k"]'),
      key: fc.constantFrom('', '[0]', '[1]', '[2]', '["x"]'),
      mode: fc.constantFrom('managed' as const, 'managed' as const, 'data' as const),
      change: fc.constantFrom('create' as const, 'delete' as const, 'no-op' as const),
      zone: fc.constantFrom('z1', 'z2'),
    })
    .map(({ type, name, module, key, mode, change, zone }): Resource => {
      const address = `${module === '' ? '' : `${module}.`}${type}.${name}${key}`;
      const values = { id: address, name, zone, region: 'r', availability_zone: zone };
      return {
        address,
        origin: address,
        mode,
        type,
        name,
        modules: module === '' ? [] : [module],
        provider: '',
        change,
        values,
        provenance: 'planned',
      };
    }),
  { selector: ({ address }) => address, maxLength: 40 },
);

const inventories: fc.Arbitrary<Inventory> = resources.chain((all) => {
  const address = fc.nat(Math.max(0, all.length - 1)).map((i) => all[i]?.address ?? 'aws_x.missing');
  const reference = fc.record({
    from: address,
    to: fc.oneof(address, fc.constant('aws_x.missing')),
    attribute: fc.option(fc.constantFrom(...ATTRIBUTES), { nil: undefined }),
    via: fc.constantFrom('configuration' as const, 'dot' as const, 'prior-state' as const, 'value' as const),
  }) as fc.Arbitrary<Reference>;
  return fc.record({
    resources: fc.constant(all),
    references: fc.array(reference, { maxLength: 120 }),
    warnings: fc.constant([]),
  });
});

const RUNS = { numRuns: 300 };

test('every resource is in exactly one bucket, and what the ledger says is true of the graph', () => {
  fc.assert(
    fc.property(inventories, (inventory) => {
      const { graph, ledger } = understand(inventory);
      expect(ledger.entries.map(({ address }) => address)).toEqual(inventory.resources.map(({ address }) => address));
      const { total, drawn, folded, hidden } = ledger.summary;
      expect(drawn + folded + hidden).toBe(total);
      const represented = new Map<string, number>();
      for (const entry of ledger.entries) {
        if (entry.bucket === 'hidden') expect(graph.nodes.has(entry.address)).toBe(false);
        else expect(graph.nodes.has(entry.node)).toBe(true);
        if (entry.bucket === 'folded') expect(graph.nodes.has(entry.address)).toBe(false);
        if (entry.bucket === 'drawn') represented.set(entry.node, (represented.get(entry.node) ?? 0) + 1);
      }
      for (const node of graph.nodes.values()) {
        expect(node.provenance === 'implied' ? 1 : represented.get(node.address)).toBe(node.count);
      }
    }),
    RUNS,
  );
});

test('managed resources are hidden by a rule of their type only', () => {
  fc.assert(
    fc.property(inventories, (inventory) => {
      const { ledger } = understand(inventory);
      const managed = new Set(inventory.resources.filter(({ mode }) => mode === 'managed').map((r) => r.address));
      for (const entry of ledger.entries) {
        if (entry.bucket !== 'hidden' || !managed.has(entry.address)) continue;
        expect(entry.rule).not.toContain('data source');
      }
    }),
    RUNS,
  );
});

test('the order of the input does not matter to the picture', () => {
  const shuffled = inventories.chain((inventory) =>
    fc.tuple(
      fc.constant(inventory),
      fc.shuffledSubarray([...inventory.resources], {
        minLength: inventory.resources.length,
        maxLength: inventory.resources.length,
      }),
      fc.shuffledSubarray([...inventory.references], {
        minLength: inventory.references.length,
        maxLength: inventory.references.length,
      }),
    ),
  );
  const pictureOf = (inventory: Inventory) => {
    const { graph } = understand(inventory);
    return JSON.stringify([[...graph.nodes.values()], graph.edges]);
  };
  fc.assert(
    fc.property(shuffled, ([inventory, resources, references]) => {
      expect(pictureOf({ resources, references, warnings: [] })).toBe(pictureOf(inventory));
    }),
    RUNS,
  );
});

test('an arrow never leads to a container around its start, and zones hold something', () => {
  fc.assert(
    fc.property(inventories, (inventory) => {
      const { graph } = understand(inventory);
      const parents = new Set([...graph.nodes.values()].map(({ parent }) => parent));
      for (const node of graph.nodes.values()) {
        if (node.provenance === 'implied') expect(parents.has(node.address)).toBe(true);
        if (node.parent !== null && CONTAINER_TYPES.has(node.type)) {
          const outer = KNOWLEDGE.boxFactsOf(graph.nodes.get(node.parent)!.type).rank;
          expect(outer).toBeLessThan(KNOWLEDGE.boxFactsOf(node.type).rank);
        }
      }
      for (const { from, to } of graph.edges) {
        expect(from).not.toBe(to);
        for (let at = graph.nodes.get(from)!.parent; at !== null; at = graph.nodes.get(at)!.parent)
          expect(at).not.toBe(to);
      }
    }),
    RUNS,
  );
});
