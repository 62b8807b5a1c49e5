import fc from 'fast-check';
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { linksOf } from '../../src/catalog/model.js';
import { parseAddress, withCopy, withoutIndexes } from '../../src/graph/address.js';
import { CONTAINER_TYPES } from '../../src/graph/containers.js';
import type { Inventory, Reference, Resource } from '../../src/graph/inventory.js';
import { NO_ARROW } from '../../src/messages.js';
import { understand } from '../../src/understand/index.js';
import { select } from '../../src/understand/select.js';
import { RULES } from '../support/rows.js';

const TYPES = [...RULES.map(([key]) => key.replaceAll('*', 'x')), 'aws_instance', 'acme_thing'];
/** What the rules of a type look at, so that random references mean something. */
function attributesOf(type: string): string[] {
  const { fold } = KNOWLEDGE.factsOf(type);
  const links = linksOf(KNOWLEDGE.factsOf(type)).flatMap(({ from, to }) => [...from, ...to]);
  const placing = KNOWLEDGE.placedBy(type).slice(0, 4);
  return [...(fold?.by ?? []), ...links, ...placing];
}

function resourceOf(type: string, name: string, module: string, key: string, rest: Partial<Resource>): Resource {
  const address = `${module === '' ? '' : `${module}.`}${type}.${name}${key}`;
  return {
    address,
    origin: address,
    mode: 'managed',
    type,
    name,
    modules: module === '' ? [] : [module],
    provider: '',
    change: 'create',
    values: {},
    provenance: 'planned',
    ...rest,
  };
}

/** A few types at a time: among all of them at once two resources hardly ever have to do with each other. */
const inventories: fc.Arbitrary<Inventory> = fc
  .tuple(
    fc.subarray(TYPES, { minLength: 3, maxLength: 7 }),
    fc.subarray([...CONTAINER_TYPES], { minLength: 1, maxLength: 4 }),
  )
  .chain(([some, containers]) => {
    const types = [...some, ...containers];
    const resource = fc
      .record({
        type: fc.constantFrom(...types),
        name: fc.constantFrom('a', 'b'),
        module: fc.constantFrom('', 'module.m', 'module.m["k"]', 'module.n["k"]'),
        key: fc.constantFrom('', '[0]', '[1]', '[2]', '["k"]'),
        mode: fc.constantFrom('managed' as const, 'managed' as const, 'data' as const),
        change: fc.constantFrom('create' as const, 'create' as const, 'delete' as const, 'no-op' as const),
        zone: fc.constantFrom('r-z1', 'r-z2'),
        place: fc.constantFrom({}, {}, { region: 'eu-west-1' }, { region: 'us-east-1', account: '123456789012' }),
      })
      .map(({ type, name, module, key, mode, change, zone, place }) =>
        resourceOf(type, name, module, key, {
          mode,
          change,
          ...place,
          values: { name, zone, region: 'r', availability_zone: zone },
        }),
      );
    return fc
      .uniqueArray(resource, { selector: ({ address }) => address, minLength: 1, maxLength: 30 })
      .chain((all) =>
        inventoryOf(all, [...new Set(types.flatMap(attributesOf)), 'vpc_security_group_ids', 'environment']),
      );
  });

function inventoryOf(all: readonly Resource[], attributes: readonly string[]): fc.Arbitrary<Inventory> {
  const address = fc.constantFrom(...all.map((resource) => resource.address));
  const reference = fc.record({
    from: address,
    to: fc.oneof({ weight: 9, arbitrary: address }, { weight: 1, arbitrary: fc.constant('aws_x.missing') }),
    path: fc.option(fc.constantFrom(...attributes), { nil: undefined, freq: 8 }),
    via: fc.constantFrom('configuration' as const, 'dot' as const, 'prior-state' as const, 'value' as const),
  }) as fc.Arbitrary<Reference>;
  return fc.record({
    resources: fc.constant(all),
    references: fc.array(reference, { maxLength: 80 }),
    warnings: fc.constant([]),
  });
}

/** A network with subnets in two zones, and things that lie in several of them. */
const networks: fc.Arbitrary<Inventory> = fc
  .uniqueArray(
    fc.record({
      type: fc.constantFrom(
        'aws_lb',
        'aws_ecs_service',
        'aws_lambda_function',
        'aws_db_instance',
        'aws_instance',
        'aws_db_subnet_group',
        'aws_security_group',
        'aws_sqs_queue',
      ),
      name: fc.constantFrom('a', 'b', 'c'),
      key: fc.constantFrom('', '[0]', '[1]', '[2]', '["k"]'),
      values: fc.constantFrom({}, { multi_az: true }, { availability_zone: 'r-z1' }, { availability_zone: 'r-z2' }),
    }),
    { selector: ({ type, name, key }) => `${type}.${name}${key}`, minLength: 2, maxLength: 20 },
  )
  .chain((some) => {
    const subnets = ['r-z1', 'r-z1', 'r-z2', 'r-z2', 'r-z3'].map((zone, i) =>
      resourceOf('aws_subnet', `s${i}`, '', '', { values: { availability_zone: zone } }),
    );
    const all = [
      resourceOf('aws_vpc', 'v', '', '', {}),
      ...subnets,
      ...some.map(({ type, name, key, values }) => resourceOf(type, name, '', key, { values })),
    ];
    const inSubnets = fc.record({
      from: fc.constantFrom(...all.slice(1 + subnets.length).map(({ address }) => address)),
      path: fc.constantFrom('subnets', 'subnet_ids'),
      to: fc.subarray(
        subnets.map(({ address }) => address),
        { minLength: 2 },
      ),
    });
    const others = ['vpc_security_group_ids', 'environment', 'load_balancer', 'db_subnet_group_name', 'vpc_id'];
    return fc.tuple(inventoryOf(all, others), fc.array(inSubnets, { maxLength: 8 })).map(([inventory, placed]) => ({
      ...inventory,
      references: [
        ...inventory.references,
        ...placed.flatMap(({ from, path, to }) =>
          to.map((subnet) => ({ from, to: subnet, path, via: 'configuration' as const })),
        ),
      ],
    }));
  });

const isLaterCopy = (address: string): boolean => (parseAddress(address)?.copy ?? 1) > 1;

const RUNS = { numRuns: 300 };

test('every resource is in exactly one bucket, and what the ledger says is true of the graph', () => {
  fc.assert(
    fc.property(fc.oneof(inventories, networks), (inventory) => {
      const { graph, ledger } = understand(inventory);
      const implied = [...graph.nodes.values()].filter(({ provenance }) => provenance === 'implied');
      expect(ledger.implied.map(({ address }) => address)).toEqual(implied.map(({ address }) => address));
      for (const { proof } of ledger.implied)
        expect(inventory.resources.map(({ address }) => address)).toContain(proof);
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
        if (isLaterCopy(node.address)) expect(represented.has(node.address)).toBe(false);
        else expect(node.provenance === 'implied' ? 1 : represented.get(node.address)).toBe(node.count);
      }
    }),
    RUNS,
  );
});

test('every reference in play is an arrow of the picture, or is none by a rule', () => {
  const without = (address: string): string => withCopy(address, null);
  fc.assert(
    fc.property(fc.oneof(inventories, networks), (inventory) => {
      const { graph, ledger } = understand(inventory);
      const { referencesOf, resources } = select(inventory, KNOWLEDGE);
      expect(ledger.references).toHaveLength([...resources.keys()].flatMap(referencesOf).length);
      const joined = new Set(
        graph.edges.flatMap(({ from, to }) => [`${without(from)} ${without(to)}`, `${without(to)} ${without(from)}`]),
      );
      const nodeOf = new Map(ledger.entries.map((entry) => [entry.address, entry]));
      for (const { from, to, why } of ledger.references) {
        const [start, end] = [nodeOf.get(from), nodeOf.get(to)];
        // What many share, or what is copied beside a container around it, has its arrows somewhere else.
        if (why !== null || start?.bucket !== 'drawn' || end?.bucket !== 'drawn') continue;
        if (CONTAINER_TYPES.has(graph.nodes.get(end.node)?.type ?? '')) continue;
        expect(joined).toContain(`${without(start.node)} ${without(end.node)}`);
      }
      for (const { why } of ledger.references) if (why !== null) expect(Object.keys(NO_ARROW)).toContain(why);
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
  const shuffled = fc.oneof(inventories, networks).chain((inventory) =>
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
    fc.property(fc.oneof(inventories, networks), (inventory) => {
      const { graph } = understand(inventory);
      const parents = new Set([...graph.nodes.values()].map(({ parent }) => parent));
      for (const node of graph.nodes.values()) {
        if (node.provenance === 'implied' && CONTAINER_TYPES.has(node.type))
          expect(parents.has(node.address)).toBe(true);
        const isRegion = node.type === 'aws_group';
        if (node.parent !== null && CONTAINER_TYPES.has(node.type) && !isRegion) {
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

test('copies are numbered from one, in containers of their own, and no arrow between two resources is lost by them', () => {
  let copied = 0;
  fc.assert(
    fc.property(networks, (inventory) => {
      const copying = understand(inventory).graph;
      const once = understand(inventory, {
        ...KNOWLEDGE,
        factsOf: (type) => ({ ...KNOWLEDGE.factsOf(type), copies: {} }),
      }).graph;
      const byResource = new Map<string, string[]>();
      for (const { address, parent } of copying.nodes.values()) {
        const { copy = null } = parseAddress(address) ?? {};
        if (copy === null) continue;
        copied++;
        const parents = byResource.get(withCopy(address, null)) ?? [];
        expect(parents).not.toContain(parent);
        expect(copy).toBe(
          byResource.set(withCopy(address, null), [...parents, parent!]).get(withCopy(address, null))!.length,
        );
      }
      for (const [, parents] of byResource) expect(parents.length).toBeGreaterThan(1);
      // Containment says what an arrow to a container around one of the copies would say.
      const joined = ({ nodes, edges }: typeof once) =>
        new Set(
          edges
            .filter(({ to }) => !CONTAINER_TYPES.has(nodes.get(to)!.type))
            .map(({ from, to }) =>
              [from, to]
                .map((end) => withCopy(withoutIndexes(end), null))
                .sort()
                .join(),
            ),
        );
      expect(joined(copying)).toEqual(joined(once));
    }),
    RUNS,
  );
  expect(copied).toBeGreaterThan(100);
});
