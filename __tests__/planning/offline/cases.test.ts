/** Configurations that need something made up, mended or left out: what it has and what refers to what was written down by hand first. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeIo } from '../../../src/platform/node.js';
import { configAddressOf } from '../../../src/terraform/references/addresses.js';
import { portion } from '../../support/long.js';
import { ROOT } from '../../support/root.js';
import { foundIn, sorted, terraformCases } from '../../support/terraform-cases.js';
import { needs } from '../../support/tools.js';
import { lostBy } from './accounted.js';
import { type Planned, planDirectory, plannedOf } from './offline.js';

const CASES = join(ROOT, 'fixtures/terraform/offline');

interface Expected {
  /** As Terraform writes them, data sources too. */
  readonly addresses: readonly string[];
  /** `from -> to`, resources without instance keys: what is read by an expression, through whatever is between. */
  readonly references: readonly string[];
  /** Addresses of those that rest on something made up; none where it is absent. */
  readonly assumed?: readonly string[];
}

const terraform = needs('terraform');

function found({ inventory: { resources, references } }: Planned): Expected {
  const configOf = new Map(resources.map(({ address, origin }) => [address, configAddressOf(origin) ?? origin]));
  const pairs = references.map(({ from, to }) => `${configOf.get(from)} -> ${configOf.get(to)}`);
  return {
    addresses: resources.map(({ origin }) => origin).sort(),
    references: [...new Set(pairs)].sort(),
    assumed: resources.flatMap(({ origin, provenance }) => (provenance === 'assumed' ? [origin] : [])).sort(),
  };
}

terraform.describe('configurations are planned offline', () => {
  test.each(portion(readdirSync(CASES), 3))('%s', async (name) => {
    const expected: Expected = JSON.parse(readFileSync(join(CASES, name, 'expected.json'), 'utf8'));
    const directory = join(CASES, name);
    const result = plannedOf(await planDirectory(directory, nodeIo()));
    expect(await lostBy(result, directory, nodeIo())).toEqual([]);
    expect(found(result)).toEqual({
      addresses: [...expected.addresses].sort(),
      references: [...expected.references].sort(),
      assumed: [...(expected.assumed ?? [])].sort(),
    });
  });
});

terraform.describe('configurations that need nothing of that', () => {
  test.each(
    portion(
      terraformCases().map((one) => [one.name, one] as const),
      9,
    ),
  )('%s', async (_, { folder, planned }) => {
    const result = plannedOf(await planDirectory(folder, nodeIo()));
    expect(foundIn(result.inventory)).toEqual(sorted(planned));
    expect(await lostBy(result, folder, nodeIo())).toEqual([]);
  });
});
