/**
 * Reads one Terragrunt unit from its `terragrunt.hcl`: source, inputs, dependencies, exclusion and generated files.
 * `read.ts` calls this for every unit, and then replaces the directories of dependencies with the names of
 * their units.
 */

import { basename, dirname, relative, resolve } from 'node:path';
import type { CodeLine, Json } from '../../graph/inventory.js';
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
  readonly filesDirectory: string;
  readonly source: UnitSource;
  readonly inputs: ReadonlyMap<string, Json>;
  /** Inputs that use outputs of other units: see `Inputs.residuals`. */
  readonly residuals: ReadonlyMap<string, Expression>;
  readonly outputReferences: readonly OutputReference[];
  /** Dependencies by the label of the `dependency` block. */
  readonly dependencies: ReadonlyMap<string, DependencyDirectory>;
  /** Dependencies that `dependencies` blocks list. */
  readonly moreDependencies: readonly DependencyDirectory[];
  readonly generated: readonly GeneratedFile[];
  /** The exclusion of the unit from `run --all plan`. */
  readonly exclusion: Exclusion;
  readonly packages: readonly string[];
}

/** The directory of another unit, and the position of the block that names it. */
export interface DependencyDirectory {
  /** Absolute; null if the block sets none, or the value is unknown. */
  readonly directory: string | null;
  /** Relative to the directory that is read. */
  readonly at: CodeLine;
}

/**
 * Returns the unit; null if there is no code to run, as in a file that only other units include.
 * @param code directory of the Terraform code beside the file; null if there is none. It is run if the unit has no
 * `source`.
 */
export function readUnit(file: HclFile, path: string, context: ConfigContext, code: string | null): RawUnit | null {
  const config = readConfig(file, path, context);
  const configs = { withoutFiles: readConfigWithoutFiles(file, path, context), withFiles: config };
  const source = sourceIn(configs, context, code);
  if (source === null) return null;
  const { values, residuals, outputReferences } = inputsOf(config, context.limits);
  const clean = (value: Json) => withoutCheckoutPath(value, context.disk);
  return {
    directory: context.directory,
    filesDirectory: dirname(path),
    source,
    inputs: new Map([...values].map(([name, value]) => [name, clean(value)])),
    residuals: new Map([...residuals].map(([name, residual]) => [name, withCleanLiterals(residual, clean)])),
    outputReferences,
    ...dependenciesOf(config, context.directory),
    generated: generatedBy(config),
    exclusion: exclusionOf(config),
    packages: context.packages,
  };
}

/** Returns the expression with each literal cleaned. */
const withCleanLiterals = (expression: Expression, clean: (value: Json) => Json): Expression =>
  expression.kind === 'literal'
    ? { ...expression, value: clean(expression.value) as typeof expression.value }
    : mapChildren(expression, (child) => withCleanLiterals(child, clean));

/**
 * Removes the location of the checkout from a value, so that no diagram shows it, and diagrams are the same on every
 * machine. Also removes the location from longer names, because `"${get_repo_root()}-logs"` would show it too.
 */
function withoutCheckoutPath(value: Json, { top, reach }: Pick<Disk, 'top' | 'reach'>): Json {
  const clean = (inner: Json) => withoutCheckoutPath(inner, { top, reach });
  if (typeof value === 'string') return value.replaceAll(top, '').replaceAll(reach, '');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner as Json)]));
}

/**
 * Returns the source of a unit; null if it has no code. A remote source is taken from `withoutFiles` only: the content
 * of a private file must not be sent to a host as part of an address.
 */
function sourceIn(
  { withoutFiles, withFiles }: { readonly withoutFiles: Config; readonly withFiles: Config },
  { directory, disk }: ConfigContext,
  code: string | null,
): UnitSource | null {
  let hasSource = false;
  for (const config of [withoutFiles, withFiles]) {
    const expression = sourceExpression(config);
    if (expression === null) continue;
    hasSource = true;
    const value = expression.config.evaluate(expression.source);
    if (typeof value !== 'string' || (config === withFiles && !isLocalSource(value))) continue;
    const source = sourceOf(value, directory, disk.reach);
    return source.kind === 'local' ? { ...source, directory: disk.originalOf(source.directory) } : source;
  }
  if (hasSource) return SOURCE_UNKNOWN;
  return code === null ? null : { kind: 'local', directory: code, shown: '.' };
}

/**
 * Returns the expression of the source, with the file that sets it: the first in the order of `layersOf`. Null if no
 * file sets one.
 */
function sourceExpression(config: Config): { readonly source: Expression; readonly config: Config } | null {
  for (const layer of layersOf(config)) {
    for (const block of blocksOf(layer.body, 'terraform')) {
      const source = argumentOf(block.body, 'source');
      if (source !== null) return { source, config: layer };
    }
  }
  return null;
}

/** The arguments of a `dependency` block; undefined for one that is not set. */
interface Dependency {
  /** Directory of the unit; null if unknown. */
  readonly path: string | null | undefined;
  readonly isEnabled: boolean | undefined;
  /** Position of the block. */
  readonly at: CodeLine;
}

type DependencyMap = ReadonlyMap<string, Dependency>;

function dependenciesOf(config: Config, directory: string): Pick<RawUnit, 'dependencies' | 'moreDependencies'> {
  const blocks = mergedLayers(config, (layer) => dependenciesInFile(layer, directory), mergedDependencies);
  const enabled = [...blocks].filter(([, { isEnabled }]) => isEnabled !== false);
  const moreDependencies = layersOf(config).flatMap(({ file, body, evaluate }) =>
    blocksOf(body, 'dependencies').flatMap(({ body: inner }) => {
      const expression = argumentOf(inner, 'paths');
      const items = expression === null ? null : itemsOf(evaluate(expression));
      return (items ?? []).flatMap((path, index) => {
        const { span } = expression?.kind === 'tuple' ? (expression.items[index] ?? expression) : expression!;
        const at = { file: file.path, line: span.line };
        return typeof path === 'string' ? [{ directory: directoryAt(directory, path), at }] : [];
      });
    }),
  );
  const dependencies = new Map(enabled.map(([name, { path, at }]) => [name, { directory: path ?? null, at }]));
  return { dependencies, moreDependencies };
}

function dependenciesInFile({ file, body, evaluate }: Config, directory: string): DependencyMap {
  const dependencies = new Map<string, Dependency>();
  for (const { labels, body: inner, span } of blocksOf(body, 'dependency')) {
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
      at: { file: file.path, line: span.line },
    });
  }
  return dependencies;
}

/**
 * Merges blocks by label. A later block replaces an earlier one; in a deep merge, it replaces only the arguments that
 * it sets.
 */
function mergedDependencies(earlier: DependencyMap, later: DependencyMap, isDeep: boolean): DependencyMap {
  const merged = new Map(later);
  for (const [name, base] of earlier) {
    const block = later.get(name);
    if (block === undefined) {
      merged.set(name, base);
    } else if (isDeep) {
      merged.set(name, {
        path: block.path === undefined ? base.path : block.path,
        isEnabled: block.isEnabled ?? base.isEnabled,
        at: block.path === undefined ? base.at : block.at,
      });
    }
  }
  return merged;
}

/** Returns the directory of a unit from a path to it or to its `terragrunt.hcl`. */
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

export const NOT_EXCLUDED: Exclusion = { isExcluded: false, withDependencies: false };

/** Values of `actions` that include a plan. */
const ACTIONS_WITH_PLAN: ReadonlySet<Value> = new Set(['plan', 'all', 'all_except_output']);

/** Returns whether a plan excludes the unit. An unknown setting does not exclude it. */
function exclusionOf(config: Config): Exclusion {
  // Only the unit's own `skip` counts. The `skip` of an included file is about that file.
  const skip = argumentOf(config.body, 'skip');
  if (skip !== null && config.evaluate(skip) === true) return { isExcluded: true, withDependencies: false };
  for (const layer of layersOf(config)) {
    const [block] = blocksOf(layer.body, 'exclude');
    if (block !== undefined) return exclusionIn(block, layer);
  }
  return NOT_EXCLUDED;
}

function exclusionIn({ body }: Block, { evaluate }: Config): Exclusion {
  const settingOf = (name: string): Value => {
    const expression = argumentOf(body, name);
    return expression === null ? UNKNOWN : evaluate(expression);
  };
  const isPlanning = (itemsOf(settingOf('actions')) ?? []).some((action) => ACTIONS_WITH_PLAN.has(action));
  const isExcluded = settingOf('if') === true && isPlanning;
  return { isExcluded, withDependencies: isExcluded && settingOf('exclude_dependencies') === true };
}

// ---- `generate` blocks: files that Terragrunt writes beside the code of a unit, usually a provider configuration.
// https://terragrunt.gruntwork.io/docs/reference/config-blocks-and-attributes/#generate

/** Text in place of an unknown value in a generated file. */
const UNKNOWN_PART = `\${${UNKNOWN_NAME}}`;

/**
 * Returns the generated files that are code, in the order of the configuration. Of several with one label, the first
 * counts, even if it is not code.
 */
function generatedBy(config: Config): readonly GeneratedFile[] {
  const seen = new Set<string>();
  const files: GeneratedFile[] = [];
  for (const layer of layersOf(config)) {
    for (const [label, settings] of [...generateBlocksIn(layer), ...generateAttributeIn(layer)]) {
      if (seen.has(label)) continue;
      seen.add(label);
      const file = generatedFile(settings);
      if (file !== null) files.push(file);
    }
  }
  return files;
}

/** Arguments of one `generate` block or object. */
interface GenerateSettings {
  readonly settingOf: (name: string) => Value;
  /** Returns the text of the file with `UNKNOWN_PART` in place of unknown values; null if nothing of it is known. */
  readonly readContents: () => string | null;
}

const generateBlocksIn = ({
  body,
  evaluate,
  textWithPlaceholder,
}: Config): readonly (readonly [string, GenerateSettings])[] =>
  blocksOf(body, 'generate').map(({ labels, body: inner }) => {
    const argument = (name: string): Expression | null => argumentOf(inner, name);
    const settingOf = (name: string): Value => {
      const expression = argument(name);
      return expression === null ? UNKNOWN : evaluate(expression);
    };
    const readContents = (): string | null => {
      const known = settingOf('contents');
      if (typeof known === 'string') return known;
      const expression = argument('contents');
      return expression === null ? null : textWithPlaceholder(UNKNOWN_PART, expression);
    };
    return [labels[0] ?? '', { settingOf, readContents }] as const;
  });

/** Reads `generate = { provider = { path = "provider.tf", contents = "..." } }`. */
function generateAttributeIn({ body, evaluate }: Config): readonly (readonly [string, GenerateSettings])[] {
  const expression = argumentOf(body, 'generate');
  const all = expression === null ? UNKNOWN : evaluate(expression);
  if (!isMap(all)) return [];
  return [...all].map(([label, settings]) => {
    const settingOf = (name: string): Value => (isMap(settings) ? (settings.get(name) ?? UNKNOWN) : UNKNOWN);
    const readContents = (): string | null => {
      const known = settingOf('contents');
      return typeof known === 'string' ? known : null;
    };
    return [label, { settingOf, readContents }] as const;
  });
}

/** Returns the file of a `generate` block; null if it is disabled, is not code, or has an unknown path or content. */
function generatedFile({ settingOf, readContents }: GenerateSettings): GeneratedFile | null {
  const path = settingOf('path');
  if (typeof path !== 'string' || !CODE_FILE.test(path) || settingOf('disable') === true) return null;
  const text = readContents();
  if (text === null) return null;
  const name = basename(path);
  const file = parseFile(name, Buffer.from(text));
  // An unknown value may stand where its placeholder is not valid code, so faults are then not reported.
  const faults = text.includes(UNKNOWN_PART) ? [] : file.faults;
  return { file: { ...file, faults }, isSkipped: settingOf('if_exists') === 'skip' };
}

// ---- Converts the `source` of a terraform block to the form of a module call.

/** `tfr://host/namespace/name/provider//folder?version=1.0.0`; the public registry if there is no host. */
const REGISTRY = /^tfr:\/\/([^/]*)\/([^?]+?)(?:\?(.*))?$/;

export const SOURCE_UNKNOWN: UnitSource = { kind: 'unknown', reason: messages.SOURCE_NOT_KNOWN };

/**
 * Converts a source. A local path outside `readableTop` becomes an unknown source.
 * @param unitDirectory start of relative paths
 * @param readableTop directory below which local code may be read
 */
export function sourceOf(source: string, unitDirectory: string, readableTop: string): UnitSource {
  const registry = REGISTRY.exec(source);
  if (registry !== null) {
    const [, host, path, query] = registry;
    const version = new URLSearchParams(query ?? '').get('version');
    return { kind: 'remote', address: host === '' ? path! : `${host}/${path}`, version };
  }
  if (!isLocalSource(source)) return { kind: 'remote', address: source, version: null };
  // Terragrunt copies the directory before `//` and runs the one after it: `modules//vpc`.
  const local = resolve(unitDirectory, source.replace(/([^:/])\/\/+/, '$1/'));
  const shown = printable(withoutTop(source, readableTop));
  return isWithin(readableTop, local)
    ? { kind: 'local', directory: local, shown }
    : { kind: 'unknown', reason: messages.localSourceOutside(shown) };
}

/**
 * Returns a source inside `top` relative to `top`, starting with `.`; a source beside it (`<top>-2`) also relative to
 * `top`; any other source unchanged.
 */
function withoutTop(source: string, top: string): string {
  if (!source.startsWith(top)) return source;
  const rest = source.slice(top.length);
  return rest === '' || rest.startsWith('/') ? `.${rest}` : relative(top, source);
}

/** True for a path that starts with `/`, `./` or `../`. Terragrunt fetches any other source. */
export const isLocalSource = (text: string): boolean => /^(\.{0,2}\/|\.{1,2}$)/.test(text);
