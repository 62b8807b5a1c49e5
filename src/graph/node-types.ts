/** Node types that the graph format treats specially: containers, and users and networks outside the clouds. */

// ---- Containers.

/**
 * The container types of graph format 1.0. The targets of these twelve types are their children; the targets of every
 * other node are edges.
 */
export const CONTAINER_TYPES: ReadonlySet<string> = new Set([
  'aws_vpc',
  'aws_subnet',
  'aws_security_group',
  'azurerm_resource_group',
  'azurerm_virtual_network',
  'azurerm_subnet',
  'google_compute_network',
  'google_compute_subnetwork',
  'tv_gcp_region',
  'tv_gcp_zone',
  'aws_az',
  'aws_group',
]);

/** True for a container type. */
export const isContainerType = (type: string): boolean => CONTAINER_TYPES.has(type);

// ---- Users and networks outside the clouds.

/**
 * Pseudo-types of users and networks that reach a cloud from outside. All other pseudo-types are drawn inside their
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

/** Name in the addresses of icons that count unchanged resources. */
export const STUB_NAME = 'unchanged';

/** Pseudo-type of a program that uses a cloud through its API, by the rights of an identity. */
export const EXTERNAL_SERVICE = 'tv_gcp_external_saas';

/**
 * True for a pseudo-type outside the clouds that sends requests over a network, so that an edge from it means exposure.
 */
export const entersByNetwork = (type: string): boolean => isOutside(type) && type !== EXTERNAL_SERVICE;

/** Pseudo-types of networks that are connected privately, not through the internet. */
const PRIVATE_NETWORKS: ReadonlySet<string> = new Set(['tv_aws_onprem', 'tv_azure_onprem', 'tv_gcp_onprem']);

/** True for the internet, and for people who come from it. */
export const isInternet = (type: string): boolean => entersByNetwork(type) && !PRIVATE_NETWORKS.has(type);
