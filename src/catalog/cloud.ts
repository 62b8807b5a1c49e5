/** The clouds: a row each. */

import type { Cloud } from './model.js';
import type { Actor } from './rules/actor.js';

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
