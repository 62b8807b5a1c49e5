import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAddress, withCopy } from '../../src/graph/address.js';
import type { Inventory } from '../../src/graph/inventory.js';
import { isContainerType } from '../../src/graph/node-types.js';
import { understand } from '../../src/inference/index.js';
import { parseJsonFile } from '../../src/platform/json/file.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { portion } from '../support/long.js';
import { CORPUS, has, needsCorpus } from '../support/tools.js';
import { pathOf } from './build.js';

const FOLDER = join(CORPUS, 'plans');
const names = has('corpus') ? portion(readdirSync(FOLDER).sort(), 4) : ['none'];

/** Files that are no plans on purpose are the reader's concern. */
function inventoryOf(name: string): Inventory | null {
  try {
    return readPlan(parseJsonFile(readFileSync(join(FOLDER, name)), name).value, name, null);
  } catch {
    return null;
  }
}

/** The ledger names the first of several copies. */
const firstCopy = (address: string): string => (parseAddress(address)?.copy == null ? address : withCopy(address, 1));

needsCorpus().describe('real plans', () => {
  test.each(names)('%s: every resource is in exactly one bucket', (name) => {
    const inventory = inventoryOf(name);
    if (inventory === null) return;
    const { graph, ledger } = understand(inventory);
    expect(ledger.entries.map(({ address }) => address)).toEqual(inventory.resources.map(({ address }) => address));
    const drawn = new Set(ledger.entries.flatMap((entry) => (entry.bucket === 'drawn' ? [entry.node] : [])));
    for (const entry of ledger.entries) if (entry.bucket === 'folded') expect(graph.nodes.has(entry.node)).toBe(true);
    const implied = new Map(ledger.implied.map(({ address, proof }) => [address, proof]));
    const planned = new Set(inventory.resources.map(({ address }) => address));
    for (const { address } of graph.nodes.values()) {
      const proof = implied.get(address);
      expect(proof === undefined ? drawn.has(firstCopy(address)) : planned.has(proof)).toBe(true);
    }
    const managed = inventory.resources.some(({ mode }) => mode === 'managed');
    expect(graph.nodes.size > 0).toBe(managed);
  });

  test('most plans can be read', () => {
    expect(names.filter((name) => inventoryOf(name) !== null).length).toBeGreaterThan(names.length * 0.9);
  });

  const graphOf = (name: string) => understand(inventoryOf(name) as Inventory).graph;

  test.each(['gen-aws-vpc-complete.json', 'gen-aws-large-estate.json', 'aws-site-to-site-vpn-pri-plan.json'])(
    '%s: every subnet is in a zone of a VPC of its own module',
    (name) => {
      const graph = graphOf(name);
      // One that stands for several is in the network that these are in.
      const subnets = [...graph.nodes.values()].filter(({ type, count }) => type === 'aws_subnet' && count === 1);
      expect(subnets.length).toBeGreaterThan(3);
      for (const { address } of subnets) {
        const path = pathOf(graph, address);
        expect(path.slice(-3).map((step) => graph.nodes.get(step)?.type)).toEqual(['aws_vpc', 'aws_az', 'aws_subnet']);
        expect(path.at(-3)?.split('.aws_')[0]).toBe(address.split('.aws_')[0]);
      }
    },
  );

  test('the databases of three environments are in the VPCs of their own environment', () => {
    const graph = graphOf('gen-aws-large-estate.json');
    for (const key of ['dev.eu', 'prod eu', 'stage/eu']) {
      const path = pathOf(graph, `aws_db_instance.app["${key}"]`);
      expect(path[0]).toBe('aws_group.eu-west-1');
      expect(path[1]).toBe(`module.vpc["${key}"].aws_vpc.this[0]`);
    }
  });

  test('machines are in subnets in resource groups, and behind the load balancers whose pools hold their addresses', () => {
    const graph = graphOf('cap-azure-squad2-plan.json');
    const machines = [...graph.nodes.values()].filter(({ type }) => type === 'azurerm_linux_virtual_machine');
    expect(machines).toHaveLength(4);
    for (const { address } of machines) {
      expect(pathOf(graph, address).map((step) => graph.nodes.get(step)?.type)).toEqual([
        'azurerm_resource_group',
        'azurerm_virtual_network',
        'azurerm_subnet',
        'azurerm_linux_virtual_machine',
      ]);
    }
    const balancers = graph.edges.filter(({ to }) => machines.some(({ address }) => address === to));
    expect(balancers.map(({ from, to }) => [graph.nodes.get(from)?.type, to])).toEqual(
      machines.map(({ address }) => ['azurerm_lb', address]),
    );
    expect(graph.edges).toHaveLength(8);
  });

  test('10,000 resources are all accounted for', () => {
    const inventory = inventoryOf('synth-10k.json') as Inventory;
    const { ledger } = understand(inventory);
    expect(ledger.summary.total).toBe(10_000);
  });

  test('a picture has less in it than the plan', () => {
    for (const name of names) {
      const inventory = inventoryOf(name);
      if (inventory === null || inventory.resources.length < 40) continue;
      const { graph } = understand(inventory);
      const nodes = [...graph.nodes.values()].filter(({ type }) => !isContainerType(type));
      expect({ name, fewer: nodes.length <= inventory.resources.length }).toEqual({ name, fewer: true });
    }
  });
});
