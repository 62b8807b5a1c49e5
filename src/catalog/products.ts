/** Products that share a resource type and differ by one attribute. Values are exact: a part of a value proves nothing. */
import { factsOf } from './index.js';

/** What a resource is called and looks like. */
export interface Product {
  readonly title: string;
  readonly icon: string;
  /** The attribute that the title has said already; null for the type's own title. */
  readonly said: string | null;
}

type Named = readonly [title: string, icon?: string];

interface Variants {
  readonly by: string;
  /** Value to title, and to an icon where the product has one of its own. */
  readonly is: ReadonlyMap<string, Named>;
}

const variants = (by: string, is: Readonly<Record<string, Named>>): Variants => ({
  by,
  is: new Map(Object.entries(is)),
});

const LOAD_BALANCERS = variants('load_balancer_type', {
  application: ['Application Load Balancer', 'aws-res-elastic-load-balancing-application-load-balancer'],
  network: ['Network Load Balancer', 'aws-res-elastic-load-balancing-network-load-balancer'],
  gateway: ['Gateway Load Balancer', 'aws-res-elastic-load-balancing-gateway-load-balancer'],
});

const POSTGRESQL = 'RDS for PostgreSQL';
const MYSQL = 'RDS for MySQL';
const ORACLE = 'RDS for Oracle';
const SQL_SERVER = 'RDS for SQL Server';
const DB2 = 'RDS for Db2';

const AURORA = {
  aurora: ['Aurora MySQL', 'aws-amazon-aurora'],
  'aurora-mysql': ['Aurora MySQL', 'aws-amazon-aurora'],
  'aurora-postgresql': ['Aurora PostgreSQL', 'aws-amazon-aurora'],
} as const;

const CACHES = variants('engine', {
  redis: ['ElastiCache for Redis', 'aws-res-amazon-elasticache-elasticache-for-redis'],
  valkey: ['ElastiCache for Valkey', 'aws-res-amazon-elasticache-elasticache-for-valkey'],
  memcached: ['ElastiCache for Memcached', 'aws-res-amazon-elasticache-elasticache-for-memcached'],
});

const PRODUCTS: ReadonlyMap<string, Variants> = new Map<string, Variants>([
  ['aws_lb', LOAD_BALANCERS],
  ['aws_alb', LOAD_BALANCERS],
  [
    'aws_apigatewayv2_api',
    variants('protocol_type', { HTTP: ['API Gateway HTTP API'], WEBSOCKET: ['API Gateway WebSocket API'] }),
  ],
  ['aws_ecs_service', variants('launch_type', { FARGATE: ['Fargate service', 'aws-aws-fargate'] })],
  [
    'aws_db_instance',
    variants('engine', {
      ...AURORA,
      postgres: [POSTGRESQL],
      mysql: [MYSQL],
      mariadb: ['RDS for MariaDB'],
      'oracle-ee': [ORACLE],
      'oracle-ee-cdb': [ORACLE],
      'oracle-se2': [ORACLE],
      'oracle-se2-cdb': [ORACLE],
      'sqlserver-ee': [SQL_SERVER],
      'sqlserver-se': [SQL_SERVER],
      'sqlserver-ex': [SQL_SERVER],
      'sqlserver-web': [SQL_SERVER],
      'db2-ae': [DB2],
      'db2-se': [DB2],
    }),
  ],
  [
    'aws_rds_cluster',
    variants('engine', { ...AURORA, postgres: [POSTGRESQL, 'aws-amazon-rds'], mysql: [MYSQL, 'aws-amazon-rds'] }),
  ],
  [
    'google_network_services_gateway',
    variants('type', { SECURE_WEB_GATEWAY: ['Secure Web Proxy', 'gcp-network-security'] }),
  ],
  ['aws_elasticache_cluster', CACHES],
  ['aws_elasticache_replication_group', CACHES],
]);

/** Attributes that decide, for the test that they are on the allow-list; and icons, for the test that they are bundled. */
export const PRODUCT_ATTRIBUTES: readonly string[] = [...new Set([...PRODUCTS.values()].map(({ by }) => by))];
export const PRODUCT_TYPES: readonly string[] = [...PRODUCTS.keys()];
export const PRODUCT_ICONS: readonly string[] = [
  ...new Set([...PRODUCTS.values()].flatMap(({ is }) => [...is.values()].flatMap(([, icon]) => icon ?? []))),
];

/** The product that a resource is, as far as its attributes tell. Never fails. */
export function productOf(type: string, attributes: Readonly<Record<string, string>>): Product {
  const { title, icon } = factsOf(type);
  const variants = PRODUCTS.get(type);
  if (variants === undefined || !Object.hasOwn(attributes, variants.by)) return { title, icon, said: null };
  const product = variants.is.get(attributes[variants.by] as string);
  return product === undefined
    ? { title, icon, said: null }
    : { title: product[0], icon: product[1] ?? icon, said: variants.by };
}
