import fc from 'fast-check';
import { AWS_PREFIXES } from '../../src/catalog/aws/patterns.js';
import { AZURE_PREFIXES } from '../../src/catalog/azure/patterns.js';
import { BOXES } from '../../src/catalog/boxes.js';
import { GOOGLE_PREFIXES } from '../../src/catalog/google/patterns.js';
import { boxFactsOf, cloudOf, factsOf, hasTitle } from '../../src/catalog/index.js';
import type { Cloud } from '../../src/catalog/model.js';
import { OTHER_PREFIXES } from '../../src/catalog/other/patterns.js';
import { PREFIX_WORDS_MAX, titleFromType } from '../../src/catalog/rows.js';
import { ICON_SLUGS } from '../../src/catalog/slugs.js';
import { TABLES } from '../../src/catalog/tables.js';
import { CONTAINER_TYPES } from '../../src/graph/node-types.js';

const BOX_STYLES = [...BOXES.keys()];

const PREFIXES: readonly (readonly [Cloud, readonly string[]])[] = [
  ['aws', Object.keys(AWS_PREFIXES)],
  ['azure', Object.keys(AZURE_PREFIXES)],
  ['google', Object.keys(GOOGLE_PREFIXES)],
  ['other', Object.keys(OTHER_PREFIXES)],
];

const TYPES = TABLES.flatMap((table) => Object.keys(table));

/** As the contract lists them, with the cloud that each belongs to. */
const PSEUDO_TYPES: readonly (readonly [string, Cloud])[] = [
  ['tv_aws_users', 'aws'],
  ['tv_aws_internet', 'aws'],
  ['tv_aws_mobile_client', 'aws'],
  ['tv_aws_onprem', 'aws'],
  ['tv_aws_region', 'aws'],
  ['tv_aws_az', 'aws'],
  ['tv_azurerm_users', 'azure'],
  ['tv_azurerm_internet', 'azure'],
  ['tv_azurerm_zone', 'azure'],
  ['tv_azure_onprem', 'azure'],
  ['tv_gcp_users_icon', 'google'],
  ['tv_gcp_users', 'google'],
  ['tv_gcp_region', 'google'],
  ['tv_gcp_zone', 'google'],
  ['tv_gcp_onprem', 'google'],
  ['tv_gcp_load_balancer', 'google'],
  ['tv_gcp_external_saas', 'google'],
];

describe('tables', () => {
  test.each([
    ['aws_', 300],
    ['azurerm_', 160],
    ['google_', 140],
  ])('%s has a line for at least %i types', (prefix, least) => {
    expect(TYPES.filter((type) => type.startsWith(prefix)).length).toBeGreaterThanOrEqual(least);
  });

  test('no type is in two tables', () => {
    expect(TYPES.filter((type, i) => TYPES.indexOf(type) !== i)).toEqual([]);
  });

  test('every type could be in an address, and every title is short and trimmed', () => {
    for (const table of TABLES) {
      for (const [type, { title }] of Object.entries(table)) {
        expect(type).toMatch(/^[a-z][a-z0-9_]*$/);
        expect(title).toMatch(/^\S(.{0,44}\S)?$/);
      }
    }
  });

  test.each([
    ['aws_lambda_function', 'Lambda function', 'aws-aws-lambda', 'compute'],
    ['aws_lb', 'Load balancer', 'aws-elastic-load-balancing', 'network'],
    ['aws_s3_bucket', 'S3 bucket', 'aws-amazon-simple-storage-service', 'storage'],
    ['azurerm_kubernetes_cluster', 'AKS cluster', 'azure-kubernetes-services', 'containers'],
    ['google_pubsub_topic', 'Pub/Sub topic', 'gcp-pubsub', 'integration'],
    ['kubernetes_deployment', 'Deployment', 'k8s-deployment', 'containers'],
    ['helm_release', 'Helm release', 'helm', 'containers'],
    ['github_repository', 'GitHub repository', 'github', 'developer'],
  ])('%s is a %s', (type, title, icon, category) => {
    expect(factsOf(type)).toMatchObject({ title, icon, category });
    expect(hasTitle(type)).toBe(true);
  });
});

describe('pseudo-types', () => {
  test.each(PSEUDO_TYPES)('%s is known and belongs to %s', (type, cloud) => {
    expect(hasTitle(type)).toBe(true);
    expect(cloudOf(type)).toBe(cloud);
  });

  test('things of one kind look alike, things of different kinds do not', () => {
    const kinds = [
      ['tv_aws_users', 'tv_azurerm_users', 'tv_gcp_users'],
      ['tv_gcp_users_icon'],
      ['tv_aws_internet', 'tv_azurerm_internet'],
      ['tv_aws_mobile_client'],
      ['tv_aws_onprem', 'tv_azure_onprem', 'tv_gcp_onprem'],
      ['tv_aws_region', 'tv_gcp_region'],
      ['tv_aws_az', 'tv_azurerm_zone', 'tv_gcp_zone'],
      ['tv_gcp_load_balancer'],
      ['tv_gcp_external_saas'],
    ];
    expect(kinds.flat().sort()).toEqual(PSEUDO_TYPES.map(([type]) => type).sort());
    const icons = kinds.map((types) => [...new Set(types.map((type) => factsOf(type).icon))]);
    expect(icons.every((each) => each.length === 1)).toBe(true);
    expect(new Set(icons.flat()).size).toBe(kinds.length);
  });
});

describe('types without a line', () => {
  test.each([
    ['aws_foo_bar', 'Foo bar', 'aws-group-aws-cloud', 'other'],
    ['aws_lambda_future_thing', 'Lambda future thing', 'aws-aws-lambda', 'compute'],
    ['aws_lambdas_thing', 'Lambdas thing', 'aws-group-aws-cloud', 'other'],
    ['aws_cloudwatch_event_future', 'CloudWatch event future', 'aws-amazon-eventbridge', 'integration'],
    ['aws_vpc_future_acl', 'VPC future ACL', 'aws-amazon-virtual-private-cloud', 'network'],
    ['awscc_ec2_vpc_future', 'EC2 VPC future', 'aws-amazon-virtual-private-cloud', 'network'],
    ['awscc_future_thing', 'Future thing', 'aws-group-aws-cloud', 'other'],
    ['azurerm_kubernetes_future', 'Kubernetes future', 'azure-kubernetes-services', 'containers'],
    ['google_sql_future', 'SQL future', 'gcp-cloud-sql', 'database'],
    ['kubernetes_future_v9', 'Kubernetes future v9', 'kubernetes', 'containers'],
    ['unheard_of_thing', 'Unheard of thing', 'tabler-box', 'other'],
    ['__proto__', 'Proto', 'tabler-box', 'other'],
    ['constructor', 'Constructor', 'tabler-box', 'other'],
    ['', '', 'tabler-box', 'other'],
  ])('%s is a %s', (type, title, icon, category) => {
    expect(factsOf(type)).toMatchObject({ title, icon, category });
    expect(hasTitle(type)).toBe(false);
  });

  test('any text at all has facts, a box and a cloud, and its icon is in the bundle', () => {
    const icons = new Set(ICON_SLUGS);
    const prefixed = fc
      .tuple(fc.constantFrom('', 'aws_', 'azurerm_', 'google_', 'tv_'), fc.string())
      .map((two) => two.join(''));
    fc.assert(
      fc.property(fc.oneof(prefixed, fc.string({ unit: 'binary' })), (type) => {
        expect(icons.has(factsOf(type).icon)).toBe(true);
        expect(boxFactsOf(type).title).not.toBe('');
        expect(['aws', 'azure', 'google', 'other']).toContain(cloudOf(type));
      }),
    );
  });

  test.each(PREFIXES)('every prefix of %s is made of whole words, not too many', (_, prefixes) => {
    expect(prefixes.filter((prefix) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(prefix))).toEqual([]);
    expect(Math.max(...prefixes.map((prefix) => prefix.split('_').length))).toBeLessThanOrEqual(PREFIX_WORDS_MAX);
  });

  // A type is looked up among those of its cloud and of none.
  test.each(PREFIXES)('every prefix of %s is of its cloud, but for pseudo-types', (cloud, prefixes) => {
    const elsewhere = prefixes.filter((prefix) => cloudOf(prefix) !== cloud && cloudOf(`${prefix}_x`) !== cloud);
    expect(elsewhere.filter((prefix) => cloud !== 'other' || !prefix.startsWith('tv_'))).toEqual([]);
  });
});

test.each([
  ['aws_foo_bar', 'Foo bar'],
  ['google_compute_vpn_tunnel', 'Compute VPN tunnel'],
  ['azurerm_iot_hub', 'IoT hub'],
  ['azuredevops_build_definition', 'Azure DevOps build definition'],
  ['aws_securitylake_subscriber', 'Security Lake subscriber'],
  ['aws', 'Aws'],
  ['_', '_'],
  ['oci_bastion_bastion', 'Bastion'],
  ['oci_database_autonomous_database', 'Autonomous database'],
  ['oci_load_balancer_load_balancer', 'Load balancer'],
])('the title of %s is %s', (type, title) => {
  expect(titleFromType(type)).toBe(title);
});

test.each<[string, Cloud]>([
  ['awscc_ec2_vpc', 'aws'],
  ['azuread_group', 'azure'],
  ['azapi_resource', 'azure'],
  ['google_beta_thing', 'google'],
  ['aws_az', 'aws'],
  ['aws_group', 'aws'],
  ['kubernetes_pod', 'other'],
  ['tv_thing', 'other'],
  ['awsome_thing', 'other'],
])('%s belongs to %s', (type, cloud) => {
  expect(cloudOf(type)).toBe(cloud);
});

describe('boxes', () => {
  test('every container type has a style of its own', () => {
    expect([...CONTAINER_TYPES].filter((type) => !BOX_STYLES.includes(type))).toEqual([]);
  });

  test('a container type is known as a type too', () => {
    expect([...CONTAINER_TYPES].filter((type) => !hasTitle(type))).toEqual([]);
  });

  test.each([
    ['aws_subnet:public', 'Public subnet'],
    ['aws_subnet:unheard-of', 'Subnet'],
    ['aws_subnet', 'Subnet'],
    ['cloud:google', 'Google Cloud'],
    ['module', 'Module'],
    ['unheard-of', 'Module'],
    ['__proto__', 'Module'],
  ])('%s is titled %s', (style, title) => {
    expect(boxFactsOf(style).title).toBe(title);
  });

  test('ranks follow the way that clouds nest', () => {
    const nestings = [
      ['cloud:aws', 'aws_group', 'aws_vpc', 'aws_az', 'aws_subnet', 'aws_security_group', 'module'],
      ['cloud:azure', 'azurerm_resource_group', 'azurerm_virtual_network', 'azurerm_subnet', 'module'],
      ['cloud:google', 'google_compute_network', 'tv_gcp_region', 'google_compute_subnetwork', 'tv_gcp_zone', 'module'],
    ];
    for (const styles of nestings) {
      const ranks = styles.map((style) => boxFactsOf(style).rank);
      expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
    }
  });

  test('zones and Google regions are peers, and nothing else is', () => {
    expect(BOX_STYLES.filter((style) => boxFactsOf(style).peers)).toEqual(['aws_az', 'tv_gcp_region', 'tv_gcp_zone']);
  });
});
