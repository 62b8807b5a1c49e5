/** The joined inventory: each root module keeps its resources and references, and imports become what they read. */
import { join } from 'node:path';
import { type EstatePart, joinInventories, moduleNames } from '../../src/estate/join.js';
import { describeRoot } from '../../src/estate/root.js';
import { stitch } from '../../src/estate/stitch.js';
import { understand } from '../../src/inference/index.js';
import { readDirectory } from '../../src/planning/index.js';
import { nodeIo } from '../../src/platform/node.js';
import { ROOT } from '../support/root.js';

async function read(paths: readonly string[]) {
  const planned = { planner: 'static', engine: 'auto', workspace: null, varFiles: [] } as const;
  const planning = { ...planned, network: false, seconds: 60, debug: null };
  const parts: EstatePart[] = [];
  for (const path of paths) {
    const directory = join(ROOT, 'fixtures/estates/aws', path);
    const inventory = await readDirectory({ name: path, directory, repository: null, planning }, nodeIo(), () => {});
    parts.push({ id: path, inventory });
  }
  const roots = parts.map(({ id, inventory }) => describeRoot({ path: id, repository: null }, inventory, []));
  return { parts, joined: joinInventories(parts, stitch(roots)) };
}

test('a root module without links is the same part of the joined inventory', async () => {
  const { parts, joined } = await read(['hub', 'dns', 'tenants/a']);
  for (const { id, inventory } of parts) {
    const prefix = `module.${id.replace('/', '-')}.`;
    const addressesIn = (list: typeof joined.resources) =>
      list.map(({ address, origin, values, account }) => JSON.stringify({ address, origin, values, account }));
    const alone = inventory.resources.map((one) => ({
      ...{ ...one, address: `${prefix}${one.address}`, origin: `${prefix}${one.origin}` },
    }));
    const part = joined.resources.filter(({ address }) => address.startsWith(prefix));
    expect(addressesIn(part)).toEqual(addressesIn(alone));
    const references = inventory.references.map(({ from, to, path }) => [`${prefix}${from}`, `${prefix}${to}`, path]);
    const inPart = joined.references.filter(({ from }) => from.startsWith(prefix));
    expect(inPart.map(({ from, to, path }) => [from, to, path])).toEqual(references);
    for (const { declared } of part) expect(declared?.file).toMatch(new RegExp(`^${id}/`));
  }
});

test('a single root module is not changed', async () => {
  const { parts, joined } = await read(['hub']);
  expect(joined).toBe(parts[0]!.inventory);
});

test('a lookup becomes the resource that it finds, and one that finds nothing stays', async () => {
  const { joined } = await read(['network/prod', 'platform/prod', 'jobs']);
  const balancer = joined.references.filter(({ from }) => from === 'module.platform-prod.aws_lb.main');
  expect(balancer).toContainEqual(
    expect.objectContaining({ to: 'module.network-prod.aws_security_group.web', path: 'security_groups' }),
  );
  const data = joined.resources.filter(({ mode }) => mode === 'data').map(({ origin }) => origin);
  expect(data).toContain('module.jobs.data.aws_kms_alias.shared');
  expect(data).not.toContain('module.platform-prod.data.aws_security_group.web');
});

test('each resource and each node knows its root module', async () => {
  const { joined } = await read(['network/prod', 'platform/prod']);
  const roots = joined.resources.map(({ address, root }) => [address.split('.')[1], root].join(' '));
  expect([...new Set(roots)]).toEqual(['network-prod network/prod', 'platform-prod platform/prod']);
  const nodes = [...understand(joined).graph.nodes.values()].filter(({ provenance }) => provenance !== 'implied');
  for (const { address, root } of nodes) expect(root?.replace('/', '-')).toBe(address.split('.')[1]);
  expect(nodes.length).toBeGreaterThan(3);
});

test('module names are short, unique and independent of the order', () => {
  const names = (ids: readonly string[]) => Object.fromEntries(moduleNames(ids));
  const ids = [
    'github.com/a/infra/net/prod',
    'github.com/a/infra/net-prod',
    'github.com/a/infra/1',
    'github.com/a/infra',
  ];
  expect(names(ids.slice(0, 3))).toEqual({ [ids[0]!]: 'net-prod-2', [ids[1]!]: 'net-prod', [ids[2]!]: '1' });
  expect(names([...ids].reverse())).toEqual(names(ids));
  expect(names(['.'])).toEqual({ '.': 'root' });
});
