import { drawn, pathOf } from './build.js';

test('region and zone of the provider where a resource names none itself; a zone that has only a number', () => {
  const at = { region: 'europe-west1', zone: 'europe-west1-c' };
  const graph = drawn({
    'google_compute_network.n': {},
    'google_compute_subnetwork.s': { refs: { network: 'google_compute_network.n' }, at },
    'google_compute_instance.i': { refs: { network_interface: 'google_compute_subnetwork.s' }, at },
    'google_compute_instance.numbered': {
      refs: { network_interface: 'google_compute_network.n' },
      values: { zone: 'zone 2' },
    },
  });
  expect(pathOf(graph, 'google_compute_instance.i')).toEqual([
    'google_compute_network.n',
    'tv_gcp_region.n_europe-west1',
    'google_compute_subnetwork.s',
    'tv_gcp_zone.s_europe-west1-c',
    'google_compute_instance.i',
  ]);
  expect(pathOf(graph, 'google_compute_instance.numbered')).toEqual([
    'google_compute_network.n',
    'tv_gcp_zone.n_zone-2',
    'google_compute_instance.numbered',
  ]);
});
