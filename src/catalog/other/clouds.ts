/**
 * Clouds whose networks are no container types of the graph format. A network or subnet is a node, drawn as a box
 * around what refers to it, like a cluster. The facts of a type come from the words of its name, because these
 * providers name their types alike: `alicloud_db_instance`, `oci_core_instance`, `hcloud_server`.
 */
import type { ExposureRule, PermissionRule } from '../access-rules.js';
import { INTERNET } from '../exposure.js';
import type { BoxFacts, TypeRow, TypeTable } from '../model.js';
import type { EntryRule, LinkRule } from '../rules.js';
import { ALWAYS_IN_FRONT } from '../shared.js';

/** A cloud and the networks of its provider. */
interface OtherCloud {
  /** First word of its resource types. */
  readonly prefix: string;
  readonly title: string;
  readonly icon: string;
  /** Types and titles of its networks and their subnets. */
  readonly networks: Readonly<Record<string, string>>;
  readonly subnets?: Readonly<Record<string, string>>;
}

const CLOUDS: readonly OtherCloud[] = [
  {
    prefix: 'alicloud',
    title: 'Alibaba Cloud',
    icon: 'alibaba-cloud',
    networks: { alicloud_vpc: 'VPC' },
    subnets: { alicloud_vswitch: 'vSwitch' },
  },
  { prefix: 'civo', title: 'Civo', icon: 'civo', networks: { civo_network: 'Network' } },
  { prefix: 'digitalocean', title: 'DigitalOcean', icon: 'digitalocean', networks: { digitalocean_vpc: 'VPC' } },
  { prefix: 'exoscale', title: 'Exoscale', icon: 'exoscale', networks: { exoscale_private_network: 'Private network' } },
  {
    prefix: 'hcloud',
    title: 'Hetzner Cloud',
    icon: 'hetzner',
    networks: { hcloud_network: 'Network' },
    subnets: { hcloud_network_subnet: 'Subnet' },
  },
  {
    prefix: 'huaweicloud',
    title: 'Huawei Cloud',
    icon: 'tabler-cloud',
    networks: { huaweicloud_vpc: 'VPC' },
    subnets: { huaweicloud_vpc_subnet: 'Subnet' },
  },
  { prefix: 'ibm', title: 'IBM Cloud', icon: 'tabler-cloud', networks: { ibm_is_vpc: 'VPC' }, subnets: { ibm_is_subnet: 'Subnet' } },
  { prefix: 'linode', title: 'Linode', icon: 'tabler-cloud', networks: { linode_vpc: 'VPC' }, subnets: { linode_vpc_subnet: 'Subnet' } },
  {
    prefix: 'oci',
    title: 'Oracle Cloud',
    icon: 'tabler-cloud',
    networks: { oci_core_vcn: 'VCN', oci_core_virtual_network: 'VCN' },
    subnets: { oci_core_subnet: 'Subnet' },
  },
  {
    prefix: 'openstack',
    title: 'OpenStack',
    icon: 'openstack',
    networks: { openstack_networking_network_v2: 'Network' },
    subnets: { openstack_networking_subnet_v2: 'Subnet' },
  },
  {
    prefix: 'ovh',
    title: 'OVHcloud',
    icon: 'ovh',
    networks: { ovh_cloud_project_network_private: 'Private network' },
    subnets: { ovh_cloud_project_network_private_subnet: 'Subnet', ovh_cloud_project_network_private_subnet_v2: 'Subnet' },
  },
  {
    prefix: 'scaleway',
    title: 'Scaleway',
    icon: 'scaleway',
    networks: { scaleway_vpc: 'VPC' },
    subnets: { scaleway_vpc_private_network: 'Private network' },
  },
  {
    prefix: 'tencentcloud',
    title: 'Tencent Cloud',
    icon: 'tabler-cloud',
    networks: { tencentcloud_vpc: 'VPC' },
    subnets: { tencentcloud_subnet: 'Subnet' },
  },
  { prefix: 'upcloud', title: 'UpCloud', icon: 'upcloud', networks: { upcloud_network: 'Network' } },
  { prefix: 'vultr', title: 'Vultr', icon: 'vultr', networks: { vultr_vpc: 'VPC', vultr_vpc2: 'VPC' } },
  {
    prefix: 'yandex',
    title: 'Yandex Cloud',
    icon: 'yandex-cloud',
    networks: { yandex_vpc_network: 'Network' },
    subnets: { yandex_vpc_subnet: 'Subnet' },
  },
];

/** Types of managed Kubernetes clusters of these clouds. */
export const CLUSTERS: readonly string[] = [
  'alicloud_cs_kubernetes',
  'alicloud_cs_managed_kubernetes',
  'alicloud_cs_serverless_kubernetes',
  'civo_kubernetes_cluster',
  'digitalocean_kubernetes_cluster',
  'exoscale_sks_cluster',
  'huaweicloud_cce_cluster',
  'ibm_container_cluster',
  'ibm_container_vpc_cluster',
  'linode_lke_cluster',
  'oci_containerengine_cluster',
  'openstack_containerinfra_cluster_v1',
  'ovh_cloud_project_kube',
  'scaleway_k8s_cluster',
  'tencentcloud_kubernetes_cluster',
  'upcloud_kubernetes_cluster',
  'vultr_kubernetes',
  'yandex_kubernetes_cluster',
];

/** Services with a box around what they hold, if that is more than one icon, by the first word of their types. */
const SERVICES: Readonly<Record<string, string>> = {
  aiven: 'Aiven',
  auth0: 'Auth0',
  cloudflare: 'Cloudflare',
  confluent: 'Confluent Cloud',
  datadog: 'Datadog',
  ec: 'Elastic Cloud',
  fastly: 'Fastly',
  fly: 'Fly.io',
  github: 'GitHub',
  gitlab: 'GitLab',
  grafana: 'Grafana',
  heroku: 'Heroku',
  improvmx: 'ImprovMX',
  launchdarkly: 'LaunchDarkly',
  mongodbatlas: 'MongoDB Atlas',
  neon: 'Neon',
  netlify: 'Netlify',
  newrelic: 'New Relic',
  okta: 'Okta',
  pagerduty: 'PagerDuty',
  planetscale: 'PlanetScale',
  render: 'Render',
  sentry: 'Sentry',
  snowflake: 'Snowflake',
  supabase: 'Supabase',
  tfe: 'HCP Terraform',
  upstash: 'Upstash',
  vercel: 'Vercel',
};

// ---- The box of each cloud, its networks, subnets and clusters

const CLOUD = {
  width: 1.5,
  dash: 'solid',
  fill: '#FFFFFF',
  peers: false,
  border: '#344054',
  ink: '#1D2939',
  dark: { border: '#98A2B3', fill: '#0D1117', ink: '#E4E7EC' },
  rank: 0,
} as const;
const NETWORK = {
  width: 1.5,
  dash: 'solid',
  fill: '#FFFFFF',
  peers: false,
  border: '#475467',
  ink: '#344054',
  dark: { border: '#98A2B3', fill: '#0D1117', ink: '#D0D5DD' },
  rank: 20,
  isPage: true,
} as const;
const SUBNET = {
  width: 1,
  dash: 'solid',
  fill: '#F2F4F7',
  peers: false,
  border: '#7D8998',
  ink: '#475467',
  dark: { border: '#7D8998', fill: '#161B22', ink: '#B4BCC8' },
  rank: 40,
} as const;

/** Returns the boxes of a cloud's networks and subnets, by type. */
function boxesOf({ icon, networks, subnets = {} }: OtherCloud): readonly (readonly [string, BoxFacts])[] {
  const styled = (titles: OtherCloud['networks'], style: typeof NETWORK | typeof SUBNET) => Object.entries(titles).map(([type, title]) => [type, { ...style, title, icon }] as const);
  return [...styled(networks, NETWORK), ...styled(subnets, SUBNET)];
}

/** Styles of the boxes of these clouds and services: `cloud:hcloud`. */
export const OTHER_CLOUD_BOXES: Readonly<Record<string, BoxFacts>> = Object.fromEntries([...CLOUDS.map(({ prefix, title, icon }) => [`cloud:${prefix}`, { ...CLOUD, title, icon }] as const), ...Object.entries(SERVICES).map(([prefix, title]) => [`cloud:${prefix}`, { ...CLOUD, title, icon: null }] as const)]);

/** True for the box of a service, which a single icon does not need. */
export const isServiceBox = (style: string): boolean => Object.hasOwn(SERVICES, style.replace(/^cloud:/, ''));

const CLUSTER: BoxFacts = { ...SUBNET, fill: '#FFFFFF', dark: { ...SUBNET.dark, fill: '#0D1117' }, title: 'Kubernetes cluster', icon: 'kubernetes', rank: 55 };

/** Styles of the boxes of clusters, by type. */
export const OTHER_CLUSTER_BOXES: Readonly<Record<string, BoxFacts>> = Object.fromEntries(CLUSTERS.map((type) => [type, CLUSTER]));

/**
 * Returns the style of the box of a cloud or service; null for any other provider.
 * @param name a type, or the name of the provider
 */
export function boxOfCloud(name: string): string | null {
  const style = `cloud:${name.split('_', 1)[0]}`;
  return Object.hasOwn(OTHER_CLOUD_BOXES, style) ? style : null;
}

/** Styles of the boxes of all networks and subnets of these clouds, by type. */
export const OTHER_NETWORK_BOXES: Readonly<Record<string, BoxFacts>> = Object.fromEntries(CLOUDS.flatMap(boxesOf));

/** True for a network or subnet of these clouds. */
export const isNetworkHost = (type: string): boolean => Object.hasOwn(OTHER_NETWORK_BOXES, type);

const OTHER_SIDE = /^(?:peer|remote|accept|source|destination|target_network|allow|whitelist|permit)/;

/** True for an attribute that names a network that the resource is not in. `peer_vpc_id`, `whitelisted_ips` */
export const namesOtherSide = (name: string): boolean => OTHER_SIDE.test(name);

/** True for a connection between networks, by the name of its type. `oci_core_local_peering_gateway` */
export const isPeering = (type: string): boolean => /_peer(?:ing)?(?:_|$)/.test(type);

/** Rows of all networks and subnets of these clouds. */
export const OTHER_NETWORKS: TypeTable = Object.fromEntries(Object.entries(OTHER_NETWORK_BOXES).map(([type, { title, icon }]): [string, TypeRow] => [type, { title, icon: icon as string, category: 'network', detail: ['cidr_block'] }]));

// ---- Facts from the words of a type's name

/** Settings of a network, which are never drawn. */
const NETWORK_SETTING = {
  fold: {
    attributes: ['vpc_id', 'vcn_id', 'network_id', 'network', 'vpc', 'vpc_uuid', 'subnet_id', 'vswitch_id'],
    hostTypes: Object.keys(OTHER_NETWORK_BOXES),
    // An ACL may be that of a bucket.
    byTypeName: true,
    userTypes: ['*'],
  },
  supporting: true,
  plumbing: true,
  category: 'network',
} as const satisfies TypeRow;

/** Facts of a type that only serves the resource that uses it. */
const OF_USER = { fold: { byTypeName: true, userTypes: ['*'] }, plumbing: true } as const satisfies TypeRow;

const RECORD = {
  fold: { attributes: ['zone_id', 'domain_id', 'domain', 'zone', 'dns_zone'], byTypeName: true },
  link: { from: [], to: ['value', 'values', 'content', 'records', 'record', 'rrdatas', 'data', 'target', 'rdata'] },
  ...ALWAYS_IN_FRONT,
} as const satisfies TypeRow;

const BALANCER = ['nodebalancer_id', 'load_balancer_id', 'loadbalancer_id', 'load_balancer', 'lb_id', 'slb_id', 'network_load_balancer_id', 'pool_id'] as const;

/**
 * Facts of a part of a load balancer. A part that names a machine is an arrow from the balancer to the machine.
 */
const OF_BALANCER = {
  fold: { attributes: BALANCER, byTypeName: true },
  link: { from: BALANCER, to: ['ip_address', 'address', 'target_id', 'server_id', 'instance_id', 'instance_ids', 'target'] },
  supporting: true,
  icon: 'tabler-load-balancer',
  category: 'network',
} as const satisfies TypeRow;

/** These clouds give a load balancer a public address unless one of these attributes says otherwise. */
const PUBLIC_BALANCER: readonly EntryRule[] = [
  {
    actor: 'users',
    unless: { is_private: ['true'], internal: ['true'], type: ['internal', 'private', 'private_path'], network: ['INTERNAL'], network_type: ['INTERNAL'], address_type: ['intranet', 'Intranet'], scheme: ['internal'] },
    // OpenStack, Huawei Cloud and Alibaba Cloud: an address of the subnet.
    hasNone: ['vip_subnet_id', 'vip_network_id', 'vip_port_id', 'ipv4_subnet_id', 'vswitch_id'],
  },
];

// ---- Machines with a public address, and the groups of rules around them

const MACHINES = ['alicloud_instance', 'openstack_compute_instance_v2', 'huaweicloud_compute_instance', 'tencentcloud_instance'];

/** Attributes of machines and their ports that name groups of rules. */
const GROUPS = ['security_groups', 'security_group_ids'];

/** Users enter a machine with a public address if the rules of its groups allow it. */
const PUBLIC_ADDRESS: readonly EntryRule[] = [{ actor: 'users', foldedInto: MACHINES, groupAttributes: GROUPS }];

const WITH_GROUPS: TypeRow = { memberRefs: /^security_groups?(?:_ids?)?$/ };

type Way = 'in' | 'out';
type OneWayRule = Omit<PermissionRule, 'direction'>;

/** Returns the rules of both directions, which the values of an attribute tell apart. */
const rulesBy = (attribute: string, [inbound, outbound]: readonly [string, string], rule: OneWayRule): readonly PermissionRule[] => (['in', 'out'] as const).map((way) => ({ ...rule, direction: way, when: { ...rule.when, [attribute]: [way === 'in' ? inbound : outbound] } }));

/** Returns the rules of a resource that names its security group and says `ingress` or `egress`. */
const rulesOf = (attribute: string, rule: Omit<OneWayRule, 'guardedGroups'>): readonly PermissionRule[] => rulesBy(attribute, ['ingress', 'egress'], { ...rule, guardedGroups: ['security_group_id'] });

/** Returns the rules in blocks of the group itself; each direction has its own block. */
const rulesIn = (blocks: readonly [string, string], ruleOf: (way: Way) => Omit<OneWayRule, 'block' | 'guardedGroups'>, guardedGroups: readonly string[] = []): readonly PermissionRule[] => (['in', 'out'] as const).map((way, at) => ({ ...ruleOf(way), direction: way, block: blocks[at] as string, guardedGroups }));

/** Returns an allowing and a denying rule for each rule, which the values of an attribute tell apart. */
const allowingAndDenying = (attribute: string, [accept, drop]: readonly [string, string], rules: readonly PermissionRule[]): readonly PermissionRule[] =>
  rules.flatMap((rule): PermissionRule[] => [
    { ...rule, when: { ...rule.when, [attribute]: ['', accept] } },
    { ...rule, when: { ...rule.when, [attribute]: [drop] }, denies: true },
  ]);

/** Oracle Cloud: ports are in a block per protocol; a rule of another protocol has none. */
const ORACLE_PORTS = [
  ['tcp_options', ['', '6', 'all', '1', '58']],
  ['udp_options', ['17']],
] as const;

const oracleList = (): readonly PermissionRule[] =>
  ORACLE_PORTS.flatMap(([options, protocol]) =>
    rulesIn(['ingress_security_rules', 'egress_security_rules'], (way) => ({
      when: { protocol },
      peer: { ranges: [way === 'in' ? 'source' : 'destination'] },
      ports: { range: [`${options}.min`, `${options}.max`], protocol: 'protocol' },
    })),
  );

const oracleRule = (way: Way): readonly PermissionRule[] =>
  ORACLE_PORTS.map(([options, protocol]) => ({
    direction: way,
    when: { protocol, direction: [way === 'in' ? 'INGRESS' : 'EGRESS'] },
    guardedGroups: ['network_security_group_id'],
    peer: way === 'in' ? { groups: ['source'], ranges: ['source'] } : { groups: ['destination'], ranges: ['destination'] },
    ports: { range: [`${options}.destination_port_range.min`, `${options}.destination_port_range.max`], protocol: 'protocol' },
  }));

const ORACLE_LIST: TypeRow = { memberRefs: /^security_list_ids$/, firewallRules: oracleList() };

const scalewayRules = (guardedGroups: readonly string[]): readonly PermissionRule[] =>
  allowingAndDenying(
    'action',
    ['accept', 'drop'],
    rulesIn(['inbound_rule', 'outbound_rule'], () => ({ peer: { ranges: ['ip_range'] }, ports: { lists: ['port', 'port_range'], protocol: 'protocol' } }), guardedGroups),
  );

const OPENSTACK_RULE = { peer: { groups: ['remote_group_id'], ranges: ['remote_ip_prefix'] }, ports: { lists: ['ports'], range: ['port_range_min', 'port_range_max'], protocol: 'protocol' } } as const;

const YANDEX_RULE = { peer: { groups: ['security_group_id'], ranges: ['v4_cidr_blocks', 'v6_cidr_blocks'] }, ports: { lists: ['port'], range: ['from_port', 'to_port'], protocol: 'protocol' } } as const;

/** Returns the row of a resource that only attaches others to a firewall. */
const attachmentOf = (firewall: string, members: readonly string[]): TypeRow => ({ fold: { attributes: [firewall, ...members] }, supporting: true, plumbing: true, attachment: true, memberAttributes: { names: members } });

/** Groups of rules and the rules in them. Ports and peers are those of the documentation of each provider. */
const RULE_FACTS: TypeTable = {
  alicloud_security_group: WITH_GROUPS,
  alicloud_security_group_rule: {
    firewallRules: allowingAndDenying('policy', ['accept', 'drop'], rulesOf('type', { peer: { groups: ['source_security_group_id'], ranges: ['cidr_ip', 'ipv6_cidr_ip'] }, ports: { lists: ['port_range'], protocol: 'ip_protocol' }, priority: { attribute: 'priority', fallback: 1 } })),
  },
  civo_firewall: {
    memberRefs: /^firewall_id$/,
    firewallRules: allowingAndDenying(
      'action',
      ['allow', 'deny'],
      rulesIn(['ingress_rule', 'egress_rule'], () => ({ peer: { ranges: ['cidr'] }, ports: { lists: ['port_range'], protocol: 'protocol' } })),
    ),
  },
  digitalocean_droplet: { labels: ['tags'] },
  digitalocean_firewall: {
    memberAttributes: { names: ['droplet_ids'], labels: ['tags'] },
    firewallRules: rulesIn(['inbound_rule', 'outbound_rule'], (way) => {
      const end = way === 'in' ? 'source' : 'destination';
      return { peer: { groups: [`${end}_droplet_ids`, `${end}_load_balancer_uids`, `${end}_kubernetes_ids`], ranges: [`${end}_addresses`], labels: [`${end}_tags`] }, ports: { lists: ['port_range'], protocol: 'protocol' } };
    }),
  },
  digitalocean_database_firewall: {
    fold: { attributes: ['cluster_id'] },
    exposure: [{ audience: INTERNET, when: { 'rule.value': ['0.0.0.0/0'] }, subjectAttributes: ['cluster_id'] }],
  },
  exoscale_security_group: { memberRefs: /^security_group_ids$/ },
  exoscale_security_group_rule: { firewallRules: rulesOf('type', { peer: { groups: ['user_security_group_id'], ranges: ['cidr'] }, ports: { range: ['start_port', 'end_port'], protocol: 'protocol' } }) },
  hcloud_firewall: {
    memberRefs: /^firewall_ids?$/,
    memberAttributes: { names: ['apply_to.server'] },
    firewallRules: rulesBy('direction', ['in', 'out'], { block: 'rule', guardedGroups: [], peer: { ranges: ['source_ips', 'destination_ips'] }, ports: { lists: ['port'], protocol: 'protocol' } }),
  },
  hcloud_firewall_attachment: attachmentOf('firewall_id', ['server_ids']),
  huaweicloud_networking_secgroup: WITH_GROUPS,
  huaweicloud_networking_secgroup_rule: { firewallRules: allowingAndDenying('action', ['allow', 'deny'], rulesOf('direction', OPENSTACK_RULE)) },
  linode_firewall: {
    memberRefs: /^firewall_id$/,
    memberAttributes: { names: ['linodes', 'nodebalancers'] },
    firewallRules: allowingAndDenying(
      'action',
      ['accept', 'drop'],
      rulesIn(['inbound', 'outbound'], () => ({ peer: { ranges: ['ipv4', 'ipv6'] }, ports: { lists: ['ports'], protocol: 'protocol' } })),
    ),
  },
  linode_firewall_device: attachmentOf('firewall_id', ['entity_id']),
  oci_core_default_security_list: ORACLE_LIST,
  oci_core_network_security_group: { memberRefs: /^(?:nsg|network_security_group)_ids$/ },
  oci_core_network_security_group_security_rule: { firewallRules: [...oracleRule('in'), ...oracleRule('out')] },
  oci_core_security_list: ORACLE_LIST,
  openstack_networking_secgroup_v2: { ...WITH_GROUPS, title: 'Security group' },
  openstack_networking_secgroup_rule_v2: { title: 'Security group rule', firewallRules: rulesOf('direction', OPENSTACK_RULE) },
  scaleway_instance_security_group: { memberRefs: /^security_group_id$/, firewallRules: scalewayRules([]) },
  scaleway_instance_security_group_rules: { firewallRules: scalewayRules(['security_group_id']) },
  tencentcloud_security_group: { memberRefs: /^(?:orderly_)?security_groups?(?:_ids?)?$/ },
  tencentcloud_security_group_rule: { firewallRules: allowingAndDenying('policy', ['accept', 'drop'], rulesOf('type', { peer: { groups: ['source_sgid'], ranges: ['cidr_ip'] }, ports: { lists: ['port_range'], protocol: 'ip_protocol' } })) },
  tencentcloud_security_group_rule_set: {
    firewallRules: allowingAndDenying(
      'action',
      ['accept', 'drop'],
      rulesIn(['ingress', 'egress'], () => ({ peer: { groups: ['source_security_id'], ranges: ['cidr_block', 'ipv6_cidr_block'] }, ports: { lists: ['port'], protocol: 'protocol' } }), ['security_group_id']),
    ),
  },
  yandex_vpc_security_group: { memberRefs: /^security_group_ids$/, firewallRules: rulesIn(['ingress', 'egress'], () => YANDEX_RULE) },
  yandex_vpc_security_group_rule: { firewallRules: rulesBy('direction', ['ingress', 'egress'], { ...YANDEX_RULE, guardedGroups: ['security_group_binding'] }) },
};

/**
 * The resources on a database's list of allowed addresses call it: `security_ips = [alicloud_instance.web.private_ip]`.
 */
const BY_ALLOWED_ADDRESS: LinkRule = { from: ['security_ips', 'allow_list', 'allowed_ips'], to: [] };

/** Databases that everybody, or a range of addresses, may reach. */
const OPEN_ADDRESSES: readonly ExposureRule[] = BY_ALLOWED_ADDRESS.from.flatMap((attribute): ExposureRule[] => [
  { audience: INTERNET, when: { [attribute]: ['0.0.0.0/0', '::/0'] } },
  { audience: '', ranges: { attribute } },
]);

/** Returns facts for types whose names end with one of the words, which are alternatives of a pattern. */
const row = (words: string, facts: TypeRow): readonly [RegExp, TypeRow] => [new RegExp(`_(?:${words})$`), facts];

/** Facts by the last words of a name; the first match counts. `_v2` at the end of a name is its version. */
const BY_WORDS: readonly (readonly [RegExp, TypeRow])[] = [
  row('route_table|route|security_group|security_list|secgroup|network_acl|acl|dhcp_options|subnet_group', NETWORK_SETTING),
  row('(?:ram|iam|cam|identity)_\\w+', { supporting: true, prominence: 'identity', icon: 'tabler-user', category: 'security' }),
  row('ssh_key|key_?pair', { ...OF_USER, supporting: true, icon: 'tabler-key', category: 'security', prominence: 'security' }),
  row('(?:eip|floating_?ip|public_ip|reserved_ip)_(?:association|associate|assignment)', { fold: { attributes: ['instance_id', 'port_id', 'server_id', 'droplet_id'], byTypeName: true }, plumbing: true, icon: 'tabler-world', category: 'network' }),
  row('eip|elastic_ip|floating_?ip|public_ip|reserved_ip|primary_ip|address', { ...OF_USER, icon: 'tabler-world', category: 'network', entries: PUBLIC_ADDRESS }),
  row('vnic|nic|port|network_interface', { ...OF_USER, icon: 'tabler-world', category: 'network' }),
  row('record|recordset|record_set|rrset', { ...RECORD, icon: 'tabler-world', category: 'network', prominence: 'dns' }),
  row('nat_gateway|internet_gateway|service_gateway|vpn_gateway|gateway|router|drg', { icon: 'tabler-router', category: 'network' }),
  row('(?:lb|load_?balancer|nodebalancer|slb|nlb|vip|pool)(?:_\\w+)?_(?:backend_?set|config|node|backend|listener|member|target|service|certificate|pool|health_?check|monitor|rule|attachment)', OF_BALANCER),
  row('object|preauthrequest|lifecycle_policy', { fold: { attributes: ['bucket', 'bucket_name', 'bucket_id'], byTypeName: true }, supporting: true, icon: 'tabler-file-text', category: 'storage' }),
  row('lb|slb|nlb|alb|elb|clb|load_?balancer|nodebalancer', { entries: PUBLIC_BALANCER, icon: 'tabler-load-balancer', category: 'network' }),
  row('(?:db|dbaas|database|rds|rdb|mdb|kvstore|polardb|dds|gpdb|mysql|postgresql|mongodb|redis|clickhouse|opensearch|elasticsearch)(?:_\\w+)?_(?:instance|cluster|system|service)|autonomous_database|dbaas|mysql|postgresql|redis', {
    icon: 'tabler-database',
    category: 'database',
    holdsData: true,
    link: BY_ALLOWED_ADDRESS,
    exposure: OPEN_ADDRESSES,
  }),
  row('(?:kafka|rocketmq|rabbitmq|mns|mq)(?:_\\w+)?_(?:instance|cluster)|queue|topic|stream', { icon: 'tabler-inbox', category: 'integration', holdsData: true }),
  row('bucket|object_storage', { icon: 'tabler-bucket', category: 'storage', holdsData: true }),
  row('volume|disk|block_storage|file_?system|nas', { icon: 'tabler-disc', category: 'storage', holdsData: true }),
  row('(?:kubernetes|k8s|cs|cce|lke|containerengine|container)(?:_\\w+)?_cluster|kubernetes', { icon: 'kubernetes', category: 'containers' }),
  row('function', { icon: 'tabler-lambda', category: 'compute' }),
  row('secret|kms_key|vault|key', { icon: 'tabler-key', category: 'security', prominence: 'security' }),
  row('tags?', { ...OF_USER, supporting: true }),
  row('firewall|waf', { prominence: 'security', icon: 'tabler-shield-half', category: 'security' }),
  row('domain|dns_zone|zone|dns', { icon: 'tabler-world', category: 'network', prominence: 'dns' }),
  row('certificate|ssl_cert', { icon: 'tabler-certificate', category: 'security', prominence: 'security' }),
  row('instance|instance_pool|server|droplet|virtual_machine|vm|node_pool|device', { icon: 'tabler-server', category: 'compute' }),
];

/** First words of the types of these clouds, which titles leave out. */
export const OTHER_CLOUD_PREFIXES: ReadonlySet<string> = new Set(CLOUDS.map(({ prefix }) => prefix));

/** Icons that the words of a name give. */
export const WORD_ICONS: readonly string[] = BY_WORDS.flatMap(([, { icon }]) => icon ?? []);

/** Returns the facts that the last words of a type's name give in these clouds; none for any other type. */
export function factsByWords(type: string): TypeRow {
  const [prefix = ''] = type.split('_', 1);
  if (!OTHER_CLOUD_PREFIXES.has(prefix)) return {};
  const name = type.replace(/_v\d+$/, '');
  const facts = BY_WORDS.find(([words]) => words.test(name))?.[1] ?? {};
  return Object.hasOwn(RULE_FACTS, type) ? { ...facts, ...RULE_FACTS[type] } : facts;
}
