/** Rules of network security groups. */
import type { Peers, PermissionRule } from './model.js';

const ends = (side: string): Peers => ({
  groups: [`${side}_application_security_group_ids`],
  ranges: [`${side}_address_prefix`, `${side}_address_prefixes`],
});

/** @param at where the rule stands: a block of its group, or a resource that names that */
function rules(at: Pick<PermissionRule, 'block' | 'guard'>): readonly PermissionRule[] {
  const rule = (way: PermissionRule['way'], access: string): PermissionRule => ({
    ...at,
    way,
    when: { direction: [way === 'in' ? 'Inbound' : 'Outbound'], access: [access] },
    other: ends(way === 'in' ? 'source' : 'destination'),
    own: ends(way === 'in' ? 'destination' : 'source'),
    ports: { lists: ['destination_port_range', 'destination_port_ranges'], protocol: 'protocol' },
    priority: { at: 'priority', usual: 65_500 },
    isOneOfEach: true,
    ...(access === 'Deny' && { denies: true }),
  });
  return [rule('in', 'Allow'), rule('in', 'Deny'), rule('out', 'Allow'), rule('out', 'Deny')];
}

export const OF_NETWORK_SECURITY_GROUP = rules({ block: 'security_rule', guard: [] });
export const NETWORK_SECURITY_RULE = rules({ guard: ['network_security_group_name', 'network_security_group_id'] });
