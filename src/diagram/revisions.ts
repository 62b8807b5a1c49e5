/** Reads the two revisions of a comparison. */

import type { Revision } from '../diff/model.js';
import { InvalidInput, NoResources } from '../errors.js';
import { REMOVALS } from '../graph/changes.js';
import { createGraph } from '../graph/create.js';
import type { Endpoint, Inventory, Resource, Statement } from '../graph/inventory.js';
import type { Attributes } from '../graph/model.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import type { Detail } from '../options.js';
import type { Io } from '../platform/io.js';
import * as messages from './messages.js';
import type { OnStep } from './on-step.js';
import type { FindExposed, FindRights, FindRules } from './openings.js';
import type { OpenedSource } from './provenance-details.js';
import { type ReadHooks, type ReadResult, readSource } from './read.js';
import { type Opened, openSource, type Source } from './source.js';
import type { Tagged } from './tagged.js';

/** A revision, with the data that the comparison needs besides the graph. */
export interface ReadSide {
  readonly found: ReadResult;
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
  /** Firewall rules by resource; absent for a graph file. */
  readonly rulesOf?: Revision['rulesOf'];
  /** Rights of principals; absent for a graph file. */
  readonly rights?: Revision['rights'];
  readonly statements: readonly Statement[];
  /** Null if the source is not code. */
  readonly planned: boolean | null;
}

export interface RevisionPair {
  readonly before: ReadSide;
  readonly after: ReadSide;
  /** Low-priority messages that are not warnings. Each is listed once, and names the revision if it applies to one only. */
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
export async function readSides(asked: RevisionsRequest, io: Io, onStep: OnStep): Promise<RevisionPair> {
  const [openedBefore, openedAfter] = [
    await openedOrNull(asked.before, io, onStep),
    await openedOrNull(asked.after, io, onStep),
  ];
  const read = (opened: Opened | null) => readSide(opened, asked, io, onStep);
  const [first, second] = [openedBefore, openedAfter].some(usesProviders)
    ? [await read(openedBefore), await read(openedAfter)]
    : await both(read(openedBefore), read(openedAfter));
  // Planned and static results are not comparable: differences would come from the planner.
  const isUnlike = first.planned !== null && second.planned !== null && first.planned !== second.planned;
  const before = isUnlike && first.planned ? await read(asWritten(openedBefore)) : first;
  const after = isUnlike && second.planned ? await read(asWritten(openedAfter)) : second;
  if (isNothing(before) && isNothing(after)) {
    throw new InvalidInput(messages.NOTHING_ON_BOTH, { remedy: messages.NOTHING_ON_BOTH_REMEDY });
  }
  const warnings = [
    ...(isUnlike ? [messages.readAlike(first.planned === false ? 'before' : 'after')] : []),
    ...(isOfCode(before) !== isOfCode(after) ? [messages.KINDS_DIFFER] : []),
    ...onceEach(warningsOf(openedBefore, before), warningsOf(openedAfter, after)),
  ];
  const notes = onceEach(before.found.notes ?? [], after.found.notes ?? []);
  return { before, after, notes, warnings };
}

const isNothing = ({ found: { graph, ledger } }: ReadSide): boolean =>
  graph.nodes.size === 0 && (ledger?.entries ?? []).length === 0;

const openedOrNull = async (source: Source | null, io: Io, onStep: OnStep): Promise<Opened | null> =>
  source === null ? null : openSource(source, io, onStep);

/** Real providers run in the directory itself, which both revisions may share. */
const usesProviders = (opened: Opened | null): boolean => opened?.code?.planning.planner === 'terraform';

/** Waits for both even if one fails, because temporary files are removed afterwards. */
async function both<T>(one: Promise<T>, other: Promise<T>): Promise<readonly [T, T]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}

async function readSide(
  opened: Opened | null,
  { detail, mayBeEmpty, tags = [] }: RevisionsRequest,
  io: Io,
  onStep: OnStep,
): Promise<ReadSide> {
  if (opened === null) return NOTHING;
  onStep(messages.stepReading(opened.name));
  const { folders, called } = opened;
  const seen: Seen = { inventory: null, exposed: null, rights: null, rules: null };
  const look: ReadHooks = {
    inventory(inventory) {
      seen.inventory = afterwards(inventory);
      return seen.inventory;
    },
    exposed(exposed) {
      seen.exposed = exposed;
    },
    rights(rights) {
      seen.rights = rights;
    },
    rules(rules) {
      seen.rules = rules;
    },
    mayDrawNothing: true,
  };
  try {
    const found = { called, ...(await readSource(opened, detail, io, onStep, look)) };
    const { inventory } = seen;
    const values = inventory === null ? valuesOfNodes(found) : await valuesOf(inventory);
    const exposed = await seen.exposed?.(({ values: own }) => own);
    const rights = await seen.rights?.(({ values: own }) => own);
    const rulesOf = await seen.rules?.();
    return {
      ...{ found, folders, values, source: opened },
      ...{ statements: inventory?.statements ?? [], planned: inventory?.planned ?? null },
      resources: new Map((inventory?.resources ?? []).map((resource) => [resource.address, resource])),
      ...(tags.length > 0 && { tagged: { names: tags, resources: inventory?.resources ?? [] } }),
      ...(exposed !== undefined && { exposed }),
      references: inventory?.references ?? [],
      ...(inventory?.writtenOf !== undefined && { writtenOf: inventory.writtenOf }),
      ...(rights !== undefined && { rights }),
      ...(rulesOf !== undefined && { rulesOf }),
    };
  } catch (error) {
    if (!(error instanceof NoResources) || !mayBeEmpty) throw error;
    return { ...NOTHING, folders, found: { ...NOTHING.found, warnings: [messages.nothingIn(opened.name)] } };
  }
}

interface Seen {
  inventory: Inventory | null;
  exposed: FindExposed | null;
  rights: FindRights | null;
  rules: FindRules | null;
}

const NOTHING: ReadSide = {
  found: { graph: createGraph({ nodes: [], edges: [] }), ledger: null, services: new Map(), warnings: [] },
  folders: [],
  source: null,
  resources: new Map(),
  values: new Map(),
  exposed: [],
  references: [],
  rights: [],
  statements: [],
  planned: null,
};

/** Returns the state after a plan, without its actions: the comparison finds these itself. */
function afterwards({ resources, references, statements = [], ...inventory }: Inventory): Inventory {
  const left = new Set(resources.filter(({ change }) => REMOVALS.has(change)).map(({ address }) => address));
  return {
    ...inventory,
    resources: resources
      .filter(({ address }) => !left.has(address))
      .map(({ changed: _, before: __, ...resource }) =>
        resource.mode === 'managed' ? { ...resource, change: 'no-op' as const } : resource,
      ),
    references: references.filter(({ from, to }) => !left.has(from) && !left.has(to)),
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

function endpointOf(origin: string): Endpoint | null {
  const address = parseTerraformAddress(origin);
  if (address === null) return null;
  const { modules, ...resource } = address;
  return { modules, resource };
}

async function valuesOf({ resources }: Inventory): Promise<ReadonlyMap<string, Attributes>> {
  const { describe } = await import('../inference/describe.js');
  return new Map(resources.map((resource) => [resource.address, describe(resource)]));
}

const valuesOfNodes = ({ graph }: ReadResult): ReadonlyMap<string, Attributes> =>
  new Map([...graph.nodes].map(([address, { attributes }]) => [address, attributes]));

const asWritten = (opened: Opened | null): Opened | null =>
  opened === null || opened.code === null
    ? opened
    : { ...opened, code: { ...opened.code, planning: { ...opened.code.planning, planner: 'static' } } };

const isOfCode = ({ planned, found }: ReadSide): boolean => planned !== null || found.graph.nodes.size === 0;

const warningsOf = (opened: Opened | null, { found }: ReadSide): readonly string[] => [
  ...(opened?.warnings ?? []),
  ...found.warnings,
];

/** Lists texts of both revisions once, and prefixes all others with their revision. */
function onceEach(before: readonly string[], after: readonly string[]): readonly string[] {
  const [first, second] = [new Set(before), new Set(after)];
  return [
    ...[...first].map((text) => (second.has(text) ? text : messages.aboutSide('before', text))),
    ...[...second].filter((text) => !first.has(text)).map((text) => messages.aboutSide('after', text)),
  ];
}
