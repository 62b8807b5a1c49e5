import type { TypeTable } from '../model.js';
import { ACTORS } from './actors.js';
import { OTHER_NETWORKS } from './clouds.js';
import { KUBERNETES } from './kubernetes.js';
import { OTHER_PATTERNS } from './patterns.js';
import { SERVICES } from './services.js';
import { TERRAFORM } from './terraform.js';

/** All type tables without a cloud. */
export const TABLES: readonly TypeTable[] = [KUBERNETES, TERRAFORM, SERVICES, OTHER_NETWORKS, ACTORS];

/** Tables with patterns as keys. */
export const PATTERN_TABLES: readonly TypeTable[] = [OTHER_PATTERNS];

export { PROMINENCE } from './patterns.js';
