/** Namespaces of a cluster: boxes around what bears their name. */

import { understand } from '../../src/inference/index.js';
import { present } from '../../src/labels/index.js';
import { drawn, pathOf, plan, type Sketch } from './build.js';

type Sketches = Record<string, Sketch>;

const CLUSTERS: Sketches = {
  'aws_vpc.v': {},
  'aws_subnet.a': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.b': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_eks_cluster.k': { refs: { vpc_config: ['aws_subnet.a', 'aws_subnet.b'] } },
  'aws_eks_cluster.l': { refs: { vpc_config: ['aws_subnet.a', 'aws_subnet.b'] } },
};
const on = (cluster: string, namespace?: string, refs: Sketch['refs'] = {}): Sketch => ({
  values: namespace === undefined ? {} : { namespace },
  refs: { provider: `aws_eks_cluster.${cluster}`, ...refs },
});
const inside = (cluster: string, namespace: string, refs: Sketch['refs'] = {}): Sketch => ({
  values: { metadata: [{ namespace, name: 'x' }] },
  refs: { provider: `aws_eks_cluster.${cluster}`, ...refs },
});
const boxesOf = (sketches: Sketches): Record<string, string> => {
  const graph = drawn({ ...CLUSTERS, ...sketches });
  return Object.fromEntries(
    Object.keys(sketches).flatMap((address): [string, string][] =>
      graph.nodes.has(address) ? [[address, pathOf(graph, address).slice(0, -1).join(' ')]] : [],
    ),
  );
};

const PLACE = 'aws_vpc.v aws_subnet.a';
const INGRESS = `${PLACE} aws_group.namespace_ingress`;

test.each<[string, Sketches, Record<string, string>]>([
  ['of a release', { 'helm_release.r': on('k', 'ingress') }, { 'helm_release.r': INGRESS }],
  [
    'of metadata, the same as that of a release',
    { 'helm_release.r': on('k', 'ingress'), 'kubernetes_deployment_v1.d': inside('k', 'ingress') },
    { 'helm_release.r': INGRESS, 'kubernetes_deployment_v1.d': INGRESS },
  ],
  [
    'of a manifest',
    { 'kubernetes_manifest.m': { ...on('k'), values: { manifest: { metadata: { namespace: 'ingress' } } } } },
    { 'kubernetes_manifest.m': INGRESS },
  ],
  [
    'that a resource builds, by its name: that is part of what uses it',
    {
      'kubernetes_namespace.n': { ...on('k'), values: { metadata: [{ name: 'ingress' }] } },
      'kubernetes_service_v1.s': on('k', undefined, { 'metadata.namespace': 'kubernetes_namespace.n' }),
    },
    { 'kubernetes_service_v1.s': INGRESS },
  ],
  [
    'whose name is not known yet: as the code calls it',
    {
      'kubernetes_namespace.ingress': on('k'),
      'helm_release.r': on('k', undefined, { namespace: 'kubernetes_namespace.ingress' }),
    },
    { 'helm_release.r': INGRESS },
  ],
  [
    'that another release is in',
    { 'helm_release.r': on('k', 'ingress'), 'helm_release.s': on('k', undefined, { namespace: 'helm_release.r' }) },
    { 'helm_release.r': INGRESS, 'helm_release.s': INGRESS },
  ],
  [
    'that is built but not referred to: in the box of its name',
    {
      'kubernetes_namespace.n': { ...on('k'), values: { metadata: [{ name: 'ingress' }] } },
      'helm_release.r': on('k', 'ingress'),
    },
    { 'kubernetes_namespace.n': INGRESS, 'helm_release.r': INGRESS },
  ],
  [
    'with nothing in it: a thing, no box',
    { 'kubernetes_namespace.n': { ...on('k'), values: { metadata: [{ name: 'ingress' }] } } },
    { 'kubernetes_namespace.n': PLACE },
  ],
  ['default: no box', { 'helm_release.r': on('k', 'default') }, { 'helm_release.r': PLACE }],
  ['unknown: no box', { 'helm_release.r': on('k') }, { 'helm_release.r': PLACE }],
  [
    'of two clusters: two boxes',
    { 'helm_release.r': on('k', 'ingress'), 'helm_release.s': on('l', 'ingress') },
    { 'helm_release.r': INGRESS, 'helm_release.s': `${INGRESS}_2` },
  ],
  [
    'two names: two boxes',
    { 'helm_release.r': on('k', 'ingress'), 'helm_release.s': on('k', 'team-a') },
    { 'helm_release.r': INGRESS, 'helm_release.s': `${PLACE} aws_group.namespace_team-a` },
  ],
])('namespace %s', (_, sketches, boxes) => {
  expect(boxesOf(sketches)).toEqual(boxes);
});

test('a namespace has a proof', () => {
  const { ledger } = understand(plan({ ...CLUSTERS, 'helm_release.r': on('k', 'ingress') }));
  expect(ledger.implied).toEqual([{ address: 'aws_group.namespace_ingress', proof: 'helm_release.r' }]);
});

test('instances in two namespaces are not one icon', () => {
  const spaces = ['a', 'b', 'c'].map((key) => [`helm_release.r["${key}"]`, on('k', key)] as const);
  const graph = drawn({ ...CLUSTERS, ...Object.fromEntries(spaces) });
  expect([...graph.nodes.keys()].filter((address) => address.startsWith('helm'))).toHaveLength(3);
});

test('it is titled like what it is, and in no cloud where nothing around it is', () => {
  const graph = drawn({ 'aws_sqs_queue.q': {}, 'helm_release.r': { values: { namespace: 'accounts' } } });
  const box = present(graph, { modules: 'none' }).items.find(({ id }) => id === 'aws_group.namespace_accounts');
  expect(box).toMatchObject({ title: 'Namespace accounts', style: 'aws_group:namespace', parent: null });
});
