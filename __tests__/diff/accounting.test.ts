/** Comparisons of what plans mean: copies, instances and parts as `understand` makes them. */
import fc from 'fast-check';
import { compare } from '../../src/diff/index.js';
import type { Revision } from '../../src/diff/model.js';
import { withCopy } from '../../src/graph/address.js';
import type { Inventory } from '../../src/graph/inventory.js';
import type { Graph } from '../../src/graph/model.js';
import { understand } from '../../src/inference/index.js';
import { inventories, networks } from '../inference/arbitrary-inventories.js';
import { sideOf } from './side-of.js';
import { marks, plainEdges, plainNodes } from './support.js';

function sideOfInventory(inventory: Inventory): Revision {
  const { graph, ledger } = understand(inventory);
  const entries = ledger.entries.map((entry) => ({
    address: entry.address,
    origin: entry.origin,
    bucket: entry.bucket,
    ...(entry.bucket !== 'hidden' && { node: entry.node }),
  }));
  return { graph, entries, values: new Map() };
}

function without({ resources, references, warnings }: Inventory, left: ReadonlySet<string>): Inventory {
  return {
    resources: resources.filter(({ address }) => !left.has(address)),
    references: references.filter(({ from, to }) => !left.has(from) && !left.has(to)),
    warnings,
  };
}

/** A plan, and the same with some resources less. */
const plans: fc.Arbitrary<readonly [Inventory, Inventory]> = fc
  .tuple(fc.oneof(inventories, networks), fc.array(fc.nat({ max: 5 }), { minLength: 3, maxLength: 9 }))
  .map(([inventory, numbers]) => {
    const left = inventory.resources.filter((_, at) => numbers[at % numbers.length] === 0);
    return [inventory, without(inventory, new Set(left.map(({ address }) => address)))] as const;
  });

const forAnyPlans = (check: (before: Revision, after: Revision) => void) =>
  fc.assert(
    fc.property(plans, (both) => {
      const [more, less] = [sideOfInventory(both[0]), sideOfInventory(both[1])];
      check(more, less);
      check(less, more);
    }),
    { numRuns: 50 },
  );

const stemOf = (address: string): string => withCopy(address, null);

/** The resources that a union says are on one side only: nodes, instances of nodes, and parts. */
function countedIn({ nodes }: Graph, change: 'create' | 'delete', known: ReadonlySet<string>): number {
  let sum = 0;
  const stems = new Set<string>();
  for (const node of nodes.values()) {
    sum += node.changed?.folded?.[change] ?? 0;
    if (node.changed?.instances !== undefined) sum += node.changed.instances[change] ?? 0;
    else if (node.change === change)
      for (const one of node.instances ?? [node.before?.[0]?.address ?? node.address]) stems.add(stemOf(one));
  }
  return sum + [...stems].filter((stem) => known.has(stem)).length;
}

test('nothing is a change of a plan compared with itself', () => {
  forAnyPlans((side) => expect(marks(compare(side, side))).toEqual([]));
});

test('both graphs come out of the union as they went in', () => {
  forAnyPlans((before, after) => {
    const union = compare(before, after);
    for (const [which, { graph }] of [
      ['before', before],
      ['after', after],
    ] as const) {
      const side = sideOf(union, which);
      expect([...side.nodes.values()]).toEqual(plainNodes(graph));
      expect(side.edges).toEqual(plainEdges(graph));
    }
  });
});

test('every resource that is gone or new and was or is to be seen is counted once', () => {
  forAnyPlans((before, after) => {
    const union = compare(before, after);
    for (const [change, own, other] of [
      ['delete', before, after],
      ['create', after, before],
    ] as const) {
      const there = new Set(other.entries.map(({ address }) => address));
      const alone = own.entries.filter(({ address, bucket }) => bucket !== 'hidden' && !there.has(address));
      expect(countedIn(union, change, new Set(alone.map(({ address }) => address)))).toBe(alone.length);
    }
  });
});

test('what is on both sides is neither new nor gone, but for copies of it', () => {
  forAnyPlans((before, after) => {
    const there = new Set(before.entries.map(({ address }) => address));
    const both = new Set(after.entries.map(({ address }) => address).filter((address) => there.has(address)));
    for (const { address, change } of compare(before, after).nodes.values()) {
      if (stemOf(address) === address && both.has(address)) expect(change).not.toMatch(/create|delete/);
    }
  });
});
