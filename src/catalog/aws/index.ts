import type { TypeTable } from '../model.js';
import { AWS_ANALYTICS, AWS_ML } from './analytics.js';
import { AWS_APPLICATIONS, AWS_DEVELOPER } from './applications.js';
import { AWS_COMPUTE } from './compute.js';
import { AWS_CONTAINERS } from './containers.js';
import { AWS_DATABASE } from './database.js';
import { AWS_EDGE } from './edge.js';
import { AWS_INTEGRATION } from './integration.js';
import { AWS_MANAGEMENT } from './management.js';
import { AWS_NETWORK } from './network.js';
import { AWS_PATTERNS } from './patterns.js';
import { AWS_SECURITY } from './security.js';
import { AWS_STORAGE } from './storage.js';

/** All type tables of AWS. */
export const TABLES: readonly TypeTable[] = [AWS_COMPUTE, AWS_CONTAINERS, AWS_NETWORK, AWS_EDGE, AWS_STORAGE, AWS_DATABASE, AWS_INTEGRATION, AWS_ANALYTICS, AWS_SECURITY, AWS_MANAGEMENT, AWS_DEVELOPER, AWS_ML, AWS_APPLICATIONS];

/** Tables with patterns as keys. */
export const PATTERN_TABLES: readonly TypeTable[] = [AWS_PATTERNS];

export { PROMINENCE } from './patterns.js';
