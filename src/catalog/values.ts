/** How the values of attributes are written under a name: the words of the field, not of an API. */

import { MODULE_PURPOSE } from './attributes.js';
import { factsOf } from './index.js';
import { displayName, placeOfRegion } from './locations/places.js';
import { purposeOf } from './rules/module-purposes.js';

const DATABASES = {
  postgres: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  docdb: 'DocumentDB',
  neptune: 'Neptune',
  redis: 'Redis',
  valkey: 'Valkey',
  memcached: 'Memcached',
} as const;

type Words = (value: string) => string;

const oneOf =
  (words: Readonly<Record<string, string>>): Words =>
  (value) =>
    Object.hasOwn(words, value) ? (words[value] as string) : value;

const version: Words = (value) => (/^\d/.test(value) ? `v${value}` : value);
const kubernetes: Words = (value) => (/^\d/.test(value) ? `Kubernetes ${value}` : value);

/** `1`, `1, 2, 3`: clouds whose zones have names say more by them. */
const zones: Words = (value) =>
  /^\d(?:, \d)*$/.test(value) ? `${value.length > 1 ? 'zones' : 'zone'} ${value}` : value;

/** `POSTGRES_16`, `MYSQL_8_0`, `SQLSERVER_2022_STANDARD`. */
function cloudSqlVersion(value: string): string {
  const match = /^(POSTGRES|MYSQL|SQLSERVER)_([0-9_]+)(?:_([A-Z]+))?$/.exec(value);
  if (match === null) return value;
  const [, product, number, edition] = match as unknown as [string, string, string, string | undefined];
  const name = { POSTGRES: 'PostgreSQL', MYSQL: 'MySQL', SQLSERVER: 'SQL Server' }[product] as string;
  const words = [name, number.replaceAll('_', '.')];
  return edition === undefined
    ? words.join(' ')
    : [...words, edition.charAt(0) + edition.slice(1).toLowerCase()].join(' ');
}

/** `aws/alb` is "Application Load Balancer". */
function purpose(value: string): string {
  const type = purposeOf(value)?.type ?? null;
  return type === null ? '' : factsOf(type).title;
}

const MANY_REGIONS = /^(?:[a-z]{2,4}\d*)$/i;

/** A region is said around it, several (`EU`, `NAM4`) are not. */
const regionOrSeveral: Words = (value) =>
  MANY_REGIONS.test(value)
    ? value.toUpperCase()
    : placeOfRegion(value.toLowerCase()) === undefined
      ? value
      : value.toLowerCase();

/** Attribute, or type and attribute where only that type means it so, to its words. No words: nothing worth a line. */
const WORDS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['engine', oneOf(DATABASES)],
  ['engine_version', version],
  ['aws_opensearch_domain.engine_version', (value) => value.replaceAll('_', ' ')],
  ['aws_eks_cluster.version', kubernetes],
  ['kubernetes_version', kubernetes],
  ['azurerm_postgresql_flexible_server.version', version],
  ['azurerm_mysql_flexible_server.version', version],
  ['database_version', cloudSqlVersion],
  ['billing_mode', oneOf({ PAY_PER_REQUEST: 'on demand', PROVISIONED: 'provisioned' })],
  ['launch_type', oneOf({ FARGATE: 'Fargate', EXTERNAL: 'external' })],
  ['zone', zones],
  ['zones', zones],
  ['location', displayName],
  [MODULE_PURPOSE, purpose],
  ['google_storage_bucket.location', regionOrSeveral],
  ['google_bigquery_dataset.location', regionOrSeveral],
  ['google_artifact_registry_repository.location', regionOrSeveral],
  ['internal', oneOf({ true: 'internal', false: '' })],
]);

/** An attribute's value in words. Never fails: a value that nothing is known about stays as it is. */
export const valueInWords = (type: string, attribute: string, value: string): string =>
  (WORDS.get(`${type}.${attribute}`) ?? WORDS.get(attribute))?.(value) ?? value;
