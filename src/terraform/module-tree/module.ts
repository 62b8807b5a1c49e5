/** Builds the model of a module from the files of its directory. */

import type { Expression, HclFile } from '../hcl/model.js';
import { argumentOf, literalText } from '../hcl/walk.js';
import { type Declaration, declare, noDeclarations } from './declarations.js';
import { moduleFiles } from './module-files.js';
import type { CallCode, ModuleCode, OutputCode, ProviderCode, ResourceCode, VariableCode } from './module-model.js';
import { withOldMaps } from './old-maps.js';

const MODES: ReadonlyMap<string, ResourceCode['mode']> = new Map([
  ['resource', 'managed'],
  ['data', 'data'],
  ['ephemeral', 'ephemeral'],
] as const);

/**
 * Reads a module. `files` may hold all files of the directory; their names decide.
 * With `tofu`, OpenTofu's own files are read, too, and take precedence over Terraform files of the same name. Never throws: see
 * `faults`.
 */
export function readModule(directory: string, files: readonly HclFile[], { tofu = true } = {}): ModuleCode {
  const { primary, overrides } = moduleFiles(files.map(withOldMaps), tofu);
  const declared = noDeclarations();
  for (const file of primary) declare(declared, file, { isOverride: false });
  for (const file of overrides) declare(declared, file, { isOverride: true });
  const blocks = [...declared.blocks.values()];
  const ofType = (type: string): Declaration[] => blocks.filter(({ block }) => block.type === type);
  return {
    directory,
    files: [...primary, ...overrides],
    resources: blocks.filter(({ block }) => MODES.has(block.type)).map(resourceOf),
    calls: ofType('module').map(callOf),
    variables: byName(ofType('variable').map(variableOf)),
    locals: declared.locals,
    outputs: byName(ofType('output').map(outputOf)),
    providers: ofType('provider').map(providerOf),
    requiredProviders: new Map([...declared.requiredProviders].map(([name, value]) => [name, sourceOf(value)])),
    faults: declared.faults,
  };
}

const byName = <T extends { readonly name: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((entry) => [entry.name, entry]));

function resourceOf(declaration: Declaration): ResourceCode {
  const [type, name] = declaration.block.labels as [string, string];
  return { ...declaration, mode: MODES.get(declaration.block.type) as ResourceCode['mode'], type, name };
}

function callOf(declaration: Declaration): CallCode {
  return { ...named(declaration), source: text(declaration, 'source'), version: text(declaration, 'version') };
}

function variableOf(declaration: Declaration): VariableCode {
  const type = argumentOf(declaration.block.body, 'type');
  const isAny = type?.kind === 'traversal' && type.root === 'any' && type.steps.length === 0;
  return {
    ...named(declaration),
    type: isAny ? null : type,
    default: argumentOf(declaration.block.body, 'default'),
  };
}

const outputOf = (declaration: Declaration): OutputCode => ({
  ...named(declaration),
  value: argumentOf(declaration.block.body, 'value'),
});

const providerOf = (declaration: Declaration): ProviderCode => ({
  ...named(declaration),
  alias: text(declaration, 'alias'),
});

const named = (declaration: Declaration) => ({ ...declaration, name: declaration.block.labels[0] as string });

function text({ block }: Declaration, name: string): string | null {
  const value = argumentOf(block.body, name);
  return value === null ? null : literalText(value);
}

/** Reads `{ source = "hashicorp/aws" }`; null for a bare version, as before Terraform 0.13. */
function sourceOf(value: Expression): string | null {
  if (value.kind !== 'object') return null;
  const source = value.entries.find(({ key }) => literalText(key) === 'source')?.value;
  return source === undefined ? null : literalText(source);
}
