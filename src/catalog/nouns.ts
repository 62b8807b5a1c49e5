/** Nouns for resources in running text. */

import { pluralOf } from '../platform/text/english.js';
import { short } from '../platform/text/printable.js';
import { ACCESS_ATTRIBUTE } from './attributes.js';
import { factsOf } from './index.js';
import type { Category, TypeTable } from './model.js';
import { FIREWALL_MODES } from './settings.js';

/**
 * Effects of a change, most important first: entry points, stored data, workloads, networking, everything else. A
 * reader asks about changes in this order.
 */
export const EFFECTS = ['entry', 'store', 'compute', 'network', 'other'] as const;
export type Effect = (typeof EFFECTS)[number];

export { isReplacementReported } from './versioned.js';

/** A noun for a resource, with its forms and its place in a sentence. */
export interface Noun {
  /** `load balancer`; a product without a common noun keeps its name: `Front Door`. */
  readonly one: string;
  readonly many: string;
  /** True for a proper noun, without article and plural: `adds Front Door`. */
  readonly isProper: boolean;
  readonly effect: Effect;
  /** Order among nouns of the same effect, smaller first. */
  readonly order: number;
  /** True if private ones exist too, so that "public" is worth saying. */
  readonly mayBePublic: boolean;
  /** Phrase between the noun and its target: `a load balancer in front of 2 services`. */
  readonly leads: string;
  /** True for an address that is another one when its resource is replaced, for all who use it. */
  readonly isAddress?: true;
}

/** Noun for types whose title matches. The title and the type's category supply the rest. */
export interface NounRow {
  /** Pattern of the title in a diagram. */
  readonly title: RegExp;
  readonly noun?: string;
  readonly effect?: Effect;
  readonly mayBePublic?: true;
  /** Absent: "in front of". */
  readonly leads?: string;
  readonly isAddress?: true;
}

/** Default effect by category. */
const EFFECT_OF: Readonly<Record<Category, Effect>> = {
  storage: 'store',
  database: 'store',
  analytics: 'store',
  compute: 'compute',
  containers: 'compute',
  ml: 'compute',
  integration: 'compute',
  network: 'network',
  security: 'other',
  management: 'other',
  developer: 'other',
  people: 'other',
  other: 'other',
};

/**
 * Nouns that differ from the product's name: nobody adds "an RDS for PostgreSQL". The first match counts; a type
 * without a match is named by its title. Among nouns of the same effect, the order here is the order in text.
 */
export const NOUNS: readonly NounRow[] = [
  // ---- entry points
  { title: /load balancer$/i, noun: 'load balancer', effect: 'entry', mayBePublic: true },
  {
    title: /^application gateway( for containers)?$/i,
    noun: 'application gateway',
    effect: 'entry',
    mayBePublic: true,
  },
  {
    title: /^API Gateway( (REST|HTTP|WebSocket))? API$|^AppSync GraphQL API$/,
    noun: 'API',
    effect: 'entry',
    mayBePublic: true,
  },
  { title: /^API Gateway$/, noun: 'API gateway', effect: 'entry', mayBePublic: true },
  {
    title:
      /^API Management$|^Front Door( profile)?$|^Traffic Manager profile$|^Firebase Hosting site$|^Static web app$/,
    effect: 'entry',
  },
  {
    title: /^CloudFront (multi-tenant )?distribution$|^CDN profile$|^Media CDN service$|^Cloud CDN$|^Fastly service$/,
    noun: 'CDN',
    effect: 'entry',
  },
  { title: /^Private DNS zone$/, noun: 'private DNS zone', effect: 'network' },
  { title: /\bhosted zone$|^(Cloud )?DNS zone$|^Cloudflare zone$/, noun: 'DNS zone', effect: 'entry', leads: 'for' },
  {
    title: /^Route 53 record$|DNS .*record( set)?$|^Cloudflare (DNS )?record$/,
    noun: 'DNS record',
    effect: 'entry',
    leads: 'for',
  },
  {
    title: /\bweb ACL$|\bWAF policy$|^Cloud Armor (regional )?policy$/,
    noun: 'web application firewall',
    effect: 'entry',
  },
  { title: /^Global Accelerator$/, noun: 'global accelerator', effect: 'entry' },
  { title: /^Bastion$/, noun: 'bastion', effect: 'entry' },
  { title: /^Ingress$/, noun: 'ingress', effect: 'entry' },
  {
    title: /^(HTTP route|Gateway|Internet gateway|Egress-only internet gateway|App Mesh virtual gateway)$/,
    effect: 'entry',
  },
  {
    title: /^(Elastic IP|Public IP( address)?|(Global |External )?static IP( address)?)$/i,
    noun: 'public IP address',
    isAddress: true,
    effect: 'entry',
    leads: 'for',
  },

  // ---- stored data
  {
    title: /^RDS (instance|for .*)$|^Aurora (MySQL|PostgreSQL|(DSQL )?cluster|instance)$|^Lightsail database$/,
    noun: 'database',
    effect: 'store',
  },
  {
    title:
      /^Cloud SQL\b.*$|^(AlloyDB|DocumentDB|Neptune|MongoDB Atlas) (elastic )?cluster$|^(Spanner|Bigtable) instance$/,
    noun: 'database',
    effect: 'store',
  },
  {
    title:
      /^Cosmos DB( account| for (MongoDB vCore|PostgreSQL))$|^(SQL|Firestore|Timestream|DigitalOcean|Snowflake) (managed )?database$|^Oracle Autonomous Database$/,
    noun: 'database',
    effect: 'store',
  },
  { title: /^(PostgreSQL|MySQL|MariaDB|SQL)( flexible)? server$/, noun: 'database server', effect: 'store' },
  { title: /^SQL Managed Instance$/, noun: 'database server', effect: 'store' },
  { title: /^DynamoDB table$/ },
  {
    title:
      /^(ElastiCache (cluster|replication group|Serverless|for .*)|Memorystore\b.*|Azure (Cache for|Managed) Redis|MemoryDB cluster|Redis Enterprise cluster|DynamoDB Accelerator)$/,
    noun: 'cache',
    effect: 'store',
  },
  { title: /^(S3|S3 directory|S3 on Outposts|Cloud Storage|Lightsail) bucket$/, noun: 'bucket', effect: 'store' },
  { title: /^(SQS|Cloud Tasks|Service Bus|Storage) queue$/, noun: 'queue', effect: 'store' },
  { title: /^(SNS|Pub\/Sub( Lite)?|Event Grid|Service Bus|Confluent Kafka) topic$/, noun: 'topic', effect: 'store' },
  { title: /^Kinesis data stream$/, noun: 'data stream', effect: 'store' },
  { title: /^Amazon MQ broker$/, noun: 'message broker', effect: 'store' },
  {
    title: /^(MSK( Serverless)?|Managed Kafka|Confluent Kafka|HDInsight Kafka) cluster$/,
    noun: 'Kafka cluster',
    effect: 'store',
  },
  { title: /^(Service Bus|Event Hubs) namespace$/, effect: 'store' },
  { title: /^EFS file system$|^FSx for .*$|^Filestore instance$/, noun: 'file system' },
  { title: /^EBS volume$|^(Managed|Persistent|Regional persistent) disk$/, noun: 'disk' },
  { title: /^(OpenSearch|Elasticsearch|CloudSearch) domain$/, noun: 'search domain', effect: 'store' },
  { title: /^AI Search$/, noun: 'search service', effect: 'store' },
  { title: /^Redshift (cluster|Serverless workgroup)$|^Snowflake warehouse$/, noun: 'data warehouse', effect: 'store' },
  { title: /^(Secrets Manager|Secret Manager) secret$/, noun: 'secret' },
  { title: /^Key Vault$/, noun: 'key vault' },
  { title: /^IAM role$/, noun: 'role', effect: 'other' },
  { title: /^(ECR|Artifact Registry|ECR public) repository$|^Container [Rr]egistry$/, effect: 'other' },

  // ---- workloads
  { title: /^(Lambda function|Cloud Function|Cloud Run function)$/, noun: 'function' },
  { title: /^((Linux|Windows|Flex Consumption) )?function app$/i, noun: 'function app', effect: 'compute' },
  { title: /^(ECS|ECS Express|Fargate|Cloud Run|App Runner) service$/, noun: 'service' },
  { title: /^((Linux|Windows) )?web app$|^App Service$/i, noun: 'web app', effect: 'compute' },
  {
    title: /^(EKS|AKS|GKE|Azure Arc Kubernetes|DigitalOcean Kubernetes) cluster$/,
    noun: 'Kubernetes cluster',
    effect: 'compute',
  },
  { title: /^(EKS node group|(AKS|GKE) node pool)$/, noun: 'node pool', effect: 'compute' },
  { title: /^Compute Engine VM$|^((Linux|Windows) )?virtual machine$/i, noun: 'virtual machine', effect: 'compute' },
  { title: /^((Linux|Windows|Flexible) scale set|VM scale set)$/, noun: 'scale set', effect: 'compute' },
  { title: /^(StatefulSet|DaemonSet|CronJob)$/, effect: 'compute' },
  { title: /^Step Functions state machine$/, noun: 'state machine' },

  // ---- networking
  { title: /^Region$/, noun: 'region', effect: 'network' },
  { title: /^Account$/, noun: 'account', effect: 'network' },
  { title: /^(VPC|VPC network|Virtual network)$/, effect: 'network' },
  { title: /^Availability Zone$/, noun: 'availability zone', effect: 'network' },
  { title: /^Zone$/, noun: 'zone', effect: 'network' },
  { title: /^Private subnet$/, noun: 'private subnet', effect: 'network' },
  { title: /^Public subnet$/, noun: 'public subnet', effect: 'network' },
  { title: /^Subnet$/i, noun: 'subnet', effect: 'network' },
  { title: /^NAT gateway$|^Cloud NAT$/, noun: 'NAT gateway', effect: 'network' },
  { title: /^Security group$/, effect: 'network' },
  { title: /^Site-to-Site VPN$/, noun: 'VPN connection', effect: 'network' },
  { title: /^(Azure Firewall|Network Firewall|Palo Alto firewall)$/, noun: 'network firewall', effect: 'network' },
];

// Words with an inner capital that still have a plural.
const COUNTABLE = /^(StatefulSet|DaemonSet|CronJob|ConfigMap|Pod|Droplet|VM|WorkSpace|CodePipeline|Proxy)$/;

// The input controls the name of a type without a row, of which its title is made.
const NOUN_LENGTH_MAX = 60;

const nounByTypeAndTitle = new Map<string, Noun>();

/**
 * Returns the noun for a type with this title; never fails. Example: `aws_lb` with title "Application Load Balancer"
 * gives `load balancer`.
 */
export function nounOf(type: string, title: string): Noun {
  const key = `${type}\n${title}`;
  const cached = nounByTypeAndTitle.get(key);
  if (cached !== undefined) return cached;
  const facts = factsOf(type);
  // A diagram titles an unread module by what it builds; a sentence calls it a module, as the code does.
  const words = facts.unread === true ? facts.title : title;
  const index = NOUNS.findIndex(({ title }) => title.test(words));
  const row = NOUNS[index];
  const singular = row?.noun ?? inText(short(words, NOUN_LENGTH_MAX));
  const isProper = row?.noun === undefined && !isCommon(singular);
  const noun: Noun = {
    one: singular,
    many: isProper ? singular : pluralOf(singular),
    isProper,
    effect: row?.effect ?? EFFECT_OF[facts.category],
    order: row === undefined ? NOUNS.length : index,
    mayBePublic: row?.mayBePublic ?? false,
    leads: row?.leads ?? 'in front of',
    ...(row?.isAddress && { isAddress: true }),
  };
  nounByTypeAndTitle.set(key, noun);
  return noun;
}

let smallWords: ReadonlySet<string> | null = null;

/**
 * True for a word that titles write in lower case. A title that begins with one is no product name. Loads the tables of
 * all clouds with the first word: most runs ask for none.
 */
function isSmallWord(word: string): boolean {
  smallWords ??= new Set(
    (require('./tables.js') as { readonly TABLES: readonly TypeTable[] }).TABLES.flatMap((table) =>
      Object.values(table).flatMap(({ title = '' }) => title.split(' ').slice(1)),
    ).filter((word) => /^[a-z]/.test(word)),
  );
  return smallWords.has(word);
}

// Products whose name begins with a word that titles also write in lower case, and goes on with an acronym.
const PRODUCT =
  /^(Cloud [A-Z]+|Client VPN|Document AI|Elastic (IP|SAN)|(Dedicated|Managed) HSM|Private CA|Virtual WAN|Backup and DR)\b/;

// Common words that occur only at the start of titles. Every other first word is a name: `Glue table`.
const COMMON_FIRST_WORDS: ReadonlySet<string> = new Set([
  ...['administrative', 'alternate', 'attached', 'attestation', 'audit', 'autoscale', 'availability', 'bare', 'blob'],
  ...['caller', 'canonical', 'carrier', 'connectivity', 'cost', 'delegated', 'disaster', 'eligible', 'essential'],
  ...['fixed', 'guest', 'incident', 'instant', 'internal', 'license', 'limit', 'locally', 'logic', 'main'],
  ...['management', 'mobile', 'monitored', 'mutating', 'observability', 'organizational', 'packet', 'peered'],
  ...['proximity', 'published', 'random', 'registered', 'remote', 'rotating', 'scalable', 'shell', 'smart'],
  ...['spot', 'tagged', 'uptime', 'validating', 'workforce'],
]);

/**
 * Lower-cases `Network ACL rule` for the middle of a sentence; `Lambda function`, `Key Vault` and `Cloud DNS policy`
 * stay.
 */
function inText(title: string): string {
  if (PRODUCT.test(title)) return title;
  const first = /^[A-Z][a-z]+(?=( ([a-z-]+|[A-Z]{2,}s?))*$)/.exec(title)?.[0].toLowerCase();
  return first !== undefined && (isSmallWord(first) || COMMON_FIRST_WORDS.has(first))
    ? first + title.slice(first.length)
    : title;
}

/** True if the last word is a common noun or an acronym: a queue, a VPC. */
function isCommon(title: string): boolean {
  const lastWord = title.split(' ').at(-1) as string;
  return /^[a-z]/.test(lastWord) || /^[A-Z]{2,}$/.test(lastWord) || COUNTABLE.test(lastWord);
}

/**
 * True for a part that only joins two resources. A change that adds a service behind a load balancer adds it too, so it
 * is not reported on its own.
 */
export const isAttachment = (type: string): boolean => factsOf(type).attachment === true;

/**
 * True for a type that is named after the joining of two resources and makes neither of them. An attachment is not one:
 * its change is told by what it routes to.
 */
export const isAssociation = (type: string): boolean => isNamedAfterJoining(type) && !isAttachment(type);

/** True for a type that is named after the joining of two resources, an attachment or not. */
export const isNamedAfterJoining = (type: string): boolean => /_(?:association|attachment)$/.test(type);

export const HOST_ATTRIBUTE = 'host_header';
export const PATH_ATTRIBUTE = 'path_pattern';
/** Attributes with the path, host or route of a part. */
export const ROUTE_ATTRIBUTES: readonly string[] = [HOST_ATTRIBUTE, PATH_ATTRIBUTE, 'route_key', 'path_part'];

/**
 * True for a part whose change is told by what it connects or allows: an attachment, an event source mapping, a
 * firewall rule.
 */
export const isReportedByEffect = (type: string): boolean =>
  isAttachment(type) || CONNECTING.has(type) || statesFirewallRules(type);

const CONNECTING: ReadonlySet<string> = new Set(['aws_cloudwatch_event_target', 'aws_lambda_event_source_mapping']);

/** True for a type that states firewall rules, whose change is told by the traffic that they allow. */
export const statesFirewallRules = (type: string): boolean => {
  const { firewallRules, reportedRules } = factsOf(type);
  return firewallRules !== undefined || reportedRules !== undefined;
};

/** Returns the phrase for an actor: `the internet`; undefined for any other type. */
export const outsideInText = (type: string): string | undefined => factsOf(type).phrase;

/** State of a resource that a new value of an attribute gives it. */
export interface State {
  readonly phrase: string;
  /** Change of exposure: open to more or to fewer than before. */
  readonly reach?: 'more' | 'less';
  /** State before the change as an adjective: `private subnets`. */
  readonly formerAdjective?: string;
  /** True if it runs in fewer zones or regions than before, so that one failure may affect it. */
  readonly isRisk?: true;
}

const INTERNAL = new Map<string, State>([
  ['true', { phrase: 'internal', reach: 'less' }],
  ['false', { phrase: 'internet-facing', reach: 'more' }],
]);
const ZONES = new Map<string, State>([
  ['true', { phrase: 'multi-AZ' }],
  ['false', { phrase: 'single-AZ', isRisk: true }],
]);
const REGIONAL = new Map<string, State>([
  ['REGIONAL', { phrase: 'regional' }],
  ['ZONAL', { phrase: 'zonal', isRisk: true }],
]);
const ATTACKS = new Map<string, State>([
  ['Prevention', { phrase: 'block attacks' }],
  ['Detection', { phrase: 'detect attacks without blocking them', isRisk: true }],
]);
// States by attribute. A resource without the attribute has the cloud's default.
const SWITCHES: ReadonlyMap<string, { readonly fallback: string; readonly states: ReadonlyMap<string, State> }> =
  new Map([
    ['internal', { fallback: 'false', states: INTERNAL }],
    ['multi_az', { fallback: 'false', states: ZONES }],
    ['multi_az_enabled', { fallback: 'false', states: ZONES }],
    ['availability_type', { fallback: 'ZONAL', states: REGIONAL }],
    ...FIREWALL_MODES.map((name) => [name, { fallback: 'Prevention', states: ATTACKS }] as const),
  ]);

/**
 * Returns the state that a new value gives a resource, e.g. `internet-facing`; undefined if the attribute is no state
 * or the state is unchanged.
 */
export function stateOf(name: string, before: string | null, after: string | null): State | undefined {
  if (name === ACCESS_ATTRIBUTE) return accessOf(before, after);
  const { fallback = '', states } = SWITCHES.get(name) ?? {};
  const [oldState, newState] = [states?.get(before ?? fallback), states?.get(after ?? fallback)];
  return oldState === newState ? undefined : newState;
}

/** Returns the state for new access of a subnet. With unknown routes only one is known: no longer public. */
function accessOf(before: string | null, after: string | null): State | undefined {
  const former = before === null ? {} : { formerAdjective: before };
  if (after === 'public') return { phrase: 'public', reach: 'more', ...former };
  if (before !== 'public') return undefined;
  return { phrase: after ?? 'no longer public', reach: 'less', ...former };
}

/** Returns the noun with its former state: `private subnet` for a subnet that is now public. */
export function formerly(current: Noun, formerState: string): Noun {
  const noun = current.one.replace(/^(public|private) /, '');
  const one = `${formerState} ${noun}`;
  return { ...current, one, many: pluralOf(one) };
}
