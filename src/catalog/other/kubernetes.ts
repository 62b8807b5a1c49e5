/**
 * Facts about the types of the Kubernetes and Helm providers, and the rules for namespaces, selectors and manifests.
 */

import type { ExposureRule } from '../access-rules.js';
import { INTERNET } from '../exposure.js';
import type { GroupedRule, TypeRow, TypeTable } from '../model.js';
import type { EntryRule, SelectionRule } from '../rules.js';
import { NO_EGRESS, nodesOf } from '../shared.js';
import { CLUSTERS } from './clouds.js';

// ---- Shared facts

/** In a namespace of the cluster that the provider talks to. */
const IN_NAMESPACE: GroupedRule = {
  box: 'aws_group',
  noun: 'namespace',
  attributes: ['metadata.namespace', 'manifest.metadata.namespace', 'namespace'],
  clusterAttributes: ['provider'],
  clusterTypes: ['aws_eks_cluster', 'azurerm_kubernetes_cluster', 'google_container_cluster', ...CLUSTERS],
  defaultNames: ['default'],
};

export const NAMESPACED = { grouped: IN_NAMESPACE } as const;

export const NAMESPACE = { grouped: { ...IN_NAMESPACE, nameAttribute: 'metadata.name' } } as const;

/** Placed where its cluster or workspace is, which the provider is configured to talk to. */
export const BESIDE_CLUSTER = { placedBy: ['provider'], runsIn: ['provider'], egress: NO_EGRESS } as const;

/**
 * Runs on the cluster that the provider is configured to talk to. The link is thin, because the workload requests
 * nothing of the cluster.
 */
export const ON_CLUSTER = { ...BESIDE_CLUSTER, link: nodesOf('provider') } as const;

/** Reason for hiding rules and quotas inside a cluster. */
export const RULES_INSIDE = 'a rule inside a cluster: see --detail all';

// ---- Calls inside a cluster: a service selects pods by label, an ingress names a service

interface Selection {
  readonly selects?: readonly SelectionRule[];
  readonly selected?: readonly SelectionRule[];
}

export const PODS: Selection = { selected: [{ by: 'labels', paths: ['spec.template.metadata.labels'] }] };

export const POD: Selection = { selected: [{ by: 'labels', paths: ['metadata.labels'] }] };

const SERVICE: Selection = {
  selects: [{ by: 'labels', paths: ['spec.selector'] }],
  selected: [{ by: 'name', paths: ['metadata.name'] }],
};

export const INGRESS: Selection = {
  selects: [
    {
      by: 'name',
      paths: ['spec.backend.service_name', 'spec.default_backend.service.name', 'spec.rule.http.path.backend.service_name', 'spec.rule.http.path.backend.service.name'],
    },
  ],
};

const WORKLOADS = ['DaemonSet', 'Deployment', 'Job', 'ReplicaSet', 'StatefulSet'];
const isKind = (...kinds: readonly string[]): Pick<SelectionRule, 'when'> => ({ when: { 'manifest.kind': kinds } });

/** Same, for a raw manifest with the attribute names of Kubernetes. */
export const MANIFEST: Selection = {
  selects: [
    { by: 'labels', paths: ['manifest.spec.selector'], ...isKind('Service') },
    {
      ...{ by: 'name', ...isKind('Ingress') },
      paths: ['manifest.spec.defaultBackend.service.name', 'manifest.spec.rules.http.paths.backend.service.name'],
    },
    { by: 'name', paths: ['manifest.spec.rules.backendRefs.name'], ...isKind('HTTPRoute') },
  ],
  selected: [
    { by: 'labels', paths: ['manifest.spec.template.metadata.labels'], ...isKind(...WORKLOADS) },
    { by: 'labels', paths: ['manifest.metadata.labels'], ...isKind('Pod') },
    { by: 'name', paths: ['manifest.metadata.name'], ...isKind('Service') },
  ],
};

// ---- Services of type `LoadBalancer`, and the annotations that give them an internal address. Without one the address is
// public, except with the AWS controller, which builds internal load balancers by default.
// https://kubernetes.io/docs/concepts/services-networking/service/#internal-load-balancer,
// https://docs.aws.amazon.com/eks/latest/userguide/network-load-balancing.html,
// https://learn.microsoft.com/azure/aks/internal-lb,
// https://cloud.google.com/kubernetes-engine/docs/how-to/internal-load-balancing

const TYPE = 'spec.type';
const LOAD_BALANCER = 'LoadBalancer';
const RANGES = 'spec.load_balancer_source_ranges';

const annotation = (name: string): string => `metadata.annotations.${name}`;
const AWS = annotation('service.beta.kubernetes.io/aws-load-balancer-internal');
const AWS_CONTROLLER = annotation('service.beta.kubernetes.io/aws-load-balancer-type');
const AZURE = annotation('service.beta.kubernetes.io/azure-load-balancer-internal');
const GOOGLE = annotation('networking.gke.io/load-balancer-type');
const GOOGLE_BEFORE = annotation('cloud.google.com/load-balancer-type');

// Annotation for a public load balancer, with any controller.
const SCHEME = annotation('service.beta.kubernetes.io/aws-load-balancer-scheme');
const FACING = 'internet-facing';

// Annotation values of a public address; the empty text means not set.
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  [AWS]: ['', 'false'],
  [SCHEME]: ['', FACING],
  [AWS_CONTROLLER]: ['', 'nlb'],
  [AZURE]: ['', 'false'],
  [GOOGLE]: ['', 'External'],
  [GOOGLE_BEFORE]: ['', 'External'],
  'spec.load_balancer_class': [''],
};

const INTERNAL: Readonly<Record<string, readonly string[]>> = {
  [AWS]: ['true', '0.0.0.0/0'],
  [SCHEME]: ['internal'],
  [AWS_CONTROLLER]: ['external', 'nlb-ip'],
  [AZURE]: ['true'],
  [GOOGLE]: ['Internal'],
  [GOOGLE_BEFORE]: ['Internal'],
  'spec.load_balancer_class': ['service.k8s.aws/nlb'],
};

// Users enter through it.
const BALANCED: { readonly entries: readonly EntryRule[] } = {
  entries: [
    { actor: 'users', when: { [TYPE]: [LOAD_BALANCER] }, unless: INTERNAL },
    { actor: 'users', when: { [SCHEME]: [FACING] } },
  ],
};

// Values of a chart whose service has no address, or one inside a network.
const NOT_PUBLIC = /\btype["']?:\s*["']?(?:ClusterIP|NodePort)\b|\binternal["']?\s*:\s*["']?true\b|scheme["']?:\s*["']?internal\b/i;

// Charts of ingress controllers create a load balancer, which has a public address unless a value says otherwise.
const INGRESS_CHART: readonly EntryRule[] = [
  {
    actor: 'users',
    matches: { chart: /(?:^|\/)(?:ambassador|emissary-ingress|haproxy-ingress|ingress-nginx|kong|nginx-ingress(?:-controller)?|traefik)(?:$|[-_]?\d|\.tgz)/ },
    unlessMatches: { values: NOT_PUBLIC, 'set.name': /internal/i, 'set.value': /^(?:ClusterIP|NodePort|internal)$/i },
  },
];

const FOR_EVERYBODY = { [TYPE]: [LOAD_BALANCER], [RANGES]: ['', '0.0.0.0/0', '::/0'] };

const OPEN_SERVICE: readonly ExposureRule[] = [
  { audience: INTERNET, when: { ...FOR_EVERYBODY, ...PUBLIC } },
  { audience: INTERNET, when: { ...FOR_EVERYBODY, [SCHEME]: [FACING] } },
  { audience: '', when: { [TYPE]: [LOAD_BALANCER] }, ranges: { attribute: RANGES } },
];

// ---- Parts of others

/** A volume is a name for its store; a claim is a name for its volume, or a part of the workload that mounts it. */
const OF_STORE: TypeRow = { fold: { attributes: ['spec'] }, placedBy: [], plumbing: true };
const OF_VOLUME: TypeRow = {
  fold: { attributes: ['spec'], hostTypes: ['kubernetes_persistent_volume', 'kubernetes_persistent_volume_v1'], userTypes: ['*'] },
  plumbing: true,
};

/** Last words of the kinds of objects that configure the cluster: `EC2NodeClass`, `ClusterIssuer`, `ServiceMonitor`. */
const SETTING_KINDS = '(?:Account|Authentication|Autoscaler|Binding|Budget|Certificate|Claim|Class|Config|ConfigMap|Definition|Issuer|Limit|Middleware|Monitor|Namespace|' + 'Permission|Policy|Pool|Profile|Provisioner|Quota|Range|Role|Rule|ScaledObject|Secret|Store|Template|Volume)s?';

/** Facts of a raw manifest: one whose kind configures the cluster is a part of it. */
const settingIf = (path: string, kind: string): TypeRow => ({ fold: { when: { [path]: new RegExp(kind) }, attributes: ['provider'] }, plumbing: false });

export const KUBERNETES: TypeTable = {
  kubernetes_deployment: { title: 'Deployment', icon: 'k8s-deployment', category: 'containers' },
  kubernetes_deployment_v1: { title: 'Deployment', icon: 'k8s-deployment', category: 'containers' },
  kubernetes_stateful_set: { title: 'StatefulSet', icon: 'k8s-statefulset', category: 'containers' },
  kubernetes_stateful_set_v1: { title: 'StatefulSet', icon: 'k8s-statefulset', category: 'containers' },
  kubernetes_daemonset: { title: 'DaemonSet', icon: 'k8s-daemonset', category: 'containers', ...ON_CLUSTER, ...PODS },
  kubernetes_daemon_set_v1: { title: 'DaemonSet', icon: 'k8s-daemonset', category: 'containers' },
  kubernetes_replication_controller: { title: 'Replication controller', icon: 'k8s-replicaset', category: 'containers' },
  kubernetes_replication_controller_v1: { title: 'Replication controller', icon: 'k8s-replicaset', category: 'containers' },
  kubernetes_pod: { title: 'Pod', icon: 'k8s-pod', category: 'containers' },
  kubernetes_pod_v1: { title: 'Pod', icon: 'k8s-pod', category: 'containers' },
  kubernetes_job: { title: 'Job', icon: 'k8s-job', category: 'containers' },
  kubernetes_job_v1: { title: 'Job', icon: 'k8s-job', category: 'containers' },
  kubernetes_cron_job: { title: 'CronJob', icon: 'k8s-cronjob', category: 'containers' },
  kubernetes_cron_job_v1: { title: 'CronJob', icon: 'k8s-cronjob', category: 'containers' },
  kubernetes_service: { title: 'Service', icon: 'k8s-service', category: 'containers', ...ON_CLUSTER, ...SERVICE, ...BALANCED, exposure: OPEN_SERVICE },
  kubernetes_service_v1: { title: 'Service', icon: 'k8s-service', category: 'containers', ...ON_CLUSTER, ...SERVICE, ...BALANCED, exposure: OPEN_SERVICE },
  kubernetes_endpoints: { title: 'Endpoints', icon: 'k8s-endpoints', category: 'containers' },
  kubernetes_endpoints_v1: { title: 'Endpoints', icon: 'k8s-endpoints', category: 'containers' },
  kubernetes_endpoint_slice_v1: { title: 'Endpoint slice', icon: 'k8s-endpoints', category: 'containers' },
  kubernetes_ingress: { title: 'Ingress', icon: 'k8s-ingress', category: 'containers' },
  kubernetes_ingress_v1: { title: 'Ingress', icon: 'k8s-ingress', category: 'containers' },
  kubernetes_ingress_class: { title: 'Ingress class', icon: 'k8s-ingress', category: 'containers' },
  kubernetes_ingress_class_v1: { title: 'Ingress class', icon: 'k8s-ingress', category: 'containers' },
  kubernetes_namespace: { title: 'Namespace', icon: 'k8s-namespace', category: 'containers' },
  kubernetes_namespace_v1: { title: 'Namespace', icon: 'k8s-namespace', category: 'containers' },
  kubernetes_config_map: { title: 'ConfigMap', icon: 'k8s-configmap', category: 'containers' },
  kubernetes_config_map_v1: { title: 'ConfigMap', icon: 'k8s-configmap', category: 'containers' },
  kubernetes_config_map_v1_data: { title: 'ConfigMap data', icon: 'k8s-configmap', category: 'containers' },
  kubernetes_secret: { title: 'Secret', icon: 'k8s-secret', category: 'containers' },
  kubernetes_secret_v1: { title: 'Secret', icon: 'k8s-secret', category: 'containers' },
  kubernetes_service_account: { title: 'Service account', icon: 'k8s-serviceaccount', category: 'containers' },
  kubernetes_service_account_v1: { title: 'Service account', icon: 'k8s-serviceaccount', category: 'containers' },
  kubernetes_default_service_account: { title: 'Default service account', icon: 'k8s-serviceaccount', category: 'containers' },
  kubernetes_default_service_account_v1: { title: 'Default service account', icon: 'k8s-serviceaccount', category: 'containers' },
  kubernetes_token_request_v1: { title: 'Service account token', icon: 'k8s-serviceaccount', category: 'containers', prominence: 'identity' },
  kubernetes_role: { title: 'Role', icon: 'k8s-role', category: 'containers' },
  kubernetes_role_v1: { title: 'Role', icon: 'k8s-role', category: 'containers' },
  kubernetes_role_binding: { title: 'Role binding', icon: 'k8s-rolebinding', category: 'containers' },
  kubernetes_role_binding_v1: { title: 'Role binding', icon: 'k8s-rolebinding', category: 'containers' },
  kubernetes_cluster_role: { title: 'Cluster role', icon: 'k8s-clusterrole', category: 'containers' },
  kubernetes_cluster_role_v1: { title: 'Cluster role', icon: 'k8s-clusterrole', category: 'containers' },
  kubernetes_cluster_role_binding: { title: 'Cluster role binding', icon: 'k8s-clusterrolebinding', category: 'containers' },
  kubernetes_cluster_role_binding_v1: { title: 'Cluster role binding', icon: 'k8s-clusterrolebinding', category: 'containers' },
  kubernetes_persistent_volume: { title: 'Persistent volume', icon: 'k8s-persistentvolume', category: 'containers', holdsData: true, ...OF_STORE },
  kubernetes_persistent_volume_v1: { title: 'Persistent volume', icon: 'k8s-persistentvolume', category: 'containers', holdsData: true, ...OF_STORE },
  kubernetes_persistent_volume_claim: { title: 'Persistent volume claim', icon: 'k8s-persistentvolumeclaim', category: 'containers', holdsData: true, ...OF_VOLUME },
  kubernetes_persistent_volume_claim_v1: { title: 'Persistent volume claim', icon: 'k8s-persistentvolumeclaim', category: 'containers', holdsData: true, ...OF_VOLUME },
  kubernetes_storage_class: { title: 'Storage class', icon: 'k8s-storageclass', category: 'containers' },
  kubernetes_storage_class_v1: { title: 'Storage class', icon: 'k8s-storageclass', category: 'containers' },
  kubernetes_network_policy: { title: 'Network policy', icon: 'k8s-networkpolicy', category: 'containers' },
  kubernetes_network_policy_v1: { title: 'Network policy', icon: 'k8s-networkpolicy', category: 'containers' },
  kubernetes_horizontal_pod_autoscaler: { title: 'Pod autoscaler', icon: 'k8s-horizontalpodautoscaler', category: 'containers' },
  kubernetes_horizontal_pod_autoscaler_v1: { title: 'Pod autoscaler', icon: 'k8s-horizontalpodautoscaler', category: 'containers' },
  kubernetes_horizontal_pod_autoscaler_v2: { title: 'Pod autoscaler', icon: 'k8s-horizontalpodautoscaler', category: 'containers' },
  kubernetes_limit_range: { title: 'Limit range', icon: 'k8s-limitrange', category: 'containers' },
  kubernetes_limit_range_v1: { title: 'Limit range', icon: 'k8s-limitrange', category: 'containers' },
  kubernetes_resource_quota: { title: 'Resource quota', icon: 'k8s-resourcequota', category: 'containers' },
  kubernetes_resource_quota_v1: { title: 'Resource quota', icon: 'k8s-resourcequota', category: 'containers' },
  kubernetes_manifest: { title: 'Kubernetes manifest', icon: 'k8s-customresourcedefinition', category: 'containers', ...settingIf('manifest.kind', `^\\w*${SETTING_KINDS}$`) },
  kubectl_manifest: { title: 'Kubernetes manifest', icon: 'k8s-customresourcedefinition', category: 'containers', ...ON_CLUSTER, ...NAMESPACED, ...settingIf('yaml_body', `(?:^|\\n)kind:\\s*\\w*${SETTING_KINDS}\\s*(?:$|\\n)`) },
  kubernetes_validating_webhook_configuration: { title: 'Validating webhook', icon: 'k8s-customresourcedefinition', category: 'containers' },
  kubernetes_mutating_webhook_configuration: { title: 'Mutating webhook', icon: 'k8s-customresourcedefinition', category: 'containers' },
  kubernetes_labels: { title: 'Labels', icon: 'k8s-customresourcedefinition', category: 'containers', hide: 'changes the metadata of an object' },
  kubernetes_annotations: { title: 'Annotations', icon: 'k8s-customresourcedefinition', category: 'containers', hide: 'changes the metadata of an object' },
  kubernetes_node_taint: { title: 'Node taint', icon: 'k8s-worker-node', category: 'containers', hide: 'changes the metadata of an object' },
  helm_release: { title: 'Helm release', icon: 'helm', category: 'containers', ...ON_CLUSTER, ...NAMESPACED, entries: INGRESS_CHART },
  helm_template: { title: 'Helm template', icon: 'helm', category: 'containers' },
};
