import { BOX_ICONS } from './boxes.js';
import { PREFIXES, UNKNOWN } from './fallback.js';
import { TABLES } from './tables.js';

/** Icons that are chosen by what a resource is configured as, not by its type alone. */
export const VARIANT_ICONS = [
  'aws-res-elastic-load-balancing-application-load-balancer',
  'aws-res-elastic-load-balancing-network-load-balancer',
  'aws-res-elastic-load-balancing-gateway-load-balancer',
  'aws-res-elastic-load-balancing-classic-load-balancer',
  'aws-res-amazon-elasticache-elasticache-for-redis',
  'aws-res-amazon-elasticache-elasticache-for-memcached',
  'aws-res-amazon-elasticache-elasticache-for-valkey',
  'aws-aws-fargate',
] as const;

/** Every icon that some fact names, in order and once: what the bundle has to hold. */
export const ICON_SLUGS: readonly string[] = [
  ...new Set([
    ...TABLES.flatMap((table) => Object.values(table).map((facts) => facts.icon)),
    ...[...PREFIXES.values()].map((facts) => facts.icon),
    ...BOX_ICONS,
    ...VARIANT_ICONS,
    UNKNOWN.icon,
  ]),
].sort();
