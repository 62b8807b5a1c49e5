/** The provider of a resource type: https://developer.hashicorp.com/terraform/language/providers/requirements */
import type { Body, Expression } from '../../../terraform/hcl/model.js';
import type { ModuleCode, ResourceCode } from '../../../terraform/module-tree/module-model.js';

export type EngineName = 'terraform' | 'tofu';

/** Registry host of provider addresses without a host. */
const DEFAULT_HOST: Readonly<Record<EngineName, string>> = {
  terraform: 'registry.terraform.io',
  tofu: 'registry.opentofu.org',
};
/**
 * The provider inside the engine, with `terraform_data` and `terraform_remote_state`. OpenTofu uses the same address.
 */
export const BUILT_IN = 'terraform.io/builtin/terraform';

/**
 * Returns the full address for `aws`, `hashicorp/aws` or `example.com/team/aws`, with the default host and namespace.
 */
function fullAddress(source: string, engine: EngineName): string {
  const parts = source.toLowerCase().split('/');
  if (parts.length === 1) return `${DEFAULT_HOST[engine]}/hashicorp/${parts[0]}`;
  return parts.length === 2 ? `${DEFAULT_HOST[engine]}/${parts.join('/')}` : parts.join('/');
}

/** Returns the address of the provider with a local name in a module. */
export function providerAddress(localName: string, { requiredProviders }: ModuleCode, engine: EngineName): string {
  const source = requiredProviders.get(localName);
  if (source == null) return localName === 'terraform' ? BUILT_IN : fullAddress(localName, engine);
  return fullAddress(source, engine);
}

/** Returns the address of a resource's provider, from its `provider` argument or the prefix of its type. */
export function addressOfResource({ type, block }: ResourceCode, code: ModuleCode, engine: EngineName): string {
  return providerAddress(providerArgument(block.body) ?? (type.split('_', 1)[0] as string), code, engine);
}

/** Returns `aws` for `provider = aws.east`, or for the quoted form of old versions; null if the argument is missing. */
function providerArgument(body: Body): string | null {
  const value: Expression | undefined = body.attributes.find(({ name }) => name === 'provider')?.value;
  if (value?.kind === 'literal' && typeof value.value === 'string') return value.value.split('.', 1)[0] as string;
  return value?.kind === 'traversal' && typeof value.root === 'string' ? value.root : null;
}
