/** Resource types of which an attribute says what they are: one type of Terraform for all that a cloud has. */

import type { Json } from '../../graph/inventory.js';
import { ARM_TYPES } from '../azure/arm.js';

interface GenericType {
  /** Attribute with the cloud's own name of the type; absent: all of them are the same. */
  readonly by?: string;
  readonly meant: (said: string) => string | undefined;
  /** Attribute with what it is a part of, or is in. */
  readonly parent: string;
  /** What an attribute is called in the type that is meant. */
  readonly renamed: (path: string) => string;
  /** What it says of itself in that. */
  readonly says?: Readonly<Record<string, Json>>;
}

/** `body.properties.agentPoolProfiles.vnetSubnetID` to `agent_pool_profiles.vnet_subnet_id`, `…subnet.id` to `subnet_id`, `subnetIds.id` to `subnet_ids`. */
const asProviderSays = (path: string): string =>
  path
    .replace(/^body\.(?:properties\.)?/, '')
    .replace(/([a-z0-9])([A-Z]+)/g, '$1_$2')
    .toLowerCase()
    .replace(/(_ids)?\.id$/, (_, ids = '_id') => ids);

/**
 * `cloudposse/label/null`, `Azure/naming/azurerm`, `acme/terraform-random-setup`: modules that make names, tags and texts of
 * words, and build nothing, as Azure's verified modules of utilities do. Those of a provider that computes and no more are called after it.
 */
const MAKES_NAMES = [
  /(?:^|[/.-])(?:labels?|naming|container-definitions?|cloud-?init|user-?data)(?:[/.?]|$)/i,
  /(?:^|\/)regions?(?:[/.?]|$)/i,
  /\/(?:null|random|template|cloudinit)(?:[/?]|$)/i,
  /avm-utl-/,
  /(?:^|[/:])terraform-(?:null|random|template|cloudinit)-/i,
];

export const makesNames = (source: string): boolean => MAKES_NAMES.some((looks) => looks.test(source));

const GENERIC_TYPES: Readonly<Record<string, GenericType>> = {
  // `Microsoft.Network/virtualNetworks@2024-05-01`: the version says nothing here.
  azapi_resource: {
    by: 'type',
    meant: (said) => ARM_TYPES.get((said.split('@', 1)[0] as string).toLowerCase()),
    parent: 'parent_id',
    renamed: asProviderSays,
  },
  // Terraform takes over what an account has from the start: they are drawn as what they are.
  aws_default_subnet: { meant: () => 'aws_subnet', parent: '', renamed: (path) => path },
  aws_default_vpc: { meant: () => 'aws_vpc', parent: '', renamed: (path) => path, says: { default: true } },
  // The same account by another provider.
  awscc_iam_role: { meant: () => 'aws_iam_role', parent: '', renamed: (path) => path },
  terraform_module: {
    by: 'source',
    meant: (said) => (makesNames(said) ? 'terraform_names' : undefined),
    parent: '',
    renamed: (path) => path,
  },
};

export interface MeantType extends Pick<GenericType, 'parent' | 'renamed' | 'says'> {
  readonly type: string;
}

/** What a resource of a generic type is; null where it is of none, or says a type that no row has. */
export function meantType(type: string, values: Readonly<Record<string, Json>>): MeantType | null {
  const generic = Object.hasOwn(GENERIC_TYPES, type) ? GENERIC_TYPES[type] : undefined;
  const said = generic?.by === undefined ? '' : values[generic.by];
  const meant = typeof said === 'string' ? generic?.meant(said) : undefined;
  return generic === undefined || meant === undefined ? null : { ...generic, type: meant };
}
