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

export const isContainerType = (type: string): boolean => CONTAINER_TYPES.has(type);
