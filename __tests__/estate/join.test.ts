/** The joined inventory: each root module keeps its resources and references, and imports become what they read. */
import { join } from 'node:path';
import { type EstatePart, joinInventories, moduleNames } from '../../src/estate/join.js';
import { describeRoot } from '../../src/estate/root.js';
import { statesOf } from '../../src/estate/states.js';
import { stitch } from '../../src/estate/stitch.js';
import type { Graph } from '../../src/graph/model.js';
import { isContainerType } from '../../src/graph/node-types.js';
import { understand } from '../../src/inference/index.js';
import { readDirectory } from '../../src/planning/index.js';
import { backendFilesIn } from '../../src/planning/root-files.js';
import { nodeIo } from '../../src/platform/node.js';
import { Repository } from '../../src/terraform/roots/code.js';
import { findRoots } from '../../src/terraform/roots/find.js';
import { ROOT } from '../support/root.js';

async function partsOf(top: string, paths: readonly string[]): Promise<readonly EstatePart[]> {
  const planned = { planner: 'static', engine: 'auto', workspace: null, varFiles: [] } as const;
  const planning = { ...planned, network: false, seconds: 60, debug: null };
  const parts: EstatePart[] = [];
  for (const path of paths) {
    const directory = join(top, path);
    const inventory = await readDirectory({ name: path, directory, repository: null, planning }, nodeIo(), () => {});
    parts.push({ id: path, inventory });
  }
  return parts;
}

async function read(paths: readonly string[]) {
  const parts = await partsOf(join(ROOT, 'fixtures/estates/aws'), paths);
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

// ---- Root modules without links to each other say nothing about each other.

const CLOUDS = ['aws', 'azure', 'google'] as const;

/** Returns all root modules of a written estate, and their descriptions. */
async function readCloud(cloud: string) {
  const top = join(ROOT, 'fixtures/estates', cloud);
  const { roots } = await findRoots(new Repository(nodeIo(), top), { paths: ['.'], roots: [], exclude: [] });
  const parts = await partsOf(
    top,
    roots.map(({ path }) => path),
  );
  return Promise.all(
    parts.map(async (part) => {
      const owner = { path: part.id, repository: null };
      const backend = part.inventory.interfaceOf?.().backend ?? null;
      const files = await backendFilesIn(join(top, part.id), backend, nodeIo());
      return { part, root: describeRoot(owner, part.inventory, statesOf(backend, files, owner)) };
    }),
  );
}

/** Boxes of a whole picture: the account, project or resource group whose only member a single root module may be. */
const isOfPicture = (address: string): boolean => /(^|\.)(aws_group|tv_\w+|google_project)\./.test(address);

/** Returns the nodes of a root module with their boxes, and the connections between them, by addresses in it. */
function pictureOf(graph: Graph, prefix: string, all: ReadonlySet<string>) {
  const nameOf = (address: string): string =>
    (address.startsWith(prefix) ? address.slice(prefix.length) : address).replace(/_\d+$/, '');
  const boxesOf = (address: string): readonly string[] => {
    const parent = graph.nodes.get(address)?.parent ?? null;
    if (parent === null) return [];
    return [...(isOfPicture(parent) ? [] : [nameOf(parent)]), ...boxesOf(parent)];
  };
  const isPart = (address: string): boolean => all.has(nameOf(address)) && address.startsWith(prefix);
  // Whether an empty box is worth drawing depends on the other things in the picture.
  const full = new Set([...graph.nodes.values()].map(({ parent }) => parent));
  const nodes = [...graph.nodes.values()].filter(
    ({ address, type, provenance }) =>
      provenance !== 'implied' && isPart(address) && (!isContainerType(type) || full.has(address)),
  );
  return {
    nodes: nodes.map(({ address, type }) => [nameOf(address), type, ...boxesOf(address)].join(' < ')).sort(),
    edges: graph.edges
      .filter(({ from, to }) => isPart(from) && !isOfPicture(from) && !isOfPicture(to))
      .map(({ from, to, thin }) => `${nameOf(from)} > ${nameOf(to)}${thin === true ? ' (thin)' : ''}`)
      .sort(),
  };
}

test.each(CLOUDS)(
  '%s: beside a root module without links and of another account, each has its own graph',
  async (cloud) => {
    const estate = await readCloud(cloud);
    const alone = new Map(estate.map(({ part }) => [part.id, understand(part.inventory).graph]));
    let compared = 0;
    for (const [i, one] of estate.entries()) {
      for (const other of estate.slice(i + 1)) {
        const stitched = stitch([one.root, other.root]);
        // A name in one account may mean the same network.
        const isOneAccount = one.root.accounts.some((account) => other.root.accounts.includes(account));
        if (stitched.links.length > 0 || isOneAccount) continue;
        const joined = understand(joinInventories([one.part, other.part], stitched)).graph;
        const names = moduleNames([one.part.id, other.part.id]);
        for (const { id } of [one.part, other.part]) {
          const graph = alone.get(id)!;
          const all = new Set([...graph.nodes.keys()].map((address) => address.replace(/_\d+$/, '')));
          const label = `${id} beside ${id === one.part.id ? other.part.id : one.part.id}`;
          expect({ label, ...pictureOf(joined, `module.${names.get(id)}.`, all) }).toEqual({
            label,
            ...pictureOf(graph, '', all),
          });
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  },
);

test('the only network of a root module is no guess about another one, also in one account', async () => {
  const { joined } = await read(['data/prod', 'jobs']);
  const { nodes } = understand(joined).graph;
  expect(nodes.get('module.data-prod.aws_subnet.private')?.parent).toBeNull();
  expect(nodes.get('module.jobs.aws_vpc.tenant')).toMatchObject({ root: 'jobs' });
});
