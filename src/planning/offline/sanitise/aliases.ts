/**
 * Adds the provider configurations that a module expects from its caller. As a root module it has no caller, and
 * Terraform refuses to plan without them. The added configurations are empty.
 */
import type { Expression } from '../../../terraform/hcl/model.js';
import { argumentOf, literalText } from '../../../terraform/hcl/walk.js';
import { isIdentifier } from '../../../terraform/hcl/write.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';

/** Returns the code of the missing configurations; empty if none is missing. */
export const missingConfigurations = (code: ModuleCode): string => missingIn(code).map(configuration).join('');

/**
 * Returns the local names of providers with missing configurations. Terraform starts them, even if no resource here
 * uses them.
 */
export const providersHandedOn = (code: ModuleCode): readonly string[] => [
  ...new Set(
    missingIn(code)
      .map((address) => address.split('.', 1)[0] as string)
      .filter(isIdentifier),
  ),
];

function missingIn(code: ModuleCode): readonly string[] {
  const declared = new Set(code.providers.map(({ name, alias }) => (alias === null ? name : `${name}.${alias}`)));
  const missing = new Set([...expectedBy(code), ...usedBy(code)].filter((one) => !declared.has(one)));
  return [...missing];
}

const EXPECTED = 'configuration_aliases';

/** Returns `aws.eu` for `configuration_aliases = [aws.eu]`. */
function expectedBy({ files }: ModuleCode): readonly string[] {
  const blocks = files.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'terraform'));
  const required = blocks.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'required_providers'));
  return required
    .flatMap(({ body }) => body.attributes.flatMap(({ value }) => entriesOf(value)))
    .flatMap(({ key, value }) => (literalText(key) === EXPECTED && value.kind === 'tuple' ? value.items : []))
    .flatMap((item) => aliasOf(item) ?? []);
}

/**
 * Returns the configurations that the code uses. Modules written before Terraform 0.15 use their caller's without
 * declaring them. If a pipeline generates the provider blocks, `providers = { aws = aws }` passes one that is not
 * there.
 */
function usedBy({ resources, calls }: ModuleCode): readonly string[] {
  const used = resources.map(({ block }) => argumentOf(block.body, 'provider'));
  const given = calls
    .map(({ block }) => argumentOf(block.body, 'providers'))
    .flatMap((value) => (value === null ? [] : entriesOf(value).map((entry) => entry.value)));
  const aliases = [...used, ...given].flatMap((value) => (value === null ? [] : (aliasOf(value) ?? [])));
  return [...aliases, ...given.flatMap((value) => defaultOf(value) ?? [])];
}

const entriesOf = (value: Expression) => (value.kind === 'object' ? value.entries : []);

/**
 * Returns the address of an aliased configuration. In JSON it is a string, which may have been parsed as the expression
 * that it holds.
 */
function aliasOf(item: Expression): string | null {
  if (item.kind === 'literal') return typeof item.value === 'string' ? item.value : null;
  const [step] = item.kind === 'traversal' ? item.steps : [];
  if (item.kind !== 'traversal' || typeof item.root !== 'string' || step?.kind !== 'attribute') return null;
  return `${item.root}.${step.name}`;
}

/** Returns `aws`, the configuration without an alias. */
function defaultOf(item: Expression): string | null {
  const name =
    item.kind === 'literal' ? item.value : item.kind === 'traversal' && item.steps.length === 0 ? item.root : null;
  return typeof name === 'string' && isIdentifier(name) ? name : null;
}

function configuration(address: string): string {
  const [name = '', ...aliases] = address.split('.');
  if (aliases.length > 1 || ![name, ...aliases].every(isIdentifier)) return '';
  return `provider "${name}" {${aliases.map((alias) => `\n  alias = "${alias}"`).join('')}\n}\n`;
}
