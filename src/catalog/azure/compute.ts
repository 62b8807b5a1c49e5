/** Facts about the compute types of Azure, one row per Terraform type: see `TypeFacts` in model.ts. */

import type { ExposureRule } from '../access-rules.js';
import { INTERNET, UNAUTHORISED } from '../exposure.js';
import type { TypeTable } from '../model.js';
import type { EntryRule } from '../rules.js';
import { LISTENS_NOWHERE, OPEN_TO_USERS } from '../shared.js';
import { ALL_ROUTED, MACHINES, OPEN_BY_DEFAULT, PUBLIC_NETWORK_ACCESS, ROUTED } from './shared.js';

const OPEN_APP: readonly ExposureRule[] = [
  PUBLIC_NETWORK_ACCESS,
  { audience: INTERNET, when: { 'site_config.ip_restriction_default_action': ['Deny'] }, closes: true },
  {
    audience: UNAUTHORISED,
    when: { 'auth_settings_v2.auth_enabled': ['', 'false'], 'auth_settings.enabled': ['', 'false'] },
    isDefault: true,
  },
];

const APPS = ['azurerm_linux_web_app', 'azurerm_windows_web_app', 'azurerm_app_service', 'azurerm_linux_function_app', 'azurerm_windows_function_app', 'azurerm_function_app_flex_consumption', 'azurerm_function_app', 'azurerm_logic_app_standard'];

const WEB_APP = ['default_hostname'];

// Open to everybody, unless it names permitted sources or a front.
const OPEN = { actor: 'users', unless: { public_network_access_enabled: ['false'], 'site_config.ip_restriction_default_action': ['Deny'] }, hasNone: ['site_config.ip_restriction'] } as const;

const IN_PUBLIC: readonly EntryRule[] = [
  { ...OPEN, when: { public_network_access_enabled: ['true'] } },
  // A resource of which nothing is known is not assumed to be open.
  { ...OPEN, has: ['name', 'location', 'https_only', 'site_config'], notReferencedBy: ['azurerm_private_endpoint'] },
];

// A function may serve events or requests; CORS origins prove that users call it.
const FOR_BROWSERS: readonly EntryRule[] = IN_PUBLIC.map((rule) => ({ ...rule, has: ['site_config.cors.allowed_origins'] }));

export const AZURE_COMPUTE: TypeTable = {
  azurerm_linux_virtual_machine: { title: 'Linux virtual machine', icon: 'azure-virtual-machine', category: 'compute', detail: ['size', 'zone'], addresses: ['private_ip_address', 'public_ip_address'], routeHop: ROUTED },
  azurerm_windows_virtual_machine: { title: 'Windows virtual machine', icon: 'azure-virtual-machine', category: 'compute', detail: ['size', 'zone'], addresses: ['private_ip_address', 'public_ip_address'], routeHop: ROUTED },
  azurerm_virtual_machine: { title: 'Virtual machine', icon: 'azure-virtual-machine', category: 'compute', detail: ['vm_size', 'zones'], routeHop: ROUTED },
  azurerm_virtual_machine_extension: { title: 'VM extension', icon: 'azure-virtual-machine', category: 'compute', fold: { attributes: ['virtual_machine_id'] }, independent: false },
  azurerm_virtual_machine_data_disk_attachment: { title: 'VM disk attachment', icon: 'azure-virtual-machine', category: 'compute', fold: { attributes: ['virtual_machine_id', 'managed_disk_id'] } },
  azurerm_virtual_machine_run_command: { title: 'VM run command', icon: 'azure-virtual-machine', category: 'compute', fold: { attributes: ['virtual_machine_id'] }, independent: false },
  azurerm_mssql_virtual_machine: { title: 'SQL Server VM', icon: 'azure-virtual-machine', category: 'compute' },
  azurerm_dev_test_global_vm_shutdown_schedule: { title: 'VM shutdown schedule', icon: 'azure-virtual-machine', category: 'compute', fold: { attributes: ['virtual_machine_id'] }, supporting: true },
  azurerm_maintenance_assignment_virtual_machine: { title: 'VM maintenance assignment', icon: 'azure-virtual-machine', category: 'compute' },
  azurerm_linux_virtual_machine_scale_set: { title: 'Linux scale set', icon: 'azure-vm-scale-sets', category: 'compute', detail: ['zones'], publicAddresses: ['network_interface.ip_configuration.public_ip_address'] },
  azurerm_windows_virtual_machine_scale_set: { title: 'Windows scale set', icon: 'azure-vm-scale-sets', category: 'compute', detail: ['zones'], publicAddresses: ['network_interface.ip_configuration.public_ip_address'] },
  azurerm_orchestrated_virtual_machine_scale_set: { title: 'Flexible scale set', icon: 'azure-vm-scale-sets', category: 'compute', detail: ['zones'] },
  azurerm_virtual_machine_scale_set: { title: 'VM scale set', icon: 'azure-vm-scale-sets', category: 'compute', detail: ['zones'] },
  azurerm_virtual_machine_scale_set_extension: { title: 'Scale set extension', icon: 'azure-vm-scale-sets', category: 'compute', fold: { attributes: ['virtual_machine_scale_set_id'] }, independent: false },
  azurerm_monitor_autoscale_setting: { title: 'Autoscale setting', icon: 'azure-auto-scale', category: 'compute', fold: { attributes: ['target_resource_id'] }, supporting: true },
  azurerm_availability_set: { title: 'Availability set', icon: 'azure-availability-sets', category: 'compute', fold: { userTypes: MACHINES } },
  azurerm_managed_disk: { holdsData: true, title: 'Managed disk', icon: 'azure-disks', category: 'compute', fold: { userTypes: ['azurerm_virtual_machine_data_disk_attachment', ...MACHINES] } },
  azurerm_managed_disk_sas_token: { title: 'Disk access token', icon: 'azure-disks', category: 'compute', fold: { attributes: ['managed_disk_id'] }, supporting: true },
  azurerm_disk_access: { title: 'Disk access', icon: 'azure-disks', category: 'compute', prominence: 'security' },
  azurerm_disk_encryption_set: { title: 'Disk encryption set', icon: 'azure-disk-encryption-sets', category: 'compute', supporting: true, plumbing: true, prominence: 'security' },
  azurerm_image: { title: 'VM image', icon: 'azure-images', category: 'compute', fold: { userTypes: MACHINES } },
  azurerm_platform_image: { title: 'Platform image', icon: 'azure-images', category: 'compute' },
  azurerm_shared_image_gallery: { title: 'Compute gallery', icon: 'azure-azure-compute-galleries', category: 'compute', prominence: 'registries' },
  azurerm_shared_image: { title: 'Gallery image', icon: 'azure-image-definitions', category: 'compute', fold: { attributes: ['gallery_name'] } },
  azurerm_shared_image_version: { title: 'Gallery image version', icon: 'azure-image-versions', category: 'compute', fold: { attributes: ['gallery_name', 'image_name'] } },
  azurerm_snapshot: { title: 'Disk snapshot', icon: 'azure-disks-snapshots', category: 'compute', holdsData: true, prominence: 'backup' },
  azurerm_ssh_public_key: { title: 'SSH public key', icon: 'azure-ssh-keys', category: 'compute', fold: { userTypes: MACHINES }, supporting: true, prominence: 'security' },
  azurerm_proximity_placement_group: { title: 'Proximity placement group', icon: 'azure-proximity-placement-groups', category: 'compute', fold: { userTypes: [...MACHINES, 'azurerm_availability_set'] } },
  azurerm_dedicated_host_group: { title: 'Dedicated host group', icon: 'azure-host-groups', category: 'compute' },
  azurerm_dedicated_host: { title: 'Dedicated host', icon: 'azure-hosts', category: 'compute' },
  azurerm_capacity_reservation_group: { title: 'Capacity reservation group', icon: 'azure-capacity-reservation-groups', category: 'compute' },
  azurerm_capacity_reservation: { title: 'Capacity reservation', icon: 'azure-capacity-reservation-groups', category: 'compute' },
  azurerm_virtual_machine_restore_point_collection: { title: 'VM restore points', icon: 'azure-restore-points-collections', category: 'compute', prominence: 'backup' },
  azurerm_maintenance_configuration: { title: 'Maintenance configuration', icon: 'azure-maintenance-configuration', category: 'compute' },
  azurerm_batch_account: { alone: true, title: 'Batch account', icon: 'azure-batch-accounts', category: 'compute', exposure: OPEN_BY_DEFAULT },
  azurerm_batch_pool: { title: 'Batch pool', icon: 'azure-batch-accounts', category: 'compute' },
  azurerm_batch_job: { title: 'Batch job', icon: 'azure-batch-accounts', category: 'compute' },
  azurerm_batch_application: { title: 'Batch application', icon: 'azure-batch-accounts', category: 'compute' },
  azurerm_service_plan: { title: 'App Service plan', icon: 'azure-app-service-plans', category: 'compute', fold: { userTypes: APPS }, detail: ['sku_name'], plumbing: true },
  azurerm_app_service_plan: { title: 'App Service plan', icon: 'azure-app-service-plans', category: 'compute', fold: { userTypes: APPS }, plumbing: true },
  azurerm_linux_web_app: { title: 'Linux web app', icon: 'azure-app-services', category: 'compute', knownAs: ['{}.azurewebsites.net', '/providers/Microsoft.Web/sites/{}'], entries: IN_PUBLIC, addresses: WEB_APP, egress: ALL_ROUTED, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_windows_web_app: { title: 'Windows web app', icon: 'azure-app-services', category: 'compute', knownAs: ['{}.azurewebsites.net', '/providers/Microsoft.Web/sites/{}'], entries: IN_PUBLIC, addresses: WEB_APP, egress: ALL_ROUTED, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_app_service: { title: 'App Service', icon: 'azure-app-services', category: 'compute', entries: OPEN_TO_USERS, addresses: ['default_site_hostname'], exposure: OPEN_APP },
  azurerm_app_service_virtual_network_swift_connection: { title: 'App Service network integration', icon: 'azure-app-services', category: 'compute', fold: { attributes: ['app_service_id'] }, placedBy: [] },
  azurerm_app_service_custom_hostname_binding: { title: 'App Service hostname', icon: 'azure-app-services', category: 'compute' },
  azurerm_app_service_source_control: { title: 'App Service source control', icon: 'azure-app-services', category: 'compute' },
  azurerm_app_service_connection: { title: 'App Service connection', icon: 'azure-app-services', category: 'compute', fold: { attributes: ['app_service_id'] }, link: { from: ['app_service_id'], to: ['target_resource_id'] } },
  azurerm_app_service_certificate_binding: { title: 'App Service certificate binding', icon: 'azure-app-services', category: 'compute' },
  azurerm_linux_web_app_slot: { title: 'Linux web app slot', icon: 'azure-web-slots', category: 'compute' },
  azurerm_windows_web_app_slot: { title: 'Windows web app slot', icon: 'azure-web-slots', category: 'compute' },
  azurerm_app_service_slot: { title: 'App Service slot', icon: 'azure-web-slots', category: 'compute' },
  azurerm_linux_function_app_slot: { title: 'Linux function app slot', icon: 'azure-web-slots', category: 'compute' },
  azurerm_windows_function_app_slot: { title: 'Windows function app slot', icon: 'azure-web-slots', category: 'compute' },
  azurerm_web_app_active_slot: { title: 'Active web app slot', icon: 'azure-web-slots', category: 'compute' },
  azurerm_app_service_certificate: { title: 'App Service certificate', icon: 'azure-app-service-certificates', category: 'compute', supporting: true },
  azurerm_app_service_managed_certificate: { title: 'App Service managed certificate', icon: 'azure-app-service-certificates', category: 'compute', fold: { attributes: ['custom_hostname_binding_id'] }, prominence: 'security' },
  azurerm_app_service_certificate_order: { title: 'App Service certificate order', icon: 'azure-app-service-certificates', category: 'compute', supporting: true },
  azurerm_linux_function_app: { title: 'Linux function app', icon: 'azure-function-apps', category: 'compute', entries: FOR_BROWSERS, knownAs: ['{}.azurewebsites.net', '/providers/Microsoft.Web/sites/{}'], addresses: WEB_APP, egress: ALL_ROUTED, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_windows_function_app: { title: 'Windows function app', icon: 'azure-function-apps', category: 'compute', entries: FOR_BROWSERS, knownAs: ['{}.azurewebsites.net', '/providers/Microsoft.Web/sites/{}'], addresses: WEB_APP, egress: ALL_ROUTED, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_function_app: { title: 'Function app', icon: 'azure-function-apps', category: 'compute', entries: FOR_BROWSERS, addresses: WEB_APP, listens: LISTENS_NOWHERE, exposure: OPEN_APP },
  azurerm_function_app_connection: { title: 'Function app connection', icon: 'azure-function-apps', category: 'compute', fold: { attributes: ['function_app_id'] }, link: { from: ['function_app_id'], to: ['target_resource_id'] } },
  azurerm_function_app_function: { title: 'Function', icon: 'azure-function-apps', category: 'compute', fold: { attributes: ['function_app_id'] } },
  azurerm_function_app_flex_consumption: { title: 'Flex Consumption function app', icon: 'azure-function-apps', category: 'compute', entries: FOR_BROWSERS, listens: LISTENS_NOWHERE },
  azurerm_function_app_host_keys: { title: 'Function app keys', icon: 'azure-function-apps', category: 'compute' },
  azurerm_function_app_slot: { title: 'Function app slot', icon: 'azure-function-apps', category: 'compute', fold: { attributes: ['function_app_name'] } },
  azurerm_app_service_environment: { alone: true, title: 'App Service Environment', icon: 'azure-app-service-environments', category: 'compute' },
  azurerm_app_service_environment_v3: { title: 'App Service Environment', icon: 'azure-app-service-environments', category: 'compute' },
  azurerm_static_site: { title: 'Static web app', icon: 'azure-static-apps', category: 'compute', entries: OPEN_TO_USERS },
  azurerm_static_web_app: { title: 'Static web app', icon: 'azure-static-apps', category: 'compute', entries: OPEN_TO_USERS, addresses: ['default_host_name'] },
  azurerm_static_web_app_custom_domain: { title: 'Static web app domain', icon: 'azure-static-apps', category: 'compute', fold: { attributes: ['static_web_app_id'] } },
  azurerm_static_site_custom_domain: { title: 'Static web app domain', icon: 'azure-static-apps', category: 'compute', fold: { attributes: ['static_site_id'] } },
  azurerm_static_web_app_function_app_registration: { title: 'Static web app API', icon: 'azure-static-apps', category: 'compute', fold: { attributes: ['static_web_app_id'] }, link: { from: ['static_web_app_id'], to: ['function_app_id'] } },
  azurerm_spring_cloud_service: { title: 'Spring Apps', icon: 'azure-azure-spring-apps', category: 'compute' },
  azurerm_spring_cloud_app: { title: 'Spring app', icon: 'azure-azure-spring-apps', category: 'compute' },
  azurerm_spring_cloud_active_deployment: { title: 'Spring app active deployment', icon: 'azure-azure-spring-apps', category: 'compute' },
  azurerm_spring_cloud_connection: { title: 'Spring app connection', icon: 'azure-azure-spring-apps', category: 'compute', fold: { attributes: ['spring_cloud_id'] }, link: { from: ['spring_cloud_id'], to: ['target_resource_id'] } },
  azurerm_spring_cloud_app_cosmosdb_association: { title: 'Spring app database', icon: 'azure-azure-spring-apps', category: 'compute', fold: { attributes: ['spring_cloud_app_id'] }, link: { from: ['spring_cloud_app_id'], to: ['cosmosdb_account_id'] } },
  azurerm_spring_cloud_app_mysql_association: { title: 'Spring app database', icon: 'azure-azure-spring-apps', category: 'compute', fold: { attributes: ['spring_cloud_app_id'] }, link: { from: ['spring_cloud_app_id'], to: ['mysql_server_id'] } },
  azurerm_spring_cloud_app_redis_association: { title: 'Spring app cache', icon: 'azure-azure-spring-apps', category: 'compute', fold: { attributes: ['spring_cloud_app_id'] }, link: { from: ['spring_cloud_app_id'], to: ['redis_cache_id'] } },
  azurerm_spring_cloud_java_deployment: { title: 'Spring app deployment', icon: 'azure-azure-spring-apps', category: 'compute' },
  azurerm_vmware_private_cloud: { title: 'Azure VMware Solution', icon: 'azure-azure-vmware-solution', category: 'compute' },
  azurerm_vmware_cluster: { title: 'VMware cluster', icon: 'azure-azure-vmware-solution', category: 'compute' },
  azurerm_service_fabric_cluster: { title: 'Service Fabric cluster', icon: 'azure-service-fabric-clusters', category: 'compute' },
  azurerm_service_fabric_managed_cluster: { title: 'Service Fabric managed cluster', icon: 'azure-service-fabric-clusters', category: 'compute' },
  azurerm_databox_edge_device: { title: 'Stack Edge device', icon: 'azure-azure-stack-edge', category: 'compute' },
  azurerm_stack_hci_cluster: { title: 'Azure Local cluster', icon: 'azure-azure-local', category: 'compute' },
  azurerm_cloud_service: { title: 'Cloud service', icon: 'azure-cloud-services-classic', category: 'compute' },
  azurerm_virtual_desktop_host_pool: { title: 'Virtual Desktop host pool', icon: 'azure-host-pools', category: 'compute' },
  azurerm_virtual_desktop_host_pool_registration_info: { title: 'Virtual Desktop registration', icon: 'azure-host-pools', category: 'compute', fold: { attributes: ['hostpool_id'] }, supporting: true },
  azurerm_virtual_desktop_workspace: { title: 'Virtual Desktop workspace', icon: 'azure-azure-virtual-desktop', category: 'compute' },
  azurerm_virtual_desktop_application_group: { title: 'Virtual Desktop application group', icon: 'azure-azure-virtual-desktop', category: 'compute', fold: { attributes: ['host_pool_id'] } },
  azurerm_virtual_desktop_application: { title: 'Virtual Desktop application', icon: 'azure-azure-virtual-desktop', category: 'compute', fold: { attributes: ['application_group_id'] } },
  azurerm_virtual_desktop_workspace_application_group_association: { title: 'Virtual Desktop association', icon: 'azure-azure-virtual-desktop', category: 'compute', fold: { attributes: ['workspace_id'] }, link: { from: ['workspace_id'], to: ['application_group_id'] } },
  azurerm_virtual_desktop_scaling_plan: { title: 'Virtual Desktop scaling plan', icon: 'azure-azure-virtual-desktop', category: 'compute', fold: { attributes: ['host_pool'] } },
  azurerm_arc_machine: { title: 'Azure Arc machine', icon: 'azure-arc-machines', category: 'compute' },
  azurerm_arc_machine_extension: { title: 'Azure Arc extension', icon: 'azure-arc-machines', category: 'compute', fold: { attributes: ['arc_machine_id'] }, independent: false },
  azurerm_durable_task_scheduler: { title: 'Durable Task Scheduler', icon: 'azure-function-apps', category: 'compute' },
  azurerm_durable_task_hub: { title: 'Durable task hub', icon: 'azure-function-apps', category: 'compute', fold: { attributes: ['scheduler_id'] } },
};
