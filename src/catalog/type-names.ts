/** Facts that the name of a resource type gives: parts, attachments and public names. For types without a row. */

import { isServiceByName, stripByName } from './kinds.js';
import { isNetworkHost } from './other/clouds.js';

const VERSION = /_v\d+$/;

/** Last words of types that state that two resources belong together. */
const ATTACHMENT = /_(?:attach(?:ment)?|associat(?:e|ion)|member(?:ship)?)$/;

/**
 * Last words of types that are parts of the service with the same first words: `alicloud_db_account` of
 * `alicloud_db_instance`.
 */
const PART =
  /_(?:account|acl|backend|backup_policy|binding|config(?:uration)?|connection|database|db|entry|frontend|grant|iam_binding|iam_member|listener|options?|permissions?|policy|privilege|record|rule|schema|session|settings?|user|version)$/;

/** True for a type that only states that two resources belong together. `hcloud_volume_attachment` */
export const isAttachmentType = (type: string): boolean => ATTACHMENT.test(type.replace(VERSION, ''));

/**
 * True if a type is part of another by its name: it extends the other's name, or the other is of the same service and
 * this one has a word for parts, or no word for services. A network is no service: it holds resources of any kind.
 * @example isPartType('oci_core_drg_attachment', 'oci_core_drg') // true
 * @example isPartType('alicloud_db_account', 'alicloud_db_instance') // true
 * @example isPartType('fastly_service_dictionary_items', 'fastly_service_vcl') // true
 * @example isPartType('oci_core_instance', 'oci_core_subnet') // false
 */
export function isPartType(type: string, wholeType: string): boolean {
  const [part, host] = [type.replace(VERSION, ''), wholeType.replace(VERSION, '')];
  if (part.startsWith(`${host}_`)) return true;
  const service = host.slice(0, Math.max(host.lastIndexOf('_'), 0));
  const isOfService = service.includes('_') && part.startsWith(`${service}_`);
  return isOfService && (PART.test(part) || (!isServiceByName(part) && !isNetworkHost(wholeType)));
}

/**
 * True if a type of a provider is a key, grant, setting or the like, which belongs to the one resource of the provider
 * that it names.
 * @example isOwnedType('b2_application_key', 'b2_bucket') // true
 */
export const isOwnedType = (type: string, ownerType: string): boolean =>
  stripByName(type) !== null &&
  stripByName(ownerType) === null &&
  !isNetworkHost(ownerType) &&
  type.split('_', 1)[0] === ownerType.split('_', 1)[0];

// ---- Types that give something a public name: CDN services, custom domains and DNS records.

/** Patterns for the ends of type names, which follow the name of the provider or stand alone. */
const PUBLIC_NAMES = [
  // CDN services.
  ...[/cdn(?:_\w+)?/, /cloudfront\w*_distribution/, /fastly_service_\w+/, /frontdoor(?:_endpoint|_custom_domain)?/],
  ...[/edge_cache_service/, /pullzone/, /traffic_manager_profile/],
  // DNS records.
  ...[/cloudflare_record/, /dns_(?:\w+_)?record(?:_set|_v2)?/, /route53_record/],
  // Custom domains, and services whose domain is public.
  ...[/custom_domain(?:_association)?/, /custom_hostname\w*/, /domain_mapping/, /domain_name/],
  ...[/hosting_site/, /static_web_app/, /tunnel_config/],
];
const PUBLIC_NAME = new RegExp(`(?:^|_)(?:${PUBLIC_NAMES.map(({ source }) => source).join('|')})$`);
const PRIVATE = /(?:^|_)private(?:_|$)/;

/**
 * True for a type that gives something a name on the internet. Whom the name leads to is not always in the code, so a
 * report never claims that nobody from outside gets access through it.
 */
export const isPublicName = (type: string): boolean => PUBLIC_NAME.test(type) && !PRIVATE.test(type);
