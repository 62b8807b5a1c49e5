/**
 * Pseudo-types of people and places that reach a cloud from outside. All other pseudo-types are drawn inside their
 * cloud.
 */
export const OUTSIDE_TYPES = [
  'tv_users',
  'tv_internet',
  'tv_aws_users',
  'tv_aws_internet',
  'tv_aws_mobile_client',
  'tv_aws_onprem',
  'tv_azurerm_users',
  'tv_azurerm_internet',
  'tv_azure_onprem',
  'tv_gcp_users',
  'tv_gcp_users_icon',
  'tv_gcp_internet',
  'tv_gcp_onprem',
  'tv_gcp_external_saas',
] as const;

const OUTSIDE: ReadonlySet<string> = new Set(OUTSIDE_TYPES);

/** True for a pseudo-type outside the clouds. */
export const isOutside = (type: string): boolean => OUTSIDE.has(type);
