/** Parts of other resources that people know by their own names. */

/** Ends of the type names, alike in all clouds. */
const ENDINGS = [
  'route_table',
  'network_acl',
  'security_group',
  'parameter_group',
  'subnet_group',
  'option_group',
  'log_group',
  'firewall_policy',
  'parameter',
  'record',
  'record_set',
  'service_plan',
  'autoscale_setting',
  'certificate',
  'iam_member',
  'iam_binding',
];

/**
 * True for a type whose resources are named by themselves in a list of changes: `route of route table private`, because
 * `route of VPC main` sends a reader to the network, and `type of DNS zone example.org` to the zone.
 * @example isKnownByOwnName('aws_db_subnet_group') // true
 */
export const isKnownByOwnName = (type: string): boolean => ENDINGS.some((ending) => type.endsWith(`_${ending}`));

/** Names that say nothing about what they name: the habit of modules with one resource of a type. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'this',
  'this_name_prefix',
  'main',
  'default',
  'self',
  'resource',
  'example',
]);
