/** Rules of security groups. */
import type { PermissionRule, PortRule } from './model.js';

/** Attributes with groups: of a machine, its interface, its launch template. */
export const GROUPS_BY = [
  'vpc_security_group_ids',
  'security_groups',
  'network_interfaces.security_groups',
  'security_group_names',
] as const;

const RANGES = ['cidr_blocks', 'ipv6_cidr_blocks'];
const RANGE = ['from_port', 'to_port'] as const;
const PORTS: PortRule = { range: RANGE, protocol: 'protocol' };

const inline = (way: PermissionRule['way'], block: string): PermissionRule => ({
  way,
  block,
  guard: [],
  other: { groups: ['security_groups'], ranges: RANGES },
  ports: PORTS,
  aside: ['self', 'prefix_list_ids'],
});

export const OF_SECURITY_GROUP: readonly PermissionRule[] = [inline('in', 'ingress'), inline('out', 'egress')];

const single = (way: PermissionRule['way'], type: string): PermissionRule => ({
  way,
  when: { type: [type] },
  guard: ['security_group_id'],
  other: { groups: ['source_security_group_id'], ranges: RANGES },
  ports: PORTS,
  aside: ['self', 'prefix_list_ids'],
});

export const SECURITY_GROUP_RULE: readonly PermissionRule[] = [single('in', 'ingress'), single('out', 'egress')];

export const vpcRule = (way: PermissionRule['way']): PermissionRule => ({
  way,
  guard: ['security_group_id'],
  other: { groups: ['referenced_security_group_id'], ranges: ['cidr_ipv4', 'cidr_ipv6'] },
  ports: { range: RANGE, protocol: 'ip_protocol' },
  aside: ['prefix_list_id'],
});
