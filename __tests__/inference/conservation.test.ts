import fc from 'fast-check';
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { parseAddress, withCopy, withoutIndexes } from '../../src/graph/address.js';
import type { Inventory } from '../../src/graph/inventory.js';
import { CONTAINER_TYPES } from '../../src/graph/node-types.js';
import { understand } from '../../src/inference/index.js';
import { select } from '../../src/inference/select.js';
import { NO_EDGE } from '../../src/messages.js';
import { casesMet } from '../support/long.js';
import { inventories, networks } from './arbitrary-inventories.js';

const isLaterCopy = (address: string): boolean => (parseAddress(address)?.copy ?? 1) > 1;

/** 100 in CI; nightly.yml tries more, with other seeds. */
const RUNS = { numRuns: 100 * Number(process.env.GROUNDPLAN_FUZZ ?? 1) };

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

test('every place, fold and arrow says which resource proves it', () => {
  fc.assert(
    fc.property(fc.oneof(inventories, networks), (inventory) => {
      const { graph, ledger } = understand(inventory, KNOWLEDGE, 'all');
      const known = new Set([
        ...inventory.resources.map(({ address }) => address),
        ...ledger.implied.map(({ address }) => address),
      ]);
      const proved = ledger.entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [entry]));
      for (const entry of proved) {
        const isAtTop = entry.bucket === 'drawn' && entry.in.length === 0;
        expect([entry.address, entry.evidence.length > 0]).toEqual([entry.address, !isAtTop]);
      }
      const explained = new Map(ledger.arrows.map(({ from, to, evidence }) => [`${from} > ${to}`, evidence]));
      for (const { from, to, provenance } of graph.edges) {
        if (provenance === 'implied') continue;
        expect([from, to, explained.get(`${from} > ${to}`)?.length ?? 0]).not.toEqual([from, to, 0]);
      }
      for (const { by } of [...proved, ...ledger.arrows].flatMap(({ evidence }) => evidence))
        expect(known).toContain(by);
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
      for (const { why } of ledger.references) if (why !== null) expect(Object.keys(NO_EDGE)).toContain(why);
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
      const copying = understand(inventory, {
        ...KNOWLEDGE,
        factsOf: (type) => ({ ...KNOWLEDGE.factsOf(type), replicas: { unlessOne: [] } }),
      }).graph;
      const once = understand(inventory, {
        ...KNOWLEDGE,
        factsOf: (type) => ({ ...KNOWLEDGE.factsOf(type), replicas: { never: true } }),
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
  expect(copied).toBeGreaterThan(casesMet(100));
});
