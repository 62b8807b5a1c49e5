/**
 * Reads one Terragrunt unit from its `terragrunt.hcl`: source, inputs, dependencies, exclusion and generated files.
 * `read.ts` calls this for every unit, and then replaces directories of dependencies by names.
 */

import { basename, dirname, resolve } from 'node:path';
import type { Json } from '../../graph/inventory.js';
import { CODE_FILE, UNIT_FILE } from '../../graph/terraform-names.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { parseFile } from '../../terraform/hcl/file.js';
import type { Block, Expression, HclFile } from '../../terraform/hcl/model.js';
import { UNKNOWN_NAME } from '../../terraform/hcl/print.js';
import { argumentOf, mapChildren } from '../../terraform/hcl/walk.js';
import type { GeneratedFile } from '../../terraform/module-tree/code-reader.js';
import * as messages from '../messages.js';
import { isMap, itemsOf, UNKNOWN, type Value } from '../static/value.js';
import {
  blocksOf,
  type Config,
  type ConfigContext,
  layersOf,
  mergedLayers,
  readConfig,
  readConfigWithoutFiles,
} from './config.js';
import type { Disk } from './disk.js';
import { inputsOf, type OutputReference } from './inputs.js';
import type { UnitSource } from './model.js';

/** A unit whose dependencies are still directories. Members without a comment are as in `Unit`. */
export interface RawUnit {
  readonly directory: string;
  readonly files: string;
  readonly source: UnitSource;
  readonly inputs: ReadonlyMap<string, Json>;
  /** Inputs that use outputs of other units, see `Inputs`. */
  readonly residuals: ReadonlyMap<string, Expression>;
  readonly outputReferences: readonly OutputReference[];
  /** Directories by the label of the `dependency` block; null for an unknown one. */
  readonly dependencies: ReadonlyMap<string, string | null>;
  /** Directories in `dependencies` blocks. */
  readonly paths: readonly string[];
  readonly generated: readonly GeneratedFile[];
  /** Says if `run --all plan` skips the unit. */
  readonly exclusion: Exclusion;
  readonly packages: readonly string[];
}

/**
 * Returns a unit. Null if the file names no code, so that it is only read by others.
 *
 * @param code directory of the Terraform code beside the file, which is run if there is no source; null for none
 */
export function readUnit(file: HclFile, path: string, context: ConfigContext, code: string | null): RawUnit | null {
  const config = readConfig(file, path, context);
  const source = sourceIn([readConfigWithoutFiles(file, path, context), config], context, code);
  if (source === null) return null;
  const { values, residuals, outputReferences: taken } = inputsOf(config, context.limits);
  const clean = (value: Json) => withoutCheckoutPath(value, context.disk);
  return {
    directory: context.directory,
    files: dirname(path),
    source,
    inputs: new Map([...values].map(([name, value]) => [name, clean(value)])),
    residuals: new Map([...residuals].map(([name, residual]) => [name, cleaned(residual, clean)])),
    outputReferences: taken,
    ...dependenciesOf(config, context.directory),
    generated: generatedBy(config),
    exclusion: exclusionOf(config),
    packages: context.packages,
  };
}

/** Replaces all literals in an expression. */
const cleaned = (expression: Expression, clean: (value: Json) => Json): Expression =>
  expression.kind === 'literal'
    ? { ...expression, value: clean(expression.value) as typeof expression.value }
    : mapChildren(expression, (child) => cleaned(child, clean));

/** Shortens paths to start at the top of the package, so that no diagram shows the location of a checkout. */
function withoutCheckoutPath(value: Json, { top, reach }: Pick<Disk, 'top' | 'reach'>): Json {
  const clean = (inner: Json) => withoutCheckoutPath(inner, { top, reach });
  if (typeof value === 'string') return value.replaceAll(top, '').replaceAll(reach, '');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner as Json)]));
}

/**
 * Returns the source of a unit; null if it has no code.
 *
 * @param configs the first one is evaluated without files, so its source may be sent to a host
 */
function sourceIn(
  configs: readonly Config[],
  { directory, disk }: ConfigContext,
  code: string | null,
): UnitSource | null {
  let hasSource = false;
  for (const [index, config] of configs.entries()) {
    const expression = sourceExpression(config);
    if (expression === null) continue;
    hasSource = true;
    const value = expression.config.evaluate(expression.source);
    if (typeof value !== 'string' || (index > 0 && !isLocalText(value))) continue;
    const source = sourceOf(value, directory, disk.reach);
    return source.kind === 'local' ? { ...source, directory: disk.originalOf(source.directory) } : source;
  }
  if (hasSource) return SOURCE_UNKNOWN;
  return code === null ? null : { kind: 'local', directory: code, shown: '.' };
}

/** Returns the source in the first file that sets one. */
function sourceExpression(config: Config): { readonly source: Expression; readonly config: Config } | null {
  for (const layer of layersOf(config)) {
    for (const block of blocksOf(layer.body, 'terraform')) {
      const source = argumentOf(block.body, 'source');
      if (source !== null) return { source, config: layer };
    }
  }
  return null;
}

/** Arguments of a `dependency` block. Undefined if not set. */
interface Dependency {
  /** Directory of the unit; null if unknown. */
  readonly path: string | null | undefined;
  readonly isEnabled: boolean | undefined;
}

type DependencyMap = ReadonlyMap<string, Dependency>;

function dependenciesOf(config: Config, directory: string): Pick<RawUnit, 'dependencies' | 'paths'> {
  const blocks = mergedLayers(config, (layer) => dependenciesInFile(layer, directory), mergedDependencies);
  const enabled = [...blocks].filter(([, { isEnabled }]) => isEnabled !== false);
  const paths = layersOf(config).flatMap(({ body, evaluate }) =>
    blocksOf(body, 'dependencies').flatMap(({ body: inner }) => {
      const expression = argumentOf(inner, 'paths');
      const items = expression === null ? null : itemsOf(evaluate(expression));
      return (items ?? []).flatMap((path) => (typeof path === 'string' ? [directoryAt(directory, path)] : []));
    }),
  );
  return { dependencies: new Map(enabled.map(([name, { path }]) => [name, path ?? null])), paths };
}

function dependenciesInFile({ body, evaluate }: Config, directory: string): DependencyMap {
  const dependencies = new Map<string, Dependency>();
  for (const { labels, body: inner } of blocksOf(body, 'dependency')) {
    const name = labels[0];
    if (name === undefined || dependencies.has(name)) continue;
    const argument = (argumentName: string): Value | undefined => {
      const expression = argumentOf(inner, argumentName);
      return expression === null ? undefined : evaluate(expression);
    };
    const [path, isEnabled] = [argument('config_path'), argument('enabled')];
    dependencies.set(name, {
      path: path === undefined ? undefined : typeof path === 'string' ? directoryAt(directory, path) : null,
      isEnabled: typeof isEnabled === 'boolean' ? isEnabled : undefined,
    });
  }
  return dependencies;
}

/** Merges blocks by label. A block replaces an earlier one; with `deep`, only the arguments that it sets. */
function mergedDependencies(earlier: DependencyMap, later: DependencyMap, isDeep: boolean): DependencyMap {
  const merged = new Map(later);
  for (const [name, base] of earlier) {
    const block = later.get(name);
    if (block === undefined) merged.set(name, base);
    else if (isDeep) {
      merged.set(name, {
        path: block.path === undefined ? base.path : block.path,
        isEnabled: block.isEnabled ?? base.isEnabled,
      });
    }
  }
  return merged;
}

/** Returns the directory that a path names directly or by its `terragrunt.hcl`. */
function directoryAt(from: string, path: string): string {
  const absolute = resolve(from, path);
  return basename(absolute) === UNIT_FILE ? dirname(absolute) : absolute;
}

// ---- Units that `run --all plan` skips: `exclude` blocks, and the older `skip`.
// https://terragrunt.gruntwork.io/docs/reference/config-blocks-and-attributes/#exclude

interface Exclusion {
  readonly isExcluded: boolean;
  /** True if the unit's dependencies are excluded too. */
  readonly withDependencies: boolean;
}

const INCLUDED: Exclusion = { isExcluded: false, withDependencies: false };

/** Values of `actions` that include a plan. */
const PLANNING: ReadonlySet<Value> = new Set(['plan', 'all', 'all_except_output']);

/** Returns the exclusion of a configuration. An unknown value excludes nothing. */
function exclusionOf(config: Config): Exclusion {
  // In an included file, `skip` applies to that file alone.
  const skip = argumentOf(config.body, 'skip');
  if (skip !== null && config.evaluate(skip) === true) return { isExcluded: true, withDependencies: false };
  for (const layer of layersOf(config)) {
    const [block] = blocksOf(layer.body, 'exclude');
    if (block !== undefined) return exclusionIn(block, layer);
  }
  return INCLUDED;
}

function exclusionIn({ body }: Block, { evaluate }: Config): Exclusion {
  const settingOf = (name: string): Value => {
    const expression = argumentOf(body, name);
    return expression === null ? UNKNOWN : evaluate(expression);
  };
  const isPlanning = (itemsOf(settingOf('actions')) ?? []).some((action) => PLANNING.has(action));
  const isExcluded = settingOf('if') === true && isPlanning;
  return { isExcluded, withDependencies: isExcluded && settingOf('exclude_dependencies') === true };
}

// ---- `generate` blocks: files that Terragrunt writes beside the code of a unit, usually a provider configuration.
// https://terragrunt.gruntwork.io/docs/reference/config-blocks-and-attributes/#generate

/** Text in place of an unknown value in a generated file. */
const UNKNOWN_PART = `\${${UNKNOWN_NAME}}`;

/** Returns the generated files that are code, in the order of the configuration. Each label counts once. */
function generatedBy(config: Config): readonly GeneratedFile[] {
  const seen = new Set<string>();
  const files: GeneratedFile[] = [];
  for (const layer of layersOf(config)) {
    for (const [label, settings] of [...blocksIn(layer), ...attributeIn(layer)]) {
      if (seen.has(label)) continue;
      seen.add(label);
      const file = fileOf(settings);
      if (file !== null) files.push(file);
    }
  }
  return files;
}

/** Arguments of one `generate` block or object. */
interface Settings {
  readonly value: (name: string) => Value;
  /** Returns the text of the file with `UNKNOWN_PART` in place of unknown values; null if nothing of it is known. */
  readonly contents: () => string | null;
}

const blocksIn = ({
  body,
  evaluate,
  textWithPlaceholder: textWith,
}: Config): readonly (readonly [string, Settings])[] =>
  blocksOf(body, 'generate').map(({ labels, body: inner }) => {
    const argument = (name: string): Expression | null => argumentOf(inner, name);
    const value = (name: string): Value => {
      const expression = argument(name);
      return expression === null ? UNKNOWN : evaluate(expression);
    };
    const contents = (): string | null => {
      const known = value('contents');
      if (typeof known === 'string') return known;
      const expression = argument('contents');
      return expression === null ? null : textWith(UNKNOWN_PART, expression);
    };
    return [labels[0] ?? '', { value, contents }] as const;
  });

/** Reads `generate = { provider = { path = "provider.tf", contents = "..." } }`. */
function attributeIn({ body, evaluate }: Config): readonly (readonly [string, Settings])[] {
  const expression = argumentOf(body, 'generate');
  const all = expression === null ? UNKNOWN : evaluate(expression);
  if (!isMap(all)) return [];
  return [...all].map(([label, settings]) => {
    const value = (name: string): Value => (isMap(settings) ? (settings.get(name) ?? UNKNOWN) : UNKNOWN);
    const contents = (): string | null => {
      const known = value('contents');
      return typeof known === 'string' ? known : null;
    };
    return [label, { value, contents }] as const;
  });
}

function fileOf({ value, contents }: Settings): GeneratedFile | null {
  const path = value('path');
  if (typeof path !== 'string' || !CODE_FILE.test(path) || value('disable') === true) return null;
  const text = contents();
  if (text === null) return null;
  const name = basename(path);
  const file = parseFile(name, Buffer.from(text));
  // The text of an unknown value may not fit its position, so faults are not reported then.
  const faults = text.includes(UNKNOWN_PART) ? [] : file.faults;
  return { file: { ...file, faults }, isSkipped: value('if_exists') === 'skip' };
}

// ---- Converts the `source` of a terraform block to the form of a module call.

/** `tfr://host/namespace/name/provider//folder?version=1.0.0`; the public registry if there is no host. */
const REGISTRY = /^tfr:\/\/([^/]*)\/([^?]+?)(?:\?(.*))?$/;

export const SOURCE_UNKNOWN: UnitSource = { kind: 'unknown', reason: messages.SOURCE_NOT_KNOWN };

/**
 * Converts a source. A local path outside of `top` has an unknown source.
 *
 * @param directory the unit's directory, from which relative paths start
 * @param top directory below which local code may be read
 */
export function sourceOf(text: string, directory: string, top: string): UnitSource {
  const registry = REGISTRY.exec(text);
  if (registry !== null) {
    const [, host, path, query] = registry;
    const version = new URLSearchParams(query ?? '').get('version');
    return { kind: 'remote', address: host === '' ? path! : `${host}/${path}`, version };
  }
  if (!isLocalText(text)) return { kind: 'remote', address: text, version: null };
  // In `modules//vpc`, Terragrunt copies the part before the two slashes and runs the part after them.
  const local = resolve(directory, text.replace(/([^:/])\/\/+/, '$1/'));
  const shown = printable(text.startsWith(top) ? `.${text.slice(top.length)}` : text);
  return isWithin(top, local)
    ? { kind: 'local', directory: local, shown }
    : { kind: 'unknown', reason: messages.localSourceOutside(shown) };
}

/** True for a path, false for an address to fetch. */
export const isLocalText = (text: string): boolean => /^(\.{0,2}\/|\.{1,2}$)/.test(text);
