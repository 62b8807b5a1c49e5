/** Styles of containers: title, corner icon, colours, nesting rank and variants such as public and private subnets. */

import { isContainerType } from '../graph/node-types.js';
import { LINE_CONTRAST, legibleOn, mixOf, TEXT_CONTRAST } from '../platform/text/colours.js';
import { SOLE_ATTRIBUTE } from './attributes.js';
import { type BoxFacts, type Category, STRIP_TITLES } from './model.js';
import { OTHER_CLOUD_BOXES, OTHER_CLUSTER_BOXES, OTHER_NETWORK_BOXES } from './other/clouds.js';

/** Colours for a dark background. */
const dark = (border: string, ink: string, fill = '#0D1117'): BoxFacts['dark'] => ({ border, fill, ink });

const SOLID = { width: 1.5, dash: 'solid', fill: '#FFFFFF', peers: false } as const;
const THIN = { width: 1, dash: 'solid', fill: '#FFFFFF', peers: false } as const;
const AZURE_SUBNET = { ...THIN, icon: 'azure-subnet', border: '#50A0DC', fill: '#EAF3FB', ink: '#005A9E', dark: dark('#4E9EDA', '#79BDF2', '#0E1C2B'), rank: 40 } as const;
const GOOGLE_SUBNET = { ...THIN, icon: 'gcp-cloud-network', border: '#4285F4', fill: '#E8F0FE', ink: '#1A56C4', dark: dark('#5E97F6', '#8AB4F8', '#101C33'), rank: 40 } as const;
// Rank of a box around workloads, inside any network container.
const CLUSTER = 55;
const DASHED = { width: 1.5, dash: 'dashed', fill: 'none', peers: false } as const;

// AWS colours are those of the group icons in the AWS architecture icon set; others follow their cloud's palette.
const STYLES = {
  'cloud:aws': { ...SOLID, title: 'AWS Cloud', icon: 'aws-group-aws-cloud', border: '#242F3E', ink: '#242F3E', dark: dark('#8B98A9', '#D0D7E2'), rank: 0 },
  'cloud:azure': { ...SOLID, title: 'Azure', icon: 'azure-azure-a', border: '#0078D4', ink: '#005A9E', dark: dark('#3A9BEA', '#6CB8F6'), rank: 0 },
  'cloud:google': { ...SOLID, title: 'Google Cloud', icon: 'google-cloud', border: '#4285F4', ink: '#1A56C4', dark: dark('#5E97F6', '#8AB4F8'), rank: 0 },

  aws_group: { ...DASHED, title: 'Group', icon: null, border: '#7D8998', ink: '#475467', dark: dark('#7D8998', '#B4BCC8', 'none'), rank: 10 },
  'aws_group:account': { ...SOLID, title: 'Account', icon: 'aws-group-aws-account', border: '#E7157B', ink: '#B01060', dark: dark('#F0479B', '#F58BC0'), rank: 10 },
  'aws_group:region': { ...DASHED, title: 'Region', icon: 'aws-group-region', border: '#00A4A6', ink: '#007A7C', dark: dark('#17B8BA', '#4CCFD1', 'none'), rank: 15 },
  'aws_group:namespace': { ...DASHED, title: 'Namespace', icon: 'k8s-namespace', border: '#326CE5', ink: '#2456BF', dark: dark('#5B8AF0', '#8CADF5', 'none'), rank: 15 },
  aws_vpc: { ...SOLID, title: 'VPC', icon: 'aws-group-virtual-private-cloud-vpc', border: '#8C4FFF', ink: '#6B2FD9', dark: dark('#9D6BFF', '#B794FF'), rank: 20, isPage: true },
  'aws_vpc:default': { ...SOLID, title: 'Default VPC', icon: 'aws-group-virtual-private-cloud-vpc', border: '#8C4FFF', ink: '#6B2FD9', dark: dark('#9D6BFF', '#B794FF'), rank: 20, isPage: true },
  aws_az: { ...DASHED, title: 'Availability Zone', icon: null, border: '#147EBA', ink: '#0F6CA0', dark: dark('#3D9AD1', '#63B4E4', 'none'), rank: 30, peers: true },
  aws_subnet: { ...THIN, title: 'Subnet', icon: 'aws-group-private-subnet', border: '#00A4A6', fill: '#E6F6F7', ink: '#155E63', dark: dark('#12A5A7', '#5FD0D2', '#0C2224'), rank: 40 },
  'aws_subnet:private': { ...THIN, title: 'Private subnet', icon: 'aws-group-private-subnet', border: '#00A4A6', fill: '#E6F6F7', ink: '#155E63', dark: dark('#12A5A7', '#5FD0D2', '#0C2224'), rank: 40 },
  'aws_subnet:public': { ...THIN, title: 'Public subnet', icon: 'aws-group-public-subnet', border: '#7AA116', fill: '#F2F6E8', ink: '#3F6212', dark: dark('#86AC24', '#AFCF5C', '#182010'), rank: 40 },
  aws_eks_cluster: { ...THIN, title: 'EKS cluster', icon: 'aws-amazon-elastic-kubernetes-service', border: '#ED7100', ink: '#9E4A00', dark: dark('#F28C28', '#F5A95C'), rank: CLUSTER },
  aws_security_group: { ...THIN, title: 'Security group', icon: null, border: '#DD344C', fill: 'none', ink: '#B42338', dark: dark('#EC5B6E', '#F58A98', 'none'), rank: 50 },
  'aws_group:autoscaling': { ...DASHED, title: 'Auto Scaling group', icon: 'aws-group-auto-scaling-group', border: '#ED7100', ink: '#9E4A00', dark: dark('#F28C28', '#F5A95C', 'none'), rank: 60 },

  azurerm_resource_group: { ...DASHED, title: 'Resource group', icon: 'azure-resource-groups', border: '#7FBA00', ink: '#4A6C00', dark: dark('#86C412', '#A6D64B', 'none'), rank: 10, isPage: true },
  azurerm_virtual_network: { ...SOLID, title: 'Virtual network', icon: 'azure-virtual-networks', border: '#0078D4', ink: '#005A9E', dark: dark('#3A9BEA', '#6CB8F6'), rank: 20, isPage: true },
  azurerm_subnet: { ...AZURE_SUBNET, title: 'Subnet' },
  'azurerm_subnet:private': { ...AZURE_SUBNET, title: 'Private subnet' },
  'azurerm_subnet:public': { ...AZURE_SUBNET, title: 'Public subnet' },
  azurerm_kubernetes_cluster: { ...THIN, title: 'AKS cluster', icon: 'azure-kubernetes-services', border: '#7A5BD0', ink: '#5A3BB0', dark: dark('#9D83E6', '#BBA8F2'), rank: CLUSTER },
  azurerm_container_app_environment: { ...THIN, title: 'Container Apps environment', icon: 'azure-container-apps-environments', border: '#7A5BD0', ink: '#5A3BB0', dark: dark('#9D83E6', '#BBA8F2'), rank: CLUSTER },
  azurerm_healthcare_workspace: { ...THIN, title: 'Health Data Services workspace', icon: 'azure-azure-api-for-fhir', border: '#50A0DC', ink: '#005A9E', dark: dark('#4E9EDA', '#79BDF2'), rank: CLUSTER },
  azurerm_databricks_workspace: { ...THIN, title: 'Databricks workspace', icon: 'azure-azure-databricks', border: '#E25A1C', ink: '#A63A0B', dark: dark('#EE7A45', '#F5A07A'), rank: CLUSTER },

  google_folder: { ...SOLID, title: 'Folder', icon: 'gcp-project', border: '#5F6368', ink: '#3C4043', dark: dark('#9AA0A6', '#BDC1C6'), rank: 5 },
  google_project: { ...SOLID, title: 'Project', icon: 'gcp-project', border: '#4285F4', ink: '#1A56C4', dark: dark('#5E97F6', '#8AB4F8'), rank: 10 },
  google_compute_network: { ...SOLID, title: 'VPC network', icon: 'gcp-virtual-private-cloud', border: '#4285F4', ink: '#1A56C4', dark: dark('#5E97F6', '#8AB4F8'), rank: 20, isPage: true },
  tv_gcp_region: { ...DASHED, title: 'Region', icon: null, border: '#34A853', ink: '#1E7A38', dark: dark('#46B766', '#6FD08C', 'none'), rank: 30, peers: true },
  'tv_gcp_region:outer': { ...DASHED, title: 'Region', icon: null, border: '#34A853', ink: '#1E7A38', dark: dark('#46B766', '#6FD08C', 'none'), rank: 15 },
  google_compute_subnetwork: { ...GOOGLE_SUBNET, title: 'Subnet' },
  'google_compute_subnetwork:private': { ...GOOGLE_SUBNET, title: 'Private subnet' },
  'google_compute_subnetwork:public': { ...GOOGLE_SUBNET, title: 'Public subnet' },
  google_container_cluster: { ...THIN, title: 'GKE cluster', icon: 'gcp-google-kubernetes-engine', border: '#4285F4', ink: '#1A56C4', dark: dark('#5E97F6', '#8AB4F8'), rank: CLUSTER },
  google_healthcare_dataset: { ...THIN, title: 'Healthcare dataset', icon: 'gcp-cloud-healthcare-api', border: '#4285F4', ink: '#1A56C4', dark: dark('#5E97F6', '#8AB4F8'), rank: CLUSTER },
  tv_gcp_zone: { ...DASHED, title: 'Zone', icon: null, border: '#34A853', fill: '#F1F8E9', ink: '#1E7A38', dark: dark('#46B766', '#6FD08C', '#0F1F16'), rank: 50, peers: true },

  module: { ...DASHED, width: 1, title: 'Module', icon: null, border: '#98A2B3', ink: '#475467', dark: dark('#667085', '#B4BCC8', 'none'), rank: 90 },
  group: { ...DASHED, width: 1, title: 'Group', icon: null, border: '#98A2B3', ink: '#475467', dark: dark('#667085', '#B4BCC8', 'none'), rank: 90 },
  strip: { width: 0.75, dash: 'solid', title: 'Operations', icon: null, border: '#D5DAE1', fill: '#F8F9FB', ink: '#5D6779', dark: dark('#30363D', '#9DA7B3', '#12171E'), rank: 90, peers: false, aside: true },
} satisfies Record<string, BoxFacts>;

/** Strips share their style and differ by title. */
const STRIPS = Object.entries(STRIP_TITLES).map(([strip, title]) => [`strip:${strip}`, { ...STYLES.strip, title }] as const);

/** Box facts by style. */
export const BOXES: ReadonlyMap<string, BoxFacts> = new Map<string, BoxFacts>([...Object.entries(STYLES), ...Object.entries(OTHER_CLOUD_BOXES), ...Object.entries(OTHER_NETWORK_BOXES), ...Object.entries(OTHER_CLUSTER_BOXES), ...STRIPS]);

// Boxes up to this rank hold any kind of resource. The members of an inner box have something in common, such as a
// cluster.
const NETWORK = 20;

/** True for a box whose inside is divided further: cloud, account, region, resource group, network. */
export const isSubdivided = (style: string): boolean => boxFactsOf(style).rank <= NETWORK;

/** True for a box that is only a location, with nothing to show but its contents. */
export const isLocationOnly = (style: string): boolean => boxFactsOf(style).rank < NETWORK;

/**
 * Returns the style facts of a box; never fails. A style is a container type, `cloud:aws` or that of another cloud,
 * `module`, `group` or `strip:...`. A container type may have a variant (`aws_subnet:public`) and falls back to the
 * plain type if the variant is unknown. An unknown style looks like a module box.
 */
export function boxFactsOf(style: string): BoxFacts {
  const colour = groupBoxColour(style);
  if (colour !== null) return ownFacts(colour);
  const plain = style.split(':', 1)[0] as string;
  return BOXES.get(style) ?? BOXES.get(plain) ?? STYLES.module;
}

// ---- Boxes that annotations define, in any colour

const OWN = 'own:';

/** Returns the style of a box in a colour, `#rrggbb`. */
export const groupBoxStyle = (colour: string): string => OWN + colour;

/** Returns the colour of a style of `groupBoxStyle`; null for any other style. */
export const groupBoxColour = (style: string): string | null => (style.startsWith(OWN) ? style.slice(OWN.length) : null);

/** Shares of the background in a fill, so pale that captions stay readable. */
const PALE = { light: 0.92, dark: 0.9 };
const BACKGROUND = { light: '#ffffff', dark: '#0d1117' };

/** Returns the colours of a group for one theme: a pale fill, a visible border and a readable title. */
export function groupColours(colour: string, theme: keyof typeof PALE): BoxFacts['dark'] {
  const fill = mixOf(colour, BACKGROUND[theme], PALE[theme]);
  return { border: legibleOn(fill, colour, LINE_CONTRAST), fill, ink: legibleOn(fill, colour, TEXT_CONTRAST) };
}

const ownFacts = (colour: string): BoxFacts => ({
  ...STYLES.group,
  title: '',
  width: 1.5,
  dash: 'solid',
  ...groupColours(colour, 'light'),
  dark: groupColours(colour, 'dark'),
});

/** Corner icons of boxes. */
export const BOX_ICONS: readonly string[] = [...BOXES.values()].flatMap(({ icon }) => icon ?? []);

/** Default details of container types: attributes that identify a network or location. */
export const BOX_DETAILS: readonly string[] = ['cidr_block', 'address_space', 'address_prefixes', 'address_prefix', 'ip_cidr_range', 'location', 'region', 'zone'];

/** True for a type that is not a container but drawn as a box around its workloads, such as a cluster. */
export const isHostType = (type: string): boolean => BOXES.has(type) && !isContainerType(type);

/** True for an icon that fills its square in the box's colour and sits flush in the corner. */
export const isFlushIcon = (icon: string): boolean => icon.startsWith('aws-');

// ---- Variants of container types, by name or by contents

/** Rule for a variant; the first match counts. */
export interface BoxVariant {
  readonly types: readonly string[];
  readonly variant: string;
  /** Required pattern of the container's name. */
  readonly name?: RegExp;
  /** Type of a resource that must be in it. */
  readonly holds?: string;
  /** An attribute that must be true. */
  readonly has?: string;
  /** True for a container outside all networks. */
  readonly outer?: true;
}

/** Containers whose variant follows from routes, and which stand in tiers. */
export const SUBNET_TYPES: readonly string[] = ['aws_subnet', 'azurerm_subnet', 'google_compute_subnetwork'];

/** Containers that mean ownership, not location: their resources may stand in a network of another owner. */
export const OWNER_TYPES: ReadonlySet<string> = new Set(['azurerm_resource_group']);

/** Variants of subnets, outer tiers first; other subnets come after them. */
export const TIERS: readonly string[] = ['public', 'private'];

export const BOX_VARIANTS: readonly BoxVariant[] = [
  // Routes have priority over names. AWS users call subnets by these words; other clouds have one kind of subnet.
  { types: ['aws_subnet'], variant: 'private', name: /private|intra|isolated/i },
  { types: ['aws_subnet'], variant: 'public', name: /public/i },
  // Resources that start in such a subnet get a public address; a NAT gateway needs a route to the internet.
  { types: SUBNET_TYPES, variant: 'public', has: 'map_public_ip_on_launch' },
  { types: SUBNET_TYPES, variant: 'public', holds: 'aws_nat_gateway' },
  { types: ['aws_vpc'], variant: 'default', has: SOLE_ATTRIBUTE },
  { types: ['tv_gcp_region'], variant: 'outer', outer: true },
  { types: ['aws_group'], variant: 'namespace', name: /^namespace[ _-]/i },
  { types: ['aws_group'], variant: 'region', name: /^(us|eu|ap|ca|sa|me|af|il|mx|cn)(-[a-z]+)+-\d$/ },
  { types: ['aws_group'], variant: 'account', name: /account/i },
  { types: ['aws_group'], variant: 'autoscaling', name: /auto-?_?scaling|(^|[-_])asg([-_]|$)/i },
];

/** Boxes for regions. */
export const REGION_STYLES: ReadonlySet<string> = new Set(['aws_group:region', 'tv_gcp_region', 'tv_gcp_region:outer']);

/** Generic containers, which are called by their name alone. */
export const BOXES_WITHOUT_TITLE: ReadonlySet<string> = new Set(['aws_group']);

/** A title noun that is never part of a longer term, so that it can be removed anywhere in a box's name. */
export const REMOVABLE_NOUN = 'subnet';

/** Titles of boxes by category; null for a category that is no subject. */
export const CATEGORY_TITLES: Readonly<Record<Category, string | null>> = {
  compute: 'Compute',
  containers: 'Containers',
  network: 'Network',
  storage: 'Storage',
  database: 'Databases',
  analytics: 'Analytics',
  integration: 'Integration',
  security: 'Security',
  management: 'Management',
  developer: 'Developer tools',
  ml: 'Machine learning',
  people: null,
  other: null,
};
