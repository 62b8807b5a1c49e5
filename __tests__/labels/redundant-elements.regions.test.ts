/** Regions that are named beside the cloud. */
import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import type { Graph } from '../../src/graph/model.js';
import { present } from '../../src/labels/index.js';

const region = (name: string, parent = 'google_compute_network.n') =>
  createNode({ address: `tv_gcp_region.${name}`, parent, attributes: { region: name }, provenance: 'implied' });
const machine = (name: string) =>
  createNode({ address: `google_compute_instance.${name}`, parent: `tv_gcp_region.${name}` });
const NETWORK = createNode({ address: 'google_compute_network.n' });
const titles = (parts: Partial<Graph>, ...names: readonly string[]) =>
  present(
    createGraph({
      nodes: [NETWORK, ...names.map((name) => region(name)), ...names.map(machine)],
      edges: parts.edges ?? [],
      ...(parts.within && { within: parts.within }),
    }),
    { modules: 'auto' },
  ).items.flatMap((item) => (item.kind === 'box' ? [[item.title, ...item.details].join(', ')] : []));

test('the only region is named beside the cloud', () => {
  expect(titles({ within: { google: ['europe-west1'] } }, 'europe-west1')).toEqual([
    'Google Cloud, europe-west1 (Belgium)',
    'VPC network n',
  ]);
});

test('a region that may not be the only one is a box, and so are two', () => {
  expect(titles({}, 'europe-west1')).toContain('Region europe-west1, Belgium');
  expect(titles({ within: { google: ['us-east1'] } }, 'europe-west1', 'us-east1')).toContain(
    'Region us-east1, South Carolina',
  );
});

test('a region with an edge is a box', () => {
  const edges = [createEdge({ from: 'google_compute_instance.europe-west1', to: 'tv_gcp_region.europe-west1' })];
  expect(titles({ within: { google: ['europe-west1'] }, edges }, 'europe-west1')).toContain(
    'Region europe-west1, Belgium',
  );
});
