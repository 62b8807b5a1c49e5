import type { Cloud } from './model.js';

/** Clouds with a box of their own, in the order in which their boxes break ties. */
export const CLOUDS = ['aws', 'azure', 'google'] as const satisfies readonly Cloud[];

/** Leading words of a type to the cloud it belongs to: provider prefixes and the pseudo-types. */
const CLOUD_OF_PREFIX: ReadonlyMap<string, Cloud> = new Map<string, Cloud>([
  ['aws', 'aws'],
  ['awscc', 'aws'],
  ['tv_aws', 'aws'],
  ['azurerm', 'azure'],
  ['azuread', 'azure'],
  ['azapi', 'azure'],
  ['azuredevops', 'azure'],
  ['azurestack', 'azure'],
  ['tv_azure', 'azure'],
  ['tv_azurerm', 'azure'],
  ['google', 'google'],
  ['tv_gcp', 'google'],
]);

/** The cloud of a resource type or pseudo-type; `other` for every provider that is none of the three. */
export function cloudOf(type: string): Cloud {
  const [first = '', second = ''] = type.split('_', 2);
  return CLOUD_OF_PREFIX.get(first) ?? CLOUD_OF_PREFIX.get(`${first}_${second}`) ?? 'other';
}
