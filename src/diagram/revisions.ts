/** Reads the two revisions of a comparison. */

import type { Revision } from '../diff/model.js';
import { InvalidInput, NoResources } from '../errors.js';
import { REMOVALS } from '../graph/changes.js';
import { createGraph } from '../graph/create.js';
import type { Doubt, Endpoint, Inventory, Resource, Statement } from '../graph/inventory.js';
import type { Attributes } from '../graph/model.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Detail } from '../options.js';
import type { Io } from '../platform/io.js';
import * as messages from './messages.js';
import type { OnStep } from './on-step.js';
import type { FindExposed, FindRights, FindRules } from './read.js';
import { type ReadHooks, type ReadResult, readSource, type Tagged } from './read.js';
import { type OpenedSource, openSource, type Source } from './source.js';

/** A revision that has been read, with the data that the comparison needs besides the graph. */
export interface RevisionRead {
  readonly result: ReadResult;
  /** Folders that may have its annotation files. */
  readonly folders: readonly string[];
  /** Null if the source did not exist. */
  readonly source: OpenedSource | null;
  /** Resources, if tags are requested. */
  readonly tagged?: Tagged;
  /** All values of the source, by graph address; empty for a graph file. They must not be shown. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** Values that may be shown, by resource address; for a graph file, those of its nodes. */
  readonly values: Revision['values'];
  /** Absent for a graph file, which does not record openings. */
  readonly exposed?: Revision['exposed'];
  /** References, for comparisons only. Empty for a graph file. */
  readonly references: NonNullable<Revision['references']>;
  readonly writtenOf?: Revision['writtenOf'];
  /** See `Inventory.providersBelow`. */
  readonly providersBelow?: Inventory['providersBelow'];
  /** Firewall rules by resource; absent for a graph file. */
  readonly rulesOf?: Revision['rulesOf'];
  /** Rights of principals; absent for a graph file. */
  readonly rights?: Revision['rights'];
  /** `moved`, `removed` and `import` blocks. */
  readonly statements: readonly Statement[];
  /** See `Inventory.outputs`. */
  readonly outputs?: Inventory['outputs'];
  /** See `Inventory.doubts`. */
  readonly doubts: readonly Doubt[];
  /** True if Terraform planned the code, false if it was read statically; null if the source is not code. */
  readonly planned: boolean | null;
}

/** Both revisions, read in the same manner. */
export interface RevisionPair {
  readonly before: RevisionRead;
  readonly after: RevisionRead;
  /**
   * Low-priority messages that are not warnings. Each is listed once, and names the revision if it applies to one only.
   */
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

export interface RevisionsRequest {
  /** Null if the source did not exist. */
  readonly before: Source | null;
  readonly after: Source | null;
  readonly detail: Detail;
  /** True to accept code without resources, such as a former root module. */
  readonly mayBeEmpty: boolean;
  /** Names of tags whose values may be shown. */
  readonly tags?: readonly string[];
}

/**
 * Reads both revisions with the same planner: if only one of them can be planned, both are read statically.
 * @throws as `openSource` and the readers do, for `before` first
 */
export async function readRevisions(request: RevisionsRequest, io: Io, onStep: OnStep): Promise<RevisionPair> {
  const [openedBefore, openedAfter] = [
    await openedOrNull(request.before, io, onStep),
    await openedOrNull(request.after, io, onStep),
  ];
  const read = (opened: OpenedSource | null) => readRevision(opened, request, io, onStep);
  const [firstBefore, firstAfter] = [openedBefore, openedAfter].some(usesProviders)
    ? [await read(openedBefore), await read(openedAfter)]
    : await settleBoth(read(openedBefore), read(openedAfter));
  // Planned and static results are not comparable: differences would come from the planner.
  const areDifferent =
    firstBefore.planned !== null && firstAfter.planned !== null && firstBefore.planned !== firstAfter.planned;
  const before = areDifferent && firstBefore.planned ? await read(withStaticPlanner(openedBefore)) : firstBefore;
  const after = areDifferent && firstAfter.planned ? await read(withStaticPlanner(openedAfter)) : firstAfter;
  if (isEmpty(before) && isEmpty(after)) {
    throw new InvalidInput(messages.NOTHING_ON_BOTH, { remedy: messages.NOTHING_ON_BOTH_REMEDY });
  }
  const warnings = [
    ...(areDifferent ? [messages.readAlike(firstBefore.planned === false ? 'before' : 'after')] : []),
    ...(isOfCode(before) !== isOfCode(after) ? [messages.KINDS_DIFFER] : []),
    ...mergeMessages(warningsOf(openedBefore, before), warningsOf(openedAfter, after)),
  ];
  const notes = mergeMessages(before.result.notes ?? [], after.result.notes ?? []);
  return { before, after, notes, warnings };
}

const isEmpty = ({ result: { graph, ledger } }: RevisionRead): boolean =>
  graph.nodes.size === 0 && (ledger?.entries ?? []).length === 0;

const openedOrNull = async (source: Source | null, io: Io, onStep: OnStep): Promise<OpenedSource | null> =>
  source === null ? null : openSource(source, io, onStep);

/** Real providers run in the directory itself, which both revisions may share. */
const usesProviders = (opened: OpenedSource | null): boolean => opened?.code?.planning.planner === 'terraform';

/** Waits for both even if one fails, because temporary files are removed afterwards. */
async function settleBoth<T>(first: Promise<T>, second: Promise<T>): Promise<readonly [T, T]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}

async function readRevision(
  opened: OpenedSource | null,
  { detail, mayBeEmpty, tags = [] }: RevisionsRequest,
  io: Io,
  onStep: OnStep,
): Promise<RevisionRead> {
  if (opened === null) return NOTHING;
  onStep(messages.stepReading(opened.name));
  const { folders, title } = opened;
  const results: HookResults = { inventory: null, exposed: null, rights: null, rules: null };
  const hooks: ReadHooks = {
    inventory(inventory) {
      results.inventory = withoutActions(inventory);
      return results.inventory;
    },
    exposed(exposed) {
      results.exposed = exposed;
    },
    rights(rights) {
      results.rights = rights;
    },
    rules(rules) {
      results.rules = rules;
    },
    mayDrawNothing: true,
  };
  try {
    const found = { fallbackTitle: title, ...(await readSource(opened, detail, io, onStep, hooks)) };
    const { inventory } = results;
    const values = inventory === null ? valuesOfNodes(found) : await valuesOf(inventory);
    const exposed = await results.exposed?.(currentValues);
    const rights = await results.rights?.(currentValues);
    const rulesOf = await results.rules?.();
    return {
      result: found,
      folders,
      values,
      source: opened,
      statements: inventory?.statements ?? [],
      doubts: inventory?.doubts ?? [],
      ...(inventory?.outputs !== undefined && { outputs: inventory.outputs }),
      planned: inventory?.planned ?? null,
      resources: new Map((inventory?.resources ?? []).map((resource) => [resource.address, resource])),
      tagged: { names: tags, resources: inventory?.resources ?? [] },
      ...(exposed !== undefined && { exposed }),
      references: inventory?.references ?? [],
      ...(inventory?.writtenOf !== undefined && { writtenOf: inventory.writtenOf }),
      ...(inventory?.providersBelow !== undefined && { providersBelow: inventory.providersBelow }),
      ...(rights !== undefined && { rights }),
      ...(rulesOf !== undefined && { rulesOf }),
    };
  } catch (error) {
    if (!(error instanceof NoResources) || !mayBeEmpty) throw error;
    return { ...NOTHING, folders, result: { ...NOTHING.result, warnings: [messages.nothingIn(opened.name)] } };
  }
}

/** Each resource has one set of values here, because a revision is a single state. */
const currentValues = ({ values }: Resource) => values;

/** The results of the hooks of `readSource`; null until it has run, and for a graph file. */
interface HookResults {
  inventory: Inventory | null;
  exposed: FindExposed | null;
  rights: FindRights | null;
  rules: FindRules | null;
}

const NOTHING: RevisionRead = {
  result: { graph: createGraph({ nodes: [], edges: [] }), ledger: null, services: new Map(), warnings: [] },
  folders: [],
  source: null,
  resources: new Map(),
  values: new Map(),
  exposed: [],
  references: [],
  rights: [],
  statements: [],
  doubts: [],
  planned: null,
};

/** Returns the state after a plan. It has no actions any more, because the comparison finds the changes itself. */
function withoutActions({ resources, references, statements = [], ...inventory }: Inventory): Inventory {
  const removed = new Set(resources.filter(({ change }) => REMOVALS.has(change)).map(({ address }) => address));
  return {
    ...inventory,
    resources: resources
      .filter(({ address }) => !removed.has(address))
      .map(({ changed: _, before: __, ...resource }) =>
        resource.mode === 'managed' ? { ...resource, change: 'no-op' as const } : resource,
      ),
    references: references.filter(({ from, to }) => !removed.has(from) && !removed.has(to)),
    statements: [...statements, ...resources.flatMap(statementsOf)],
  };
}

/** Returns the `moved`, `removed` and `import` blocks that a plan against a state has already applied. */
function statementsOf({ origin, change, changed }: Resource): readonly Statement[] {
  const to = endpointOf(origin);
  const from = changed?.movedFrom === undefined ? null : endpointOf(changed.movedFrom);
  if (to === null) return [];
  return [
    ...(from === null ? [] : [{ is: 'moved', within: [], from, to } as const]),
    ...(change === 'forget' ? [{ is: 'forgotten', within: [], from: to } as const] : []),
    ...(change === 'import' || changed?.isImported === true ? [{ is: 'imported', within: [], to } as const] : []),
  ];
}

/**
 * Returns the address of a resource as the end of a statement; null for a string that is not a Terraform address.
 */
function endpointOf(origin: string): Endpoint | null {
  const address = parseTerraformAddress(origin);
  if (address === null) return null;
  const { modules, ...resource } = address;
  return { modules, resource };
}

/** Returns the values that may be shown, by address: only those of attributes that are known to be harmless. */
async function valuesOf({ resources }: Inventory): Promise<ReadonlyMap<string, Attributes>> {
  const { valuesShown } = await import('../catalog/attributes.js');
  return new Map(resources.map(({ address, values }) => [address, valuesShown(values)]));
}

const valuesOfNodes = ({ graph }: ReadResult): ReadonlyMap<string, Attributes> =>
  new Map([...graph.nodes].map(([address, { attributes }]) => [address, attributes]));

const withStaticPlanner = (opened: OpenedSource | null): OpenedSource | null =>
  opened === null || opened.code === null
    ? opened
    : { ...opened, code: { ...opened.code, planning: { ...opened.code.planning, planner: 'static' } } };

/** True for code, and for a source without any node, which may be a former root module. */
const isOfCode = ({ planned, result: found }: RevisionRead): boolean =>
  planned !== null || found.graph.nodes.size === 0;

const warningsOf = (opened: OpenedSource | null, { result: found }: RevisionRead): readonly string[] => [
  ...(opened?.warnings ?? []),
  ...found.warnings,
];

/** Merges the messages of both revisions. Each is listed once; one that only `before` or `after` has, says which. */
function mergeMessages(before: readonly string[], after: readonly string[]): readonly string[] {
  const [ofBefore, ofAfter] = [new Set(before), new Set(after)];
  return [
    ...[...ofBefore].map((text) => (ofAfter.has(text) ? text : messages.aboutSide('before', text))),
    ...[...ofAfter].filter((text) => !ofBefore.has(text)).map((text) => messages.aboutSide('after', text)),
  ];
}
