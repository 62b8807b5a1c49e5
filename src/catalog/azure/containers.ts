import type { TypeTable } from '../table.js';

export const AZURE_CONTAINERS: TypeTable = {
  azurerm_kubernetes_cluster: { title: 'AKS cluster', icon: 'azure-kubernetes-services', category: 'containers' },
  azurerm_kubernetes_cluster_node_pool: {
    title: 'AKS node pool',
    icon: 'azure-kubernetes-services',
    category: 'containers',
  },
  azurerm_kubernetes_cluster_extension: {
    title: 'AKS extension',
    icon: 'azure-kubernetes-services',
    category: 'containers',
  },
  azurerm_kubernetes_flux_configuration: {
    title: 'AKS Flux configuration',
    icon: 'azure-kubernetes-services',
    category: 'containers',
  },
  azurerm_kubernetes_service_versions: {
    title: 'AKS versions',
    icon: 'azure-kubernetes-services',
    category: 'containers',
  },
  azurerm_kubernetes_cluster_trusted_access_role_binding: {
    title: 'AKS trusted access',
    icon: 'azure-kubernetes-services',
    category: 'containers',
  },
  azurerm_kubernetes_fleet_manager: {
    title: 'Kubernetes Fleet Manager',
    icon: 'azure-kubernetes-fleet-manager',
    category: 'containers',
  },
  azurerm_arc_kubernetes_cluster: {
    title: 'Azure Arc Kubernetes cluster',
    icon: 'azure-arc-kubernetes',
    category: 'containers',
  },
  azurerm_redhat_openshift_cluster: {
    title: 'Azure Red Hat OpenShift',
    icon: 'azure-azure-red-hat-openshift',
    category: 'containers',
  },
  azurerm_container_registry: {
    title: 'Container registry',
    icon: 'azure-container-registries',
    category: 'containers',
  },
  azurerm_container_registry_webhook: {
    title: 'Container registry webhook',
    icon: 'azure-container-registries',
    category: 'containers',
  },
  azurerm_container_registry_scope_map: {
    title: 'Container registry scope map',
    icon: 'azure-container-registries',
    category: 'containers',
  },
  azurerm_container_registry_token: {
    title: 'Container registry token',
    icon: 'azure-container-registries',
    category: 'containers',
  },
  azurerm_container_registry_task: {
    title: 'Container registry task',
    icon: 'azure-container-registries',
    category: 'containers',
  },
  azurerm_container_registry_agent_pool: {
    title: 'Container registry agent pool',
    icon: 'azure-container-registries',
    category: 'containers',
  },
  azurerm_container_group: { title: 'Container instance', icon: 'azure-container-instances', category: 'containers' },
  azurerm_container_app: { title: 'Container app', icon: 'azure-worker-container-app', category: 'containers' },
  azurerm_container_app_job: { title: 'Container app job', icon: 'azure-worker-container-app', category: 'containers' },
  azurerm_container_app_custom_domain: {
    title: 'Container app domain',
    icon: 'azure-worker-container-app',
    category: 'containers',
  },
  azurerm_container_app_environment: {
    title: 'Container Apps environment',
    icon: 'azure-container-apps-environments',
    category: 'containers',
  },
  azurerm_container_app_environment_storage: {
    title: 'Container Apps storage',
    icon: 'azure-container-apps-environments',
    category: 'containers',
  },
  azurerm_container_app_environment_certificate: {
    title: 'Container Apps certificate',
    icon: 'azure-container-apps-environments',
    category: 'containers',
  },
  azurerm_container_app_environment_dapr_component: {
    title: 'Dapr component',
    icon: 'azure-container-apps-environments',
    category: 'containers',
  },
  azurerm_kubernetes_fleet_member: {
    title: 'Fleet member',
    icon: 'azure-kubernetes-fleet-manager',
    category: 'containers',
  },
  azurerm_kubernetes_fleet_update_run: {
    title: 'Fleet update run',
    icon: 'azure-kubernetes-fleet-manager',
    category: 'containers',
  },
  azurerm_kubernetes_fleet_update_strategy: {
    title: 'Fleet update strategy',
    icon: 'azure-kubernetes-fleet-manager',
    category: 'containers',
  },
  azurerm_container_app_environment_managed_certificate: {
    title: 'Container Apps certificate',
    icon: 'azure-container-apps-environments',
    category: 'containers',
  },
};
