/** Services that others are a part of, by a name or an id in their attributes: one that is nowhere here is somebody else's. */

export interface NamedHost {
  /** What it is. */
  readonly type: string;
  /** What the text looks like; the group `name` is what it is called, else all of it. */
  readonly looks: RegExp;
}

const NAME = /^[A-Za-z0-9][\w.-]{0,79}$/;

const named = (type: string): NamedHost => ({ type, looks: NAME });

const byId = (type: string, kind: string): NamedHost => ({
  type,
  looks: new RegExp(`^/subscriptions/[^/]+/resourceGroups/[^/]+/providers/${kind}/(?<name>[\\w.-]+)$`, 'i'),
});

/** By attribute. Only where no other service is named by an attribute that is called so. */
export const NAMED_HOSTS: ReadonlyMap<string, NamedHost> = new Map([
  ['azure_firewall_name', named('azurerm_firewall')],
  ['api_management_name', named('azurerm_api_management')],
  ['api_management_id', byId('azurerm_api_management', 'Microsoft\\.ApiManagement/service')],
  ['key_vault_id', byId('azurerm_key_vault', 'Microsoft\\.KeyVault/vaults')],
  ['storage_account_name', named('azurerm_storage_account')],
  ['data_factory_id', byId('azurerm_data_factory', 'Microsoft\\.DataFactory/factories')],
  ['automation_account_name', named('azurerm_automation_account')],
  // With its version or alias, and the account, where they are said.
  [
    'function_name',
    {
      type: 'aws_lambda_function',
      looks: /^(?:arn:[\w-]+:lambda:[\w-]+:)?(?:\d{12}:)?(?:function:)?(?<name>[\w-]{1,64})(?::[\w$-]{1,128})?$/,
    },
  ],
  ['rest_api_id', { type: 'aws_api_gateway_rest_api', looks: /^[a-z0-9]{10}$/ }],
]);
