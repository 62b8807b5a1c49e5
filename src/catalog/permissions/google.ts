/** Rules of VPC firewalls, and of firewall policies. */
import type { PermissionRule } from './model.js';

const TARGETS = { labels: ['target_tags'], groups: ['target_service_accounts'] };
const NOT_DISABLED = { disabled: ['', 'false'] };

function firewall(way: PermissionRule['way'], effect: 'allow' | 'deny'): PermissionRule {
  return {
    way,
    // Without a direction it is about who comes in.
    when: { ...NOT_DISABLED, direction: way === 'in' ? ['', 'INGRESS'] : ['EGRESS'] },
    other:
      way === 'in'
        ? { labels: ['source_tags'], groups: ['source_service_accounts'], ranges: ['source_ranges'] }
        : { ranges: ['destination_ranges'] },
    own: TARGETS,
    ports: { block: effect, lists: ['ports'], protocol: 'protocol' },
    priority: { at: 'priority', usual: 1000 },
    network: 'network',
    ...(effect === 'deny' && { denies: true }),
  };
}

export const FIREWALL: readonly PermissionRule[] = [
  firewall('in', 'allow'),
  firewall('in', 'deny'),
  firewall('out', 'allow'),
  firewall('out', 'deny'),
];

function policy(way: PermissionRule['way'], action: 'allow' | 'deny'): PermissionRule {
  return {
    way,
    when: { ...NOT_DISABLED, direction: [way === 'in' ? 'INGRESS' : 'EGRESS'], action: [action] },
    other: { ranges: [way === 'in' ? 'match.src_ip_ranges' : 'match.dest_ip_ranges'] },
    own: { groups: ['target_service_accounts'] },
    ports: { block: 'match.layer4_configs', lists: ['ports'], protocol: 'ip_protocol' },
    priority: { at: 'priority', usual: 2_147_483_647 },
    network: 'firewall_policy',
    ...(action === 'deny' && { denies: true }),
  };
}

export const FIREWALL_POLICY_RULE: readonly PermissionRule[] = [
  policy('in', 'allow'),
  policy('in', 'deny'),
  policy('out', 'allow'),
  policy('out', 'deny'),
];
