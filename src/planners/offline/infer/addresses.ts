/** Which provider a resource type comes from: https://developer.hashicorp.com/terraform/language/providers/requirements */
import type { Body, Expression } from '../../../terraform/hcl/model.js';
import type { ModuleCode, ResourceCode } from '../../../terraform/module-tree/module-model.js';

export type EngineName = 'terraform' | 'tofu';

/** Host of source addresses that name none. */
const DEFAULT_HOST: Readonly<Record<EngineName, string>> = {
  terraform: 'registry.terraform.io',
  tofu: 'registry.opentofu.org',
};
/** Part of the engine; it has `terraform_data` and `terraform_remote_state`. OpenTofu kept its address. */
export const BUILT_IN = 'terraform.io/builtin/terraform';

/** `aws`, `hashicorp/aws`, `example.com/team/aws`: with its host. */
function fullAddress(source: string, engine: EngineName): string {
  const parts = source.toLowerCase().split('/');
  if (parts.length === 1) return `${DEFAULT_HOST[engine]}/hashicorp/${parts[0]}`;
  return parts.length === 2 ? `${DEFAULT_HOST[engine]}/${parts.join('/')}` : parts.join('/');
}

/** Of a local name in a module. */
export function providerAddress(localName: string, { requiredProviders }: ModuleCode, engine: EngineName): string {
  const source = requiredProviders.get(localName);
  if (source == null) return localName === 'terraform' ? BUILT_IN : fullAddress(localName, engine);
  return fullAddress(source, engine);
}

/** Of a resource: its `provider`, or what its type begins with. */
export function addressOfResource({ type, block }: ResourceCode, code: ModuleCode, engine: EngineName): string {
  return providerAddress(providerArgument(block.body) ?? (type.split('_', 1)[0] as string), code, engine);
}

/** `aws` in `provider = aws.east`, also as the text that old versions write. */
function providerArgument(body: Body): string | null {
  const value: Expression | undefined = body.attributes.find(({ name }) => name === 'provider')?.value;
  if (value?.kind === 'literal' && typeof value.value === 'string') return value.value.split('.', 1)[0] as string;
  return value?.kind === 'traversal' && typeof value.root === 'string' ? value.root : null;
}
