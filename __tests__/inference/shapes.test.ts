/** A value may have any shape under any name: schemas differ between versions, and plans come from anywhere. */
import fc from 'fast-check';
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import type { Inventory, Json } from '../../src/graph/inventory.js';
import { understand } from '../../src/inference/index.js';
import { RULES } from '../support/rows.js';
import { plan, type Sketch } from './build.js';

const TYPES = RULES.map(([key]) => key.replaceAll('*', 'x'));

/** Every word of the tables that could be the name of an attribute. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string')
    for (const part of value.split('.')) if (/^[a-z][a-z0-9_]*$/.test(part)) found.add(part);
  if (typeof value !== 'object' || value === null) return found;
  const inside =
    value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.entries(value).flat();
  for (const one of inside) namesIn(one, found);
  return found;
}

const EVERYWHERE = [
  ...namesIn({ ...KNOWLEDGE, factsOf: null }),
  ...['name', 'id', 'arn', 'self_link', 'tags', 'region', 'bucket', 'cidr_block', 'instance_type', 'display_name'],
];
const attributesOf = (type: string): string[] => [...namesIn(KNOWLEDGE.factsOf(type)), ...KNOWLEDGE.placedBy(type)];

/** As a parser makes them: nothing is inherited, so such an object cannot be made a text. */
const bare = (entries: Record<string, Json>): Json =>
  Object.assign(Object.create(null) as Record<string, Json>, entries);

const anyValue = (names: readonly string[]): fc.Arbitrary<Json> =>
  fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<Json>(null, '', true, false, 0, -1, 1e308, 'subnet-0a1b', '10.0.0.0/16', 'arn:aws:s3:::b', '*'),
      fc.array(tie('value'), { maxLength: 3 }) as fc.Arbitrary<Json>,
      fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 3 }).map(bare),
    ),
  })).value;

const anyInventory: fc.Arbitrary<Inventory> = fc.subarray(TYPES, { minLength: 1, maxLength: 4 }).chain((types) => {
  const names = [...new Set([...types.flatMap(attributesOf), ...EVERYWHERE])];
  const own = [...new Set(types.flatMap(attributesOf))];
  const addresses = types.flatMap((type) => [`${type}.a`, `${type}.b`]);
  const values = fc.dictionary(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: fc.constantFrom(...names) }),
    anyValue(names),
    { maxKeys: 8 },
  );
  const refs = fc.dictionary(fc.constantFrom(...own), fc.array(fc.constantFrom(...addresses), { maxLength: 3 }), {
    maxKeys: 3,
  });
  const sketch: fc.Arbitrary<Sketch> = fc.record({ values, refs, mode: fc.constantFrom('managed', 'managed', 'data') });
  return fc
    .tuple(...addresses.map(() => sketch))
    .map((sketches) => plan(Object.fromEntries(addresses.map((address, i) => [address, sketches[i]!]))));
});

/** The stack of what is thrown, or null. */
function faultOf(sketches: Readonly<Record<string, Sketch>>): string | null {
  try {
    understand(plan(sketches), KNOWLEDGE, 'all');
    return null;
  } catch (error) {
    return String((error as Error).stack);
  }
}

describe('values of any shape', () => {
  it('are read without a fault, under every name that a table knows', () => {
    fc.assert(
      fc.property(anyInventory, (inventory) => {
        const { ledger } = understand(inventory, KNOWLEDGE, 'all');
        expect(ledger.entries).toHaveLength(inventory.resources.length);
      }),
      // More with other seeds: nightly.yml.
      { numRuns: 100 * Number(process.env.GROUNDPLAN_FUZZ ?? 1) },
    );
  });

  it('are read as the same thing in each attribute of a type', () => {
    const failed = TYPES.flatMap((type) => {
      const names = attributesOf(type);
      const shapes = [bare({ a: bare({}) }), [bare({})], [[['a']]], null, 7, bare({ [names[0] ?? 'a']: ['a'] })];
      const pairs = shapes.map((shape, at): Record<string, Sketch> => {
        const values = Object.fromEntries([...names, 'name', 'id', 'tags'].map((name) => [name, shape]));
        const refs = Object.fromEntries(names.map((name) => [name, `${type}.b${at}`]));
        return { [`${type}.a${at}`]: { values, refs }, [`${type}.b${at}`]: { values } };
      });
      // All shapes at once; one at a time only where that fails, to name the shape.
      if (faultOf(Object.assign({}, ...pairs)) === null) return [];
      const faults = pairs.map((pair, at) => [shapes[at], faultOf(pair)] as const);
      const named = faults.filter(([, fault]) => fault !== null);
      return named.length > 0
        ? named.map(([shape, fault]) => `${type}: ${JSON.stringify(shape)}: ${fault}`)
        : [`${type}: all shapes at once: ${faultOf(Object.assign({}, ...pairs))}`];
    });
    expect(failed).toEqual([]);
  });
});
