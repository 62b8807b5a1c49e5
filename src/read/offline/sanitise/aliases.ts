/**
 * Provider configurations that the root expects of a caller: a module that is drawn by itself has none, and Terraform plans
 * nothing without them. Those that are added are empty.
 */
import type { Expression } from '../../hcl/model.js';
import type { ModuleCode } from '../../hcl/module-model.js';
import { isIdentifier } from '../../hcl/write.js';

/** Code of the configurations that are missing; empty where none is. */
export function missingConfigurations(code: ModuleCode): string {
  const declared = new Set(code.providers.map(({ name, alias }) => `${name}.${alias}`));
  const missing = new Set(aliasesIn(code).filter((one) => !declared.has(one)));
  return [...missing].map(configuration).join('');
}

/** `aws.eu`, from `configuration_aliases = [aws.eu]`. */
function aliasesIn({ files }: ModuleCode): readonly string[] {
  const blocks = files.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'terraform'));
  const required = blocks.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'required_providers'));
  return required
    .flatMap(({ body }) => body.attributes.map(({ value }) => value))
    .flatMap((value) => (value.kind === 'object' ? value.entries : []))
    .flatMap(({ key, value }) =>
      key.kind === 'literal' && key.value === EXPECTED && value.kind === 'tuple' ? value.items : [],
    )
    .flatMap((item) => aliasOf(item) ?? []);
}

/** In JSON a string, which may have been read as the expression that it holds. */
function aliasOf(item: Expression): string | null {
  if (item.kind === 'literal') return typeof item.value === 'string' ? item.value : null;
  const [step] = item.kind === 'traversal' ? item.steps : [];
  if (item.kind !== 'traversal' || typeof item.root !== 'string' || step?.kind !== 'attribute') return null;
  return `${item.root}.${step.name}`;
}

const EXPECTED = 'configuration_aliases';

function configuration(address: string): string {
  const [name, alias, ...more] = address.split('.');
  return more.length === 0 && [name, alias].every((word) => isIdentifier(word ?? ''))
    ? `provider "${name}" {\n  alias = "${alias}"\n}\n`
    : '';
}
