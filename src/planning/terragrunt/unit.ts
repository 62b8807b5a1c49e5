/** Reads one unit from its configuration. */
import { basename, dirname, resolve } from 'node:path';
import type { Json } from '../../graph/inventory.js';
import type { Expression, HclFile } from '../../terraform/hcl/model.js';
import { argumentOf, mapChildren } from '../../terraform/hcl/walk.js';
import type { GeneratedFile } from '../../terraform/module-tree/code-reader.js';
import { itemsOf, UNKNOWN, type Value } from '../static/value.js';
import { blocksOf, type Config, type Given, layersOf, readConfig, readConfigWithoutFiles } from './config.js';
import type { Disk } from './disk.js';
import { type Exclusion, exclusionOf } from './exclude.js';
import { UNIT_FILE } from './find.js';
import { generatedBy } from './generate.js';
import { inputsOf, type Taken } from './inputs.js';
import type { UnitSource } from './model.js';
import { isLocalText, SOURCE_UNKNOWN, sourceOf } from './source.js';

/** A unit whose dependencies are still directories. */
export interface RawUnit {
  readonly directory: string;
  readonly source: UnitSource;
  readonly inputs: ReadonlyMap<string, Json>;
  readonly residuals: ReadonlyMap<string, Expression>;
  readonly taken: readonly Taken[];
  /** Directories by the label of the `dependency` block; null for an unknown one. */
  readonly dependencies: ReadonlyMap<string, string | null>;
  /** Directories in `dependencies` blocks. */
  readonly paths: readonly string[];
  readonly generated: readonly GeneratedFile[];
  readonly exclusion: Exclusion;
  readonly from: readonly string[];
}

/**
 * Returns a unit. Null if the file names no code, so that it is only read by others.
 *
 * @param code directory of the Terraform code beside the file, which is run if there is no source; null for none
 */
export function readUnit(file: HclFile, path: string, given: Given, code: string | null): RawUnit | null {
  const config = readConfig(file, path, given);
  const source = sourceIn([readConfigWithoutFiles(file, path, given), config], given, code);
  if (source === null) return null;
  const { values, residuals, taken } = inputsOf(config, given.run);
  const clean = (value: Json) => withoutPlace(value, given.disk);
  return {
    directory: given.directory,
    source,
    inputs: new Map([...values].map(([name, value]) => [name, clean(value)])),
    residuals: new Map([...residuals].map(([name, residual]) => [name, cleaned(residual, clean)])),
    taken,
    ...dependenciesOf(config, given.directory),
    generated: generatedBy(config),
    exclusion: exclusionOf(config),
    from: given.from,
  };
}

const cleaned = (expression: Expression, clean: (value: Json) => Json): Expression =>
  expression.kind === 'literal'
    ? { ...expression, value: clean(expression.value) as typeof expression.value }
    : mapChildren(expression, (part) => cleaned(part, clean));

/** Shortens paths to start at the top of the package, so that no diagram shows the location of a checkout. */
function withoutPlace(value: Json, { top, reach }: Pick<Disk, 'top' | 'reach'>): Json {
  const inside = (inner: Json) => withoutPlace(inner, { top, reach });
  if (typeof value === 'string') return [top, reach].reduce((text, place) => text.split(place).join(''), value);
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(inner as Json)]));
}

/**
 * Returns the source of a unit; null if it has no code.
 *
 * @param configs the first one is evaluated without files, so its source may be sent to a host
 */
function sourceIn(configs: readonly Config[], { directory, disk }: Given, code: string | null): UnitSource | null {
  let isNamed = false;
  for (const [i, config] of configs.entries()) {
    const expression = sourceExpression(config);
    if (expression === null) continue;
    isNamed = true;
    const value = expression.config.evaluate(expression.source);
    if (typeof value !== 'string' || (i > 0 && !isLocalText(value))) continue;
    const source = sourceOf(value, directory, disk.reach);
    return source.kind === 'local' ? { ...source, directory: disk.originalOf(source.directory) } : source;
  }
  if (isNamed) return SOURCE_UNKNOWN;
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

function dependenciesOf(config: Config, directory: string): Pick<RawUnit, 'dependencies' | 'paths'> {
  const dependencies = new Map<string, string | null>();
  const paths: string[] = [];
  for (const { body, evaluate } of layersOf(config)) {
    const valueAt = (expression: Expression | null): Value => (expression === null ? UNKNOWN : evaluate(expression));
    for (const { labels, body: inner } of blocksOf(body, 'dependency')) {
      const name = labels[0];
      if (name === undefined || dependencies.has(name)) continue;
      if (valueAt(argumentOf(inner, 'enabled')) === false) continue;
      const path = valueAt(argumentOf(inner, 'config_path'));
      dependencies.set(name, typeof path === 'string' ? directoryAt(directory, path) : null);
    }
    for (const { body: inner } of blocksOf(body, 'dependencies')) {
      for (const path of itemsOf(valueAt(argumentOf(inner, 'paths'))) ?? []) {
        if (typeof path === 'string') paths.push(directoryAt(directory, path));
      }
    }
  }
  return { dependencies, paths };
}

/** Returns the directory that a path names directly or by its `terragrunt.hcl`. */
function directoryAt(from: string, path: string): string {
  const at = resolve(from, path);
  return basename(at) === UNIT_FILE ? dirname(at) : at;
}
