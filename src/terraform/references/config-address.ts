/**
 * Addresses in the configuration: a resource before `count` and `for_each`, without any instance key. Keys of the
 * reference graphs that are built from a plan's configuration and from `terraform graph`.
 */
import { formatTerraformAddress, parseTerraformAddress, type TerraformAddress } from '../../graph/terraform-address.js';

const withoutKeys = (parts: TerraformAddress): TerraformAddress => ({
  ...parts,
  modules: parts.modules.map((step) => ({ name: step.name, index: null })),
  index: null,
});

/** `module.a["x"].aws_vpc.b[0]` is `module.a.aws_vpc.b` there; null where the text is no resource address. */
export function configAddressOf(origin: string): string | null {
  const parts = parseTerraformAddress(origin);
  return parts === null ? null : formatTerraformAddress(withoutKeys(parts));
}

/** The module that a configuration address is in: `module.a.module.b`, empty for the root. */
export function moduleOf(configAddress: string): string {
  const parts = parseTerraformAddress(configAddress);
  return (parts?.modules ?? []).map((step) => `module.${step.name}`).join('.');
}
