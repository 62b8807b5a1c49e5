/**
 * Provider configurations in the copy: adds those that a root module expects from a caller, and hides secret locations.
 */

import { PROVIDER_ARGUMENTS } from '../../../catalog/cloud.js';
import { isAtLeast } from '../../../platform/text/versions.js';
import { isMarkedSecret } from '../../../terraform/blocks.js';
import type { Engine } from '../../../terraform/engine/engine.js';
import type { Body, Expression, HclFile } from '../../../terraform/hcl/model.js';
import { isIdentifier } from '../../../terraform/hcl/print.js';
import { argumentOf, literalText } from '../../../terraform/hcl/walk.js';
import { LOCATION_ARGUMENTS } from '../../../terraform/mock-provider/provider-location.js';
import type { ModuleCode } from '../../../terraform/module-tree/module-model.js';
import type { Edit } from '../edits.js';

// ---- Adds the provider configurations that a module expects from its caller.
// As a root module it has no caller, and Terraform refuses to plan without them. The added configurations are empty.

/**
 * Returns the code of the missing configurations, such as `provider "aws" { alias = "eu" }`; empty if none is missing.
 */
export const missingConfigurations = (code: ModuleCode): string => missingIn(code).map(configurationCode).join('');

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

/** Returns the addresses of missing configurations: `aws.eu`. */
function missingIn(code: ModuleCode): readonly string[] {
  const declared = new Set(code.providers.map(({ name, alias }) => (alias === null ? name : `${name}.${alias}`)));
  const missing = new Set([...expectedBy(code), ...usedBy(code)].filter((address) => !declared.has(address)));
  return [...missing];
}

/** Argument that lists the configurations that a module expects. */
const EXPECTED = 'configuration_aliases';

/** Returns the configurations that the module expects: `aws.eu` for `configuration_aliases = [aws.eu]`. */
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
 * declaring them. If a pipeline generates the provider blocks, `providers = { aws = aws }` passes a configuration that
 * the code does not contain.
 */
function usedBy({ resources, calls }: ModuleCode): readonly string[] {
  const used = resources.map(({ block }) => argumentOf(block.body, 'provider'));
  const given = calls
    .map(({ block }) => argumentOf(block.body, 'providers'))
    .flatMap((value) => (value === null ? [] : entriesOf(value).map((entry) => entry.value)));
  const aliases = [...used, ...given].flatMap((value) => (value === null ? [] : (aliasOf(value) ?? [])));
  return [...aliases, ...given.flatMap((value) => defaultOf(value) ?? [])];
}

/** Returns the entries of an object; none for any other expression. */
const entriesOf = (value: Expression) => (value.kind === 'object' ? value.entries : []);

/**
 * Returns the address of an aliased configuration. In JSON it is a string, which may have been parsed as the expression
 * that it contains. Null for any other expression.
 */
function aliasOf(item: Expression): string | null {
  if (item.kind === 'literal') return typeof item.value === 'string' ? item.value : null;
  const [step] = item.kind === 'traversal' ? item.steps : [];
  if (item.kind !== 'traversal' || typeof item.root !== 'string' || step?.kind !== 'attribute') return null;
  return `${item.root}.${step.name}`;
}

/** Returns the address of a configuration without an alias, such as `aws`; null for any other expression. */
function defaultOf(item: Expression): string | null {
  const name =
    item.kind === 'literal' ? item.value : item.kind === 'traversal' && item.steps.length === 0 ? item.root : null;
  return typeof name === 'string' && isIdentifier(name) ? name : null;
}

/** Returns the code of an empty configuration; empty for an address that is not valid. */
function configurationCode(address: string): string {
  const [name = '', ...aliases] = address.split('.');
  if (aliases.length > 1 || ![name, ...aliases].every(isIdentifier)) return '';
  return `provider "${name}" {${aliases.map((alias) => `\n  alias = "${alias}"`).join('')}\n}\n`;
}

// ---- Hides secret locations of providers.
// The location of a provider is drawn, but a provider cannot see which of its arguments are secret. So each location
// is tested first, and a secret one becomes null.

/** Texts to put before and after an expression. */
export interface Hiding {
  readonly before: string;
  readonly after: string;
}

/** First releases with `issensitive`. */
const SINCE = { terraform: '1.8.0', tofu: '1.7.0' } as const;

/** True if an engine has `issensitive`, which asks whether a value carries the mark of a secret. */
export const asksForMarks = ({ command, version }: Engine): boolean => isAtLeast(version, SINCE[command]);

/**
 * Wraps a value in a list of one item and filters out a secret. `jsonencode` carries the mark of a nested secret to its
 * text.
 */
const IF_SECRET: Hiding = { before: 'one([for v in [', after: '\n] : v if !issensitive(jsonencode(v))])' };
const ALWAYS: Hiding = { before: 'one([for v in [', after: '\n] : v if false])' };

/**
 * Returns the wrapping for location arguments. An engine without `issensitive` hides every location expression of a
 * module that contains a secret. Null if the engine lacks `issensitive` and the module contains no secret.
 */
export function locationHiding({ variables, files }: ModuleCode, asksForMarks: boolean): Hiding | null {
  if (asksForMarks) return IF_SECRET;
  const isMarked = [...variables.values()].some(({ block }) => isMarkedSecret(block));
  return isMarked || files.some(({ text }) => text.includes('sensitive')) ? ALWAYS : null;
}

/** Arguments of a provider that locate it, or the role in it. */
const HIDDEN_ARGUMENTS: ReadonlySet<string> = new Set([...LOCATION_ARGUMENTS, PROVIDER_ARGUMENTS.roles.name]);

/** True for an argument that may be hidden. */
export const isLocationArgument = (name: string): boolean => HIDDEN_ARGUMENTS.has(name);

/** Returns the edits that wrap the location arguments of the providers in a file, unless they are literals. */
export const locationEdits = (file: HclFile, hiding: Hiding): Edit[] =>
  file.body.blocks
    .flatMap(({ type, body }) => (type === 'provider' ? locationsIn(body) : []))
    .filter(({ kind }) => kind !== 'literal')
    .map(({ span: { start, end } }) => ({ start, end, ...hiding }));

/** Returns the values of location arguments in a body and its blocks. */
const locationsIn = ({ attributes, blocks }: Body): Expression[] => [
  ...attributes.filter(({ name }) => HIDDEN_ARGUMENTS.has(name)).map(({ value }) => value),
  ...blocks.flatMap(({ body }) => locationsIn(body)),
];
