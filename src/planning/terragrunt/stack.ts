/**
 * Reads `terragrunt.stack.hcl` for `read.ts`: the units that Terragrunt would generate from the templates that the
 * `unit` and `stack` blocks name.
 */

import { join } from 'node:path';
import { UNIT_FILE } from '../../graph/terraform-names.js';
import { shownAddress } from '../../terraform/fetch/redact.js';
import type { Block } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { STACK_DEPTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { UNKNOWN, type Value } from '../static/value.js';
import { blocksOf, type Config, type ConfigContext, readConfig, readConfigWithoutFiles } from './config.js';
import { STACK_FILE } from './find.js';
import type { UnitSource } from './model.js';
import { isLocalSource, NOT_EXCLUDED, type RawUnit, readUnit, SOURCE_UNKNOWN, sourceOf } from './unit.js';

/** Directory in which Terragrunt generates units by default. */
export const GENERATED = '.terragrunt-stack';

/** The units that a `terragrunt.stack.hcl` generates. */
export interface Stack {
  /**
   * Functions that read the units, in the order of the files. Called after all stacks are known: Terragrunt generates
   * every unit before it reads the first one, so a unit may read files of any other.
   */
  readonly units: readonly (() => RawUnit)[];
  /** Directories of the templates of units and stacks. */
  readonly templates: readonly string[];
}

/**
 * Returns the units of a stack and of the stacks in it. Registers their templates, but reads no units.
 * @param stackDirectory directory of the stack file
 * @param context its directory is the one in which the stack is, or would be generated
 */
export function readStack(stackDirectory: string, context: ConfigContext, depth = 0): Stack {
  const path = join(stackDirectory, STACK_FILE);
  const { disk } = context;
  const file = disk.file(path);
  if (file === null || depth === STACK_DEPTH_MAX) return { units: [], templates: [] };
  const configs = {
    config: readConfig(file, path, context),
    withoutFiles: readConfigWithoutFiles(file, path, context),
  };
  const membersOfType = (type: 'unit' | 'stack') =>
    blocksOf(configs.config.body, type)
      .filter(() => context.limits.takeMember())
      .map((block) => memberOf(block, configs, stackDirectory, context));
  const [units, stacks] = [membersOfType('unit'), membersOfType('stack')];
  // Requests all remote members at once, so that they are fetched in parallel.
  disk.fetched(
    [...units, ...stacks].flatMap(({ source }) => (source.kind === 'remote' ? [source] : [])),
    context.packages,
  );
  const unitTemplates = units.map((member) => templateOf(member, context));
  disk.prepare(
    unitTemplates.flatMap((template) => ('reason' in template ? [] : [template.directory])),
    UNIT_FILE,
  );
  const innerStacks = stacks.map((member) => stackFrom(member, context, depth));
  return {
    units: [
      ...units.map((member, index) => unitFrom(member, unitTemplates[index]!, context)),
      ...innerStacks.flatMap((stack) => stack.units),
    ],
    templates: [
      ...[...units, ...stacks].flatMap(({ source }) => (source.kind === 'local' ? [source.directory] : [])),
      ...innerStacks.flatMap((stack) => stack.templates),
    ],
  };
}

/** A `unit` or `stack` block in a stack. */
interface Member {
  /** Source of the template. */
  readonly source: UnitSource;
  /** Context of the generated unit or stack. */
  readonly context: ConfigContext;
}

/**
 * Directory of a member's template, and the context in which the template is evaluated; or the reason why it is
 * missing.
 */
type Template = { readonly directory: string; readonly context: ConfigContext } | { readonly reason: string };

function templateOf({ source, context }: Member, stackContext: ConfigContext): Template {
  if (source.kind === 'unknown') return source;
  if (source.kind === 'local') return { directory: source.directory, context };
  const { disk, packages } = stackContext;
  const result = disk.fetched([source], packages)[0]!;
  if ('reason' in result) return { reason: messages.memberNotFetched(shownAddress(source.address), result.reason) };
  return { directory: result.directory, context: { ...context, packages: [...packages, source.address] } };
}

/** Registers the directory of a unit as a copy of its template. Returns the function that reads the unit. */
function unitFrom(member: Member, template: Template, { disk }: ConfigContext): () => RawUnit {
  const { directory } = member.context;
  if ('reason' in template) return () => unknownMember(directory, template.reason);
  disk.addCopy(directory, template.directory);
  const path = join(template.directory, UNIT_FILE);
  return () => {
    const file = disk.file(path);
    if (file === null) return unknownMember(directory, messages.noUnitFile(shownSource(member)));
    const code = disk.hasCode(template.directory) ? template.directory : null;
    return readUnit(file, path, template.context, code) ?? unknownMember(directory, messages.SOURCE_NOT_KNOWN);
  };
}

/** Returns the stack of a member. A missing stack has one unit, whose source is unknown for the same reason. */
function stackFrom(member: Member, stackContext: ConfigContext, depth: number): Stack {
  const { directory } = member.context;
  const template = templateOf(member, stackContext);
  const missing = (reason: string): Stack => ({ units: [() => unknownMember(directory, reason)], templates: [] });
  if ('reason' in template) return missing(template.reason);
  if (stackContext.disk.file(join(template.directory, STACK_FILE)) === null) {
    return missing(messages.noStackFile(shownSource(member)));
  }
  return readStack(template.directory, template.context, depth + 1);
}

/** Returns the source for messages, without credentials. */
const shownSource = ({ source }: Member): string =>
  source.kind === 'local' ? source.shown : source.kind === 'remote' ? shownAddress(source.address) : '';

function memberOf(
  { body, labels }: Block,
  { config, withoutFiles }: Readonly<Record<'config' | 'withoutFiles', Config>>,
  stackDirectory: string,
  stackContext: ConfigContext,
): Member {
  const valueIn = ({ evaluate }: Config, name: string): Value => {
    const expression = argumentOf(body, name);
    return expression === null ? UNKNOWN : evaluate(expression);
  };
  const path = valueIn(config, 'path');
  const generatedPath = typeof path === 'string' ? path : (labels[0] ?? 'unit');
  const parent = valueIn(config, 'no_dot_terragrunt_stack') === true ? '.' : GENERATED;
  const context: ConfigContext = {
    ...stackContext,
    directory: join(stackContext.directory, parent, generatedPath),
    values: { all: valueIn(config, 'values'), withoutFiles: valueIn(withoutFiles, 'values') },
  };
  // The content of a private file must not become part of an address that is sent to a host.
  const sourceWithFiles = valueIn(config, 'source');
  const isLocal = typeof sourceWithFiles === 'string' && isLocalSource(sourceWithFiles);
  const source = isLocal ? sourceWithFiles : valueIn(withoutFiles, 'source');
  if (typeof source !== 'string') return { source: SOURCE_UNKNOWN, context };
  // Relative sources of a fetched stack start from its directory in the package.
  const { directory, disk, packages } = stackContext;
  const [start, top] = packages.length === 0 ? [directory, disk.reach] : [stackDirectory, disk.topOf(stackDirectory)];
  return { source: sourceOf(source, start, top), context };
}

/** Returns a unit whose template is missing. */
const unknownMember = (directory: string, reason: string): RawUnit => ({
  directory,
  filesDirectory: directory,
  source: { kind: 'unknown', reason },
  inputs: new Map(),
  residuals: new Map(),
  outputReferences: [],
  dependencies: new Map(),
  moreDependencies: [],
  generated: [],
  exclusion: NOT_EXCLUDED,
  packages: [],
});
