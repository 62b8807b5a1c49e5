/** Who comes in from outside, as the pictures of a cloud have them. */
import type { Actor, Cloud } from './model.js';

const ACTOR_TYPES: Readonly<Record<Cloud, Readonly<Partial<Record<Actor, string>>>>> = {
  aws: { users: 'tv_aws_users', internet: 'tv_aws_internet', onprem: 'tv_aws_onprem' },
  azure: { users: 'tv_azurerm_users', internet: 'tv_azurerm_internet', onprem: 'tv_azure_onprem' },
  google: { users: 'tv_gcp_users', internet: 'tv_gcp_internet', onprem: 'tv_gcp_onprem' },
  other: {},
};

export const actorTypeOf = (cloud: Cloud, actor: Actor): string | null => ACTOR_TYPES[cloud][actor] ?? null;
