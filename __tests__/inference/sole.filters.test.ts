/** Networks and subnets that are looked up by tags whose values the code knows only in part. */

import { symbolName } from '../../src/graph/instance-name.js';
import type { Inventory } from '../../src/graph/inventory.js';
import { understand } from '../../src/inference/index.js';
import { plan, type Sketch } from './build.js';

const STAGE = symbolName('var.stage');

/** A data source of a module, which filters by the tags. The planner has no values for them, and one ID for all. */
const lookup = (refs: Sketch['refs'], ...names: readonly string[]): Sketch => ({
  mode: 'data',
  values: { id: 'made up', filter: names.map((name) => ({ name, values: [] })) },
  ...(refs !== undefined && { refs }),
});

const subnet = (tier: string): Sketch => ({
  refs: { vpc_id: 'module.net.aws_vpc.main' },
  partly: { 'tags.Tier': `${tier}-${STAGE}` },
});

const INVENTORY = plan({
  'module.net.aws_vpc.main': { partly: { 'tags.Name': `shop-${STAGE}` } },
  'module.net.aws_subnet.private': subnet('private'),
  'module.net.aws_subnet.public': subnet('public'),
  'module.db.aws_vpc.main': lookup({}, 'tag:Name'),
  'module.db.aws_subnets.private': lookup({ 'filter.values': 'module.db.aws_vpc.main' }, 'vpc-id', 'tag:Tier'),
  'module.db.aws_lambda_function.orders': { refs: { 'vpc_config.subnet_ids': 'module.db.aws_subnets.private' } },
  'module.app.aws_vpc.main': lookup({}, 'tag:Name'),
  'module.app.aws_subnets.public': lookup({ 'filter.values': 'module.app.aws_vpc.main' }, 'vpc-id', 'tag:Tier'),
  'module.app.aws_lb.web': { refs: { subnets: 'module.app.aws_subnets.public' } },
});

/** Returns the inventory with the text that each data source filters by. */
function filtering(texts: Record<string, readonly [name: string, text: string]>): Inventory {
  const resources = INVENTORY.resources.map((resource) => {
    const [valueName, text] = texts[resource.address] ?? [];
    if (valueName === undefined || text === undefined) return resource;
    return { ...resource, patterns: [{ path: 'filter.values', valueName, text }] };
  });
  return { ...INVENTORY, resources };
}

const boxesOf = (network: string) => {
  const { graph } = understand(
    filtering({
      'module.db.aws_vpc.main': ['tag:Name', network],
      'module.db.aws_subnets.private': ['tag:Tier', `private-${STAGE}`],
      'module.app.aws_vpc.main': ['tag:Name', network],
      'module.app.aws_subnets.public': ['tag:Tier', `public-${STAGE}`],
    }),
  );
  return ['module.db.aws_lambda_function.orders', 'module.app.aws_lb.web'].map((node) => graph.nodes.get(node)?.parent);
};

test('a network whose tag has the same expression is the one that is built here, and so are its subnets', () => {
  expect(boxesOf(`shop-${STAGE}`)).toEqual(['module.net.aws_subnet.private', 'module.net.aws_subnet.public']);
});

test('one with another expression is another network', () => {
  for (const box of boxesOf(`other-${STAGE}`)) expect(box ?? '').not.toMatch(/^module\.net\./);
});
