/** The clouds, how their providers are configured, and the ids of accounts. */

import { isMadeUpAccount } from './examples.js';
import type { Cloud } from './model.js';
import type { Actor } from './rules.js';

// ---- A row for each cloud

interface CloudFacts {
  /** Leading words of its types: prefixes of providers, and those of pseudo-types. */
  readonly prefixes: readonly string[];
  /** Pseudo-types of who comes in from outside, as its pictures have them. */
  readonly actors: Readonly<Partial<Record<Actor, string>>>;
  /** Type that stands for "whatever is in here"; a picture holds it, a graph file never does. */
  readonly contents: string;
  /** Container type for an account or a region; Azure has resource groups instead, Google its regions inside the network. */
  readonly regionBox: string | null;
  /** Container type for a region around what is in no network, where networks are in several regions; null where these are in one. */
  readonly outerRegion: string | null;
  /** The model that a local server is asked for where most of a picture is of this cloud. */
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

/** Clouds with a box of their own, in the order in which their boxes break ties. */
export const CLOUDS = ['aws', 'azure', 'google'] as const satisfies readonly Cloud[];

const NAMES = Object.keys(FACTS) as Cloud[];

const CLOUD_OF_PREFIX: ReadonlyMap<string, Cloud> = new Map(
  NAMES.flatMap((cloud) => FACTS[cloud].prefixes.map((prefix): [string, Cloud] => [prefix, cloud])),
);

/** The cloud of a resource type or pseudo-type; `other` for every provider that is none of the three. */
export function cloudOf(type: string): Cloud {
  const [first = '', second = ''] = type.split('_', 2);
  return CLOUD_OF_PREFIX.get(first) ?? CLOUD_OF_PREFIX.get(`${first}_${second}`) ?? 'other';
}

/** The cloud that most of these types are of; of several the first above, which is also that of none. */
export function mostUsedCloud(types: readonly string[]): Cloud {
  const shares = new Map<Cloud, number>();
  for (const type of types) shares.set(cloudOf(type), (shares.get(cloudOf(type)) ?? 0) + 1);
  const share = (cloud: Cloud): number => (cloud === 'other' ? 0 : (shares.get(cloud) ?? 0));
  return NAMES.reduce((most, one) => (share(one) > share(most) ? one : most));
}

export const actorTypeOf = (cloud: Cloud, actor: Actor): string | null => FACTS[cloud].actors[actor] ?? null;

export const contentsTypeOf = (cloud: Cloud): string => FACTS[cloud].contents;

export const regionBoxOf = (cloud: Cloud): string | null => FACTS[cloud].regionBox;

export const outerRegionOf = (cloud: Cloud): string | null => FACTS[cloud].outerRegion;

export const localModelOf = (cloud: Cloud): string => FACTS[cloud].localModel;

// ---- Provider configuration: the region, zone and account that it builds in

/** Arguments that hold its region, its zone, the roles that it takes on, the only accounts that it works in, and its own. */
export const PROVIDER_ARGUMENTS = {
  region: 'region',
  zone: 'zone',
  roles: { block: 'assume_role', name: 'role_arn' },
  accounts: 'allowed_account_ids',
  own: ['subscription_id', 'project'],
} as const;

/** The account in the name of such a role. */
export const ACCOUNT_OF_ROLE = /^arn:[a-z-]+:iam::(\d{12}):role\//;

export const ACCOUNT = /^\d{12}$/;

/** A subscription, or a project. */
export const CURRENT_ACCOUNT = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z][a-z0-9-]{4,28}[a-z0-9])$/;

interface OwnPlace {
  readonly in: string;
  readonly looks: RegExp;
}

/** Attribute in which what a provider has built says for which account that works. */
export const PROVING_ACCOUNT: OwnPlace = {
  in: 'arn',
  looks: /^arn:[a-z-]+:[a-z0-9-]+:(?<region>[a-z0-9-]*):(?<account>\d{12}):/,
};

/** Attributes in which what exists says in which account and region it is. */
export const STATED_LOCATIONS: Readonly<Record<Cloud, readonly OwnPlace[]>> = {
  aws: [PROVING_ACCOUNT],
  azure: [{ in: 'id', looks: /^\/subscriptions\/(?<account>[0-9a-f-]{36})\// }],
  google: [
    { in: 'project', looks: /^(?<account>[a-z][a-z0-9-]+)$/ },
    { in: 'id', looks: /^projects\/(?<account>[a-z][a-z0-9-]+)\// },
  ],
  other: [],
};

/** The region of a zone, where only that is configured: `europe-west1` of `europe-west1-b`. */
export const regionContaining = (zone: string): string => zone.replace(/-[a-z]$/, '');

// ---- Shapes of the ids of accounts, subscriptions, tenants and projects in a text, for hiding them. An id is hidden wherever its
// shape is found: a bucket called after an account holds its number as its ARN does.

const DIGEST = '[0-9a-f]{40,}';
const GUID = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const BILLING_ACCOUNT = '(?<![0-9A-F])[0-9A-F]{6}-[0-9A-F]{6}-[0-9A-F]{6}(?![0-9A-F])';
/** As the console of AWS prints it; four groups are the number of a card. */
const PRINTED_NUMBER = '(?<![\\d-])\\d{4}-\\d{4}-\\d{4}(?![\\d-])';
const NUMBER = '(?<!\\d)\\d{12}(?!\\d)';
/** The beginning of a number or a GUID, where a text was too long and ends in an ellipsis. */
const CUT_NUMBER = '(?<!\\d)\\d{6,11}(?=…)';
const CUT_GUID = '[0-9a-f]{8}-[0-9a-f-]{0,26}(?=…)';

/** https://cloud.google.com/resource-manager/docs/creating-managing-projects: 6 to 30 letters, digits and hyphens. */
const PROJECT = '[a-z][a-z0-9-]{4,28}[a-z0-9](?![a-z0-9-])';
/** Numbers of projects, folders and organisations have no fixed length. */
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

/** What ids are shown as: `xxxx9012`, and `xxxx9012-2` for a second one with the same end. */
const HIDDEN = '(?<![a-z0-9])xxxx[0-9a-zA-Z]{1,6}(?:-\\d{1,6})?(?![a-z0-9])';

/** One text part: a digest or an id that is hidden already, a cut id, or an id by its shape, or by the words around it. */
const SHAPES = new RegExp(
  `(?<left>${DIGEST}|${HIDDEN})|(?<cut>${CUT_NUMBER}|${CUT_GUID})|(?<printed>${PRINTED_NUMBER})|(?<id>${GUID}|${BILLING_ACCOUNT}|${NUMBER})|(?<placed>${PLACED.join('|')})`,
  'g',
);

export interface AccountIdMatch {
  /** `left` stays as it is; `cut` is the beginning of an id; `placed` is an id by the words around it. */
  readonly is: 'left' | 'cut' | 'printed' | 'id' | 'placed';
  readonly text: string;
}

/** Returns the text with each id in it replaced. */
export const replaceIds = (text: string, replacement: (id: AccountIdMatch) => string): string =>
  text.replace(SHAPES, (...match) => {
    const groups = match.at(-1) as Readonly<Record<AccountIdMatch['is'], string | undefined>>;
    const is = KINDS.find((kind) => groups[kind] !== undefined)!;
    return replacement({ is, text: groups[is]! });
  });

const KINDS = ['left', 'cut', 'printed', 'id', 'placed'] as const;

/** Attributes that hold the id of a project, which has no shape of its own. */
export const PROJECT_ATTRIBUTES: readonly string[] = ['project', 'project_id', 'host_project', 'service_project'];

const WHOLE_PROJECT = new RegExp(`^${PROJECT}$`);

/** Whether a text is the id of a project that somebody has chosen. */
export const isProjectId = (text: string): boolean => WHOLE_PROJECT.test(text) && !isMadeUpAccount(text);

// ---- Credentials: the variables that providers read them from, and the errors of providers without any

/** Variables of the environment that hold what the provider of a cloud is configured with. */
export const PROVIDER_VARIABLES = /^(AWS|ARM|AZURE|GOOGLE|GCLOUD|GCP|CLOUDSDK|DIGITALOCEAN|CLOUDFLARE|KUBE)_.*$/;

export const NO_CREDENTIALS =
  /No valid credential sources|failed to refresh cached credentials|InvalidClientTokenId|ExpiredToken|UnrecognizedClientException|SSO session|could not find default credentials|No credentials loaded|unable to build authorizer|Azure CLI authorization|obtain.*token.*Azure|subscription ID could not be determined/i;

/** Where clouds answer their machines, by name. */
export const METADATA_HOSTS: ReadonlySet<string> = new Set([
  'metadata.google.internal',
  'metadata.azure.com',
  'metadata.tencentyun.com',
  'metadata.platformequinix.com',
]);

/** Public by their numbers, and answering only the machine itself. */
export const METADATA_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);
