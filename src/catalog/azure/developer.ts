import type { TypeTable } from '../table.js';

export const AZURE_DEVELOPER: TypeTable = {
  azurerm_dev_test_lab: { title: 'DevTest lab', icon: 'azure-devtest-labs', category: 'developer' },
  azurerm_dev_test_linux_virtual_machine: { title: 'DevTest Linux VM', icon: 'azure-devtest-labs', category: 'developer' },
  azurerm_dev_test_virtual_network: { title: 'DevTest virtual network', icon: 'azure-devtest-labs', category: 'developer' },
  azurerm_dev_center: { title: 'Dev Center', icon: 'azure-microsoft-dev-box', category: 'developer' },
  azurerm_dev_center_project: { title: 'Dev Center project', icon: 'azure-microsoft-dev-box', category: 'developer', fold: { by: ['dev_center_id'] } },
  azurerm_load_test: { title: 'Load Testing', icon: 'azure-load-testing', category: 'developer' },
  azurerm_lab_service_lab: { title: 'Lab', icon: 'azure-lab-services', category: 'developer' },
  azurerm_lab_service_plan: { title: 'Lab plan', icon: 'azure-lab-services', category: 'developer' },
  azurerm_dev_center_attached_network: { title: 'Dev Center network', icon: 'azure-microsoft-dev-box', category: 'developer', fold: { by: ['dev_center_id'] }, isPart: true, placedBy: ['network_connection_id'] },
  azurerm_dev_center_catalog: { title: 'Dev Center catalog', icon: 'azure-microsoft-dev-box', category: 'developer' },
  azurerm_dev_center_dev_box_definition: { title: 'Dev Box definition', icon: 'azure-microsoft-dev-box', category: 'developer' },
  azurerm_dev_center_environment_type: { title: 'Dev Center environment type', icon: 'azure-microsoft-dev-box', category: 'developer' },
  azurerm_dev_center_gallery: { title: 'Dev Center gallery', icon: 'azure-microsoft-dev-box', category: 'developer' },
  azurerm_dev_center_network_connection: { title: 'Dev Center network connection', icon: 'azure-microsoft-dev-box', category: 'developer', fold: { of: ['azurerm_dev_center_attached_network'] } },
  azurerm_dev_center_project_environment_type: { title: 'Dev Center project environment', icon: 'azure-microsoft-dev-box', category: 'developer' },
  azurerm_dev_center_project_pool: { title: 'Dev Box pool', icon: 'azure-microsoft-dev-box', category: 'developer' },
  azurerm_managed_devops_pool: { title: 'Managed DevOps pool', icon: 'azure-managed-devops-pools', category: 'developer', deploys: true },
};
