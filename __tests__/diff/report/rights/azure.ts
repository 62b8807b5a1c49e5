/** Rights in Azure: role assignments, roles of one's own, vaults, federated credentials. */
import type { RightsPair } from './model.js';

const assigned = (role: string, scope = '"/subscriptions/11111111-2222-3333-4444-555555555555"'): string => `
data "azurerm_subscription" "current" {}
resource "azurerm_resource_group" "main" {
  name     = "main"
  location = "westeurope"
}
resource "azurerm_storage_account" "files" {
  name                = "files"
  resource_group_name = azurerm_resource_group.main.name
}
resource "azurerm_user_assigned_identity" "worker" {
  name                = "worker"
  resource_group_name = azurerm_resource_group.main.name
}
resource "azurerm_role_assignment" "worker" {
  scope                ${/^"|^[a-z]/.test(scope) ? '=' : ''} ${scope}
  ${role}
  principal_id         = azurerm_user_assigned_identity.worker.principal_id
}
`;

const named = (name: string): string => `role_definition_name = "${name}"`;
const byId = (id: string): string =>
  `role_definition_id = "/subscriptions/x/providers/Microsoft.Authorization/roleDefinitions/${id}"`;

const ACCOUNT = 'azurerm_storage_account.files.id';

const federated = (claim: string): string => `
resource "azurerm_user_assigned_identity" "deploy" {
  name                = "deploy"
  resource_group_name = "main"
}
resource "azurerm_federated_identity_credential" "deploy" {
  name      = "deploy"
  parent_id = azurerm_user_assigned_identity.deploy.id
  issuer    = "https://token.actions.githubusercontent.com"
  subject   = "${claim}"
  audience  = ["api://AzureADTokenExchange"]
}
`;

const vault = (permissions: string): string => `
resource "azurerm_user_assigned_identity" "app" {
  name                = "app"
  resource_group_name = "main"
}
resource "azurerm_key_vault" "main" { name = "main" }
resource "azurerm_key_vault_access_policy" "app" {
  key_vault_id       = azurerm_key_vault.main.id
  object_id          = azurerm_user_assigned_identity.app.principal_id
  secret_permissions = ${permissions}
}
`;

export const AZURE: readonly RightsPair[] = [
  {
    name: 'owner of a subscription instead of a reader',
    before: assigned(named('Reader')),
    after: assigned(named('Owner')),
    sentence: 'Makes the managed identity worker Owner of the whole subscription.',
  },
  {
    name: 'reader instead of owner',
    before: assigned(named('Owner')),
    after: assigned(named('Reader')),
    sentence: 'No longer makes the managed identity worker Owner of the whole subscription.',
  },
  {
    name: 'a role by its id, which is the same',
    before: assigned(named('Owner')),
    after: assigned(byId('8e3af657-a8ff-443c-a75c-2fe8c4bcb635')),
    sentence:
      'No change of the architecture. Also touched: role_definition_id and role_definition_name of role assignment worker (Terraform may replace it).',
  },
  {
    name: 'the subscription instead of a group',
    before: assigned(named('Contributor'), 'azurerm_resource_group.main.id'),
    after: assigned(named('Contributor'), 'data.azurerm_subscription.current.id'),
    sentence: 'Makes the managed identity worker Contributor of the whole subscription.',
  },
  {
    name: 'a group instead of the subscription',
    before: assigned(named('Contributor'), 'data.azurerm_subscription.current.id'),
    after: assigned(named('Contributor'), 'azurerm_resource_group.main.id'),
    sentence: 'No longer makes the managed identity worker Contributor of the whole subscription.',
  },
  {
    name: 'who may give others access',
    before: assigned(named('Reader'), 'azurerm_resource_group.main.id'),
    after: assigned(named('User Access Administrator'), 'azurerm_resource_group.main.id'),
    sentence:
      'Lets the managed identity worker give others access to the resource group main (User Access Administrator).',
  },
  {
    name: 'blobs may be changed',
    before: assigned(named('Storage Blob Data Reader'), ACCOUNT),
    after: assigned(named('Storage Blob Data Contributor'), ACCOUNT),
    sentence:
      'Lets the managed identity worker read, write and delete blobs of the storage account files (Storage Blob Data Contributor).',
  },
  {
    name: 'blobs may only be read',
    before: assigned(named('Storage Blob Data Owner'), ACCOUNT),
    after: assigned(named('Storage Blob Data Reader'), ACCOUNT),
    sentence:
      'No longer lets the managed identity worker own blobs of the storage account files (Storage Blob Data Owner).',
  },
  {
    name: 'a role of one’s own',
    before: assigned(named('Storage Blob Data Reader'), ACCOUNT),
    after: assigned(named('Acme File Keeper'), ACCOUNT),
    sentence: 'Gives the managed identity worker the role "Acme File Keeper" on the storage account files.',
  },
  {
    name: 'a group by its id',
    before: assigned(named('Reader'), '"/subscriptions/x/resourceGroups/billing"'),
    after: assigned(named('Contributor'), '"/subscriptions/x/resourceGroups/billing"'),
    sentence: 'Makes the managed identity worker Contributor of the resource group billing.',
  },
  {
    name: 'every branch of a repository instead of one',
    before: federated('repo:acme/shop:ref:refs/heads/main'),
    after: federated('repo:acme/other:ref:refs/heads/main'),
    sentence:
      'Lets the GitHub repository acme/other (branch main) act as the managed identity deploy and no longer lets the GitHub repository acme/shop (branch main) act as the managed identity deploy.',
  },
  {
    name: 'secrets may be written',
    before: vault('["Get", "List"]'),
    after: vault('["Get", "List", "Set", "Delete"]'),
    sentence:
      'Lets the managed identity app also change and delete secrets of the key vault main (secrets:Set and secrets:Delete).',
  },
  {
    name: 'secrets in another order',
    before: vault('["Get", "List"]'),
    after: vault('["List", "Get"]'),
    sentence: 'No change of the architecture; 1 resource.',
  },
];
