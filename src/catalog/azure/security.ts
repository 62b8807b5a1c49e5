/** Facts about the security and identity types of Azure, one row per Terraform type: see `TypeFacts` in model.ts. */

import type { RightsRule } from '../access-rules.js';
import { SUBSCRIPTION, ZERO_UUID } from '../examples.js';
import type { TypeTable } from '../model.js';
import { builtInRolesOf } from '../shared.js';
import { IN_NO_NETWORK, NETWORK_RULES, OPEN_BY_DEFAULT, TOKEN_CLAIMS } from './shared.js';

const VAULT_PERMISSIONS = {
  permissions: ['secret_permissions', 'key_permissions', 'certificate_permissions', 'storage_permissions'],
  prefixes: {
    secret_permissions: 'secrets',
    key_permissions: 'keys',
    certificate_permissions: 'certificates',
    storage_permissions: 'storage',
  },
};

const ROLE_ASSIGNMENT: readonly RightsRule[] = [{ principals: ['principal_id'], targets: ['scope'], permissions: ['role_definition_name', 'role_definition_id'] }];

export const AZURE_SECURITY: TypeTable = {
  azurerm_key_vault: {
    ...IN_NO_NETWORK,
    holdsData: true,
    title: 'Key Vault',
    icon: 'azure-key-vaults',
    category: 'security',
    granted: builtInRolesOf('Key Vault (?:Secrets?|Certificates?|Crypto|Administrator).*'),
    knownAs: ['{}.vault.azure.net', '/providers/Microsoft.KeyVault/vaults/{}', 'vault_name = "{}"'],
    grants: { principals: ['access_policy.object_id'], targets: [] },
    exposure: [...OPEN_BY_DEFAULT, ...NETWORK_RULES],
    rights: [{ block: 'access_policy', principals: ['access_policy.object_id'], targets: [], ...VAULT_PERMISSIONS }],
  },
  azurerm_key_vault_secret: { title: 'Key Vault secret', icon: 'azure-key-vaults', category: 'security', holdsData: true, passive: true, valueAttributes: ['value'] },
  azurerm_key_vault_certificate: { title: 'Key Vault certificate', icon: 'azure-key-vaults', category: 'security', holdsData: true },
  azurerm_key_vault_access_policy: { title: 'Key Vault access policy', icon: 'azure-key-vaults', category: 'security', fold: { attributes: ['key_vault_id'] }, grants: { principals: ['object_id'], targets: ['key_vault_id'] }, rights: [{ principals: ['object_id'], targets: ['key_vault_id'], ...VAULT_PERMISSIONS }] },
  azurerm_key_vault_certificate_issuer: { title: 'Key Vault certificate issuer', icon: 'azure-key-vaults', category: 'security' },
  azurerm_key_vault_secrets: { title: 'Key Vault secrets', icon: 'azure-key-vaults', category: 'security', valueAttributes: ['secrets'] },
  azurerm_key_vault_key: { title: 'Key Vault key', icon: 'azure-keys', category: 'security', holdsData: true },
  azurerm_key_vault_managed_hardware_security_module: { title: 'Managed HSM', icon: 'azure-dedicated-hsm', category: 'security', holdsData: true },
  azurerm_dedicated_hardware_security_module: { title: 'Dedicated HSM', icon: 'azure-dedicated-hsm', category: 'security', prominence: 'security' },
  azurerm_user_assigned_identity: {
    ...IN_NO_NETWORK,
    title: 'Managed identity',
    icon: 'azure-managed-identities',
    category: 'security',
    knownAs: ['/providers/Microsoft.ManagedIdentity/userAssignedIdentities/{}'],
    fold: { userTypes: ['*', 'azurerm_federated_identity_credential'] },
    identity: true,
    supporting: true,
    plumbing: true,
    prominence: 'identity',
  },
  azurerm_federated_identity_credential: {
    title: 'Federated credential',
    icon: 'azure-managed-identities',
    category: 'security',
    fold: { attributes: ['issuer'], fallback: { attributes: ['parent_id'] } },
    supporting: true,
    placedBy: [],
    rights: [{ targets: ['parent_id'], isTrust: true, claims: TOKEN_CLAIMS }],
    prominence: 'identity',
  },
  azurerm_role_assignment: {
    title: 'Role assignment',
    icon: 'azure-entra-identity-roles-and-administrators',
    category: 'security',
    fold: { attributes: ['scope', 'principal_id'] },
    supporting: true,
    grants: { principals: ['principal_id'], targets: ['scope'], permissions: ['role_definition_name'] },
    rights: ROLE_ASSIGNMENT,
  },
  azurerm_role_definition: {
    title: 'Role definition',
    icon: 'azure-entra-identity-custom-roles',
    category: 'security',
    fold: { userTypes: ['azurerm_role_assignment'], attributes: ['scope'] },
    supporting: true,
    rights: [{ targets: ['scope'], block: 'permissions', permissions: ['actions', 'data_actions'], isAttached: true }],
  },
  azurerm_pim_active_role_assignment: { title: 'Active role assignment', icon: 'azure-entra-privleged-identity-management', category: 'security', rights: ROLE_ASSIGNMENT },
  azurerm_pim_eligible_role_assignment: { title: 'Eligible role assignment', icon: 'azure-entra-privleged-identity-management', category: 'security', rights: ROLE_ASSIGNMENT },
  azurerm_active_directory_domain_service: { title: 'Entra Domain Services', icon: 'azure-entra-domain-services', category: 'security', prominence: 'first' },
  azurerm_aadb2c_directory: { title: 'Azure AD B2C', icon: 'azure-azure-ad-b2c', category: 'security', prominence: 'first' },
  azurerm_security_center_subscription_pricing: { title: 'Defender for Cloud plan', icon: 'azure-microsoft-defender-for-cloud', category: 'security' },
  azurerm_security_center_contact: { title: 'Defender for Cloud contact', icon: 'azure-microsoft-defender-for-cloud', category: 'security' },
  azurerm_security_center_workspace: { title: 'Defender for Cloud workspace', icon: 'azure-microsoft-defender-for-cloud', category: 'security' },
  azurerm_security_center_auto_provisioning: { title: 'Defender for Cloud provisioning', icon: 'azure-microsoft-defender-for-cloud', category: 'security' },
  azurerm_security_center_setting: { title: 'Defender for Cloud setting', icon: 'azure-microsoft-defender-for-cloud', category: 'security' },
  azurerm_advanced_threat_protection: { title: 'Advanced Threat Protection', icon: 'azure-microsoft-defender-for-cloud', category: 'security', fold: { attributes: ['target_resource_id'] }, supporting: true, prominence: 'security' },
  azurerm_iot_security_solution: { title: 'Defender for IoT', icon: 'azure-microsoft-defender-for-iot', category: 'security', prominence: 'security' },
  azurerm_sentinel_log_analytics_workspace_onboarding: { title: 'Microsoft Sentinel', icon: 'azure-azure-sentinel', category: 'security' },
  azurerm_sentinel_alert_rule_scheduled: { title: 'Sentinel alert rule', icon: 'azure-azure-sentinel', category: 'security' },
  azurerm_sentinel_automation_rule: { title: 'Sentinel automation rule', icon: 'azure-azure-sentinel', category: 'security' },
  azurerm_sentinel_data_connector_azure_active_directory: { title: 'Sentinel data connector', icon: 'azure-azure-sentinel', category: 'security' },
  azurerm_confidential_ledger: { title: 'Confidential ledger', icon: 'azure-confidential-ledgers', category: 'security', prominence: 'first' },
  azurerm_attestation_provider: { title: 'Attestation provider', icon: 'azure-azureattestation', category: 'security', prominence: 'security' },
  azurerm_client_config: { title: 'Client configuration', icon: 'azure-app-registrations', category: 'security', lookup: { answers: () => ({ tenant_id: `${ZERO_UUID}1`, object_id: `${ZERO_UUID}2`, client_id: `${ZERO_UUID}3`, subscription_id: SUBSCRIPTION }) }, prominence: 'identity' },
};
