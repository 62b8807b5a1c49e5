import { rolesOf } from '../access/permissions.js';
import type { Reluctance } from '../model.js';
import { WORKLOADS } from '../shared.js';
import type { TypeTable } from '../table.js';
import { zoneNameIn } from '../whereabouts/unknown.js';
import { IN_ANY_ZONE, IN_ZONE, NAT, PROXY } from './shared.js';

const PUBLIC_ADDRESS: Reluctance = { hops: NAT, unless: ['network_interface.access_config'] };

const INSTANCES = ['google_compute_instance', 'google_compute_instance_template', 'google_compute_region_instance_template'];

export const GOOGLE_COMPUTE: TypeTable = {
  google_compute_instance: {
    title: 'Compute Engine VM',
    icon: 'gcp-compute-engine',
    category: 'compute',
    labels: ['tags'],
    wrap: IN_ZONE,
    detail: ['machine_type'],
    // The network that every project begins with comes with rules that let everybody in.
    entries: [{ actor: 'users', has: ['network_interface.access_config'], open: { name: ['default'] } }],
    answersAt: ['network_interface.network_ip', 'network_interface.access_config.nat_ip'],
    hop: WORKLOADS,
    takesWay: PUBLIC_ADDRESS,
  },
  google_compute_instance_from_template: { title: 'Compute Engine VM', icon: 'gcp-compute-engine', category: 'compute', labels: ['tags'], wrap: IN_ZONE },
  google_compute_instance_from_machine_image: { title: 'Compute Engine VM', icon: 'gcp-compute-engine', category: 'compute', wrap: IN_ZONE },
  google_compute_instance_template: { title: 'Instance template', icon: 'gcp-compute-engine', category: 'compute', labels: ['tags'], fold: { of: ['google_compute_instance_group_manager', 'google_compute_region_instance_group_manager', 'google_compute_instance_from_template'] } },
  google_compute_region_instance_template: { title: 'Instance template', icon: 'gcp-compute-engine', category: 'compute', labels: ['tags'], fold: { of: ['google_compute_instance_group_manager', 'google_compute_region_instance_group_manager'] } },
  google_compute_instance_group: { title: 'Instance group', icon: 'gcp-compute-engine', category: 'compute', wrap: IN_ZONE },
  google_compute_instance_group_manager: { title: 'Managed instance group', icon: 'gcp-compute-engine', category: 'compute', placedBy: ['version', 'instance_template'], wrap: IN_ZONE, takesWay: PUBLIC_ADDRESS },
  google_compute_region_instance_group_manager: { title: 'Managed instance group', icon: 'gcp-compute-engine', category: 'compute', placedBy: ['version', 'instance_template'], takesWay: PUBLIC_ADDRESS },
  google_compute_instance_group_named_port: { title: 'Instance group port', icon: 'gcp-compute-engine', category: 'compute', fold: { by: ['group'] } },
  google_compute_instance_iam_member: { title: 'VM IAM member', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_autoscaler: { title: 'Autoscaler', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_region_autoscaler: { title: 'Autoscaler', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_image: { title: 'VM image', icon: 'gcp-compute-engine', category: 'compute', fold: { of: INSTANCES } },
  google_compute_machine_image: { title: 'Machine image', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_node_group: { title: 'Sole-tenant node group', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_node_template: { title: 'Sole-tenant node template', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_reservation: { title: 'Reservation', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_resource_policy: { title: 'Resource policy', icon: 'gcp-compute-engine', category: 'compute', fold: { of: ['google_compute_disk_resource_policy_attachment', ...INSTANCES] } },
  google_compute_project_metadata: { title: 'Project metadata', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_project_metadata_item: { title: 'Project metadata item', icon: 'gcp-compute-engine', category: 'compute', fold: { by: ['project'] }, quiet: true },
  google_compute_project_default_network_tier: { title: 'Default network tier', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_default_service_account: { title: 'Default service account', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_zones: { title: 'Zones', icon: 'gcp-compute-engine', category: 'compute', lookup: { zones: { names: (region, index) => zoneNameIn('google', region, index) } } },
  google_compute_regions: { title: 'Regions', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_target_instance: { title: 'Target instance', icon: 'gcp-compute-engine', category: 'compute' },
  google_compute_target_pool: { title: 'Target pool', icon: 'gcp-compute-engine', category: 'compute', fold: { of: PROXY } },
  google_compute_disk: { title: 'Persistent disk', icon: 'gcp-persistent-disk', category: 'compute', wrap: IN_ANY_ZONE, fold: { of: [...INSTANCES, 'google_compute_attached_disk'] } },
  google_compute_region_disk: { title: 'Regional persistent disk', icon: 'gcp-persistent-disk', category: 'compute' },
  google_compute_attached_disk: { title: 'Attached disk', icon: 'gcp-persistent-disk', category: 'compute', fold: { by: ['instance', 'disk'] } },
  google_compute_disk_resource_policy_attachment: { title: 'Disk schedule', icon: 'gcp-persistent-disk', category: 'compute', fold: { by: ['disk', 'name'] } },
  google_compute_snapshot: { title: 'Disk snapshot', icon: 'gcp-persistent-disk', category: 'compute', fold: { by: ['source_disk'] } },
  google_compute_instant_snapshot: { title: 'Instant snapshot', icon: 'gcp-persistent-disk', category: 'compute' },
  google_os_config_patch_deployment: { title: 'Patch deployment', icon: 'gcp-os-configuration-management', category: 'compute' },
  google_os_config_os_policy_assignment: { title: 'OS policy', icon: 'gcp-os-configuration-management', category: 'compute' },
  google_os_login_ssh_public_key: { title: 'OS Login SSH key', icon: 'gcp-os-configuration-management', category: 'compute' },
  google_cloudfunctions_function: { title: 'Cloud Function', icon: 'gcp-cloud-functions', category: 'compute', granted: rolesOf('cloudfunctions\\.invoker'), knownAs: ['projects/*/locations/*/functions/{}'], link: { from: ['event_trigger'], to: [] }, detail: ['runtime'] },
  google_cloudfunctions_function_iam_member: { title: 'Cloud Function IAM member', icon: 'gcp-cloud-functions', category: 'compute' },
  google_cloudfunctions2_function: { title: 'Cloud Run function', icon: 'gcp-cloud-functions', category: 'compute', granted: rolesOf('cloudfunctions\\.invoker'), knownAs: ['projects/*/locations/*/functions/{}'], link: { from: ['event_trigger'], to: [] } },
  google_cloudfunctions2_function_iam_member: { title: 'Cloud Run function IAM member', icon: 'gcp-cloud-functions', category: 'compute' },
  google_app_engine_application: { title: 'App Engine application', icon: 'gcp-app-engine', category: 'compute' },
  google_app_engine_standard_app_version: { title: 'App Engine version', icon: 'gcp-app-engine', category: 'compute' },
  google_app_engine_flexible_app_version: { title: 'App Engine flexible version', icon: 'gcp-app-engine', category: 'compute' },
  google_app_engine_service_split_traffic: { title: 'App Engine traffic split', icon: 'gcp-app-engine', category: 'compute' },
  google_app_engine_domain_mapping: { title: 'App Engine domain', icon: 'gcp-app-engine', category: 'compute', fold: { by: ['project'] } },
  google_app_engine_firewall_rule: { title: 'App Engine firewall rule', icon: 'gcp-app-engine', category: 'compute' },
  google_batch_job: { title: 'Batch job', icon: 'gcp-batch', category: 'compute' },
  google_vmwareengine_private_cloud: { title: 'VMware Engine private cloud', icon: 'gcp-vmware-engine', category: 'compute' },
  google_vmwareengine_cluster: { title: 'VMware Engine cluster', icon: 'gcp-vmware-engine', category: 'compute' },
  google_vmwareengine_network: { title: 'VMware Engine network', icon: 'gcp-vmware-engine', category: 'compute' },
  google_vmwareengine_network_peering: { title: 'VMware Engine peering', icon: 'gcp-vmware-engine', category: 'compute' },
  google_vmwareengine_network_policy: { title: 'VMware Engine network policy', icon: 'gcp-vmware-engine', category: 'compute' },
  google_gke_bare_metal: { title: 'Bare metal', icon: 'gcp-bare-metal-solutions', category: 'compute' },
  google_tpu_node: { title: 'Cloud TPU', icon: 'gcp-cloud-tpu', category: 'compute', wrap: IN_ZONE },
  google_tpu_v2_vm: { title: 'Cloud TPU VM', icon: 'gcp-cloud-tpu', category: 'compute', wrap: IN_ZONE },
};
