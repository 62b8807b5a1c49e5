import { AWS_ANALYTICS } from './aws/analytics.js';
import { AWS_APPLICATIONS } from './aws/applications.js';
import { AWS_COMPUTE } from './aws/compute.js';
import { AWS_CONTAINERS } from './aws/containers.js';
import { AWS_DATABASE } from './aws/database.js';
import { AWS_DEVELOPER } from './aws/developer.js';
import { AWS_EDGE } from './aws/edge.js';
import { AWS_INTEGRATION } from './aws/integration.js';
import { AWS_MANAGEMENT } from './aws/management.js';
import { AWS_ML } from './aws/ml.js';
import { AWS_NETWORK } from './aws/network.js';
import { AWS_PATTERNS } from './aws/patterns.js';
import { AWS_SECURITY } from './aws/security.js';
import { AWS_STORAGE } from './aws/storage.js';
import { AZURE_ANALYTICS } from './azure/analytics.js';
import { AZURE_COMPUTE } from './azure/compute.js';
import { AZURE_CONTAINERS } from './azure/containers.js';
import { AZURE_DATABASE } from './azure/database.js';
import { AZURE_DEVELOPER } from './azure/developer.js';
import { AZURE_DIRECTORY } from './azure/directory.js';
import { AZURE_INTEGRATION } from './azure/integration.js';
import { AZURE_MANAGEMENT } from './azure/management.js';
import { AZURE_ML } from './azure/ml.js';
import { AZURE_NETWORK } from './azure/network.js';
import { AZURE_PATTERNS } from './azure/patterns.js';
import { AZURE_SECURITY } from './azure/security.js';
import { AZURE_STORAGE } from './azure/storage.js';
import { GOOGLE_ANALYTICS } from './google/analytics.js';
import { GOOGLE_COMPUTE } from './google/compute.js';
import { GOOGLE_CONTAINERS } from './google/containers.js';
import { GOOGLE_DATABASE } from './google/database.js';
import { GOOGLE_DEVELOPER } from './google/developer.js';
import { GOOGLE_INTEGRATION } from './google/integration.js';
import { GOOGLE_MANAGEMENT } from './google/management.js';
import { GOOGLE_ML } from './google/ml.js';
import { GOOGLE_NETWORK } from './google/network.js';
import { GOOGLE_PATTERNS } from './google/patterns.js';
import { GOOGLE_SECURITY } from './google/security.js';
import { GOOGLE_STORAGE } from './google/storage.js';
import { ACTORS } from './other/actors.js';
import { KUBERNETES } from './other/kubernetes.js';
import { OTHER_PATTERNS } from './other/patterns.js';
import { SERVICES } from './other/services.js';
import { TERRAFORM } from './other/terraform.js';
import type { TypeTable } from './table.js';

/** All tables of types. No type is in two of them; a test says so. */
export const TABLES: readonly TypeTable[] = [
  AWS_COMPUTE,
  AWS_CONTAINERS,
  AWS_NETWORK,
  AWS_EDGE,
  AWS_STORAGE,
  AWS_DATABASE,
  AWS_INTEGRATION,
  AWS_ANALYTICS,
  AWS_SECURITY,
  AWS_MANAGEMENT,
  AWS_DEVELOPER,
  AWS_ML,
  AWS_APPLICATIONS,
  AZURE_COMPUTE,
  AZURE_CONTAINERS,
  AZURE_NETWORK,
  AZURE_STORAGE,
  AZURE_DATABASE,
  AZURE_ANALYTICS,
  AZURE_INTEGRATION,
  AZURE_SECURITY,
  AZURE_MANAGEMENT,
  AZURE_DEVELOPER,
  AZURE_ML,
  AZURE_DIRECTORY,
  GOOGLE_COMPUTE,
  GOOGLE_CONTAINERS,
  GOOGLE_NETWORK,
  GOOGLE_STORAGE,
  GOOGLE_DATABASE,
  GOOGLE_ANALYTICS,
  GOOGLE_INTEGRATION,
  GOOGLE_SECURITY,
  GOOGLE_MANAGEMENT,
  GOOGLE_DEVELOPER,
  GOOGLE_ML,
  KUBERNETES,
  TERRAFORM,
  SERVICES,
  ACTORS,
];

/** Tables whose keys are patterns. */
export const PATTERN_TABLES: readonly TypeTable[] = [AWS_PATTERNS, AZURE_PATTERNS, GOOGLE_PATTERNS, OTHER_PATTERNS];
