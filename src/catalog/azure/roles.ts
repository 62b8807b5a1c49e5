/** Built-in roles of Azure. */
import type { Access } from '../access-rules.js';

// ---- Access of Azure's built-in roles. Roles of one family are about the same content; wider ones include narrower ones.
// https://learn.microsoft.com/azure/role-based-access-control/built-in-roles

/** Access of a role, and its place among the roles of its family. */
interface AzureRole extends Omit<Access, 'service'> {
  readonly family: string;
  /** Rank in its family, narrowest first. */
  readonly rank: number;
}

const READER: Omit<AzureRole, 'family'> = { level: 'read', does: 'read', rank: 0 };
const SENDER: Omit<AzureRole, 'family'> = { level: 'write', does: 'write to', rank: 0 };
const USER: Omit<AzureRole, 'family'> = { level: 'write', does: 'use', rank: 1 };
const CONTRIBUTOR: Omit<AzureRole, 'family'> = { level: 'delete', does: 'change and delete', rank: 2 };
const OWNER: Omit<AzureRole, 'family'> = { level: 'administer', does: 'administer', rank: 3 };

// The family of roles for everything.
const EVERYTHING = '';

const ROLES: ReadonlyMap<string, AzureRole> = new Map<string, AzureRole>([
  ['Owner', { ...OWNER, family: EVERYTHING, makes: 'Owner' }],
  ['Contributor', { ...CONTRIBUTOR, family: EVERYTHING, makes: 'Contributor' }],
  ['Reader', { ...READER, family: EVERYTHING, makes: 'Reader' }],
  ['User Access Administrator', { ...OWNER, does: 'give others access to', family: 'access', rank: 3 }],
  ['Role Based Access Control Administrator', { ...OWNER, does: 'give others access to', family: 'access', rank: 2 }],
  ['Microsoft Entra administrator', { ...OWNER, family: 'database server' }],
  ['Managed Identity Operator', { level: 'impersonate', does: 'act as identities of', family: 'identity use', rank: 1 }],
  ['Managed Identity Contributor', { ...CONTRIBUTOR, family: 'identity' }],
  ['Virtual Machine Administrator Login', { ...OWNER, does: 'log in as an administrator to', family: 'login' }],
  ['Virtual Machine User Login', { ...USER, does: 'log in to', family: 'login' }],
  ['Azure Event Hubs Data Sender', { ...SENDER, does: 'send messages to', family: 'event hubs send' }],
  ['Azure Event Hubs Data Receiver', { ...READER, does: 'receive messages of', family: 'event hubs' }],
  ['Azure Event Hubs Data Owner', { ...OWNER, family: 'event hubs' }],
  ['Azure Service Bus Data Sender', { ...SENDER, does: 'send messages to', family: 'service bus send' }],
  ['Azure Service Bus Data Receiver', { ...READER, does: 'receive messages of', family: 'service bus' }],
  ['Azure Service Bus Data Owner', { ...OWNER, family: 'service bus' }],
  ['AcrPull', { ...READER, family: 'registry' }],
  ['AcrPush', { ...CONTRIBUTOR, level: 'write', does: 'write to', family: 'registry' }],
  ['AcrDelete', { level: 'delete', does: 'delete from', family: 'registry delete', rank: 0 }],
  ['Key Vault Secrets User', { ...READER, does: 'read secrets of', family: 'vault secrets' }],
  ['Key Vault Secrets Officer', { ...CONTRIBUTOR, does: 'change and delete secrets of', family: 'vault secrets' }],
  ['Key Vault Certificate User', { ...READER, does: 'read certificates of', family: 'vault certificates and keys' }],
  ['Key Vault Certificates Officer', { ...CONTRIBUTOR, does: 'change and delete certificates of', family: 'vault certificates' }],
  ['Key Vault Crypto User', { ...USER, does: 'use keys of', family: 'vault keys' }],
  ['Key Vault Crypto Service Encryption User', { ...USER, does: 'use keys of', rank: 0, family: 'vault keys' }],
  ['Key Vault Crypto Officer', { ...CONTRIBUTOR, does: 'change and delete keys of', family: 'vault keys' }],
  ['Key Vault Reader', { ...READER, does: 'read settings of', family: 'vault settings' }],
  ['Key Vault Contributor', { ...CONTRIBUTOR, does: 'change and delete settings of', family: 'vault settings' }],
  ['Key Vault Administrator', { ...OWNER, family: 'vault' }],
  ['Key Vault Data Access Administrator', { ...OWNER, does: 'give others access to', family: 'vault access' }],
  ['Cosmos DB Account Reader Role', { ...READER, family: 'cosmos keys' }],
  ['Cosmos DB Operator', { ...CONTRIBUTOR, level: 'write', does: 'change settings of', family: 'cosmos' }],
  ['Cosmos DB Built-in Data Reader', { ...READER, does: 'read items of', family: 'cosmos data' }],
  ['Cosmos DB Built-in Data Contributor', { ...CONTRIBUTOR, does: 'read, write and delete items of', family: 'cosmos data' }],
  ['DocumentDB Account Contributor', { ...CONTRIBUTOR, rank: 3, family: 'cosmos' }],
  ['Storage Account Contributor', { ...CONTRIBUTOR, family: 'storage account' }],
  ['Storage Account Key Operator Service Role', { ...USER, does: 'read keys of', family: 'storage account' }],
  ['Storage Blob Delegator', { ...USER, does: 'sign links to', family: 'storage links' }],
  // Their data actions reach the content of the account, and not the account.
  ...(
    [
      ['Storage Blob Data', 'blobs'],
      ['Storage File Data SMB Share', 'files'],
      ['Storage Table Data', 'tables'],
      ['Storage Queue Data', 'messages'],
    ] as const
  ).flatMap(([family, content]): [string, AzureRole][] => [
    [`${family} Reader`, { ...READER, does: `read ${content} of`, family }],
    [`${family} Contributor`, { ...CONTRIBUTOR, does: `read, write and delete ${content} of`, family }],
    [`${family} Owner`, { ...OWNER, does: `own ${content} of`, family }],
  ]),
  ...[
    ...['Network', 'Virtual Machine', 'SQL DB', 'SQL Server', 'SQL Managed Instance', 'Website', 'Web Plan', 'DNS Zone'],
    ...['Private DNS Zone', 'Redis Cache', 'Logic App', 'Log Analytics', 'Monitoring', 'API Management Service'],
    ...['Data Factory', 'EventGrid', 'Search Service', 'Cognitive Services', 'Automation', 'Backup', 'CDN Profile'],
  ].map((family): [string, AzureRole] => [`${family} Contributor`, { ...CONTRIBUTOR, family }]),
  ...['Log Analytics', 'Monitoring', 'Security', 'Website'].map((family): [string, AzureRole] => [`${family} Reader`, { ...READER, family }]),
  ['Security Admin', { ...OWNER, family: 'Security' }],
  ['Storage Queue Data Message Processor', { ...READER, does: 'read and delete messages of', family: 'Storage Queue Data' }],
  ['Storage Queue Data Message Sender', { ...SENDER, does: 'send messages to', family: 'storage queue send' }],
  ['Azure Kubernetes Service RBAC Reader', { ...READER, family: 'kubernetes' }],
  ['Azure Kubernetes Service RBAC Writer', { ...CONTRIBUTOR, level: 'write', does: 'change', family: 'kubernetes', rank: 1 }],
  ['Azure Kubernetes Service RBAC Admin', { ...OWNER, family: 'kubernetes', rank: 2 }],
  ['Azure Kubernetes Service RBAC Cluster Admin', { ...OWNER, family: 'kubernetes' }],
  ['Azure Kubernetes Service Cluster User Role', { ...USER, family: 'kubernetes access' }],
  ['Azure Kubernetes Service Cluster Admin Role', { ...OWNER, family: 'kubernetes access' }],
  ['Azure Kubernetes Service Contributor Role', { ...CONTRIBUTOR, family: 'kubernetes settings' }],
  ['App Configuration Data Reader', { ...READER, does: 'read keys and values of', family: 'app configuration' }],
  ['App Configuration Data Owner', { ...OWNER, does: 'own keys and values of', family: 'app configuration' }],
  ['Monitoring Metrics Publisher', { ...SENDER, does: 'write metrics of', family: 'metrics' }],
  ['Cognitive Services User', { ...USER, family: 'cognitive services use' }],
  ['Cognitive Services OpenAI User', { ...USER, family: 'openai' }],
  ['Cognitive Services OpenAI Contributor', { ...CONTRIBUTOR, family: 'openai' }],
]);

// Roles by the last part of their ID, as far as code names them by it.
const ROLE_BY_ID: ReadonlyMap<string, string> = new Map([
  ['8e3af657-a8ff-443c-a75c-2fe8c4bcb635', 'Owner'],
  ['b24988ac-6180-42a0-ab88-20f7382dd24c', 'Contributor'],
  ['acdd72a7-3385-48ef-bd42-f606fba81ae7', 'Reader'],
  ['18d7d88d-d35e-4fb5-a5c3-7773c20a72d9', 'User Access Administrator'],
  ['f58310d9-a9f6-439a-9e8d-f62e7b41a168', 'Role Based Access Control Administrator'],
  ['ba92f5b4-2d11-453d-a403-e96b0029c9fe', 'Storage Blob Data Contributor'],
  ['2a2b9908-6ea1-4ae2-8e65-a410df84e7d1', 'Storage Blob Data Reader'],
  ['b7e6dc6d-f1e8-4753-8033-0f276bb0955b', 'Storage Blob Data Owner'],
  ['4633458b-17de-408a-b874-0445c86b69e6', 'Key Vault Secrets User'],
  ['7f951dda-4ed3-4680-a7ca-43fe172d538d', 'AcrPull'],
  // Roles that every Cosmos DB account has:
  // https://learn.microsoft.com/azure/cosmos-db/nosql/reference-data-plane-security
  ['00000000-0000-0000-0000-000000000001', 'Cosmos DB Built-in Data Reader'],
  ['00000000-0000-0000-0000-000000000002', 'Cosmos DB Built-in Data Contributor'],
]);

const ROLE_ID = /\/(?:sql)?roleDefinitions\/([0-9a-f-]{36})$/i;

/** Returns the name of a built-in role, by its ID or name; null for any other string. */
export function builtInRoleIn(text: string): string | null {
  const id = ROLE_ID.exec(text)?.[1]?.toLowerCase();
  if (id !== undefined) return ROLE_BY_ID.get(id) ?? null;
  return ROLES.has(text) ? text : null;
}

/** Returns the access that a built-in role grants, by its name; null for any other role. */
export function azureAccess(name: string): Access | null {
  const role = ROLES.get(name);
  if (role === undefined) return null;
  const { family, rank: _, ...access } = role;
  return { ...access, service: family };
}

/**
 * True if a role includes everything that another one is for. Owners see no data, but may grant themselves access.
 * Measured against the definitions of the built-in roles.
 */
export function azureCovers(outer: string, inner: string): boolean {
  const [outerRole, innerRole] = [ROLES.get(outer), ROLES.get(inner)];
  if (outerRole === undefined || innerRole === undefined) return false;
  if (outer === 'Owner' || outer === inner) return true;
  if (outer === 'Contributor' && SETTINGS_ROLE.test(inner)) return true;
  if (outer === 'Key Vault Administrator' && /^Key Vault (?:Secrets|Crypto|Certificate)/.test(inner)) return true;
  const isStronger = outerRole.family === innerRole.family && outerRole.rank > innerRole.rank;
  return isStronger || (INCLUDED_ROLES.get(outer) ?? []).some((role) => azureCovers(role, inner));
}

// Management roles without data access, which a contributor of everything includes.
const SETTINGS_ROLE = /^(?!.*\b(?:Data|OpenAI|RBAC|Access|Key Vault (?:Secrets|Crypto|Certificate|Administrator))\b).*(?:Contributor|Reader)$/;

/** Roles of other families that a role includes. */
const INCLUDED_ROLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Contributor', [...['AcrPush', 'AcrDelete', 'Azure Kubernetes Service Contributor Role', 'Cosmos DB Account Reader Role', 'Cosmos DB Operator'], ...['Data Factory Contributor', 'Managed Identity Operator', 'Storage Account Contributor', 'Security Admin']]],
  ['Reader', ['AcrPull', 'Key Vault Reader']],
  ['User Access Administrator', ['Reader', 'Key Vault Data Access Administrator']],
  ['Role Based Access Control Administrator', ['Reader', 'Key Vault Data Access Administrator']],
  ['Monitoring Reader', ['Reader']],
  ['Monitoring Contributor', ['Reader']],
  ['Log Analytics Reader', ['Reader']],
  ['Log Analytics Contributor', ['Monitoring Reader']],
  ['Azure Service Bus Data Owner', ['Azure Service Bus Data Sender']],
  ['Azure Event Hubs Data Owner', ['Azure Event Hubs Data Sender']],
  ['Azure Kubernetes Service Contributor Role', ['Azure Kubernetes Service Cluster Admin Role']],
  ['Network Contributor', ['DNS Zone Contributor', 'Private DNS Zone Contributor']],
  ['SQL Server Contributor', ['SQL DB Contributor']],
  ['DocumentDB Account Contributor', ['Cosmos DB Account Reader Role']],
  ['Storage Account Contributor', ['Storage Blob Delegator']],
  ...['Reader', 'Contributor', 'Owner'].map((kind): [string, string[]] => [`Storage Blob Data ${kind}`, ['Storage Blob Delegator']]),
  ['Key Vault Administrator', ['Key Vault Reader']],
  ['Key Vault Certificate User', ['Key Vault Secrets User']],
]);

/** Permissions of a vault's access policy, by kind of content: `secrets:Get`. */
const VAULT_PERMISSION = /^(secrets|keys|certificates|storage):(\w+)$/;

/** Access by the verb that a permission of a vault begins with. */
const ACCESS_BY_VERB: readonly (readonly [RegExp, Access['level'], string])[] = [
  [/^(?:Get|List)/i, 'read', 'read'],
  [/^(?:Delete|Purge)/i, 'delete', 'delete'],
  [/^(?:Set|Create|Update|Import|Restore|Recover|Rotate|Manage|Regenerate)/i, 'write', 'change'],
];

/** Returns the access of a permission in a vault's access policy, `secrets:Get`; null for any other name. */
export function vaultAccess(name: string): Access | null {
  const [, content, verb = ''] = VAULT_PERMISSION.exec(name) ?? [];
  if (content === undefined) return null;
  const [, level, verbPhrase] = ACCESS_BY_VERB.find(([names]) => names.test(verb)) ?? [null, 'write' as const, 'use'];
  return { level, does: `${verbPhrase} ${content === 'storage' ? 'storage keys' : content} of`, service: content };
}

/** Access by the last part of an action in a custom role. */
const ACCESS_BY_SUFFIX: Readonly<Record<string, readonly [Access['level'], string]>> = {
  read: ['read', 'read'],
  write: ['write', 'change'],
  delete: ['delete', 'delete'],
  action: ['write', 'use'],
  '*': ['administer', 'administer'],
};

/**
 * Returns the access of an action in a custom role, `Microsoft.Storage/storageAccounts/read`; null for any other
 * name.
 */
export function azureActionAccess(name: string): Access | null {
  if (!AZURE_ACTION.test(name)) return null;
  if (/^Microsoft\.Authorization\/(?!.*\/read$)/i.test(name)) return { level: 'administer', does: 'give others access to', service: 'Microsoft.Authorization' };
  const [level, verbPhrase] = ACCESS_BY_SUFFIX[name.slice(name.lastIndexOf('/') + 1).toLowerCase()] as readonly [Access['level'], string];
  const [service = '', ...parts] = name.split('/').slice(0, -1);
  const isOperation = /\/action$/i.test(name) && parts.length > 1;
  const content = (isOperation ? parts.at(-2) : parts.at(-1)) ?? '';
  const does = isOperation ? inWords(parts.at(-1) as string) : verbPhrase;
  const isNamed = service !== '*' && KIND.test(content) && KIND.test(parts.at(-1) as string);
  return { level, does: isNamed ? does : verbPhrase, service: service === '*' ? '' : service, ...(isNamed && { content: inWords(content) }) };
}

/** A kind of resource or an operation, without wildcards. */
const KIND = /^[a-z]+$/i;

/** @example inWords('virtualMachines') // 'virtual machines' */
const inWords = (camelCase: string): string => camelCase.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();

/** Shape of an action in a custom role, `Microsoft.Storage/storageAccounts/read`. */
export const AZURE_ACTION = /^(?:\*|[\w.*]+(?:\/[\w.*]+)*)\/(?:read|write|delete|action|\*)$/i;

/**
 * Built-in roles that permit no use of their target: reading its settings, writing DNS names, joining a network,
 * assigning roles. `Owner` and `Contributor` are not among them, because they may read keys.
 * https://learn.microsoft.com/azure/role-based-access-control/built-in-roles
 */
export const AZURE_GOVERNING: ReadonlySet<string> = new Set([
  'DNS Resolver Contributor',
  'DNS Zone Contributor',
  'Managed Identity Contributor',
  'Managed Identity Operator',
  'Monitoring Contributor',
  'Monitoring Reader',
  'Network Contributor',
  'Private DNS Zone Contributor',
  'Reader',
  'Resource Policy Contributor',
  'Role Based Access Control Administrator',
  'Security Admin',
  'Security Reader',
  'Tag Contributor',
  'User Access Administrator',
]);
