/** Small configurations, one rule each, with the picture that an architect would draw: fixtures/cases/README.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '../../src/inference/index.js';
import { expectedFacts, factsOfGraph, inventoryOfCode, inventoryOfPlan, namesIn } from '../support/drawn-by-hand.js';
import { portion } from '../support/long.js';
import { ROOT } from '../support/root.js';
import { needs } from '../support/tools.js';

const FOLDER = join(ROOT, 'fixtures/cases');
const CASES = namesIn(FOLDER);
const folderOf = (name: string): string => join(FOLDER, name);

test('every case is in the README, and the README names no other', () => {
  const listed = readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/^\| `([a-z0-9-]+)` \|/gm);
  expect([...listed].map(([, name]) => name).sort()).toEqual(CASES);
});

test.each(CASES)('%s: the code, read without Terraform, is the picture that was drawn by hand', async (name) => {
  const { graph } = understand(await inventoryOfCode(folderOf(name), 'static'));
  expect(factsOfGraph(graph)).toEqual(expectedFacts(folderOf(name), 'static'));
});

needs('terraform').it.each(portion(CASES, 16))(
  '%s: the code, planned without providers, is the same picture',
  async (name) => {
    const { graph } = understand(await inventoryOfCode(folderOf(name), 'offline'));
    expect(factsOfGraph(graph)).toEqual(expectedFacts(folderOf(name), 'offline'));
  },
);

const PLANNED = CASES.filter((name) => existsSync(join(folderOf(name), 'plan.json')));

test.each(PLANNED)('%s: the plan is the same picture', (name) => {
  expect(factsOfGraph(understand(inventoryOfPlan(folderOf(name))).graph)).toEqual(
    expectedFacts(folderOf(name), 'plan'),
  );
});
