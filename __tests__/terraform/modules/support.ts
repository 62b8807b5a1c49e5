import type { CallCode } from '../../../src/terraform/module-tree/module-model.js';

/** As much of a call as is asked about. */
export const callOf = (name: string, source: string | null, version: string | null = null): CallCode =>
  ({ name, source, version }) as CallCode;
