/**
 * Built-in roles of Azure that let nobody use what they are given for: they say who may look at its settings, write names
 * into a zone, join a network or hand out roles. `Owner` and `Contributor` are not among them: they may read keys.
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
