/**
 * Facts about the Azure services that run or store containers (AKS, Container Registry, Container Apps), one row per
 * Terraform type: see `TypeFacts` in model.ts.
 */

import { ENDPOINT, EVERYBODY, INTERNET, THE_FIREWALL } from '../exposure.js';
import type { TypeTable } from '../model.js';
import { nodesOf, REGISTRY } from '../shared.js';
import { IN_NO_NETWORK, NETWORK_RULES, PUBLIC_NETWORK_ACCESS } from './shared.js';

export const AZURE_CONTAINERS: TypeTable = {
  azurerm_kubernetes_cluster: {
    title: 'AKS cluster',
    icon: 'azure-kubernetes-services',
    category: 'containers',
    knownAs: ['/providers/Microsoft.ContainerService/managedClusters/{}'],
    detail: ['kubernetes_version'],
    // The add-on for ingress runs a gateway that it creates, unless the block names one.
    entries: [{ actor: 'users', has: ['ingress_application_gateway'], hasNone: ['ingress_application_gateway.gateway_id'] }],
    link: { from: ['ingress_application_gateway.gateway_id'], to: [] },
    exposure: [
      { part: ENDPOINT, audience: INTERNET, when: { private_cluster_enabled: ['', 'false'], 'api_server_access_profile.authorized_ip_ranges': ['', '0.0.0.0/0'], api_server_authorized_ip_ranges: ['', '0.0.0.0/0'] }, isDefault: true },
      { part: ENDPOINT, audience: '', ranges: { attribute: 'api_server_access_profile.authorized_ip_ranges' } },
      { part: ENDPOINT, audience: '', ranges: { attribute: 'api_server_authorized_ip_ranges' } },
    ],
    rights: [
      {
        block: 'azure_active_directory_role_based_access_control',
        principals: ['azure_active_directory_role_based_access_control.admin_group_object_ids'],
        // No targets: the right is on the cluster itself.
        targets: [],
        gives: 'Azure Kubernetes Service RBAC Cluster Admin',
      },
    ],
  },
  azurerm_kubernetes_cluster_node_pool: { title: 'AKS node pool', icon: 'azure-kubernetes-services', category: 'containers', link: nodesOf('kubernetes_cluster_id'), runsIn: ['kubernetes_cluster_id'], detail: ['vm_size'] },
  azurerm_kubernetes_cluster_extension: { title: 'AKS extension', icon: 'azure-kubernetes-services', category: 'containers', fold: { attributes: ['cluster_id'] } },
  azurerm_kubernetes_flux_configuration: { title: 'AKS Flux configuration', icon: 'azure-kubernetes-services', category: 'containers', fold: { attributes: ['cluster_id'] } },
  azurerm_kubernetes_service_versions: { title: 'AKS versions', icon: 'azure-kubernetes-services', category: 'containers' },
  azurerm_kubernetes_cluster_trusted_access_role_binding: { title: 'AKS trusted access', icon: 'azure-kubernetes-services', category: 'containers', fold: { attributes: ['kubernetes_cluster_id'] }, supporting: true },
  azurerm_kubernetes_fleet_manager: { title: 'Kubernetes Fleet Manager', icon: 'azure-kubernetes-fleet-manager', category: 'containers' },
  azurerm_arc_kubernetes_cluster: { title: 'Azure Arc Kubernetes cluster', icon: 'azure-arc-kubernetes', category: 'containers' },
  azurerm_redhat_openshift_cluster: { title: 'Azure Red Hat OpenShift', icon: 'azure-azure-red-hat-openshift', category: 'containers' },
  azurerm_container_registry: {
    ...IN_NO_NETWORK,
    holdsData: true,
    title: 'Container registry',
    icon: 'azure-container-registries',
    category: 'containers',
    ...REGISTRY,
    knownAs: ['{}.azurecr.io', '/providers/Microsoft.ContainerRegistry/registries/{}'],
    exposure: [PUBLIC_NETWORK_ACCESS, ...NETWORK_RULES, { audience: EVERYBODY, when: { anonymous_pull_enabled: ['true'] } }],
  },
  azurerm_container_registry_webhook: { title: 'Container registry webhook', icon: 'azure-container-registries', category: 'containers', fold: { attributes: ['registry_name'] } },
  azurerm_container_registry_scope_map: { title: 'Container registry scope map', icon: 'azure-container-registries', category: 'containers' },
  azurerm_container_registry_token: { title: 'Container registry token', icon: 'azure-container-registries', category: 'containers', fold: { attributes: ['container_registry_name'] } },
  azurerm_container_registry_token_password: { title: 'Container registry token password', icon: 'azure-container-registries', category: 'containers', fold: { attributes: ['container_registry_token_id'] }, supporting: true },
  azurerm_container_registry_task: { title: 'Container registry task', icon: 'azure-container-registries', category: 'containers' },
  azurerm_container_registry_agent_pool: { title: 'Container registry agent pool', icon: 'azure-container-registries', category: 'containers' },
  azurerm_container_group: {
    title: 'Container instance',
    icon: 'azure-container-instances',
    category: 'containers',
    entries: [
      { actor: 'users', when: { ip_address_type: ['Public'] } },
      { actor: 'users', notWritten: ['ip_address_type'] },
    ],
    addresses: ['ip_address', 'fqdn'],
    listens: { paths: ['exposed_port.port', 'container.ports.port'] },
    exposure: [{ audience: INTERNET, when: { ip_address_type: ['', 'Public'] }, isDefault: true }],
  },
  azurerm_container_app: {
    title: 'Container app',
    icon: 'azure-worker-container-app',
    category: 'containers',
    placedBy: ['container_app_environment_id', 'resource_group_name'],
    runsIn: ['container_app_environment_id'],
    link: nodesOf('container_app_environment_id'),
    entries: [{ actor: 'users', when: { 'ingress.external_enabled': ['true'], 'ingress.ip_security_restriction.action': ['', 'Deny'] } }],
    addresses: ['ingress.fqdn'],
    exposure: [
      // All restrictions have one action. Those that allow addresses exclude all others; those that deny exclude a few.
      { audience: INTERNET, when: { 'ingress.external_enabled': ['true'], 'ingress.ip_security_restriction.action': ['', 'Deny'] } },
      { part: THE_FIREWALL, audience: '', when: { 'ingress.external_enabled': ['true'], 'ingress.ip_security_restriction.action': ['Allow'] }, ranges: { attribute: 'ingress.ip_security_restriction.ip_address_range' } },
      // The same setting in the body of an `azapi_resource`.
      { audience: INTERNET, when: { 'body.properties.configuration.ingress.external': ['true'] } },
    ],
  },
  azurerm_container_app_job: { title: 'Container app job', icon: 'azure-worker-container-app', category: 'containers', placedBy: ['container_app_environment_id', 'resource_group_name'], runsIn: ['container_app_environment_id'], link: nodesOf('container_app_environment_id') },
  azurerm_container_app_custom_domain: { title: 'Container app domain', icon: 'azure-worker-container-app', category: 'containers', fold: { attributes: ['container_app_id'] } },
  azurerm_container_app_environment: {
    title: 'Container Apps environment',
    icon: 'azure-container-apps-environments',
    category: 'containers',
    exposure: [{ audience: INTERNET, when: { internal_load_balancer_enabled: ['', 'false'] }, isDefault: true }],
  },
  azurerm_container_app_environment_storage: { title: 'Container Apps storage', icon: 'azure-container-apps-environments', category: 'containers', fold: { userTypes: ['azurerm_container_app', 'azurerm_container_app_job'], fallback: { attributes: ['container_app_environment_id'] } } },
  azurerm_container_app_environment_certificate: { title: 'Container Apps certificate', icon: 'azure-container-apps-environments', category: 'containers', supporting: true },
  azurerm_container_app_environment_dapr_component: { title: 'Dapr component', icon: 'azure-container-apps-environments', category: 'containers' },
  azurerm_kubernetes_fleet_member: { title: 'Fleet member', icon: 'azure-kubernetes-fleet-manager', category: 'containers', placedBy: [], fold: { attributes: ['kubernetes_fleet_id', 'kubernetes_fleet_manager_id'] }, link: { from: ['kubernetes_fleet_id', 'kubernetes_fleet_manager_id'], to: ['kubernetes_cluster_id'] } },
  azurerm_kubernetes_fleet_update_run: { title: 'Fleet update run', icon: 'azure-kubernetes-fleet-manager', category: 'containers' },
  azurerm_kubernetes_fleet_update_strategy: { title: 'Fleet update strategy', icon: 'azure-kubernetes-fleet-manager', category: 'containers' },
  azurerm_container_app_environment_managed_certificate: { title: 'Container Apps certificate', icon: 'azure-container-apps-environments', category: 'containers' },
};
