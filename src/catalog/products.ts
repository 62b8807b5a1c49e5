/** Names and products: title and icon of a resource, as its attributes determine them. */
import type { Attributes } from '../graph/model.js';
import { MODULE_PURPOSE, pathsOfAttribute, SHOWN_NAME } from './attributes.js';
import { cloudOf, factsOf } from './index.js';
import { displayName, geographicNameOf } from './locations.js';
import type { Cloud } from './model.js';
import { type ModulePurpose, purposeOf } from './module-purposes.js';
import { boxOfCloud } from './other/clouds.js';

// ---- Products that share a resource type and differ by one attribute

/** Title and icon of a resource. */
export interface Product {
  readonly title: string;
  readonly icon: string;
  /** The attribute that the title includes; null for the type's own title. */
  readonly titleAttribute: string | null;
}

/**
 * Returns the product of a resource, as far as its attributes tell; never fails. Example: `aws_lb` with
 * `load_balancer_type = "network"` is a Network Load Balancer.
 */
export function productOf(type: string, attributes: Readonly<Record<string, string>>): Product {
  const { title, icon, products } = factsOf(type);
  const purposeType = purposeFor(type, attributes)?.type ?? null;
  if (purposeType !== null) return { ...titleAndIcon(purposeType), titleAttribute: MODULE_PURPOSE };
  if (products === undefined || !Object.hasOwn(attributes, products.attribute))
    return { title, icon, titleAttribute: null };
  const value = attributes[products.attribute] as string;
  const [productTitle = products.titleOf?.(value), productIcon = icon] = products.products.get(value) ?? [];
  return productTitle === undefined
    ? { title, icon, titleAttribute: null }
    : { title: productTitle, icon: productIcon, titleAttribute: products.attribute };
}

const titleAndIcon = (type: string): Pick<Product, 'title' | 'icon'> => {
  const { title, icon } = factsOf(type);
  return { title, icon };
};

/** Returns the likely purpose of an unread module; null for any other type. */
function purposeFor(type: string, attributes: Readonly<Record<string, string>>): ModulePurpose | null {
  const purposeWords = factsOf(type).unread === true ? attributes[MODULE_PURPOSE] : undefined;
  return purposeWords === undefined ? null : purposeOf(purposeWords);
}

/** Returns the type that an unread module seems to build, if its purpose is known; otherwise the given type. */
export const builtType = (type: string, attributes: Readonly<Record<string, string>>): string =>
  purposeFor(type, attributes)?.type ?? type;

/** Returns the cloud of a type; for an unread module, the cloud that it seems to build in. */
export const effectiveCloudOf = (type: string, attributes: Readonly<Record<string, string>>): Cloud =>
  purposeFor(type, attributes)?.cloud ?? cloudOf(type);

/** Returns the box of the smaller cloud or service that a type is of; for an unread module, that of its provider. */
export function outerBoxOf(type: string, attributes: Readonly<Record<string, string>>): string | null {
  const providerWords = factsOf(type).unread === true ? (attributes[MODULE_PURPOSE] ?? '') : type;
  return boxOfCloud(providerWords.split('/', 1)[0] as string);
}

// ---- Attribute values in captions: in words of the field, not of an API

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

/** Returns the value of an attribute in words. */
type ToWords = (value: string) => string;

const wordsFrom =
  (words: Readonly<Record<string, string>>): ToWords =>
  (value) =>
    Object.hasOwn(words, value) ? (words[value] as string) : value;

const version: ToWords = (value) => (/^\d/.test(value) ? `v${value}` : value);
const kubernetes: ToWords = (value) => (/^\d/.test(value) ? `Kubernetes ${value}` : value);

// `1`, `1, 2, 3`; zones with names need no word before them.
const zones: ToWords = (value) =>
  /^\d(?:, \d)*$/.test(value) ? `${value.length > 1 ? 'zones' : 'zone'} ${value}` : value;

/** Returns `PostgreSQL 16` for `POSTGRES_16`, `SQL Server 2022 Standard` for `SQLSERVER_2022_STANDARD`. */
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

/** Returns the title for a module purpose: `aws/alb` is "Load balancer". */
function purpose(value: string): string {
  const type = purposeOf(value)?.type ?? null;
  return type === null ? '' : factsOf(type).title;
}

const MULTI_REGION = /^(?:[a-z]{2,4}\d*)$/i;

// Returns a multi-region as its cloud writes it: `EU`, `NAM4`.
const regionOrSeveral: ToWords = (value) =>
  MULTI_REGION.test(value)
    ? value.toUpperCase()
    : geographicNameOf(value.toLowerCase()) === undefined
      ? value
      : value.toLowerCase();

// Words by attribute, or by type and attribute if only that type has the meaning. An empty text hides the value.
const WORDS: ReadonlyMap<string, ToWords> = new Map<string, ToWords>([
  ['engine', wordsFrom(DATABASES)],
  ['engine_version', version],
  ['aws_opensearch_domain.engine_version', (value) => value.replaceAll('_', ' ')],
  ['aws_eks_cluster.version', kubernetes],
  ['kubernetes_version', kubernetes],
  ['azurerm_postgresql_flexible_server.version', version],
  ['azurerm_mysql_flexible_server.version', version],
  ['database_version', cloudSqlVersion],
  ['billing_mode', wordsFrom({ PAY_PER_REQUEST: 'on demand', PROVISIONED: 'provisioned' })],
  ['launch_type', wordsFrom({ FARGATE: 'Fargate', EXTERNAL: 'external' })],
  ['zone', zones],
  ['zones', zones],
  ['location', displayName],
  [MODULE_PURPOSE, purpose],
  ['google_storage_bucket.location', regionOrSeveral],
  ['google_bigquery_dataset.location', regionOrSeveral],
  ['google_artifact_registry_repository.location', regionOrSeveral],
  ['multi_az', wordsFrom({ true: 'Multi-AZ', false: '' })],
  ['internal', wordsFrom({ true: 'internal', false: '' })],
]);

/** Returns an attribute's value in words; never fails. An unknown value stays as it is. */
export const valueInWords = (type: string, attribute: string, value: string): string =>
  (WORDS.get(`${type}.${attribute}`) ?? WORDS.get(attribute))?.(value) ?? value;

// ---- Attributes with a resource's name in its cloud; `name` includes the tag `Name`

const COMMON_NAME_ATTRIBUTES = ['name', 'display_name'] as const;

/** Returns the name attributes of a type, best first. */
const ownAttributesOf = (type: string): readonly string[] => [
  ...(factsOf(type).namedBy ?? []),
  ...COMMON_NAME_ATTRIBUTES,
];

/** Returns the name attributes of a type, best first, including the shown name. */
export const nameAttributesOf = (type: string): readonly string[] => [SHOWN_NAME, ...ownAttributesOf(type)];

/** Returns a resource's name in its cloud, from attributes that may be shown; undefined if none has it. */
export function cloudNameOf(type: string, attributes: Attributes): string | undefined {
  const attribute = nameAttributesOf(type).find((name) => Object.hasOwn(attributes, name));
  return attribute === undefined ? undefined : attributes[attribute];
}

/** Returns the title of a resource that is drawn as part of another one. */
export const partTitleOf = (type: string): string => factsOf(type).partTitle ?? productOf(type, {}).title;

/** Returns the paths of a resource's name in code, best first. */
export const namePathsOf = (type: string): readonly (readonly string[])[] =>
  ownAttributesOf(type).flatMap(pathsOfAttribute);

/** Matches names made up by the provider for a resource without one. */
export const GENERATED_NAME = /^terraform-\d{14,}/;

/** Matches the suffix that the AWS provider adds to a name prefix: a time of 18 digits and a counter. */
export const UNIQUE_SUFFIX = /\d{18}[0-9a-f]{8}$/;

/** Matches IDs of unnamed resources, which mean nothing to a reader: `subnet-0bb1c79de3EXAMPLE`. */
export const GENERATED_ID = /^[a-z]+-(?:[0-9a-f]{8}|[0-9a-f]{17})$/;

/** Words for environments. A name that consists of one is uninformative. */
export const ENVIRONMENT_WORDS: ReadonlySet<string> = new Set(
  'dev development int prd prod production qa sandbox stage staging stg test tst uat'.split(' '),
);

/** Abbreviations of types in names, as the clouds' naming guides recommend them. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  (
    'adf aks alb aoai apim appcs appi asp asg acr agw bas cae cosmos cr dash db dbw disk ehub evh func fw id igw kv lb log law ' +
    'mi nat nic nlb nsg pe pip plan psql rg rt sa s3 sb sbns sg snet sns sql sqs srch st subnet syn tg tgw vgw vm vmss vnet vpc wvm'
  ).split(' '),
);

/** Words in the names of many resources, which do not distinguish them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...ENVIRONMENT_WORDS,
  ...KIND_WORDS,
  ...(
    'access account application applications backend backup bucket cloud cluster common company config container core data ' +
    'database default events external files frontend function global infra infrastructure instance internal lambda logging main ' +
    'manager managed master messages metrics module monitoring network notification notifications organization parameter platform ' +
    'policy primary private project public queue region resource resources secondary secret secrets server service services ' +
    'shared stack state storage system table tasks terraform topic users worker'
  ).split(' '),
]);

const ENVIRONMENT = /(?:^|[._])(?:env|environment|stage|tier|workspace)(?:_?name)?$/i;

/**
 * True for an expression that stands for an environment, such as `dev`.
 * @param expression `module.shop.var.environment`
 */
export const isEnvironment = (expression: string): boolean => ENVIRONMENT.test(expression);

// ---- Folded resources with names of their own

// Last words of such types in all clouds.
const NAMED_ENDINGS = [
  'route_table',
  'network_acl',
  'security_group',
  'parameter_group',
  'subnet_group',
  'option_group',
  'log_group',
  'firewall_policy',
  'parameter',
  'record',
  'record_set',
  'service_plan',
  'autoscale_setting',
  'certificate',
  'iam_member',
  'iam_binding',
];

/**
 * True for a type that a list of changes names by its own name: `route of route table private`, because `route of VPC
 * main` would send the reader to the network.
 * @example isKnownByCloudName('aws_db_subnet_group') // true
 */
export const isKnownByCloudName = (type: string): boolean =>
  NAMED_ENDINGS.some((ending) => type.endsWith(`_${ending}`));

/** Names without meaning, common in modules with one resource of a type. */
export const MEANINGLESS_NAMES: ReadonlySet<string> = new Set([
  'this',
  'this_name_prefix',
  'main',
  'default',
  'self',
  'resource',
  'example',
]);
