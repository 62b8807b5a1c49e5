import { arrowsOf, drawn, type Sketch } from '../build.js';

const member = (name: string): Record<string, Sketch> => ({
  [`google_container_cluster.${name}`]: {},
  [`google_gke_hub_membership.${name}`]: {
    refs: { 'endpoint.gke_cluster.resource_link': `google_container_cluster.${name}` },
  },
});
const FEATURE = { 'google_gke_hub_feature.ingress': {} };

describe('a feature of a fleet is joined to all of it', () => {
  test('to the clusters that are members, and to no other', () => {
    const graph = drawn({ ...FEATURE, ...member('eu'), ...member('us'), 'google_container_cluster.alone': {} });
    expect(arrowsOf(graph)).toEqual([
      'google_gke_hub_feature.ingress > google_container_cluster.eu',
      'google_gke_hub_feature.ingress > google_container_cluster.us',
    ]);
    expect(graph.edges.every(({ provenance }) => provenance === 'implied')).toBe(true);
  });

  test('once to the one that it names', () => {
    const path = 'spec.multiclusteringress.config_membership';
    const named = { 'google_gke_hub_feature.ingress': { refs: { [path]: 'google_gke_hub_membership.eu' } } };
    const graph = drawn({ ...member('eu'), ...member('us'), ...named });
    expect(arrowsOf(graph)).toHaveLength(2);
    expect(new Set(graph.edges.map(({ provenance }) => provenance)).size).toBe(2);
  });

  test('not to a crowd, and to none without members', () => {
    const many = Object.assign({}, ...Array.from({ length: 9 }, (_, i) => member(`c${i}`)));
    expect(arrowsOf(drawn({ ...FEATURE, ...many }))).toEqual([]);
    expect(arrowsOf(drawn({ ...FEATURE, 'google_container_cluster.alone': {} }))).toEqual([]);
  });
});
