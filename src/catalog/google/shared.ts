/** Facts that several Google Cloud services share. */

export const NAT = ['google_compute_router_nat'];

export const IN_REGION = { box: 'tv_gcp_region', attributes: ['region'], inside: ['google_compute_network'] } as const;

export const IN_ZONE = {
  box: 'tv_gcp_zone',
  attributes: ['zone'],
  inside: ['google_compute_subnetwork', 'google_compute_network'],
  outer: { box: 'tv_gcp_region', inside: ['google_compute_network'] },
} as const;

export const IN_REGION_OF_LOCATION = { ...IN_REGION, attributes: ['location'] } as const;

/** A location that is a region, not a zone. */
const REGION_OF_LOCATION = { ...IN_REGION_OF_LOCATION, pattern: /^[a-z]+-[a-z]+\d+$/ } as const;

/** A disk belongs to no network and stands beside the machines of its zone. */
export const IN_ANY_ZONE = { box: 'tv_gcp_zone', attributes: ['zone'], inside: [], adoptsUnplaced: true } as const;

/** A location that is a zone, not a region. */
export const IN_ZONE_OF_LOCATION = { ...IN_ZONE, attributes: ['location'], pattern: /-[a-z]$/ } as const;

export const IN_LOCATION = [IN_ZONE_OF_LOCATION, REGION_OF_LOCATION] as const;

export const PROXY = ['google_compute_global_forwarding_rule', 'google_compute_forwarding_rule'];

export const URL_MAP_USERS = ['google_compute_target_http_proxy', 'google_compute_target_https_proxy', 'google_compute_region_target_http_proxy', 'google_compute_region_target_https_proxy'];
