/**
 * Configuration addresses: a resource before `count` and `for_each`, without instance keys. They are the keys of the
 * reference graphs from a plan's configuration and from `terraform graph`.
 */
import { formatTerraformAddress, parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';

const withoutKeys = (parts: TerraformAddress): TerraformAddress => ({
  ...parts,
  modules: parts.modules.map((step) => ({ name: step.name, index: null })),
  index: null,
});

/**
 * Returns the configuration address: `module.a["x"].aws_vpc.b[0]` -> `module.a.aws_vpc.b`. Null if the text is not a resource
 * address.
 */
export function configAddressOf(origin: string): string | null {
  const parts = parseTerraformAddress(origin);
  return parts === null ? null : formatTerraformAddress(withoutKeys(parts));
}

/** Returns the module of a configuration address: `module.a.module.b`; empty for the root module. */
export function moduleOf(configAddress: string): string {
  const parts = parseTerraformAddress(configAddress);
  return (parts?.modules ?? []).map((step) => `module.${step.name}`).join('.');
}
