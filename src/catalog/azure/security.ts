import type { TypeTable } from '../table.js';

export const AZURE_SECURITY: TypeTable = {
  azurerm_key_vault: { title: 'Key Vault', icon: 'azure-key-vaults', category: 'security' },
  azurerm_key_vault_secret: { title: 'Key Vault secret', icon: 'azure-key-vaults', category: 'security' },
  azurerm_key_vault_certificate: { title: 'Key Vault certificate', icon: 'azure-key-vaults', category: 'security' },
  azurerm_key_vault_access_policy: { title: 'Key Vault access policy', icon: 'azure-key-vaults', category: 'security' },
  azurerm_key_vault_certificate_issuer: {
    title: 'Key Vault certificate issuer',
    icon: 'azure-key-vaults',
    category: 'security',
  },
  azurerm_key_vault_secrets: { title: 'Key Vault secrets', icon: 'azure-key-vaults', category: 'security' },
  azurerm_key_vault_key: { title: 'Key Vault key', icon: 'azure-keys', category: 'security' },
  azurerm_key_vault_managed_hardware_security_module: {
    title: 'Managed HSM',
    icon: 'azure-dedicated-hsm',
    category: 'security',
  },
  azurerm_dedicated_hardware_security_module: {
    title: 'Dedicated HSM',
    icon: 'azure-dedicated-hsm',
    category: 'security',
  },
  azurerm_user_assigned_identity: { title: 'Managed identity', icon: 'azure-managed-identities', category: 'security' },
  azurerm_federated_identity_credential: {
    title: 'Federated credential',
    icon: 'azure-managed-identities',
    category: 'security',
  },
  azurerm_role_assignment: {
    title: 'Role assignment',
    icon: 'azure-entra-identity-roles-and-administrators',
    category: 'security',
  },
  azurerm_role_definition: {
    title: 'Role definition',
    icon: 'azure-entra-identity-custom-roles',
    category: 'security',
  },
  azurerm_pim_active_role_assignment: {
    title: 'Active role assignment',
    icon: 'azure-entra-privleged-identity-management',
    category: 'security',
  },
  azurerm_pim_eligible_role_assignment: {
    title: 'Eligible role assignment',
    icon: 'azure-entra-privleged-identity-management',
    category: 'security',
  },
  azurerm_active_directory_domain_service: {
    title: 'Entra Domain Services',
    icon: 'azure-entra-domain-services',
    category: 'security',
  },
  azurerm_aadb2c_directory: { title: 'Azure AD B2C', icon: 'azure-azure-ad-b2c', category: 'security' },
  azurerm_security_center_subscription_pricing: {
    title: 'Defender for Cloud plan',
    icon: 'azure-microsoft-defender-for-cloud',
    category: 'security',
  },
  azurerm_security_center_contact: {
    title: 'Defender for Cloud contact',
    icon: 'azure-microsoft-defender-for-cloud',
    category: 'security',
  },
  azurerm_security_center_workspace: {
    title: 'Defender for Cloud workspace',
    icon: 'azure-microsoft-defender-for-cloud',
    category: 'security',
  },
  azurerm_security_center_auto_provisioning: {
    title: 'Defender for Cloud provisioning',
    icon: 'azure-microsoft-defender-for-cloud',
    category: 'security',
  },
  azurerm_security_center_setting: {
    title: 'Defender for Cloud setting',
    icon: 'azure-microsoft-defender-for-cloud',
    category: 'security',
  },
  azurerm_advanced_threat_protection: {
    title: 'Advanced Threat Protection',
    icon: 'azure-microsoft-defender-for-cloud',
    category: 'security',
  },
  azurerm_iot_security_solution: {
    title: 'Defender for IoT',
    icon: 'azure-microsoft-defender-for-iot',
    category: 'security',
  },
  azurerm_sentinel_log_analytics_workspace_onboarding: {
    title: 'Microsoft Sentinel',
    icon: 'azure-azure-sentinel',
    category: 'security',
  },
  azurerm_sentinel_alert_rule_scheduled: {
    title: 'Sentinel alert rule',
    icon: 'azure-azure-sentinel',
    category: 'security',
  },
  azurerm_sentinel_automation_rule: {
    title: 'Sentinel automation rule',
    icon: 'azure-azure-sentinel',
    category: 'security',
  },
  azurerm_sentinel_data_connector_azure_active_directory: {
    title: 'Sentinel data connector',
    icon: 'azure-azure-sentinel',
    category: 'security',
  },
  azurerm_confidential_ledger: {
    title: 'Confidential ledger',
    icon: 'azure-confidential-ledgers',
    category: 'security',
  },
  azurerm_attestation_provider: { title: 'Attestation provider', icon: 'azure-azureattestation', category: 'security' },
  azurerm_client_config: { title: 'Client configuration', icon: 'azure-app-registrations', category: 'security' },
};
