/** Regions around what is in no network. */
import { drawn, pathOf } from '../build.js';

const run = (location: string) => ({ values: { location } });
const RUN = 'google_cloud_run_v2_service';

test('two regions are boxes around what says them; what is in several, or in none, is beside them', () => {
  const graph = drawn({
    [`${RUN}.eu`]: run('europe-west1'),
    [`${RUN}.us`]: run('us-east1'),
    'google_storage_bucket.both': run('EU'),
    'google_pubsub_topic.t': { at: { region: 'us-east1' } },
  });
  expect(pathOf(graph, `${RUN}.eu`)).toEqual(['tv_gcp_region.europe-west1', `${RUN}.eu`]);
  expect(pathOf(graph, `${RUN}.us`)).toEqual(['tv_gcp_region.us-east1', `${RUN}.us`]);
  expect(graph.nodes.get('tv_gcp_region.us-east1')).toMatchObject({
    provenance: 'implied',
    attributes: { region: 'us-east1' },
  });
  expect(graph.nodes.get('google_storage_bucket.both')?.parent).toBeNull();
  expect(graph.nodes.get('google_pubsub_topic.t')?.parent).toBeNull();
});

test('one region is no box, whatever is in several', () => {
  const graph = drawn({ [`${RUN}.eu`]: run('europe-west1'), 'google_storage_bucket.both': run('EU') });
  expect([...graph.nodes.values()].map(({ parent }) => parent)).toEqual([null, null]);
  expect(graph.within).toEqual({ google: ['europe-west1'] });
});

test('the regions of a network are two as well: what is beside it is in a box of its own', () => {
  const graph = drawn({
    'google_compute_network.n': {},
    'google_compute_subnetwork.s': { refs: { network: 'google_compute_network.n' }, values: { region: 'us-east1' } },
    [`${RUN}.eu`]: run('europe-west1'),
  });
  expect(graph.nodes.get(`${RUN}.eu`)?.parent).toBe('tv_gcp_region.europe-west1');
  expect(graph.nodes.get('google_compute_network.n')?.parent).toBeNull();
});

test('a registry alone is no reason for a box', () => {
  const graph = drawn({
    'google_compute_network.n': {},
    'google_compute_subnetwork.s': { refs: { network: 'google_compute_network.n' }, values: { region: 'us-east1' } },
    'google_compute_subnetwork.t': { refs: { network: 'google_compute_network.n' }, values: { region: 'us-west1' } },
    'google_artifact_registry_repository.r': run('us-east1'),
  });
  expect(graph.nodes.get('google_artifact_registry_repository.r')?.parent).toBeNull();
});

test('what runs in a cluster is in the region of the cluster; that of a region is in its box in the network, too', () => {
  const CLUSTER = 'google_container_cluster.c';
  const graph = drawn({
    [`${RUN}.us`]: run('us-east1'),
    [CLUSTER]: run('europe-west1'),
    'helm_release.r': { refs: { provider: CLUSTER } },
    'google_compute_network.n': {},
    'google_container_cluster.net': { ...run('us-east1'), refs: { network: 'google_compute_network.n' } },
  });
  expect(graph.nodes.get('helm_release.r')).toMatchObject({ parent: 'tv_gcp_region.europe-west1', runsIn: CLUSTER });
  expect(pathOf(graph, 'google_container_cluster.net').slice(0, 2)).toEqual([
    'google_compute_network.n',
    'tv_gcp_region.n_us-east1',
  ]);
});

test('a disk stands in the box of its zone, and in none where two networks have one', () => {
  const zone = 'us-east1-b';
  const machine = (network: string) => ({ values: { zone }, refs: { network_interface: network } });
  const [A, B] = ['google_compute_network.a', 'google_compute_network.b'];
  const one = { [A]: {}, 'google_compute_instance.a': machine(A), 'google_compute_disk.d': { values: { zone } } };
  expect(pathOf(drawn(one), 'google_compute_disk.d')).toEqual([
    A,
    'tv_gcp_region.a_us-east1',
    'tv_gcp_zone.a_us-east1_us-east1-b',
    'google_compute_disk.d',
  ]);
  const two = drawn({ ...one, [B]: {}, 'google_compute_instance.b': machine(B) });
  expect(two.nodes.get('google_compute_disk.d')?.parent).toBeNull();
});

test('the boxes of two projects are apart', () => {
  const project = (id: string) => ({ values: { project_id: id } });
  const in_ = (id: string, location: string) => ({ values: { project: id, location } });
  const graph = drawn({
    'google_project.a': project('shop-prod'),
    'google_project.b': project('shop-test'),
    [`${RUN}.a`]: in_('shop-prod', 'us-east1'),
    [`${RUN}.b`]: in_('shop-test', 'us-east1'),
    [`${RUN}.c`]: in_('shop-test', 'europe-west1'),
  });
  const boxes = ['a', 'b', 'c'].map((name) => graph.nodes.get(graph.nodes.get(`${RUN}.${name}`)?.parent ?? '')?.runsIn);
  expect(boxes).toEqual(['google_project.a', 'google_project.b', 'google_project.b']);
});
