import type { TypeTable } from '../model.js';
import { AZURE_ANALYTICS, AZURE_ML } from './analytics.js';
import { AZURE_COMPUTE } from './compute.js';
import { AZURE_CONTAINERS } from './containers.js';
import { AZURE_DATABASE } from './database.js';
import { AZURE_DIRECTORY } from './directory.js';
import { AZURE_INTEGRATION } from './integration.js';
import { AZURE_DEVELOPER, AZURE_MANAGEMENT } from './management.js';
import { AZURE_NETWORK } from './network.js';
import { AZURE_PATTERNS } from './patterns.js';
import { AZURE_SECURITY } from './security.js';
import { AZURE_STORAGE } from './storage.js';

/** All type tables of Azure. */
export const TABLES: readonly TypeTable[] = [AZURE_COMPUTE, AZURE_CONTAINERS, AZURE_NETWORK, AZURE_STORAGE, AZURE_DATABASE, AZURE_ANALYTICS, AZURE_INTEGRATION, AZURE_SECURITY, AZURE_MANAGEMENT, AZURE_DEVELOPER, AZURE_ML, AZURE_DIRECTORY];

/** Tables with patterns as keys. */
export const PATTERN_TABLES: readonly TypeTable[] = [AZURE_PATTERNS];

export { PROMINENCE } from './patterns.js';
