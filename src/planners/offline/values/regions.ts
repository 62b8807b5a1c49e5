/** Where a provider builds, as far as it is told; where nothing is known, texts that are known again: terraform/unknown-places.ts. */

import type { Fields, Value } from '../../../terraform/mock-provider/schema.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { UNKNOWN_REGIONS } from '../../../terraform/unknown-places.js';
import { directoriesOf } from '../modules.js';
import type { Cloud, Whereabouts } from './well-known.js';

const PREFIXES = { aws: 'aws_', google: 'google_', azure: 'azurerm_' } as const;

/** The cloud that has most resources: whose names a variable has that says no more. */
export function mostUsedCloud(root: ModuleNode): Cloud {
  const types = directoriesOf(root).flatMap(({ resources }) => resources.map(({ type }) => type));
  const share = (cloud: Cloud) => types.filter((type) => type.startsWith(PREFIXES[cloud])).length;
  return (['aws', 'google', 'azure'] as const).reduce((most, one) => (share(one) > share(most) ? one : most));
}

/**
 * Of one question, which may be about a place that is not that of its provider.
 * @param configured the configuration of its provider
 */
export function whereabouts(configured: Fields, asked: Fields): Whereabouts {
  const zone = textOf(configured.zone);
  const region = textOf(asked.region) ?? textOf(configured.region) ?? zone?.replace(/-[a-z]$/, '');
  return {
    aws: region ?? UNKNOWN_REGIONS.aws,
    google: region ?? UNKNOWN_REGIONS.google,
    googleZone: zone ?? UNKNOWN_ZONE,
    googleProject: textOf(asked.project) ?? textOf(configured.project) ?? 'example-project',
    azure: textOf(asked.location) ?? UNKNOWN_REGIONS.azure,
  };
}

/** One of the zones of a region, nobody knows which: it has no number. */
const UNKNOWN_ZONE = `${UNKNOWN_REGIONS.google}-z`;

const textOf = (value: Value | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
