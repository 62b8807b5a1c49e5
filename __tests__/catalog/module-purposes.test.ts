/** What a module that cannot be read is drawn as, by what it is called. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE_PURPOSE } from '../../src/catalog/attributes.js';
import { factsOf, hasTitle } from '../../src/catalog/index.js';
import { purposeOf, realTypeOf } from '../../src/catalog/module-purposes.js';
import { effectiveCloudOf, productOf, valueInWords } from '../../src/catalog/products.js';
import { understand } from '../../src/inference/index.js';
import { present } from '../../src/labels/index.js';
import { MODULE } from '../../src/labels/messages.js';
import { purposeWordsOf } from '../../src/terraform/module-tree/opaque.js';
import { staticOf } from '../planning/static/read.js';
import { ROOT } from '../support/root.js';

test.each([
  ['terraform-aws-modules/alb/aws', 'aws/alb'],
  ['registry.example.com/acme/network/azurerm', 'azurerm/network'],
  ['localhost:8080/acme/network/azurerm', 'azurerm/network'],
  ['terraform-aws-modules/iam/aws//modules/iam-role', 'aws/iam/iam-role'],
  ['git::https://example.com/acme/terraform-google-lb-http.git?ref=v1', 'google/lb-http'],
  ['git@example.com:acme/terraform-aws-ecs.git//modules/service?ref=v1', 'aws/ecs/service'],
  ['github.com/acme/terraform-aws-vpc', 'aws/vpc'],
  ['git::https://user:hunter2@example.com/acme/terraform-aws-vpc', 'aws/vpc'],
  ['./modules/alb', 'any/alb'],
  ['github.com/acme/terraform-rds', 'any/rds'],
  ['git@github.com:acme/terraform-module-application-insights?ref=4.x', 'any/application-insights'],
  ['git::https://example.com/acme/shop-module-key-vault.git', 'any/key-vault'],
  ['../../', null],
  ['git::https://example.com/acme/infrastructure.git//vpc', 'any/vpc'],
  ['github.com/acme/terraform-modules//aws/rds?ref=v1', 'any/rds'],
  ['git::https://example.com/acme/rds', null],
  ['acme/alb/aws//modules/a b', 'aws/alb'],
  ['acme/alb"/aws', null],
  [`acme/${'x'.repeat(600)}/aws`, null],
  ['acme/a\nb/aws', null],
  ['', null],
  [null, null],
])('%j says %j', (source, words) => {
  expect(purposeWordsOf(source)).toBe(words);
});

test.each([
  ['aws/alb', 'aws', 'aws_lb'],
  ['aws/iam/iam-role', 'aws', 'aws_iam_role'],
  ['gcp/vpc', 'google', 'google_compute_network'],
  ['aws/iam/iam-policy', 'aws', 'aws_iam_policy'],
  ['aws/ecs/ecs-service', 'aws', 'aws_ecs_service'],
  ['aws/ecs-fargate-cluster', 'aws', 'aws_ecs_cluster'],
  ['aws/rds-aurora-serverless', 'aws', 'aws_rds_cluster'],
  ['azurerm/avm-res-keyvault-vault', 'azure', 'azurerm_key_vault'],
  ['azurerm/avm-res-network-unheardof', 'azure', null],
  ['google/kubernetes-engine/private-cluster', 'google', 'google_container_cluster'],
  ['azurerm/v4/cosmosdb_sql_container', 'azure', null],
  ['azurerm/v4/cosmosdb_account', 'azure', 'azurerm_cosmosdb_account'],
  ['azurerm/eventhub-consumer-groups', 'azure', null],
  ['aws/s3-bucket-policies', 'aws', null],
  ['aws/vpc-peering', 'aws', null],
  ['aws/s3-bucket/notification', 'aws', null],
  ['aws/ecs/service', 'aws', 'aws_ecs_service'],
  ['aws/dynamodb-table', 'aws', 'aws_dynamodb_table'],
  ['aws/rds-database', 'aws', 'aws_db_instance'],
  ['aws/shared-security-group', 'aws', 'aws_security_group'],
  ['aws/lambda-alarms', 'aws', 'aws_cloudwatch_metric_alarm'],
  ['google/kubernetes-engine/workload-identity', 'google', 'google_service_account'],
  ['google/kubernetes-engine/fleet-membership', 'google', null],
  ['aws/iam/iam-role-for-service-accounts-eks', 'aws', 'aws_iam_role'],
  ['aws/eks-blueprints-addons', 'aws', null],
  ['aws/eks/fargate-profile', 'aws', null],
  ['aws/constructor', 'aws', null],
  ['aws/label', 'aws', null],
  ['any/rds', 'aws', 'aws_db_instance'],
])('a module %s is of %s and seems to be %s', (words, cloud, type) => {
  expect(purposeOf(words)).toEqual({ cloud, type });
});

test.each(['any/network', 'any/unheardof', 'kubernetes/alb', 'constructor/alb', '', 'aws'])(
  '%j is of no cloud, or for nothing known',
  (words) => {
    expect(purposeOf(words)?.type ?? null).toBeNull();
  },
);

test('every type of the table is in the catalogue', () => {
  const table = readFileSync(join(ROOT, 'src/catalog/module-purposes.ts'), 'utf8');
  const types = [...table.matchAll(/: '((?:aws|azurerm|google)_\w+)'/g)].map(([, type]) => type as string);
  expect(types.length).toBeGreaterThan(100);
  expect(types.filter((type) => !hasTitle(type))).toEqual([]);
});

test('a module has the icon and the title of what it is for', () => {
  const { icon, title } = factsOf('aws_lb');
  expect(productOf('terraform_module', { module_purpose: 'aws/alb' })).toEqual({
    title,
    icon,
    titleAttribute: MODULE_PURPOSE,
  });
  expect(valueInWords('terraform_module', 'module_purpose', 'aws/alb')).toBe('Load balancer');
  expect(valueInWords('terraform_module', 'module_purpose', 'aws/label')).toBe('');
  expect(effectiveCloudOf('terraform_module', { module_purpose: 'aws/label' })).toBe('aws');
  expect(effectiveCloudOf('terraform_module', {})).toBe('other');
  // Words of any other type are its own.
  expect(effectiveCloudOf('acme_thing', { module_purpose: 'aws/alb' })).toBe('other');
});

test('it stands in the box of its cloud, and no input of that name changes what it is', async () => {
  const code =
    'module "front" {\n  source         = "terraform-aws-modules/alb/aws"\n  module_purpose = "google/vm"\n}\n';
  const { graph } = understand(await staticOf(code));
  const [box, node] = present(graph, { modules: 'auto' }).items;
  expect(box).toMatchObject({ kind: 'box', style: 'cloud:aws' });
  expect(node).toMatchObject({ parent: 'cloud:aws', name: 'front', title: 'Load balancer', details: [MODULE] });
});

test.each([
  ['aws/vpc', 'aws_vpc'],
  ['aws/core-vpc', 'aws_vpc'],
  ['azurerm/avm-res-network-virtualnetwork', 'azurerm_virtual_network'],
  ['azurerm/vnet', 'azurerm_virtual_network'],
  ['google/network', 'google_compute_network'],
  ['google/network/subnets', undefined],
  ['aws/vpc-peering', undefined],
  ['aws/vpc/vpc-endpoints', undefined],
  ['aws/vpc/flow-log', undefined],
  ['aws/dynamic-subnets', undefined],
  ['aws/alb', undefined],
  ['kubernetes/vpc', undefined],
  ['google/project-factory/project_services', 'google_project_service'],
  ['cidr/subnets', 'null_resource'],
  ['null/label', 'null_resource'],
  ['azurerm/environment-configuration', 'null_resource'],
  ['any/naming', 'null_resource'],
  ['aws/lambda-configuration', undefined],
])('a module %s takes the place of %s', (words, type) => {
  expect(realTypeOf(words, (name) => factsOf(name).hide !== undefined)).toBe(type);
});

test('resources in the subnets of a network module stand in its box', async () => {
  const code = `
module "vpc" {
  source = "terraform-aws-modules/vpc/aws"
  name   = "shop"
}
resource "aws_lambda_function" "f" {
  function_name = "f"
  vpc_config {
    subnet_ids = module.vpc.private_subnets
  }
}
resource "aws_vpc_endpoint" "s3" {
  vpc_id       = module.vpc.vpc_id
  service_name = "com.amazonaws.eu-west-1.sqs"
}
`;
  const { graph } = understand(await staticOf(code));
  const vpc = 'module.vpc.terraform_module.vpc';
  expect(graph.nodes.get(vpc)).toMatchObject({ type: 'aws_vpc', parent: null });
  expect(graph.nodes.get('aws_lambda_function.f')).toMatchObject({ parent: vpc });
  expect(graph.nodes.get('aws_vpc_endpoint.s3')).toMatchObject({ parent: vpc });
  expect(present(graph, { modules: 'auto' }).items).toContainEqual(
    expect.objectContaining({ kind: 'box', title: 'VPC shop', style: 'aws_vpc' }),
  );
});
