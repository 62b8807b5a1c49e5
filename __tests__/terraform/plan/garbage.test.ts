import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { GroundplanError } from '../../../src/errors.js';
import { isAddress } from '../../../src/graph/address.js';
import type { Inventory } from '../../../src/graph/inventory.js';
import { toGraphAddress } from '../../../src/graph/terraform-address.js';
import { exchanged, junk } from '../../support/damage.js';
import { casesMet } from '../../support/long.js';
import { configured, created, read } from './plan.js';

const FIXTURE = JSON.parse(readFileSync(join(__dirname, '../../../fixtures/aws-modules/plan.json'), 'utf8'));

const readOrRefuse = (plan: unknown): Inventory | null => {
  try {
    return read(plan);
  } catch (error) {
    if (error instanceof GroundplanError && error.exitCode === 2) return null;
    throw error;
  }
};

/** What every inventory promises. */
const isSound = ({ resources, references }: Inventory): boolean => {
  const addresses = new Set(resources.map(({ address }) => address));
  return (
    addresses.size === resources.length &&
    resources.every(({ address, origin }) => isAddress(address) && toGraphAddress(origin) !== null) &&
    references.every(({ from, to }) => addresses.has(from) && addresses.has(to) && from !== to)
  );
};

describe('readPlan', () => {
  it('reads a damaged plan or throws its own error', () => {
    let readCount = 0;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 400 })), fc.infiniteStream(junk), (numbers, replacements) => {
        const plan = exchanged(
          FIXTURE,
          () => numbers.next().value as number,
          () => replacements.next().value,
        );
        const inventory = readOrRefuse(plan);
        if (inventory !== null) readCount++;
        return inventory === null || isSound(inventory);
      }),
      { numRuns: 150 },
    );
    expect(readCount).toBeGreaterThan(casesMet(10));
  });

  it('reads any JSON with the members of a plan', () => {
    const members = fc.constantFrom(
      'resource_changes',
      'planned_values',
      'prior_state',
      'configuration',
      'root_module',
      'values',
      'resources',
      'module_calls',
      'm',
      'module',
      'expressions',
      'references',
      'address',
      'type',
      'name',
      'change',
      'after',
      'actions',
      '__proto__',
    );
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom<unknown>(null, 1, 'a.b', 'a', 'create', true),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.array(fc.tuple(members, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
      ),
    }));
    fc.assert(
      fc.property(value, value, value, (resource_changes, configuration, prior_state) => {
        const inventory = readOrRefuse({ resource_changes, configuration, prior_state });
        return inventory === null || isSound(inventory);
      }),
      { numRuns: 3000 },
    );
  });

  it('neither loses nor invents resources', () => {
    const key = fc.constantFrom('', '[0]', '[1]', '["a]b"]', '["é.x"]', '["\\"~2"]');
    const name = fc.constantFrom('b', 'é', 'B-1', '_c', '-u00e9-');
    const origin = fc
      .tuple(
        fc.constantFrom('', 'module.m.', 'module.m["]"].'),
        fc.constantFrom('', 'data.'),
        fc.constantFrom('a', 'x-y', 'aws_vpc'),
        name,
        key,
      )
      .map(([module, data, type, last, index]) => `${module}${data}${type}.${last}${index}`);
    fc.assert(
      fc.property(fc.uniqueArray(origin, { minLength: 1, maxLength: 20 }), (origins) => {
        const root = { resources: [configured('a.b', { v: ['aws_vpc.é', 'aws_vpc.b[0]', 'aws_vpc.b'] })] };
        const inventory = read({
          resource_changes: origins.map((address) => created(address)),
          configuration: { root_module: root },
        });
        expect(inventory.resources.map((resource) => resource.origin).sort()).toEqual([...origins].sort());
        expect(isSound(inventory)).toBe(true);
      }),
    );
  });
});
