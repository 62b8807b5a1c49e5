/** The reference architectures, services only: still what they are about. */
import { KNOWLEDGE } from '../../../../src/catalog/knowledge.js';
import { isContainerType } from '../../../../src/graph/node-types.js';
import { understand } from '../../../../src/inference/index.js';
import { simplify } from '../../../../src/inference/views/simplify/index.js';
import { ARCHITECTURES, plannedInventory } from '../../../support/architectures.js';

const simplified = (name: string) => {
  const { graph } = understand(plannedInventory(name));
  return { graph, simple: simplify(graph).graph };
};

test.each(ARCHITECTURES)('%s has no plumbing, and no more in it than before', (name) => {
  const { graph, simple } = simplified(name);
  const plumbing = [...simple.nodes.values()].filter(
    ({ type }) => !isContainerType(type) && KNOWLEDGE.factsOf(type).plumbing === true,
  );
  expect(plumbing).toEqual([]);
  expect(simple.nodes.size).toBeLessThanOrEqual(graph.nodes.size);
  expect(simple.edges.length).toBeLessThanOrEqual(graph.edges.length);
});

test('networks that are joined stay joined', () => {
  const { simple } = simplified('azure-hub-spoke');
  expect(simple.edges.map(({ from, to }) => `${from} > ${to}`)).toEqual(
    expect.arrayContaining([
      'azurerm_virtual_network_peering.hub_to_spoke["shop"] > azurerm_virtual_network.hub',
      'azurerm_virtual_network_peering.hub_to_spoke["shop"] > azurerm_virtual_network.spoke["shop"]',
    ]),
  );
});

test.each(['aws-three-tier', 'azure-scale-set', 'google-three-tier'])('%s: ways out are plumbing', (name) => {
  const leaving = ({ graph, simple }: ReturnType<typeof simplified>) =>
    [graph, simple].map(({ edges }) => edges.filter(({ to }) => to.includes('_internet.')).length > 0);
  expect(leaving(simplified(name))).toEqual([true, false]);
  expect([...simplified(name).simple.nodes.keys()].filter((address) => address.includes('_internet.'))).toEqual([]);
});

test('the platform is its services and stores', () => {
  const { simple } = simplified('aws-platform');
  expect([...simple.nodes.keys()].filter((address) => address.includes('aws_ecs_service'))).toHaveLength(4);
  const tiers = [...simple.nodes.values()].filter(({ type }) => type === 'aws_subnet');
  expect(tiers.map(({ count }) => count)).toEqual([3, 3, 3]);
});
