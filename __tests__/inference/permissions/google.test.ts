/** Firewalls of VPC networks: tags, service accounts, ranges, priorities. */
import type { Json } from '../../../src/graph/inventory.js';
import { type Sketches, said } from './say.js';

const BASE: Sketches = {
  'google_compute_network.n': {},
  'google_compute_subnetwork.s': {
    values: { ip_cidr_range: '10.0.0.0/24' },
    refs: { network: 'google_compute_network.n' },
  },
  'google_compute_subnetwork.d': {
    values: { ip_cidr_range: '10.0.1.0/24' },
    refs: { network: 'google_compute_network.n' },
  },
  'google_service_account.web': {},
  'google_service_account.db': {},
  'google_compute_instance.web': {
    values: { tags: ['web', 'ssh'] },
    refs: {
      'network_interface.subnetwork': 'google_compute_subnetwork.s',
      'service_account.email': 'google_service_account.web',
    },
  },
  'google_compute_instance.db': {
    values: { tags: ['db', 'ssh'] },
    refs: {
      'network_interface.subnetwork': 'google_compute_subnetwork.d',
      'service_account.email': 'google_service_account.db',
    },
  },
};
const ALLOW = { allow: [{ protocol: 'tcp', ports: ['5432'] }] };
const TAGS = { ...ALLOW, source_tags: ['web'], target_tags: ['db'] };
const firewall = (values: Record<string, Json>, refs: Record<string, string> = {}, name = 'f'): Sketches => ({
  [`google_compute_firewall.${name}`]: { values, refs: { network: 'google_compute_network.n', ...refs } },
});
const deny = (values: Record<string, Json>): Sketches =>
  firewall({ deny: [{ protocol: 'all' }], ...values }, {}, 'deny');
const CALL = 'google_compute_instance.web > google_compute_instance.db: 5432/tcp';

const CASES: readonly (readonly [string, Sketches, readonly string[]])[] = [
  ['tags', firewall(TAGS), [CALL]],
  ['tags of what comes in, said so', firewall({ ...TAGS, direction: 'INGRESS', disabled: false }), [CALL]],
  ['the range of a subnet', firewall({ ...ALLOW, source_ranges: ['10.0.0.0/24'], target_tags: ['db'] }), [CALL]],
  [
    'a range that is not known yet',
    firewall({ ...ALLOW, target_tags: ['db'] }, { source_ranges: 'google_compute_subnetwork.s' }),
    [CALL],
  ],
  [
    'service accounts',
    firewall(ALLOW, {
      source_service_accounts: 'google_service_account.web',
      target_service_accounts: 'google_service_account.db',
    }),
    [CALL],
  ],
  [
    'who leaves, to the range of a subnet',
    firewall({ ...ALLOW, direction: 'EGRESS', target_tags: ['web'], destination_ranges: ['10.0.1.0/24'] }),
    [CALL],
  ],
  [
    'tags of a template',
    {
      ...firewall(TAGS),
      'google_compute_instance.web': {},
      'google_compute_instance_template.w': {
        values: { tags: ['web'] },
        refs: { 'network_interface.subnetwork': 'google_compute_subnetwork.s' },
      },
      'google_compute_instance_group_manager.w': {
        refs: { 'version.instance_template': 'google_compute_instance_template.w' },
      },
    },
    ['google_compute_instance_group_manager.w > google_compute_instance.db: 5432/tcp'],
  ],
  [
    'a rule of a policy, by range and account',
    {
      'google_compute_network_firewall_policy.p': {},
      'google_compute_network_firewall_policy_rule.r': {
        values: {
          direction: 'INGRESS',
          action: 'allow',
          match: [{ src_ip_ranges: ['10.0.0.0/24'], layer4_configs: [{ ip_protocol: 'tcp', ports: ['5432'] }] }],
        },
        refs: {
          firewall_policy: 'google_compute_network_firewall_policy.p',
          target_service_accounts: 'google_service_account.db',
        },
      },
    },
    [CALL],
  ],
  [
    'the range of the pods of a cluster',
    {
      ...firewall({ ...ALLOW, source_ranges: ['10.11.0.0/21'], target_tags: ['db'] }),
      'google_container_cluster.c': {
        values: { ip_allocation_policy: [{ cluster_ipv4_cidr_block: '10.11.0.0/21' }] },
        refs: { network: 'google_compute_network.n' },
      },
    },
    ['google_container_cluster.c > google_compute_instance.db: 5432/tcp'],
  ],
  ['a disabled rule', firewall({ ...TAGS, disabled: true }), []],
  ['all machines of the network', firewall({ ...ALLOW, source_tags: ['web'] }), []],
  ['everywhere', firewall({ ...ALLOW, source_ranges: ['0.0.0.0/0'], target_tags: ['db'] }), []],
  ['one tag for both ends', firewall({ ...ALLOW, source_tags: ['ssh'], target_tags: ['ssh'] }), []],
  ['pings', firewall({ ...TAGS, allow: [{ protocol: 'icmp' }] }), []],
  [
    'tags of a machine in another network',
    {
      ...firewall(TAGS),
      'google_compute_network.other': {},
      'google_compute_subnetwork.s': {
        values: { ip_cidr_range: '10.0.0.0/24' },
        refs: { network: 'google_compute_network.other' },
      },
    },
    [],
  ],
  ['what another rule denies before', { ...firewall(TAGS), ...deny({ priority: 900 }) }, []],
  ['what another rule denies with the same number', { ...firewall(TAGS), ...deny({ target_tags: ['db'] }) }, []],
  ['what another rule denies behind', { ...firewall(TAGS), ...deny({ priority: 2000 }) }, [CALL]],
  ['what another rule denies to others', { ...firewall(TAGS), ...deny({ priority: 1, target_tags: ['web'] }) }, [CALL]],
  ['what a disabled rule denies', { ...firewall(TAGS), ...deny({ priority: 1, disabled: true }) }, [CALL]],
  [
    'a balancer between them, which explains it',
    {
      ...firewall(TAGS),
      'google_compute_instance.web': {
        ...BASE['google_compute_instance.web'],
        refs: { ...BASE['google_compute_instance.web']?.refs, metadata: 'google_compute_forwarding_rule.l' },
      },
      'google_compute_forwarding_rule.l': { refs: { target: 'google_compute_instance.db' } },
    },
    [
      'google_compute_forwarding_rule.l > google_compute_instance.db',
      'google_compute_instance.web > google_compute_forwarding_rule.l',
    ],
  ],
];

test.each(CASES)('a firewall lets through: %s', (_, more, expected) => {
  expect(said({ ...BASE, ...more }).filter((arrow) => !arrow.startsWith('tv_'))).toEqual(expected);
});
