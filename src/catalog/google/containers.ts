/** Facts about the container types of Google Cloud, one row per Terraform type: see `TypeFacts` in model.ts. */

import type { ExposureRule } from '../access-rules.js';
import { ENDPOINT, EVERYBODY_WITHOUT_SIGN_IN, INTERNET } from '../exposure.js';
import type { TypeTable } from '../model.js';
import type { EgressRule } from '../rules.js';
import { LISTENS_NOWHERE, nodesOf, REGISTRY, rolesOf } from '../shared.js';
import { IN_LOCATION, NAT } from './shared.js';

const OPEN_RUN: readonly ExposureRule[] = [{ audience: INTERNET, when: { ingress: ['', 'INGRESS_TRAFFIC_ALL'] }, isDefault: true }];

// Nodes have public addresses unless they are private nodes.
const PRIVATE_NODES: EgressRule = {
  hops: NAT,
  onlyIf: ['private_cluster_config.enable_private_nodes', 'network_config.enable_private_nodes'],
  onlyIfValues: ['true'],
};

export const GOOGLE_CONTAINERS: TypeTable = {
  google_container_cluster: {
    title: 'GKE cluster',
    icon: 'gcp-google-kubernetes-engine',
    category: 'containers',
    labels: ['node_config.tags', 'node_pool.node_config.tags'],
    ranges: { paths: ['cluster_ipv4_cidr', 'ip_allocation_policy.cluster_ipv4_cidr_block'] },
    knownAs: ['projects/*/locations/*/clusters/{}', 'projects/*/zones/*/clusters/{}'],
    detail: ['location'],
    wrap: IN_LOCATION,
    egress: PRIVATE_NODES,
    exposure: [
      { part: ENDPOINT, audience: INTERNET, when: { 'private_cluster_config.enable_private_endpoint': ['', 'false'], 'master_authorized_networks_config.cidr_blocks.cidr_block': ['', '0.0.0.0/0', '::/0'] }, isDefault: true },
      { part: ENDPOINT, audience: '', when: { 'private_cluster_config.enable_private_endpoint': ['', 'false'] }, ranges: { attribute: 'master_authorized_networks_config.cidr_blocks.cidr_block' } },
    ],
    defaults: { deletion_protection: 'true' },
  },
  google_container_node_pool: { title: 'GKE node pool', icon: 'gcp-google-kubernetes-engine', category: 'containers', labels: ['node_config.tags'], link: nodesOf('cluster'), runsIn: ['cluster'], egress: PRIVATE_NODES },
  google_container_engine_versions: { title: 'GKE versions', icon: 'gcp-google-kubernetes-engine', category: 'containers' },
  google_gke_backup_backup_plan: { title: 'GKE backup plan', icon: 'gcp-google-kubernetes-engine', category: 'containers' },
  google_gke_backup_restore_plan: { title: 'GKE restore plan', icon: 'gcp-google-kubernetes-engine', category: 'containers' },
  google_gke_hub_membership: { title: 'Fleet membership', icon: 'gcp-anthos', category: 'containers', fold: { attributes: ['endpoint'] } },
  google_gke_hub_feature: { title: 'Fleet feature', icon: 'gcp-anthos', category: 'containers' },
  google_gke_hub_feature_membership: { title: 'Fleet feature membership', icon: 'gcp-anthos', category: 'containers', fold: { attributes: ['membership'] } },
  google_gke_hub_fleet: { title: 'Fleet', icon: 'gcp-anthos', category: 'containers' },
  google_container_attached_cluster: { title: 'Attached cluster', icon: 'gcp-anthos', category: 'containers' },
  google_container_aws_cluster: { title: 'GKE on AWS cluster', icon: 'gcp-anthos', category: 'containers' },
  google_container_azure_cluster: { title: 'GKE on Azure cluster', icon: 'gcp-anthos', category: 'containers' },
  google_cloud_run_service: { title: 'Cloud Run service', icon: 'gcp-cloud-run', category: 'containers', granted: rolesOf('run\\.(?:invoker|servicesInvoker)'), knownAs: ['projects/*/locations/*/services/{}'], listens: LISTENS_NOWHERE },
  google_cloud_run_service_iam_member: { title: 'Cloud Run IAM member', icon: 'gcp-cloud-run', category: 'containers' },
  google_cloud_run_service_iam_binding: { title: 'Cloud Run IAM binding', icon: 'gcp-cloud-run', category: 'containers' },
  google_cloud_run_service_iam_policy: { title: 'Cloud Run IAM policy', icon: 'gcp-cloud-run', category: 'containers' },
  google_cloud_run_domain_mapping: { title: 'Cloud Run domain', icon: 'gcp-cloud-run', category: 'containers', fold: { attributes: ['spec'] }, entries: [{ actor: 'users', foldedInto: ['google_cloud_run_service', 'google_cloud_run_v2_service'] }] },
  google_cloud_run_v2_service: {
    title: 'Cloud Run service',
    icon: 'gcp-cloud-run',
    category: 'containers',
    granted: rolesOf('run\\.(?:invoker|servicesInvoker)'),
    knownAs: ['projects/*/locations/*/services/{}'],
    placedBy: ['template.vpc_access'],
    egress: { onlyIf: ['template.vpc_access.egress'], onlyIfValues: ['ALL_TRAFFIC'] },
    listens: LISTENS_NOWHERE,
    exposure: [...OPEN_RUN, { audience: EVERYBODY_WITHOUT_SIGN_IN, when: { iap_enabled: ['true'] }, closes: true }],
    defaults: { deletion_protection: 'true' },
  },
  google_cloud_run_v2_service_iam_member: { title: 'Cloud Run IAM member', icon: 'gcp-cloud-run', category: 'containers' },
  google_cloud_run_v2_service_iam_binding: { title: 'Cloud Run IAM binding', icon: 'gcp-cloud-run', category: 'containers' },
  google_cloud_run_v2_service_iam_policy: { title: 'Cloud Run IAM policy', icon: 'gcp-cloud-run', category: 'containers' },
  google_cloud_run_v2_job: {
    title: 'Cloud Run job',
    icon: 'gcp-cloud-run',
    category: 'containers',
    granted: rolesOf('run\\.(?:invoker|jobsExecutor.*)'),
    placedBy: ['template.template.vpc_access'],
    egress: { onlyIf: ['template.template.vpc_access.egress'], onlyIfValues: ['ALL_TRAFFIC'] },
    listens: LISTENS_NOWHERE,
    defaults: { deletion_protection: 'true' },
  },
  google_cloud_run_v2_job_iam_member: { title: 'Cloud Run job IAM member', icon: 'gcp-cloud-run', category: 'containers' },
  google_cloud_run_v2_worker_pool: { title: 'Cloud Run worker pool', icon: 'gcp-cloud-run', category: 'containers', placedBy: ['template.vpc_access'], egress: { onlyIf: ['template.vpc_access.egress'], onlyIfValues: ['ALL_TRAFFIC'] } },
  google_artifact_registry_repository: { title: 'Artifact Registry repository', icon: 'gcp-artifact-registry', category: 'containers', holdsData: true, ...REGISTRY, knownAs: ['*-docker.pkg.dev/*/{}', 'projects/*/locations/*/repositories/{}'], namedBy: ['repository_id'], detail: ['location'] },
  google_artifact_registry_repository_iam_member: { title: 'Artifact Registry IAM member', icon: 'gcp-artifact-registry', category: 'containers' },
  google_artifact_registry_repository_iam_binding: { title: 'Artifact Registry IAM binding', icon: 'gcp-artifact-registry', category: 'containers' },
  google_container_registry: { title: 'Container Registry', icon: 'gcp-container-registry', category: 'containers', ...REGISTRY, prominence: 'registries' },
  google_binary_authorization_policy: { title: 'Binary Authorization policy', icon: 'gcp-binary-authorization', category: 'security', passive: true },
  google_binary_authorization_attestor: { title: 'Binary Authorization attestor', icon: 'gcp-binary-authorization', category: 'security' },
};
