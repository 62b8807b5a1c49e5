import type { TypeTable } from '../model.js';
import { GOOGLE_ANALYTICS, GOOGLE_ML } from './analytics.js';
import { GOOGLE_COMPUTE } from './compute.js';
import { GOOGLE_CONTAINERS } from './containers.js';
import { GOOGLE_DATABASE } from './database.js';
import { GOOGLE_INTEGRATION } from './integration.js';
import { GOOGLE_DEVELOPER, GOOGLE_MANAGEMENT } from './management.js';
import { GOOGLE_NETWORK } from './network.js';
import { GOOGLE_PATTERNS } from './patterns.js';
import { GOOGLE_SECURITY } from './security.js';
import { GOOGLE_STORAGE } from './storage.js';

/** All type tables of Google Cloud. */
export const TABLES: readonly TypeTable[] = [GOOGLE_COMPUTE, GOOGLE_CONTAINERS, GOOGLE_NETWORK, GOOGLE_STORAGE, GOOGLE_DATABASE, GOOGLE_ANALYTICS, GOOGLE_INTEGRATION, GOOGLE_SECURITY, GOOGLE_MANAGEMENT, GOOGLE_DEVELOPER, GOOGLE_ML];

/** Tables with patterns as keys. */
export const PATTERN_TABLES: readonly TypeTable[] = [GOOGLE_PATTERNS];

export { PROMINENCE } from './patterns.js';
