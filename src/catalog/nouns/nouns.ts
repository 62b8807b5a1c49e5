import type { Category } from '../model.js';
import type { Effect, NounRow } from './model.js';

/** By category, for what no row says more of. */
export const EFFECT_OF: Readonly<Record<Category, Effect>> = {
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
 * Where people have a word for it that is not the product's: nobody adds "an RDS for PostgreSQL". The first that fits. What
 * fits none is called by its title. Of two with the same effect the one that comes first here is said first.
 */
export const NOUNS: readonly NounRow[] = [
  // ---- ways in
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
    title: /^(Elastic IP|Public IP( address)?|(Global |External )?static IP( address)?|Global address)$/i,
    noun: 'public IP address',
    effect: 'entry',
    leads: 'for',
  },

  // ---- what is kept
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

  // ---- what runs
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

  // ---- how it is joined
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

/** Words with a capital inside that take a plural all the same. */
export const COUNTABLE = /^(StatefulSet|DaemonSet|CronJob|ConfigMap|Pod|Droplet|VM|WorkSpace|CodePipeline|Proxy)$/;
