import { AWS_COMPUTE } from './aws/compute.js';
import type { TypeTable } from './table.js';

/** All tables of types. No type is in two of them; a test says so. */
export const TABLES: readonly TypeTable[] = [AWS_COMPUTE];
