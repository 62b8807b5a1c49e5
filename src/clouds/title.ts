/** Words that people write in capitals, or in capitals of their own; the rest is lower case after the first word. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    'ACL',
    'ACM',
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
    'MQ',
    'MSK',
    'MSSQL',
    'MySQL',
    'NAT',
    'NFS',
    'NSG',
    'OAuth',
    'OIDC',
    'OpenID',
    'PostgreSQL',
    'RDS',
    'S3',
    'SAML',
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

/** Words at the start of a type that name the provider, not the thing. */
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
]);

function spell(word: string, index: number): string {
  const known = SPELLINGS.get(word.toLowerCase());
  if (known !== undefined) return known;
  return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * A title made from a type's name, for types without a line in a table: `aws_foo_vpc_link` is "Foo VPC link".
 * A type that is nothing but its provider keeps its name.
 */
export function titleFromType(type: string): string {
  const words = type.split('_').filter((word) => word !== '');
  let skipped = 0;
  while (skipped < words.length - 1 && PROVIDER_WORDS.has(words[skipped] as string)) skipped++;
  const title = words.slice(skipped).map(spell).join(' ');
  return title === '' ? type : title;
}
