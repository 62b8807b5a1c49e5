/**
 * Knowledge of clouds is in src/catalog and nowhere else: no type, provider, service, attribute or region of one is named in
 * the rest of the program. Comments may: they give examples.
 */

import {
  ATTRIBUTES_WITHOUT_CALLS,
  PROGRAM_ATTRIBUTES,
  SUPPORTING_ATTRIBUTES,
} from '../../src/catalog/attribute-roles.js';
import { ALLOWED_ATTRIBUTES } from '../../src/catalog/attributes.js';
import { linksOf, type TypeFacts } from '../../src/catalog/model.js';
import { IDENTITIES, PLACED_BY } from '../../src/catalog/placement.js';
import { filesBelow, withoutComments } from '../support/files.js';
import { ROWS } from '../support/rows.js';

/** Each with the reason why its words stay where they are. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/cli/comment/devops.ts': 'Azure DevOps is a host of repositories, whatever cloud they describe',
  'src/cli/comment/index.ts': 'the same host, by its name on the command line',
  'src/options.ts': 'the same name, declared',
  'src/graph/node-types.ts': 'the container types and pseudo-types of the published graph format',
  'src/graph/counts.ts': 'the pseudo-types of the published graph format',
  'src/terraform/modules/source.ts': 'addresses of modules as Terraform writes them, the storage of clouds among them',
  'src/cli/main.ts': 'says to the user which clouds there are pictures of',
  'src/cli/draw.ts': 'the kernel of WSL tells itself so',
  'src/render/svg/icons.ts': 'what the slugs of the icon packages begin with',
  'src/render/drawio/native.ts': 'what the files of the stencils are called',
  'src/terraform/fetch/known-files.ts': 'files of other tools, of which nothing is drawn',
  'src/terraform/fetch/messages.ts': 'the tools that write and convert these files',
  'src/terraform/fetch/web-location.ts': 'hosts of repositories, whatever cloud they describe',
  'src/cli/doctor.ts': 'the graph that is drawn to see whether drawing works',
};

const word = (...words: string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'gi');

const CLOUDS = word(
  'aws\\w*',
  'amazon\\w*',
  'azure\\w*',
  'azuread',
  'azapi',
  'google\\w*',
  'gcp',
  'gcloud',
  'microsoft',
);

const SERVICES = word(
  ...[
    'aks',
    'aurora',
    'bigquery',
    'cloudfront',
    'cloudwatch',
    'cosmosdb',
    'dynamodb',
    'ec2',
    'ecs',
    'eks',
    'elasticache',
  ],
  ...[
    'eventbridge',
    'fargate',
    'gcs',
    'gke',
    'iam',
    'keyvault',
    'kinesis',
    'kms',
    'lambda',
    'msk',
    'opensearch',
    'pubsub',
  ],
  ...['rds', 'redshift', 'route53', 's3', 'servicebus', 'sns', 'spanner', 'sqs', 'ssm', 'vnet', 'vpc'],
);

const REGIONS = [
  /(?<![a-z])(?:us|eu|ap|ca|sa|me|af|il|cn|mx)-(?:gov-)?(?:north|south|east|west|central)\w*-?\d/gi,
  /(?<![a-z])(?:europe|asia|australia|(?:north|south)america)-(?:north|south|east|west|central)\w*/gi,
  /(?<![a-z])(?:(?:north|south|east|west)europe|(?:north|south)?(?:east|west|central)us2?)(?![a-z])/gi,
];

/** A quoted word of each of these is one of a cloud; ordinary words have no underscore. */
/** What Terraform itself has. */
const NEUTRAL = /^(?:terraform_\w+|for_each)$/;

const NAMED: ReadonlySet<string> = new Set(
  [
    ...ROWS.flatMap(([key, row]) => [key, ...attributesOf(row as TypeFacts)]),
    ...Object.values(PLACED_BY).flat(),
    ...IDENTITIES.keys(),
    ...ALLOWED_ATTRIBUTES,
    ...PROGRAM_ATTRIBUTES,
    ...ATTRIBUTES_WITHOUT_CALLS,
    ...SUPPORTING_ATTRIBUTES,
  ].filter((name) => /_/.test(name) && !NEUTRAL.test(name)),
);

function attributesOf(row: TypeFacts): readonly string[] {
  const links = linksOf(row).flatMap(({ from, to }) => [...from, ...to]);
  const rules = [...(row.firewallRules ?? []), ...(row.reportedRules ?? [])];
  const permits = rules.flatMap(({ guardedGroups = [], peer, protectedEnd = {} }) => [
    ...guardedGroups,
    ...[peer, protectedEnd].flatMap(({ groups = [], ranges = [], labels = [] }) => [...groups, ...ranges, ...labels]),
  ]);
  return [
    ...(row.placedBy ?? []),
    ...(row.fold?.attributes ?? []),
    ...links,
    ...permits,
    ...(row.namedBy ?? []),
    ...(row.addresses ?? []),
  ];
}

const cloudWordsIn = (text: string): string[] => [
  ...[CLOUDS, SERVICES, ...REGIONS].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found)),
  ...[...text.matchAll(/(['"`])([a-z0-9_.]+)\1/g)].map(([, , name]) => name!).filter((name) => NAMED.has(name)),
];

const outside = filesBelow('src', '.ts')
  .filter(({ path }) => !path.startsWith('src/catalog/'))
  .map(({ path, text }) => ({ path, words: [...new Set(cloudWordsIn(withoutComments(text)))] }))
  .filter(({ words }) => words.length > 0);

test('no type, provider, service, attribute or region of a cloud outside of src/catalog: make it a row there', () => {
  expect(outside.filter(({ path }) => ALLOWED[path] === undefined)).toEqual([]);
});

test('what is allowed has such a word', () => {
  const found = new Set(outside.map(({ path }) => path));
  expect(Object.keys(ALLOWED).filter((path) => !found.has(path))).toEqual([]);
});

test.each([
  ["const a = 'aws_instance';", ['aws_instance']],
  ["if (type.startsWith('azurerm_')) {}", ['azurerm_']],
  ['const REGION = /^us-east-1$/;', ['us-east-1']],
  ["['westeurope', 'europe-west1']", ['europe-west1', 'westeurope']],
  ["attributes: ['db_subnet_group_name', 'name']", ['db_subnet_group_name']],
  ['const isLambda = name === `lambda`;', ['lambda']],
  ["kind: 'helm_release'", ['helm_release']],
  ["draws('subnet of the network', laws)", []],
])('%s holds %j', (text, words) => {
  expect([...new Set(cloudWordsIn(text))]).toEqual(words);
});
