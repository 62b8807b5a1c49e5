/** Configurations of fixtures/terraform, with what planning them must find: written by hand, before anything was run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inventory } from '../../src/graph/inventory.js';
import { ROOT } from './root.js';

export interface Expected {
  /** Every instance, data sources too, as Terraform writes it. */
  readonly addresses: readonly string[];
  /** Which instance refers to which, directly, as the code says it. */
  readonly references: readonly (readonly [from: string, to: string])[];
}

export interface TerraformCase {
  readonly name: string;
  readonly folder: string;
  /** What a plan of real Terraform finds, providers real or played: `expected.json`. */
  readonly planned: Expected;
  /** What the code alone says: the same, but for what `expected-static.json` has. */
  readonly static: Expected;
}

const FOLDER = join(ROOT, 'fixtures/terraform');

export const terraformCases = (): TerraformCase[] =>
  readdirSync(FOLDER)
    .sort()
    .filter((name) => existsSync(join(FOLDER, name, 'expected.json')))
    .map((name) => {
      const folder = join(FOLDER, name);
      const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Expected;
      const { addresses, references } = read('expected.json');
      const planned = { addresses, references };
      const alone = existsSync(join(folder, 'expected-static.json')) ? read('expected-static.json') : {};
      return { name, folder, planned, static: { ...planned, ...alone } };
    });

/** What has been found, in the shape of what is expected. References by value are left out: they are no words of the code. */
export function foundIn({ resources, references }: Inventory): Expected {
  const origins = new Map(resources.map(({ address, origin }) => [address, origin]));
  const pairs = references
    .filter(({ via }) => via !== 'value')
    .map(({ from, to }) => [origins.get(from) as string, origins.get(to) as string] as const);
  return sorted({ addresses: [...origins.values()], references: pairs });
}

/** In order, without repetitions. */
export const sorted = ({ addresses, references }: Expected): Expected => ({
  addresses: [...new Set(addresses)].sort(),
  references: [...new Map(references.map((each) => [each.join(' '), each]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => each),
});
