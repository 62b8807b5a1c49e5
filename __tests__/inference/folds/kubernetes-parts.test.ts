/** Objects of a cluster that are parts of something else. */
import { arrowsOf, drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const CLUSTER: Sketches = { 'aws_eks_cluster.k': {} };
const nodesOf = (sketches: Sketches): string[] => [...drawn({ ...CLUSTER, ...sketches }).nodes.keys()].sort();

test('a workload that mounts a claim uses the store behind its volume', () => {
  const graph = drawn({
    ...CLUSTER,
    'aws_efs_file_system.e': {},
    'helm_release.h': { refs: { set: 'kubernetes_persistent_volume_claim.c' } },
    'kubernetes_persistent_volume_claim.c': { refs: { 'spec.volume_name': 'kubernetes_persistent_volume.v' } },
    'kubernetes_persistent_volume.v': {
      refs: { 'spec.persistent_volume_source.csi.volume_handle': 'aws_efs_file_system.e' },
    },
  });
  expect([...graph.nodes.keys()].filter((address) => address.includes('persistent'))).toEqual([]);
  expect(arrowsOf(graph)).toContain('helm_release.h > aws_efs_file_system.e');
});

test('a claim without a volume is a part of the workload that mounts it', () => {
  const claim = 'kubernetes_persistent_volume_claim.c';
  expect(nodesOf({ [claim]: {}, 'helm_release.h': { refs: { set: claim } } })).not.toContain(claim);
});

test.each([
  ['NodePool', false],
  ['EC2NodeClass', false],
  ['ClusterIssuer', false],
  ['Deployment', true],
  ['Kafka', true],
])('a manifest of the kind %s has an icon: %s', (kind, hasIcon) => {
  const manifests: Sketches = {
    'kubernetes_manifest.m': { values: { manifest: { kind } } },
    'kubectl_manifest.y': { values: { yaml_body: `apiVersion: v1\nkind: ${kind}\nmetadata: {}\n` } },
  };
  const icons = nodesOf(manifests).filter((address) => address.includes('manifest'));
  expect(icons).toEqual(hasIcon ? ['kubectl_manifest.y', 'kubernetes_manifest.m'] : []);
});
