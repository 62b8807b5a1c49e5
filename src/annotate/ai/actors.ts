/** Who and what a model may suggest beside the graph: people, and systems that no configuration builds. */
import { isAddress, parseAddress } from '../../graph/address.js';

/** Neither containers nor anything that a cloud bills: what a model invents must not look like what is built. */
export const ACTOR_TYPES = [
  'tv_aws_users',
  'tv_aws_internet',
  'tv_aws_mobile_client',
  'tv_aws_onprem',
  'tv_azurerm_users',
  'tv_azurerm_internet',
  'tv_azure_onprem',
  'tv_gcp_users',
  'tv_gcp_users_icon',
  'tv_gcp_internet',
  'tv_gcp_onprem',
  'tv_gcp_external_saas',
  'external_system',
  'external_service',
  'external_api',
  'external_database',
  'external_server',
  'person',
  'people',
  'team',
  'partner',
  'office',
  'mobile_app',
  'browser',
] as const;

const TYPES: ReadonlySet<string> = new Set(ACTOR_TYPES);

/** One of the types, by a plain name: no module, no instance, no copy. */
export function isActor(address: string): boolean {
  if (!isAddress(address)) return false;
  const parts = parseAddress(address);
  return parts !== null && TYPES.has(parts.type) && address === `${parts.type}.${parts.name}`;
}
