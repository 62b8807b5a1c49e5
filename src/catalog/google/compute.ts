/** Facts about the compute types of Google Cloud, one row per Terraform type: see `TypeFacts` in model.ts. */

import { INTERNET, PUBLIC_ADDRESS } from '../exposure.js';
import { zoneNameIn } from '../locations.js';
import type { TypeTable } from '../model.js';
import type { EgressRule } from '../rules.js';
import { LISTENS_NOWHERE, rolesOf, WORKLOADS } from '../shared.js';
import { IN_ANY_ZONE, IN_ZONE, NAT, PROXY } from './shared.js';

const OWN_ADDRESS: EgressRule = { hops: NAT, unless: ['network_interface.access_config'] };

/** Addresses of a machine that its template or itself asks for. */
const PUBLIC_ADDRESSES = ['network_interface.access_config', 'network_interface.ipv6_access_config'];

const INSTANCES = ['google_compute_instance', 'google_compute_instance_template', 'google_compute_region_instance_template'];

export const GOOGLE_COMPUTE: TypeTable = {
  google_compute_instance: {
    title: 'Compute Engine VM',
    icon: 'gcp-compute-engine',
    category: 'compute',
    labels: ['tags'],
    wrap: IN_ZONE,
    detail: ['machine_type'],
    entries: [
      { actor: 'users', has: ['network_interface.access_config'], groupAttributes: [] },
      { actor: 'users', tunnel: true },
    ],
    addresses: ['network_interface.network_ip', 'network_interface.access_config.nat_ip'],
    routeHop: WORKLOADS,
    egress: OWN_ADDRESS,
    publicAddresses: PUBLIC_ADDRESSES,
    exposure: [{ audience: PUBLIC_ADDRESS, has: ['network_interface.access_config'], isDefault: true }],
  },
  google_compute_instance_from_template: { title: 'Compute Engine VM', icon: 'gcp-compute-engine', category: 'compute', labels: ['tags'], wrap: IN_ZONE },
  google_compute_instance_from_machine_image: { title: 'Compute Engine VM', icon: 'gcp-compute-engine', category: 'compute', wrap: IN_ZONE },
  google_compute_instance_template: {
    title: 'Instance template',
    icon: 'gcp-compute-engine',
    category: 'compute',
    labels: ['tags'],
    publicAddresses: PUBLIC_ADDRESSES,
    fold: { userTypes: ['google_compute_instance_group_manager', 'google_compute_region_instance_group_manager', 'google_compute_instance_from_template'] },
  },
  google_compute_region_instance_template: { title: 'Instance template', icon: 'gcp-compute-engine', category: 'compute', labels: ['tags'], publicAddresses: PUBLIC_ADDRESSES, fold: { userTypes: ['google_compute_instance_group_manager', 'google_compute_region_instance_group_manager'] } },
  google_compute_instance_group: { title: 'Instance group', icon: 'gcp-compute-engine', category: 'compute', wrap: IN_ZONE, attachment: true },
  google_compute_instance_group_manager: { title: 'Managed instance group', icon: 'gcp-compute-engine', category: 'compute', placedBy: ['version', 'instance_template'], wrap: IN_ZONE, egress: OWN_ADDRESS },
  google_compute_region_instance_group_manager: { title: 'Managed instance group', icon: 'gcp-compute-engine', category: 'compute', placedBy: ['version', 'instance_template'], egress: OWN_ADDRESS },
  google_compute_instance_group_named_port: { title: 'Instance group port', icon: 'gcp-compute-engine', category: 'compute', fold: { attributes: ['group'] } },
  google_compute_instance_iam_member: { title: 'VM IAM member', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_autoscaler: { title: 'Autoscaler', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_region_autoscaler: { title: 'Autoscaler', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_image: { title: 'VM image', icon: 'gcp-compute-engine', category: 'compute', fold: { userTypes: INSTANCES } },
  google_compute_machine_image: { title: 'Machine image', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_node_group: { title: 'Sole-tenant node group', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_node_template: { title: 'Sole-tenant node template', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_reservation: { title: 'Reservation', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_resource_policy: { title: 'Resource policy', icon: 'gcp-compute-engine', category: 'compute', fold: { userTypes: ['google_compute_disk_resource_policy_attachment', ...INSTANCES] } },
  google_compute_project_metadata: { title: 'Project metadata', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_project_metadata_item: { title: 'Project metadata item', icon: 'gcp-compute-engine', category: 'compute', fold: { attributes: ['project'] }, supporting: true },
  google_compute_project_default_network_tier: { title: 'Default network tier', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_default_service_account: { title: 'Default service account', icon: 'gcp-compute-engine', category: 'compute', identity: true, prominence: 'identity' },
  google_compute_zones: { title: 'Zones', icon: 'gcp-compute-engine', category: 'compute', lookup: { zones: { names: (region, index) => zoneNameIn('google', region, index) } }, prominence: 'governance' },
  google_compute_regions: { title: 'Regions', icon: 'gcp-compute-engine', category: 'compute', prominence: 'governance' },
  google_compute_target_instance: { title: 'Target instance', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_target_pool: { title: 'Target pool', icon: 'gcp-compute-engine', category: 'compute', fold: { userTypes: PROXY }, direction: 'in' },
  google_compute_disk: { holdsData: true, title: 'Persistent disk', icon: 'gcp-persistent-disk', category: 'compute', wrap: IN_ANY_ZONE, fold: { userTypes: [...INSTANCES, 'google_compute_attached_disk'] } },
  google_compute_region_disk: { holdsData: true, title: 'Regional persistent disk', icon: 'gcp-persistent-disk', category: 'compute' },
  google_compute_attached_disk: { title: 'Attached disk', icon: 'gcp-persistent-disk', category: 'compute', fold: { attributes: ['instance', 'disk'] } },
  google_compute_disk_resource_policy_attachment: { title: 'Disk schedule', icon: 'gcp-persistent-disk', category: 'compute', fold: { attributes: ['disk', 'name'] } },
  google_compute_snapshot: { title: 'Disk snapshot', icon: 'gcp-persistent-disk', category: 'compute', holdsData: true, fold: { attributes: ['source_disk'] }, prominence: 'backup' },
  google_compute_instant_snapshot: { title: 'Instant snapshot', icon: 'gcp-persistent-disk', category: 'compute', prominence: 'backup' },
  google_os_config_patch_deployment: { title: 'Patch deployment', icon: 'gcp-os-configuration-management', category: 'compute' },
  google_os_config_os_policy_assignment: { title: 'OS policy', icon: 'gcp-os-configuration-management', category: 'compute' },
  google_os_login_ssh_public_key: { title: 'OS Login SSH key', icon: 'gcp-os-configuration-management', category: 'compute', prominence: 'security' },
  google_cloudfunctions_function: {
    title: 'Cloud Function',
    icon: 'gcp-cloud-functions',
    category: 'compute',
    granted: rolesOf('cloudfunctions\\.invoker'),
    knownAs: ['projects/*/locations/*/functions/{}'],
    link: { from: ['event_trigger'], to: [] },
    detail: ['runtime'],
    listens: LISTENS_NOWHERE,
    exposure: [{ audience: INTERNET, when: { ingress_settings: ['', 'ALLOW_ALL'] }, isDefault: true }],
  },
  google_cloudfunctions_function_iam_member: { title: 'Cloud Function IAM member', icon: 'gcp-cloud-functions', category: 'compute' },
  google_cloudfunctions2_function: {
    title: 'Cloud Run function',
    icon: 'gcp-cloud-functions',
    category: 'compute',
    granted: rolesOf('cloudfunctions\\.invoker'),
    knownAs: ['projects/*/locations/*/functions/{}'],
    link: { from: ['event_trigger'], to: [] },
    listens: LISTENS_NOWHERE,
    exposure: [{ audience: INTERNET, when: { 'service_config.ingress_settings': ['', 'ALLOW_ALL'] }, isDefault: true }],
  },
  google_cloudfunctions2_function_iam_member: { title: 'Cloud Run function IAM member', icon: 'gcp-cloud-functions', category: 'compute' },
  google_app_engine_application: { title: 'App Engine application', icon: 'gcp-app-engine', category: 'compute' },
  google_app_engine_standard_app_version: { title: 'App Engine version', icon: 'gcp-app-engine', category: 'compute', exposure: [{ audience: INTERNET, isDefault: true }] },
  google_app_engine_flexible_app_version: { title: 'App Engine flexible version', icon: 'gcp-app-engine', category: 'compute', exposure: [{ audience: INTERNET, isDefault: true }] },
  google_app_engine_service_split_traffic: { title: 'App Engine traffic split', icon: 'gcp-app-engine', category: 'compute' },
  google_app_engine_service_network_settings: {
    title: 'App Engine network settings',
    icon: 'gcp-app-engine',
    category: 'compute',
    fold: { attributes: ['service'] },
    exposure: [{ audience: INTERNET, subjectAttributes: ['service'], when: { 'network_settings.ingress_traffic_allowed': ['INGRESS_TRAFFIC_ALLOWED_INTERNAL_ONLY', 'INGRESS_TRAFFIC_ALLOWED_INTERNAL_AND_LB'] }, closes: true }],
  },
  google_app_engine_domain_mapping: { title: 'App Engine domain', icon: 'gcp-app-engine', category: 'compute', fold: { attributes: ['project'] } },
  google_app_engine_firewall_rule: { title: 'App Engine firewall rule', icon: 'gcp-app-engine', category: 'compute', prominence: 'security' },
  google_batch_job: { title: 'Batch job', icon: 'gcp-batch', category: 'compute' },
  google_vmwareengine_private_cloud: { title: 'VMware Engine private cloud', icon: 'gcp-vmware-engine', category: 'compute' },
  google_vmwareengine_cluster: { title: 'VMware Engine cluster', icon: 'gcp-vmware-engine', category: 'compute' },
  google_vmwareengine_network: { title: 'VMware Engine network', icon: 'gcp-vmware-engine', category: 'compute' },
  google_vmwareengine_network_peering: { title: 'VMware Engine peering', icon: 'gcp-vmware-engine', category: 'compute', placedBy: [], connection: 'peering' },
  google_vmwareengine_network_policy: { title: 'VMware Engine network policy', icon: 'gcp-vmware-engine', category: 'compute' },
  google_gke_bare_metal: { title: 'Bare metal', icon: 'gcp-bare-metal-solutions', category: 'compute' },
  google_tpu_node: { title: 'Cloud TPU', icon: 'gcp-cloud-tpu', category: 'compute', wrap: IN_ZONE },
  google_tpu_v2_vm: { title: 'Cloud TPU VM', icon: 'gcp-cloud-tpu', category: 'compute', wrap: IN_ZONE },
};
