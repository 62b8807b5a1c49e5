/** What the configuration of a provider says of where it builds. */

/** Arguments that hold its region, its zone, the roles that it takes on, and the only accounts that it works in. */
export const PROVIDER_ARGUMENTS = {
  region: 'region',
  zone: 'zone',
  roles: { block: 'assume_role', name: 'role_arn' },
  accounts: 'allowed_account_ids',
} as const;

/** The account in the name of such a role. */
export const ACCOUNT_OF_ROLE = /^arn:[a-z-]+:iam::(\d{12}):role\//;

export const ACCOUNT = /^\d{12}$/;

/** The region of a zone, where only that is configured: `europe-west1` of `europe-west1-b`. */
export const regionAround = (zone: string): string => zone.replace(/-[a-z]$/, '');
