/**
 * Looks up the facts of a type: its row, the patterns that match it, or its prefix. Tables load with the first type of
 * a cloud.
 */

import { matchesWild } from '../platform/text/matching.js';
import { cloudOf } from './cloud.js';
import type { Cloud, PrefixFacts, PrefixTable, ProminencePatterns, TypeFacts, TypeRow, TypeTable } from './model.js';
import { OTHER_CLOUD_PREFIXES } from './other/clouds.js';
import * as other from './other/index.js';
import { OTHER_PREFIXES } from './other/patterns.js';

// ---- Rows of types. The tables of a cloud are loaded at its first type: a diagram is usually of one cloud, and loading all
// would take a twentieth of its time. By `require`, because facts are read in functions that cannot wait;
// scripts/build/parts.mjs makes a file of each.

/** Tables of a cloud. */
interface Tables {
  readonly TABLES: readonly TypeTable[];
  readonly PATTERN_TABLES: readonly TypeTable[];
  readonly PROMINENCE: ProminencePatterns;
}

const LOAD: Readonly<Record<Cloud, () => Tables>> = {
  aws: () => require('./aws/index.js'),
  azure: () => require('./azure/index.js'),
  google: () => require('./google/index.js'),
  other: () => ({ TABLES: [], PATTERN_TABLES: [], PROMINENCE: { first: [] } }),
};

/** Rows of a cloud and of `other`. */
interface Rows {
  readonly byType: ReadonlyMap<string, TypeRow>;
  /** Facts of all patterns that match a type. */
  readonly byPattern: (type: string) => TypeRow;
}

const rowsByCloud = new Map<Cloud, Rows>();

/**
 * Returns the rows of a cloud and of the `other` tables. Pseudo-types are named after their cloud but stand in `other`.
 */
function rowsOf(cloud: Cloud): Rows {
  const cached = rowsByCloud.get(cloud);
  if (cached !== undefined) return cached;
  const tables = [LOAD[cloud](), other];
  const entries = (tables: readonly TypeTable[]) => tables.flatMap((table) => Object.entries(table));
  const rows = {
    byType: new Map(entries(tables.flatMap(({ TABLES }) => TABLES))),
    byPattern: byPatterns(entries(tables.flatMap(({ PATTERN_TABLES }) => PATTERN_TABLES))),
  };
  rowsByCloud.set(cloud, rows);
  return rows;
}

/** Returns the row of a type; undefined for none. */
export const rowOf = (type: string): TypeRow | undefined => rowsOf(cloudOf(type)).byType.get(type);

/** Returns the types of a cloud with the text patterns that identify their resources. */
export const textPatternsOf = (cloud: Cloud): readonly (readonly [type: string, pattern: string])[] =>
  [...rowsOf(cloud).byType].flatMap(([type, { knownAs = [] }]) => knownAs.map((pattern) => [type, pattern] as const));

/** Returns the prominence patterns of a cloud and of `other`. */
export const prominencePatternsOf = (cloud: Cloud): readonly ProminencePatterns[] => [
  LOAD[cloud]().PROMINENCE,
  other.PROMINENCE,
];

/** Returns the facts of all patterns that match a type. */
export const patternFactsOf = (type: string): TypeRow => rowsOf(cloudOf(type)).byPattern(type);

const literalLength = (pattern: string): number => pattern.replaceAll('*', '').length;

/**
 * Returns a function that joins the facts of matching patterns; a longer pattern overrides a shorter one. In a pattern
 * `*` stands for any text.
 */
export function byPatterns(entries: readonly (readonly [string, TypeRow])[]): (type: string) => TypeRow {
  const shortestFirst = [...entries]
    .sort(([a], [b]) => literalLength(a) - literalLength(b))
    .map(([pattern, row]) => ({ pattern, start: pattern.split('*', 1)[0]!, row }));
  return (type) => {
    const rows = shortestFirst
      .filter(({ pattern, start }) => type.startsWith(start) && matchesWild(pattern, type))
      .map(({ row }) => row);
    const lastAlone = rows.findLastIndex(({ alone }) => alone === true);
    return Object.assign({}, ...rows.slice(Math.max(lastAlone, 0)));
  };
}

/** Facts of a type whose provider has no prefix in any table. */
export const UNKNOWN_PREFIX: PrefixFacts = { icon: 'tabler-box', category: 'other' };

// Loaded by cloud, like the rows.
const LOAD_PREFIXES: Readonly<Record<Cloud, () => PrefixTable>> = {
  aws: () => require('./aws/patterns.js').AWS_PREFIXES,
  azure: () => require('./azure/patterns.js').AZURE_PREFIXES,
  google: () => require('./google/patterns.js').GOOGLE_PREFIXES,
  other: () => ({}),
};

const prefixesByCloud = new Map<Cloud, ReadonlyMap<string, PrefixFacts>>();

/** Returns the prefixes of a cloud and of `other`, where pseudo-types stand. */
function prefixesOf(cloud: Cloud): ReadonlyMap<string, PrefixFacts> {
  const cached = prefixesByCloud.get(cloud);
  if (cached !== undefined) return cached;
  const prefixes = new Map([...Object.entries(LOAD_PREFIXES[cloud]()), ...Object.entries(OTHER_PREFIXES)]);
  prefixesByCloud.set(cloud, prefixes);
  return prefixes;
}

/** Maximum number of words in a known prefix. */
export const PREFIX_WORDS_MAX = 5;

// Suffixes of types that only grant permissions or state membership.
const GRANT_SUFFIX =
  /_(?:grants?|permissions?|(?:role|user|group)_assignments?|memberships?|policy_attachments?|database_users?)$|_grant_/;

// Suffixes of types that only state the members of a group.
const MEMBERSHIP_SUFFIX =
  /_(?:memberships?|(?:group|team|role|org|organi[sz]ation)_(?:members?|users?)|(?:user|group|team)_assignments?)$/;

// Attributes by which a membership names its group.
const GROUP_ATTRIBUTES = ['group', 'group_id', 'group_name', 'user_group_id', 'team', 'team_id', 'role', 'role_id'];

/** Returns the facts of the longest known prefix of whole words; a plain box if there is none. */
export function factsByPrefix(type: string): TypeFacts {
  const prefixes = prefixesOf(cloudOf(type));
  const words = type.split('_', PREFIX_WORDS_MAX);
  for (let length = words.length; length > 0; length--) {
    const facts = prefixes.get(words.slice(0, length).join('_'));
    if (facts !== undefined) return { title: titleFromType(type), ...facts };
  }
  return { title: titleFromType(type), ...UNKNOWN_PREFIX };
}

/** Returns facts that the name of a type without a row implies: parts, supporting types and memberships. */
export function supportingByName(type: string): Partial<TypeFacts> {
  const isMembership = MEMBERSHIP_SUFFIX.test(type);
  return {
    // Most types without a row are drawn, so they are not plumbing.
    fold: { byTypeName: true },
    plumbing: false,
    ...((isMembership || GRANT_SUFFIX.test(type)) && { supporting: true }),
    ...(isMembership && { isMembership, fold: { attributes: GROUP_ATTRIBUTES, byTypeName: true }, plumbing: true }),
  };
}

// Words with fixed capitals; any other word is lower case, except at the start.
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    'ACL',
    'ACM',
    'ALB',
    'AKS',
    'AMI',
    'API',
    'ARN',
    'CA',
    'CDN',
    'CIDR',
    'CPU',
    'DB',
    'DHCP',
    'DNS',
    'DRG',
    'EBS',
    'EC2',
    'ECR',
    'ECS',
    'EFS',
    'EIP',
    'EKS',
    'EMR',
    'FTP',
    'GKE',
    'GPU',
    'HTTP',
    'HTTPS',
    'HSM',
    'IAM',
    'ID',
    'IP',
    'IPAM',
    'IPv4',
    'IPv6',
    'JSON',
    'JWT',
    'KMS',
    'LB',
    'LKE',
    'MDB',
    'MQ',
    'MSK',
    'MSSQL',
    'MySQL',
    'NAS',
    'NAT',
    'NLB',
    'NFS',
    'NSG',
    'OAuth',
    'OSS',
    'OIDC',
    'OpenID',
    'PostgreSQL',
    'RAM',
    'RDS',
    'S3',
    'SAML',
    'SLB',
    'SMB',
    'SNS',
    'SQL',
    'SQS',
    'SSH',
    'SSL',
    'SSM',
    'SSO',
    'TCP',
    'TLS',
    'TTL',
    'UDP',
    'URL',
    'VM',
    'VMware',
    'VPC',
    'VPN',
    'WAF',
    'WAN',
    'XML',
    'IoT',
    'GraphQL',
    'GitHub',
    'BigQuery',
    'CloudFront',
    'CloudWatch',
    'DynamoDB',
    'ElastiCache',
    'EventBridge',
    'CloudTrail',
    'SageMaker',
    'ACI',
    'EPG',
    'GitLab',
    'Kafka',
    'Kubernetes',
    'Redis',
    'MFA',
    'MongoDB',
    'PagerDuty',
    'VRF',
    'WAFv2',
  ].map((word) => [word.toLowerCase(), word]),
);

// Products and providers that types write as one word.
const PRODUCTS: ReadonlyMap<string, string> = new Map([
  ['apigatewayv2', 'API Gateway'],
  ['appconfig', 'AppConfig'],
  ['appfabric', 'AppFabric'],
  ['appmesh', 'App Mesh'],
  ['apprunner', 'App Runner'],
  ['appstream', 'AppStream'],
  ['appsync', 'AppSync'],
  ['auditmanager', 'Audit Manager'],
  ['azuredevops', 'Azure DevOps'],
  ['bedrockagent', 'Bedrock'],
  ['bedrockagentcore', 'AgentCore'],
  ['cleanrooms', 'Clean Rooms'],
  ['cloudamqp', 'CloudAMQP'],
  ['cloudformation', 'CloudFormation'],
  ['codeartifact', 'CodeArtifact'],
  ['codebuild', 'CodeBuild'],
  ['codecatalyst', 'CodeCatalyst'],
  ['codecommit', 'CodeCommit'],
  ['codeconnections', 'CodeConnections'],
  ['codepipeline', 'CodePipeline'],
  ['datasync', 'DataSync'],
  ['datazone', 'DataZone'],
  ['devicefarm', 'Device Farm'],
  ['devopsguru', 'DevOps Guru'],
  ['digitalocean', 'DigitalOcean'],
  ['docdb', 'DocumentDB'],
  ['dsql', 'Aurora DSQL'],
  ['dx', 'Direct Connect'],
  ['emrcontainers', 'EMR on EKS'],
  ['emrserverless', 'EMR Serverless'],
  ['finspace', 'FinSpace'],
  ['fsx', 'FSx'],
  ['gamelift', 'GameLift'],
  ['globalaccelerator', 'Global Accelerator'],
  ['guardduty', 'GuardDuty'],
  ['hcp', 'HCP'],
  ['imagebuilder', 'Image Builder'],
  ['inspector2', 'Inspector'],
  ['keyspaces', 'Keyspaces'],
  ['lakeformation', 'Lake Formation'],
  ['launchdarkly', 'LaunchDarkly'],
  ['lexv2models', 'Lex'],
  ['licensemanager', 'License Manager'],
  ['macie2', 'Macie'],
  ['medialive', 'MediaLive'],
  ['mediapackagev2', 'MediaPackage'],
  ['memorydb', 'MemoryDB'],
  ['mongodbatlas', 'MongoDB Atlas'],
  ['mskconnect', 'MSK Connect'],
  ['networkfirewall', 'Network Firewall'],
  ['networkmanager', 'Network Manager'],
  ['networkmonitor', 'Network Monitor'],
  ['newrelic', 'New Relic'],
  ['oci', 'OCI'],
  ['opensearch', 'OpenSearch'],
  ['opensearchserverless', 'OpenSearch Serverless'],
  ['pinpointsmsvoicev2', 'End User Messaging'],
  ['quicksight', 'QuickSight'],
  ['redshiftserverless', 'Redshift Serverless'],
  ['resiliencehub', 'Resilience Hub'],
  ['route53', 'Route 53'],
  ['route53domains', 'Route 53'],
  ['route53profiles', 'Route 53'],
  ['rum', 'RUM'],
  ['s3control', 'S3'],
  ['s3outposts', 'S3 on Outposts'],
  ['s3tables', 'S3 Tables'],
  ['s3vectors', 'S3 Vectors'],
  ['securityhub', 'Security Hub'],
  ['securitylake', 'Security Lake'],
  ['servicecatalog', 'Service Catalog'],
  ['servicequotas', 'Service Quotas'],
  ['sesv2', 'SES'],
  ['ssmcontacts', 'Incident Manager'],
  ['ssmincidents', 'Incident Manager'],
  ['ssoadmin', 'Identity Center'],
  ['storagegateway', 'Storage Gateway'],
  ['timestreamquery', 'Timestream'],
  ['timestreamwrite', 'Timestream'],
  ['verifiedaccess', 'Verified Access'],
  ['verifiedpermissions', 'Verified Permissions'],
  ['vpclattice', 'VPC Lattice'],
  ['vsphere', 'vSphere'],
  ['workspacesweb', 'WorkSpaces Web'],
  ['xray', 'X-Ray'],
  ['objectstorage', 'Object Storage'],
]);

// Words at the start of a type that name the provider.
const PROVIDER_WORDS: ReadonlySet<string> = new Set([
  'aws',
  'awscc',
  'azurerm',
  'azuread',
  'azapi',
  'google',
  'tv',
  'gcp',
  'azure',
  ...OTHER_CLOUD_PREFIXES,
  // `oci_core_instance`
  'core',
]);

/** Returns a word as titles write it; the first word may be that of a product. */
function spell(word: string, index: number): string {
  const spelling = (index === 0 ? PRODUCTS.get(word.toLowerCase()) : undefined) ?? SPELLINGS.get(word.toLowerCase());
  if (spelling !== undefined) return spelling;
  return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * Drops words that are repeated: a service and its main resource share a name, or its end, as in
 * `oci_bastion_bastion` and `oci_database_autonomous_database`.
 */
function withoutRepetition(words: readonly string[]): readonly string[] {
  const half = words.length / 2;
  const [first, second] = [words.slice(0, half), words.slice(half)].map((part) => part.join('_'));
  if (first === second) return words.slice(half);
  return words.length > 2 && words[0] === words.at(-1) ? words.slice(1) : words;
}

/**
 * Returns a title made from a type's name, for types without a row: `aws_foo_vpc_link` gives "Foo VPC link". A type
 * that is only a provider name stays as it is.
 */
export function titleFromType(type: string): string {
  const words = type.split('_').filter((word) => word !== '');
  let skipped = 0;
  while (skipped < words.length - 1 && PROVIDER_WORDS.has(words[skipped] as string)) skipped++;
  const title = withoutRepetition(words.slice(skipped)).map(spell).join(' ');
  return title === '' ? type : title;
}
