import { ALLOWED_ATTRIBUTES } from '../../src/catalog/attributes.js';
import { factsOf, hasTitle } from '../../src/catalog/index.js';
import { productOf, valueInWords } from '../../src/catalog/products.js';
import { ICON_SLUGS } from '../../src/catalog/slugs.js';
import { TABLES } from '../../src/catalog/tables.js';
import { ICONS as icons } from '../support/icons.js';

test.each([
  ['aws_lb', { load_balancer_type: 'application' }, 'Application Load Balancer'],
  ['aws_lb', { load_balancer_type: 'network' }, 'Network Load Balancer'],
  ['aws_alb', { load_balancer_type: 'gateway' }, 'Gateway Load Balancer'],
  ['aws_db_instance', { engine: 'postgres' }, 'RDS for PostgreSQL'],
  ['aws_db_instance', { engine: 'sqlserver-se' }, 'RDS for SQL Server'],
  ['aws_rds_cluster', { engine: 'aurora-postgresql' }, 'Aurora PostgreSQL'],
  ['aws_rds_cluster', { engine: 'mysql' }, 'RDS for MySQL'],
  ['aws_elasticache_cluster', { engine: 'memcached' }, 'ElastiCache for Memcached'],
  ['aws_elasticache_replication_group', { engine: 'valkey' }, 'ElastiCache for Valkey'],
  ['aws_ecs_service', { launch_type: 'FARGATE' }, 'Fargate service'],
  ['azapi_resource', { type: 'Microsoft.CostManagement/exports@2023-08-01' }, 'Cost Management export'],
  ['azapi_resource', { type: 'Microsoft.App/managedEnvironments/daprComponents@2024-03-01' }, 'App dapr component'],
])('%s with %j is called %s', (type, attributes, title) => {
  const product = productOf(type, attributes);
  expect(product.title).toBe(title);
  expect(product.titleAttribute).toBe(Object.keys(attributes)[0]);
});

test.each([
  ['aws_lb', {}],
  ['aws_lb', { load_balancer_type: '' }],
  ['aws_lb', { load_balancer_type: 'network-like' }],
  ['aws_lb', { load_balancer_type: 'constructor' }],
  ['aws_lb', { engine: 'postgres' }],
  ['aws_db_instance', { engine: 'custom-postgres' }],
  ['aws_db_instance', { engine: 'POSTGRES' }],
  ['aws_ecs_service', { launch_type: 'EC2' }],
  ['acme_lb', { load_balancer_type: 'network' }],
  ['azapi_resource', { type: 'exports' }],
])('%s with %j keeps the title of its type', (type, attributes) => {
  const { title, icon } = factsOf(type);
  expect(productOf(type, attributes)).toEqual({ title, icon, titleAttribute: null });
});

test('what decides on a product is on the allow-list, its types are known and its icons are bundled', () => {
  const rows = TABLES.flatMap((table) => Object.entries(table)).filter(([, { products }]) => products !== undefined);
  expect(rows.filter(([, { products }]) => !ALLOWED_ATTRIBUTES.includes(products!.attribute))).toEqual([]);
  expect(rows.filter(([type]) => !hasTitle(type))).toEqual([]);
  expect(ICON_SLUGS.filter((slug) => !Object.hasOwn(icons, slug))).toEqual([]);
});

test.each([
  ['aws_db_instance', 'engine', 'postgres', 'PostgreSQL'],
  ['aws_db_instance', 'engine', 'custom-postgres', 'custom-postgres'],
  ['aws_db_instance', 'engine', 'constructor', 'constructor'],
  ['aws_db_instance', 'engine_version', '16.3', 'v16.3'],
  ['aws_opensearch_domain', 'engine_version', 'OpenSearch_2.11', 'OpenSearch 2.11'],
  ['aws_eks_cluster', 'version', '1.33', 'Kubernetes 1.33'],
  ['google_sql_database_instance', 'database_version', 'POSTGRES_9_6', 'PostgreSQL 9.6'],
  ['google_sql_database_instance', 'database_version', 'SQLSERVER_2022_STANDARD', 'SQL Server 2022 Standard'],
  ['google_sql_database_instance', 'database_version', 'ORACLE_9', 'ORACLE_9'],
  ['aws_lb', 'internal', 'false', ''],
  ['aws_lambda_function', 'runtime', 'python3.13', 'python3.13'],
])('in words: %s %s %s is %j', (type, attribute, value, words) => {
  expect(valueInWords(type, attribute, value)).toBe(words);
});
