/**
 * Provider configurations that the root has of a caller: a module that is drawn by itself has none, and Terraform plans
 * nothing without them. Those that are added are empty.
 */
import type { Expression } from '../../hcl/model.js';
import type { ModuleCode } from '../../hcl/module-model.js';
import { argumentOf, literalText } from '../../hcl/walk.js';
import { isIdentifier } from '../../hcl/write.js';

/** Code of the configurations that are missing; empty where none is. */
export function missingConfigurations(code: ModuleCode): string {
  const declared = new Set(code.providers.map(({ name, alias }) => `${name}.${alias}`));
  const missing = new Set([...expectedBy(code), ...usedBy(code)].filter((one) => !declared.has(one)));
  return [...missing].map(configuration).join('');
}

const EXPECTED = 'configuration_aliases';

/** `aws.eu`, from `configuration_aliases = [aws.eu]`. */
function expectedBy({ files }: ModuleCode): readonly string[] {
  const blocks = files.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'terraform'));
  const required = blocks.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'required_providers'));
  return required
    .flatMap(({ body }) => body.attributes.flatMap(({ value }) => entriesOf(value)))
    .flatMap(({ key, value }) => (literalText(key) === EXPECTED && value.kind === 'tuple' ? value.items : []))
    .flatMap((item) => aliasOf(item) ?? []);
}

/** Modules of before Terraform 0.15 use those of their caller without a word of them. */
function usedBy({ resources, calls }: ModuleCode): readonly string[] {
  const used = resources.map(({ block }) => argumentOf(block.body, 'provider'));
  const given = calls
    .map(({ block }) => argumentOf(block.body, 'providers'))
    .flatMap((value) => (value === null ? [] : entriesOf(value).map((entry) => entry.value)));
  return [...used, ...given].flatMap((value) => (value === null ? [] : (aliasOf(value) ?? [])));
}

const entriesOf = (value: Expression) => (value.kind === 'object' ? value.entries : []);

/** In JSON a string, which may have been read as the expression that it holds. */
function aliasOf(item: Expression): string | null {
  if (item.kind === 'literal') return typeof item.value === 'string' ? item.value : null;
  const [step] = item.kind === 'traversal' ? item.steps : [];
  if (item.kind !== 'traversal' || typeof item.root !== 'string' || step?.kind !== 'attribute') return null;
  return `${item.root}.${step.name}`;
}

function configuration(address: string): string {
  const [name, alias, ...more] = address.split('.');
  return more.length === 0 && [name, alias].every((word) => isIdentifier(word ?? ''))
    ? `provider "${name}" {\n  alias = "${alias}"\n}\n`
    : '';
}
