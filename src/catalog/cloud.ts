/** Clouds, the configuration of their providers, and account IDs. */

import { isPlaceholderAccount } from './examples.js';
import type { Cloud } from './model.js';
import type { Actor } from './rules.js';

// ---- Facts of each cloud

interface CloudFacts {
  /** Prefixes of its types, including pseudo-types. */
  readonly prefixes: readonly string[];
  /** Pseudo-types of its actors. */
  readonly actors: Readonly<Partial<Record<Actor, string>>>;
  /** Pseudo-type for all contents of a container; used in diagrams, never in graph files. */
  readonly contents: string;
  /**
   * Container type for accounts and regions; null for Azure (resource groups) and Google Cloud (regions inside
   * networks).
   */
  readonly regionBox: string | null;
  /** Container type for a region outside networks, in a cloud with global networks; null for other clouds. */
  readonly outerRegion: string | null;
  /** Default model for a local server, if most of a diagram is of this cloud. */
  readonly localModel: string;
}

const FACTS: Readonly<Record<Cloud, CloudFacts>> = {
  aws: {
    prefixes: ['aws', 'awscc', 'tv_aws'],
    actors: { users: 'tv_aws_users', internet: 'tv_aws_internet', onprem: 'tv_aws_onprem' },
    contents: 'aws_contents',
    regionBox: 'aws_group',
    outerRegion: null,
    localModel: 'llama3',
  },
  google: {
    prefixes: ['google', 'tv_gcp'],
    actors: { users: 'tv_gcp_users', internet: 'tv_gcp_internet', onprem: 'tv_gcp_onprem' },
    contents: 'google_contents',
    regionBox: null,
    outerRegion: 'tv_gcp_region',
    localModel: 'llama3',
  },
  azure: {
    prefixes: ['azurerm', 'azuread', 'azapi', 'azuredevops', 'azurestack', 'tv_azure', 'tv_azurerm'],
    actors: { users: 'tv_azurerm_users', internet: 'tv_azurerm_internet', onprem: 'tv_azure_onprem' },
    contents: 'azurerm_contents',
    regionBox: null,
    outerRegion: null,
    localModel: 'llama3',
  },
  other: {
    prefixes: [],
    actors: { users: 'tv_users', internet: 'tv_internet' },
    contents: 'other_contents',
    regionBox: null,
    outerRegion: null,
    localModel: 'llama3',
  },
};

/** Clouds with a container of their own, in the order that breaks ties. */
export const CLOUDS = ['aws', 'azure', 'google'] as const satisfies readonly Cloud[];

const NAMES = Object.keys(FACTS) as Cloud[];

const CLOUD_OF_PREFIX: ReadonlyMap<string, Cloud> = new Map(
  NAMES.flatMap((cloud) => FACTS[cloud].prefixes.map((prefix): [string, Cloud] => [prefix, cloud])),
);

/** Returns the cloud of a resource type or pseudo-type; `other` for any other provider. */
export function cloudOf(type: string): Cloud {
  const [first = '', second = ''] = type.split('_', 2);
  return CLOUD_OF_PREFIX.get(first) ?? CLOUD_OF_PREFIX.get(`${first}_${second}`) ?? 'other';
}

/** Returns the cloud that most of the types belong to. On a tie, or without any, the first one in `FACTS`. */
export function mostUsedCloud(types: readonly string[]): Cloud {
  const shares = new Map<Cloud, number>();
  for (const type of types) shares.set(cloudOf(type), (shares.get(cloudOf(type)) ?? 0) + 1);
  const share = (cloud: Cloud): number => (cloud === 'other' ? 0 : (shares.get(cloud) ?? 0));
  return NAMES.reduce((best, candidate) => (share(candidate) > share(best) ? candidate : best));
}

/** Returns the pseudo-type of an actor outside the cloud; null if the cloud has none. */
export const actorTypeOf = (cloud: Cloud, actor: Actor): string | null => FACTS[cloud].actors[actor] ?? null;

/** Returns the pseudo-type for the unread contents of a module. */
export const contentsTypeOf = (cloud: Cloud): string => FACTS[cloud].contents;

/** Returns the container type of regions; null if the cloud has none. */
export const regionBoxOf = (cloud: Cloud): string | null => FACTS[cloud].regionBox;

/** Returns the container type of a region around networks that span it; null if the cloud has none. */
export const outerRegionOf = (cloud: Cloud): string | null => FACTS[cloud].outerRegion;

/** Returns the default model of a local server. */
export const localModelOf = (cloud: Cloud): string => FACTS[cloud].localModel;

// ---- Provider configuration: region, zone and account

/** Arguments with the region, the zone, the assumed roles, the allowed accounts and the provider's own account. */
export const PROVIDER_ARGUMENTS = {
  region: 'region',
  zone: 'zone',
  roles: { block: 'assume_role', name: 'role_arn' },
  accounts: 'allowed_account_ids',
  own: ['subscription_id', 'project'],
} as const;

/** Captures the account in the ARN of an assumed role. */
export const ACCOUNT_OF_ROLE = /^arn:[a-z-]+:iam::(\d{12}):role\//;

/** Number of an AWS account. */
export const ACCOUNT = /^\d{12}$/;

/** Id of an Azure subscription, which is not shown because it tells readers nothing. */
export const SUBSCRIPTION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Shape of a subscription or project ID. */
export const CURRENT_ACCOUNT = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z][a-z0-9-]{4,28}[a-z0-9])$/;

interface StatedLocation {
  readonly attribute: string;
  readonly pattern: RegExp;
}

/** Attribute of a created resource that proves the account of its provider. */
export const PROVING_ACCOUNT: StatedLocation = {
  attribute: 'arn',
  pattern: /^arn:[a-z-]+:[a-z0-9-]+:(?<region>[a-z0-9-]*):(?<account>\d{12}):/,
};

/** Attributes of existing resources with their account and region. */
export const STATED_LOCATIONS: Readonly<Record<Cloud, readonly StatedLocation[]>> = {
  aws: [PROVING_ACCOUNT],
  azure: [{ attribute: 'id', pattern: /^\/subscriptions\/(?<account>[0-9a-f-]{36})\// }],
  google: [
    { attribute: 'project', pattern: /^(?<account>[a-z][a-z0-9-]+)$/ },
    { attribute: 'id', pattern: /^projects\/(?<account>[a-z][a-z0-9-]+)\// },
  ],
  other: [],
};

/** Types of accounts that are drawn around networks, and the attribute with their ID. */
export const ACCOUNT_TYPES: Readonly<Partial<Record<Cloud, { readonly type: string; readonly by: string }>>> = {
  google: { type: 'google_project', by: 'project' },
};

const ACCOUNT_WORD = /^(?:gcp|google|id|name|project|projects|var|local)$/;

/** Returns the words that tell an account apart: `prod` of `module.app.var.prod_project_id`. */
export function accountName(expression: string): string {
  const steps = expression.split('.').filter((part) => !/^\d+$/.test(part));
  const words = steps.slice(-2).flatMap((part) => part.split(/[-_]/));
  return words.filter((word) => !ACCOUNT_WORD.test(word)).join('-') || 'project';
}

/** Returns the region of a zone: `europe-west1` for `europe-west1-b`. */
export const regionContaining = (zone: string): string => zone.replace(/-[a-z]$/, '');

// ---- Shapes of account, subscription, tenant and project IDs, for masking them in texts. An ID is masked wherever its shape
// occurs: a bucket named after an account holds its number, as its ARN does.

const DIGEST = '[0-9a-f]{40,}';
const GUID = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const BILLING_ACCOUNT = '(?<![0-9A-F])[0-9A-F]{6}-[0-9A-F]{6}-[0-9A-F]{6}(?![0-9A-F])';
// As the AWS console prints it; four groups would be a card number.
const PRINTED_NUMBER = '(?<![\\d-])\\d{4}-\\d{4}-\\d{4}(?![\\d-])';
const NUMBER = '(?<!\\d)\\d{12}(?!\\d)';
// Start of a number or GUID in a string cut off with an ellipsis.
const CUT_NUMBER = '(?<!\\d)\\d{6,11}(?=…)';
const CUT_GUID = '[0-9a-f]{8}-[0-9a-f-]{0,26}(?=…)';

// https://cloud.google.com/resource-manager/docs/creating-managing-projects: 6 to 30 letters, digits and hyphens.
const PROJECT = '[a-z][a-z0-9-]{4,28}[a-z0-9](?![a-z0-9-])';
// Project, folder and organization numbers have no fixed length.
const LONG_NUMBER = '\\d{6,20}(?!\\d)';
const PLACED = [
  `(?<=\\bprojects/)(?:${PROJECT}|${LONG_NUMBER})`,
  `(?<=\\b(?:folders|organizations)/)${LONG_NUMBER}`,
  `(?<=@)(?!gcp-sa-)${PROJECT}(?=\\.iam\\.gserviceaccount\\.com\\b)`,
  `(?<=\\b(?:gcr\\.io|docker\\.pkg\\.dev)/)${PROJECT}`,
  `(?<![a-z0-9-])${PROJECT}(?=\\.(?:appspot\\.com|svc\\.id\\.goog|firebaseapp\\.com)\\b)`,
  '(?<=\\bservice-)\\d{6,20}(?=@)',
  '(?<!\\d)\\d{6,20}(?=(?:-compute)?@(?:developer|cloudservices|cloudbuild)\\.gserviceaccount\\.com\\b)',
];

// Masks: `xxxx9012`, and `xxxx9012-2` for a second ID with the same end.
const MASKED = '(?<![a-z0-9])xxxx[0-9a-zA-Z]{1,6}(?:-\\d{1,6})?(?![a-z0-9])';

// One match: a digest or a mask, a cut ID, or an ID by its shape or by its surroundings.
const SHAPES = new RegExp(
  `(?<left>${DIGEST}|${MASKED})|(?<cut>${CUT_NUMBER}|${CUT_GUID})|(?<printed>${PRINTED_NUMBER})|(?<id>${GUID}|${BILLING_ACCOUNT}|${NUMBER})|(?<placed>${PLACED.join('|')})`,
  'g',
);

/** A part of a text that may be the ID of an account. */
export interface AccountIdMatch {
  /**
   * `left`: text to leave as it is, a digest or a mask. `cut`: the start of an ID. `printed`: a number in groups, as the
   * AWS console prints it. `id`: an ID recognised by its shape. `placed`: one that only the text around it identifies.
   */
  readonly kind: 'left' | 'cut' | 'printed' | 'id' | 'placed';
  readonly text: string;
}

/** Returns the string with each ID replaced. */
export const replaceIds = (text: string, replacement: (id: AccountIdMatch) => string): string =>
  text.replace(SHAPES, (...match) => {
    const groups = match.at(-1) as Readonly<Record<AccountIdMatch['kind'], string | undefined>>;
    const kind = KINDS.find((kind) => groups[kind] !== undefined)!;
    return replacement({ kind, text: groups[kind]! });
  });

const KINDS = ['left', 'cut', 'printed', 'id', 'placed'] as const;

/** Attributes with a project ID, which has no shape of its own. */
export const PROJECT_ATTRIBUTES: readonly string[] = ['project', 'project_id', 'host_project', 'service_project'];

const WHOLE_PROJECT = new RegExp(`^${PROJECT}$`);

/** True for a chosen project ID, not a placeholder. */
export const isProjectId = (text: string): boolean => WHOLE_PROJECT.test(text) && !isPlaceholderAccount(text);

// ---- Credentials: the variables that providers read, and provider errors without credentials

/** Environment variables with the provider configuration of a cloud. */
export const PROVIDER_VARIABLES = /^(AWS|ARM|AZURE|GOOGLE|GCLOUD|GCP|CLOUDSDK|DIGITALOCEAN|CLOUDFLARE|KUBE)_.*$/;

export const NO_CREDENTIALS =
  /No valid credential sources|failed to refresh cached credentials|InvalidClientTokenId|ExpiredToken|UnrecognizedClientException|SSO session|could not find default credentials|No credentials loaded|unable to build authorizer|Azure CLI authorization|obtain.*token.*Azure|subscription ID could not be determined/i;

/** Names of cloud metadata services. */
export const METADATA_HOSTS: ReadonlySet<string> = new Set([
  'metadata.google.internal',
  'metadata.azure.com',
  'metadata.tencentyun.com',
  'metadata.platformequinix.com',
]);

/** Metadata services with a public address, which only the machine itself can reach. */
export const METADATA_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);

// Providers whose resources exist where Terraform runs.
const SCAFFOLDING = /^(?:null|random|time|local|external|terraform|azurecaf|template)_/;

/** True for a type that serves the Terraform run only: a provisioner, a random name, a pause. */
export const isScaffolding = (type: string): boolean => SCAFFOLDING.test(type);
