/** Types that make something known to the internet under a name: CDN services, custom domains and DNS records. */

// Ends of type names, with or without the name of the provider before them.
const PUBLIC_NAMES =
  /(?:^|_)(?:cdn(?:_\w+)?|cloudfront\w*_distribution|fastly_service_\w+|frontdoor(?:_endpoint|_custom_domain)?|pullzone|edge_cache_service|traffic_manager_profile|dns_(?:\w+_)?record(?:_set|_v2)?|route53_record|cloudflare_record|custom_domain(?:_association)?|custom_hostname\w*|domain_name|domain_mapping|hosting_site|static_web_app|tunnel_config)$/;
const PRIVATE = /(?:^|_)private(?:_|$)/;

/**
 * True for a type that gives something a name on the internet. Whom the name leads to is not always in the code, so a
 * report never claims that nobody from outside gets access through it.
 */
export const isPublicName = (type: string): boolean => PUBLIC_NAMES.test(type) && !PRIVATE.test(type);
