import type { ExposurePattern, ExposureRule, ExposureRules } from './model.js';
import { ENDPOINT, EVERYBODY, EVERYBODY_WITH_ACCOUNT, INTERNET, PUBLIC_ACCESS, PUBLIC_ADDRESS } from './words.js';

const BALANCER: readonly ExposureRule[] = [
  { to: INTERNET, when: { load_balancing_scheme: ['', 'EXTERNAL', 'EXTERNAL_MANAGED'] }, isUsual: true },
];

const RUN: readonly ExposureRule[] = [{ to: INTERNET, when: { ingress: ['', 'INGRESS_TRAFFIC_ALL'] }, isUsual: true }];

export const GOOGLE: ExposureRules = {
  google_sql_database_instance: [
    { to: INTERNET, when: { 'settings.ip_configuration.authorized_networks.value': ['0.0.0.0/0', '::/0'] } },
    { to: PUBLIC_ADDRESS, when: { 'settings.ip_configuration.ipv4_enabled': ['', 'true'] }, isUsual: true },
    {
      to: '',
      when: { 'settings.ip_configuration.ipv4_enabled': ['', 'true'] },
      ranges: { at: 'settings.ip_configuration.authorized_networks.value' },
    },
  ],
  google_alloydb_instance: [{ to: PUBLIC_ADDRESS, when: { 'network_config.enable_public_ip': ['true'] } }],
  google_container_cluster: [
    {
      what: ENDPOINT,
      to: INTERNET,
      when: {
        'private_cluster_config.enable_private_endpoint': ['', 'false'],
        'master_authorized_networks_config.cidr_blocks.cidr_block': ['', '0.0.0.0/0', '::/0'],
      },
      isUsual: true,
    },
    {
      what: ENDPOINT,
      to: '',
      when: { 'private_cluster_config.enable_private_endpoint': ['', 'false'] },
      ranges: { at: 'master_authorized_networks_config.cidr_blocks.cidr_block' },
    },
  ],
  google_compute_instance: [{ to: PUBLIC_ADDRESS, has: ['network_interface.access_config'], isUsual: true }],
  google_compute_forwarding_rule: BALANCER,
  google_compute_global_forwarding_rule: BALANCER,
  google_cloud_run_v2_service: RUN,
  google_cloudfunctions_function: [{ to: INTERNET, when: { ingress_settings: ['', 'ALLOW_ALL'] }, isUsual: true }],
  google_cloudfunctions2_function: [
    { to: INTERNET, when: { 'service_config.ingress_settings': ['', 'ALLOW_ALL'] }, isUsual: true },
  ],
  google_storage_bucket: [{ to: PUBLIC_ACCESS, when: { public_access_prevention: ['enforced'] }, shuts: true }],
  google_storage_bucket_acl: [{ to: EVERYBODY, when: { predefined_acl: ['publicRead', 'publicReadWrite'] } }],
  google_storage_bucket_access_control: [{ to: EVERYBODY, when: { entity: ['allUsers'] } }],
  google_storage_default_object_access_control: [{ to: EVERYBODY, when: { entity: ['allUsers'] } }],
};

const EVERYONE = 'allUsers';
const KNOWN = 'allAuthenticatedUsers';

/** Who may do what with something: each type has its own resources for it. */
export const GOOGLE_PATTERNS: readonly ExposurePattern[] = [
  {
    type: /^google_.+_iam_(member|binding)$/,
    rules: [
      { to: EVERYBODY, when: { member: [EVERYONE] } },
      { to: EVERYBODY, when: { members: [EVERYONE] } },
      { to: EVERYBODY_WITH_ACCOUNT, when: { member: [KNOWN] } },
      { to: EVERYBODY_WITH_ACCOUNT, when: { members: [KNOWN] } },
    ],
  },
  { type: /^google_.+_iam_policy$/, rules: [{ to: EVERYBODY, lets: { in: ['policy_data'], who: [EVERYONE] } }] },
];
