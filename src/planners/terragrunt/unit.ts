/** One unit, from its configuration. */
import { basename, dirname, resolve } from 'node:path';
import type { Json } from '../../graph/inventory.js';
import type { Expression, HclFile } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { itemsOf, UNKNOWN, type Value } from '../static/value.js';
import { blocksOf, type Config, type Given, readConfig } from './config.js';
import type { Disk } from './disk.js';
import { UNIT_FILE } from './find.js';
import { inputsOf, type Taken } from './inputs.js';
import type { UnitSource } from './model.js';
import { sourceOf } from './source.js';

/** A unit whose dependencies are still directories. */
export interface RawUnit {
  readonly directory: string;
  readonly source: UnitSource;
  readonly inputs: ReadonlyMap<string, Json>;
  readonly taken: readonly Taken[];
  /** Directory by the label of a `dependency` block; null where it is not known. */
  readonly dependencies: ReadonlyMap<string, string | null>;
  /** Of `dependencies` blocks. */
  readonly paths: readonly string[];
}

/**
 * @param hasCode whether there is Terraform code beside it, which is run where no source is given
 * @returns null for a file that only others read
 */
export function readUnit(file: HclFile, path: string, given: Given, hasCode: boolean): RawUnit | null {
  const config = readConfig(file, path, given);
  const source = sourceIn(config, given, hasCode);
  if (source === null) return null;
  const { values, taken } = inputsOf(config, given.run);
  const inputs = new Map([...values].map(([name, value]) => [name, withoutPlace(value, given.disk)]));
  return { directory: given.directory, source, inputs, taken, ...dependenciesOf(config, given.directory) };
}

/** Paths from the top of the package, as if that was the whole machine: no picture says where a checkout is. */
function withoutPlace(value: Json, { top, reach }: Pick<Disk, 'top' | 'reach'>): Json {
  const inside = (inner: Json) => withoutPlace(inner, { top, reach });
  if (typeof value === 'string') return [top, reach].reduce((text, place) => text.split(place).join(''), value);
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(inner as Json)]));
}

/** The file itself, then what it includes: the first one that says it. */
const layersOf = (config: Config): readonly Config[] => [config, ...config.includes.map((include) => include.config)];

function sourceIn(config: Config, { directory, disk }: Given, hasCode: boolean): UnitSource | null {
  for (const { body, evaluate } of layersOf(config)) {
    for (const block of blocksOf(body, 'terraform')) {
      const expression = argumentOf(block.body, 'source');
      if (expression === null) continue;
      const value = evaluate(expression);
      return typeof value === 'string' ? sourceOf(value, directory, disk.reach) : { kind: 'unknown' };
    }
  }
  return hasCode ? { kind: 'local', directory } : null;
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

/** A path names a directory, or the file in it. */
function directoryAt(from: string, path: string): string {
  const at = resolve(from, path);
  return basename(at) === UNIT_FILE ? dirname(at) : at;
}
