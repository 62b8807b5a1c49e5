/** Plans and DOT graphs from public repositories. They are not part of the project: GROUNDPLAN_CORPUS names their folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidInput } from '../../src/errors.js';
import type { Inventory } from '../../src/graph/inventory.js';
import { parseTerraformAddress } from '../../src/graph/terraform-address.js';
import { parseJsonFile } from '../../src/platform/json/file.js';
import { parseDot } from '../../src/terraform/plan/dot.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { dotLinks } from '../../src/terraform/plan/references.js';
import { configAddressOf } from '../../src/terraform/references/addresses.js';
import { CORPUS, has, needsCorpus } from '../support/tools.js';

const { describe: describeWithCorpus } = needsCorpus();
const filesIn = (folder: string) => (has('corpus') ? readdirSync(join(CORPUS, folder)).sort() : ['none']);
const bytesOf = (folder: string, file: string) => readFileSync(join(CORPUS, folder, file));
const dotOf = (plan: string) => {
  const file = plan.replace(/\.json$/, '.dot');
  return existsSync(join(CORPUS, 'dot', file)) ? parseDot(bytesOf('dot', file), file) : null;
};

/** Refused, and rightly so: a state, a plan with only outputs, a file that is cut wrongly. */
const REFUSED: Record<string, RegExp> = {
  'notaplan-state-show.json': /contains a state/,
  'weird-empty-no-resources.json': /^Plan file contains no resource changes$/,
  'terracost-aws-terraform-plan-noprovider.json': /:190:1: not JSON/,
};

const readFile = (file: string): { inventory: Inventory; value: unknown } => {
  const { value } = parseJsonFile(bytesOf('plans', file), file);
  return { inventory: readPlan(value, file, dotOf(file)), value };
};

describeWithCorpus('plans of the corpus', () => {
  const rows: string[] = [];

  it.each(filesIn('plans'))('%s', (file) => {
    if (REFUSED[file] !== undefined) {
      expect(() => readFile(file)).toThrow(InvalidInput);
      expect(() => readFile(file)).toThrow(REFUSED[file]);
      rows.push(`${file.padEnd(72)} refused`);
      return;
    }
    const { inventory, value } = readFile(file);
    rows.push(row(file, inventory));
    const origins = new Set(inventory.resources.map(({ origin }) => origin));
    for (const { address } of (value as { resource_changes?: { address?: string }[] }).resource_changes ?? []) {
      if (address !== undefined && parseTerraformAddress(address) !== null) expect(origins).toContain(address);
    }
    const addresses = new Set(inventory.resources.map(({ address }) => address));
    expect(addresses.size).toBe(inventory.resources.length);
    for (const { from, to } of inventory.references)
      expect(addresses.has(from) && addresses.has(to) && from !== to).toBe(true);
  });

  it('prints a table', () => {
    console.log([`${'plan'.padEnd(72)} resources linked configuration/dot/state/value`, ...rows].join('\n'));
    expect(rows).toHaveLength(filesIn('plans').length);
  });

  it('reads 10,000 resources', () => {
    const bytes = bytesOf('plans', 'synth-10k.json');
    const inventory = readPlan(parseJsonFile(bytes, 'synth-10k.json').value, 'synth-10k.json', null);
    expect(inventory.resources).toHaveLength(10_000);
    expect(inventory.references.length).toBeGreaterThan(5_000);
  });
});

function row(file: string, { resources, references }: Inventory): string {
  const linked = new Set(references.flatMap(({ from, to }) => [from, to]));
  const vias = ['configuration', 'dot', 'prior-state', 'value'].map(
    (via) => references.filter((reference) => reference.via === via).length,
  );
  return `${file.padEnd(72)} ${String(resources.length).padStart(9)} ${String(linked.size).padStart(6)} ${vias.join('/')}`;
}

describeWithCorpus('DOT graphs of the corpus', () => {
  it.each(filesIn('dot'))('%s', (file) =>
    expect(parseDot(bytesOf('dot', file), file).dependencies.size).toBeGreaterThan(0),
  );

  it('prints the share of references that the plan contains', () => {
    const lines: string[] = [];
    for (const file of filesIn('dot')) {
      const plan = file.replace(/(\.full|\.apply)?\.dot$/, '.json');
      if (!existsSync(join(CORPUS, 'plans', plan))) continue;
      const alone = readPlan(parseJsonFile(bytesOf('plans', plan), plan).value, plan, null);
      const configOf = new Map(
        alone.resources.map(({ address, origin }) => [address, configAddressOf(origin) as string]),
      );
      const managed = new Set(
        alone.resources.filter(({ mode }) => mode === 'managed').map(({ address }) => configOf.get(address) as string),
      );
      const known = new Set(alone.references.map(({ from, to }) => `${configOf.get(from)} ${configOf.get(to)}`));
      const links = dotLinks(parseDot(bytesOf('dot', file), file), (address) => managed.has(address));
      const found = links.filter(({ from, to }) => known.has(`${from} ${to}`)).length;
      lines.push(
        `${file.padEnd(50)} ${String(links.length).padStart(4)} links, ${Math.round((100 * found) / links.length)} % in the plan`,
      );
      expect(found / links.length).toBeGreaterThan(0.25);
    }
    console.log(lines.join('\n'));
    expect(lines.length).toBeGreaterThan(5);
  });
});
