/** `terragrunt.stack.hcl`: units that Terragrunt would make, read from where they are made of. */
import { join } from 'node:path';
import type { Block } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { UNKNOWN } from '../static/value.js';
import { blocksOf, type Config, type Given, readConfig } from './config.js';
import { STACK_FILE, UNIT_FILE } from './find.js';
import { STACK_DEPTH_MAX } from './limits.js';
import { sourceOf } from './source.js';
import { type RawUnit, readUnit } from './unit.js';

/** Where Terragrunt makes them, unless it is told not to. */
export const GENERATED = '.terragrunt-stack';

/** @param from directory of the file @param given its directory is where the stack is, or would be made */
export function readStack(from: string, given: Given, depth = 0): RawUnit[] {
  const path = join(from, STACK_FILE);
  const file = given.disk.file(path);
  if (file === null || depth === STACK_DEPTH_MAX) return [];
  const config = readConfig(file, path, given);
  const room = () => given.run.takeMember();
  const units = blocksOf(config.body, 'unit')
    .filter(room)
    .map((block) => {
      const { source, inner } = memberOf(block, config, given);
      const own = source.kind === 'local' ? join(source.directory, UNIT_FILE) : null;
      const unit = own === null ? null : given.disk.file(own);
      return (unit && readUnit(unit, own!, inner, false)) ?? unknownUnit(inner.directory);
    });
  const stacks = blocksOf(config.body, 'stack').flatMap((block) => {
    if (!room()) return [];
    const { source, inner } = memberOf(block, config, given);
    return source.kind === 'local' ? readStack(source.directory, inner, depth + 1) : [];
  });
  return [...units, ...stacks];
}

function memberOf(block: Block, { evaluate }: Config, given: Given) {
  const valueAt = (name: string) => {
    const expression = argumentOf(block.body, name);
    return expression === null ? UNKNOWN : evaluate(expression);
  };
  const [source, path] = [valueAt('source'), valueAt('path')];
  const place = typeof path === 'string' ? path : (block.labels[0] ?? 'unit');
  const below = valueAt('no_dot_terragrunt_stack') === true ? '.' : GENERATED;
  const inner: Given = { ...given, directory: join(given.directory, below, place), values: valueAt('values') };
  const from = typeof source === 'string' ? sourceOf(source, given.directory, given.disk.reach) : UNKNOWN_SOURCE;
  return { source: from, inner };
}

const UNKNOWN_SOURCE = { kind: 'unknown' } as const;

/** Made of what is not here. */
const unknownUnit = (directory: string): RawUnit => ({
  directory,
  source: UNKNOWN_SOURCE,
  inputs: new Map(),
  taken: [],
  dependencies: new Map(),
  paths: [],
});
