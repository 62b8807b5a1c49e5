/**
 * Reads `terragrunt.stack.hcl` for `read.ts`: the units that Terragrunt would generate from the templates that the `unit`
 * and `stack` blocks name.
 */

import { join } from 'node:path';
import { UNIT_FILE } from '../../graph/file-names.js';
import { shownAddress } from '../../terraform/fetch/redact.js';
import type { Block } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { STACK_DEPTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { UNKNOWN, type Value } from '../static/value.js';
import { blocksOf, type Config, type Given, readConfig, readConfigWithoutFiles } from './config.js';
import { STACK_FILE } from './find.js';
import type { RemoteSource, UnitSource } from './model.js';
import { isLocalText, type RawUnit, readUnit, SOURCE_UNKNOWN, sourceOf } from './unit.js';

/** Directory in which Terragrunt generates units by default. */
export const GENERATED = '.terragrunt-stack';

export interface Stack {
  /**
   * Functions that read the units, in the order of the files. Called after all stacks are known: Terragrunt generates every
   * unit before it reads the first one, so a unit may read files of any other.
   */
  readonly units: readonly (() => RawUnit)[];
  /** Directories of the templates of units and stacks. */
  readonly templates: readonly string[];
}

/**
 * Returns the units of a stack and of the stacks in it. Registers their templates, but reads none of them.
 *
 * @param from directory of the stack file
 * @param given its directory is the one in which the stack is, or would be generated
 */
export function readStack(from: string, given: Given, depth = 0): Stack {
  const path = join(from, STACK_FILE);
  const file = given.disk.file(path);
  if (file === null || depth === STACK_DEPTH_MAX) return { units: [], templates: [] };
  const configs = { config: readConfig(file, path, given), withoutFiles: readConfigWithoutFiles(file, path, given) };
  const isWithinLimit = () => given.run.takeMember();
  const ofType = (type: 'unit' | 'stack') =>
    blocksOf(configs.config.body, type)
      .filter(isWithinLimit)
      .map((block) => memberOf(block, configs, from, given));
  const [units, stacks] = [ofType('unit'), ofType('stack')];
  // Remote members are requested together, so that they can be fetched together.
  given.disk.fetched(
    [...units, ...stacks].flatMap(({ source }) => remoteIn(source)),
    given.from,
  );
  const templates = units.map((member) => templateOf(member, given));
  given.disk.prepare(
    templates.flatMap((template) => ('reason' in template ? [] : [template.directory])),
    UNIT_FILE,
  );
  const inner = stacks.map((member) => stackFrom(member, given, depth));
  return {
    units: [
      ...units.map((member, i) => unitFrom(member, templates[i]!, given)),
      ...inner.flatMap((stack) => stack.units),
    ],
    templates: [
      ...[...units, ...stacks].flatMap(({ source }) => (source.kind === 'local' ? [source.directory] : [])),
      ...inner.flatMap((stack) => stack.templates),
    ],
  };
}

/** A unit or stack in a stack, with its template's source and the context for its evaluation. */
interface Member {
  readonly source: UnitSource;
  readonly inner: Given;
}

const remoteIn = (source: UnitSource): RemoteSource[] => (source.kind === 'remote' ? [source] : []);

/** Directory of a member's template with its context, or the reason why it is missing. */
type Template = { readonly directory: string; readonly inner: Given } | { readonly reason: string };

function templateOf({ source, inner }: Member, given: Given): Template {
  if (source.kind === 'unknown') return source;
  if (source.kind === 'local') return { directory: source.directory, inner };
  const result = given.disk.fetched([source], given.from)[0]!;
  if ('reason' in result) return { reason: messages.memberNotFetched(shownAddress(source.address), result.reason) };
  return { directory: result.directory, inner: { ...inner, from: [...given.from, source.address] } };
}

function unitFrom(member: Member, template: Template, { disk }: Given): () => RawUnit {
  const { directory } = member.inner;
  if ('reason' in template) return () => unknownMember(directory, template.reason);
  disk.addCopy(directory, template.directory);
  const path = join(template.directory, UNIT_FILE);
  return () => {
    const file = disk.file(path);
    if (file === null) return unknownMember(directory, messages.noUnitFile(shownSource(member)));
    const code = disk.hasCode(template.directory) ? template.directory : null;
    return readUnit(file, path, template.inner, code) ?? unknownMember(directory, messages.SOURCE_NOT_KNOWN);
  };
}

/** Returns the stack of a member. A missing stack has one unit, whose source is unknown for the same reason. */
function stackFrom(member: Member, given: Given, depth: number): Stack {
  const { directory } = member.inner;
  const template = templateOf(member, given);
  const missing = (reason: string): Stack => ({ units: [() => unknownMember(directory, reason)], templates: [] });
  if ('reason' in template) return missing(template.reason);
  if (given.disk.file(join(template.directory, STACK_FILE)) === null) {
    return missing(messages.noStackFile(shownSource(member)));
  }
  return readStack(template.directory, template.inner, depth + 1);
}

const shownSource = ({ source }: Member): string =>
  source.kind === 'local' ? source.shown : source.kind === 'remote' ? shownAddress(source.address) : '';

function memberOf(
  { body, labels }: Block,
  { config, withoutFiles }: Readonly<Record<'config' | 'withoutFiles', Config>>,
  from: string,
  given: Given,
): Member {
  const valueIn = ({ evaluate }: Config, name: string): Value => {
    const expression = argumentOf(body, name);
    return expression === null ? UNKNOWN : evaluate(expression);
  };
  const path = valueIn(config, 'path');
  const generatedPath = typeof path === 'string' ? path : (labels[0] ?? 'unit');
  const parent = valueIn(config, 'no_dot_terragrunt_stack') === true ? '.' : GENERATED;
  const inner: Given = {
    ...given,
    directory: join(given.directory, parent, generatedPath),
    values: { all: valueIn(config, 'values'), withoutFiles: valueIn(withoutFiles, 'values') },
  };
  const withFiles = valueIn(config, 'source');
  const isLocal = typeof withFiles === 'string' && isLocalText(withFiles);
  const source = isLocal ? withFiles : valueIn(withoutFiles, 'source');
  if (typeof source !== 'string') return { source: SOURCE_UNKNOWN, inner };
  // Relative sources of a fetched stack start from its directory in the package.
  const [start, top] = given.from.length === 0 ? [given.directory, given.disk.reach] : [from, given.disk.topOf(from)];
  return { source: sourceOf(source, start, top), inner };
}

/** Returns a unit whose template is missing. */
const unknownMember = (directory: string, reason: string): RawUnit => ({
  directory,
  files: directory,
  source: { kind: 'unknown', reason },
  inputs: new Map(),
  residuals: new Map(),
  taken: [],
  dependencies: new Map(),
  paths: [],
  generated: [],
  exclusion: { isExcluded: false, withDependencies: false },
  from: [],
});
