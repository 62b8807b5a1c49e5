/** Tables of the types that belong to none of the clouds AWS, Azure and Google Cloud. */
import type { TypeTable } from '../model.js';
import { ACTORS } from './actors.js';
import { OTHER_NETWORKS } from './clouds.js';
import { KUBERNETES } from './kubernetes.js';
import { OTHER_PATTERNS } from './patterns.js';
import { SERVICES } from './services.js';
import { TERRAFORM } from './terraform.js';

/** Tables by type name: Kubernetes, Terraform itself, other services, networks of smaller clouds, and actors. */
export const TABLES: readonly TypeTable[] = [KUBERNETES, TERRAFORM, SERVICES, OTHER_NETWORKS, ACTORS];

/** Tables by pattern, such as `random_*`. The row of a type in `TABLES` has priority over its patterns. */
export const PATTERN_TABLES: readonly TypeTable[] = [OTHER_PATTERNS];

export { PROMINENCE } from './patterns.js';
