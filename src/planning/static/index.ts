/**
 * The planner without an engine: it evaluates the code without placeholders. An unknown number of instances is one node
 * with a mark, and an unknown value is absent.
 */
import type { Inventory, Resource } from '../../graph/inventory.js';
import { ADDRESS_LENGTH_MAX, MODULE_DEPTH, RESOURCES_MAX } from '../../limits.js';
import { addressesTooLong, resourcesTooMany } from '../../messages.js';
import type { ModuleNode } from '../../terraform/module-tree/module-model.js';
import { readReferences } from '../../terraform/plan/references.js';
import { hclReferences } from '../../terraform/references/graph.js';
import { OPEN_COUNTS_LISTED } from '../limits.js';
import * as messages from '../messages.js';
import { Configuration } from './configuration.js';
import { ModuleScope } from './module-scope.js';
import { openTexts } from './plan-proof.js';
import { Proof } from './proof.js';
import { resourcesOf } from './resources.js';
import { NO_VARIABLES, readVariables, type VariableSource } from './variables.js';
import { withWritten } from './written/index.js';

export interface StaticOptions {
  /** Paths of variable files, relative to the working directory, in the user's order. */
  readonly varFiles: readonly string[];
  /** True if the root module takes no values from variable files or the environment. */
  readonly hasVariables?: boolean | undefined;
  /** Null for `default`. */
  readonly workspace: string | null;
}

/**
 * Returns the inventory of a configuration. All resources are assumed and unchanged.
 *
 * @throws InvalidInput if a variable file cannot be read
 */
export async function readStatic(root: ModuleNode, options: StaticOptions, io: VariableSource): Promise<Inventory> {
  const variables = options.hasVariables ? NO_VARIABLES : await readVariables(root, options.varFiles, io);
  const workspace = options.workspace ?? 'default';
  const configuration = new Configuration(variables.values, workspace);
  const { resources, tooLong, tooMany } = resourcesOf(new ModuleScope(root, configuration));
  const proof = new Proof(root, variables.values, workspace, openTexts(root, variables.values));
  const { references, warnings: leftOut } = readReferences({}, resources, null, hclReferences(root), proof);
  const spent = configuration.isSpent ? [messages.EVALUATION_SPENT] : [];
  const long = tooLong === 0 ? [] : [addressesTooLong(tooLong, ADDRESS_LENGTH_MAX, MODULE_DEPTH)];
  const many = tooMany === 0 ? [] : [resourcesTooMany(tooMany, tooMany + RESOURCES_MAX)];
  const inventory = {
    resources,
    references,
    warnings: [
      ...variables.warnings,
      ...spent,
      ...drawnAsOne(resources),
      ...openCounts(resources),
      ...long,
      ...many,
      ...leftOut,
    ],
  };
  return withWritten(inventory, proof);
}

/** Warns about resources with more instances than are drawn separately. */
function drawnAsOne(resources: readonly Resource[]): string[] {
  const counted = resources.flatMap(({ origin, count }) =>
    typeof count === 'number' && count > 1 ? [{ address: origin, count }] : [],
  );
  if (counted.length === 0) return [];
  return [messages.drawnAsOne(counted.slice(0, OPEN_COUNTS_LISTED), counted.length - OPEN_COUNTS_LISTED)];
}

function openCounts(resources: readonly Resource[]): string[] {
  const open = resources.filter(({ count }) => count === 'unknown').map(({ origin }) => origin);
  if (open.length === 0) return [];
  return [messages.openCounts(open.slice(0, OPEN_COUNTS_LISTED), open.length - OPEN_COUNTS_LISTED)];
}
