/**
 * Provider configurations that the root has of a caller: a module that is drawn by itself has none, and Terraform plans
 * nothing without them. Those that are added are empty.
 */
import type { Expression } from '../../../terraform/hcl/model.js';
import { argumentOf, literalText } from '../../../terraform/hcl/walk.js';
import { isIdentifier } from '../../../terraform/hcl/write.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';

/** Code of the configurations that are missing; empty where none is. */
export const missingConfigurations = (code: ModuleCode): string => missingIn(code).map(configuration).join('');

/** Local names of the providers of these: Terraform starts them, though nothing here is of theirs. */
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

/** `aws.eu`, from `configuration_aliases = [aws.eu]`. */
function expectedBy({ files }: ModuleCode): readonly string[] {
  const blocks = files.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'terraform'));
  const required = blocks.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'required_providers'));
  return required
    .flatMap(({ body }) => body.attributes.flatMap(({ value }) => entriesOf(value)))
    .flatMap(({ key, value }) => (literalText(key) === EXPECTED && value.kind === 'tuple' ? value.items : []))
    .flatMap((item) => aliasOf(item) ?? []);
}

/**
 * Modules of before Terraform 0.15 use those of their caller without a word of them. Where a pipeline writes the provider
 * blocks, `providers = { aws = aws }` hands on one that is not there.
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

/** In JSON a string, which may have been read as the expression that it holds. */
function aliasOf(item: Expression): string | null {
  if (item.kind === 'literal') return typeof item.value === 'string' ? item.value : null;
  const [step] = item.kind === 'traversal' ? item.steps : [];
  if (item.kind !== 'traversal' || typeof item.root !== 'string' || step?.kind !== 'attribute') return null;
  return `${item.root}.${step.name}`;
}

/** `aws`: the configuration without an alias. */
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
