/** What the configuration of a provider says of where it builds. */
import type { Cloud } from '../model.js';

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
export const OWN_ACCOUNT = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z][a-z0-9-]{4,28}[a-z0-9])$/;

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
export const OWN_PLACES: Readonly<Record<Cloud, readonly OwnPlace[]>> = {
  aws: [PROVING_ACCOUNT],
  azure: [{ in: 'id', looks: /^\/subscriptions\/(?<account>[0-9a-f-]{36})\// }],
  google: [
    { in: 'project', looks: /^(?<account>[a-z][a-z0-9-]+)$/ },
    { in: 'id', looks: /^projects\/(?<account>[a-z][a-z0-9-]+)\// },
  ],
  other: [],
};

/** The region of a zone, where only that is configured: `europe-west1` of `europe-west1-b`. */
export const regionAround = (zone: string): string => zone.replace(/-[a-z]$/, '');
