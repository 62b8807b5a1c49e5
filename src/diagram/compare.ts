/**
 * Compares two revisions that have been read and annotated. The result is one graph with changes. Also writes the
 * report on them.
 */
import type { Replacements } from '../diff/model.js';
import type { Code } from '../diff/report/code.js';
import type { ChangeReport, ReportFormat } from '../diff/report/model.js';
import type { Graph } from '../graph/model.js';
import type { Presentation } from '../labels/model.js';
import type { LinkTo } from './evidence.js';
import * as messages from './messages.js';
import type { RevisionRead } from './revisions.js';

/** A revision and its annotated graph. */
export interface RevisionGraph {
  readonly revision: RevisionRead;
  readonly graph: Graph;
}

/**
 * Returns the union of two revisions: all their nodes and edges, each with its change.
 * @param isOneState true for two states of the same resources, so that resources can be replaced
 */
export async function compareRevisions(
  before: RevisionGraph,
  after: RevisionGraph,
  isOneState: boolean,
): Promise<Graph> {
  const { compare, withoutBare } = await import('../diff/index.js');
  const { statementsAbout } = await import('../diff/statements.js');
  const statements = statementsAbout(after.revision.statements, originsOf(before), originsOf(after));
  const replacements = isOneState ? await replacementsFor(after) : null;
  return withoutBare(compare(comparedRevision(before), comparedRevision(after), statements, replacements));
}

/** Loads the attributes that force a replacement, for the types of the revision. */
async function replacementsFor({ revision: { resources, providersBelow } }: RevisionGraph): Promise<Replacements> {
  const { loadReplacementTable } = await import('../catalog/replacement.js');
  const types = new Set([...resources.values()].map(({ type }) => type));
  return loadReplacementTable(types, providersBelow);
}

/** Returns a revision as `compare` expects it. */
const comparedRevision = ({ revision, graph }: RevisionGraph) => ({
  graph,
  entries: revision.result.ledger?.entries ?? [],
  arrows: revision.result.ledger?.arrows ?? [],
  values: revision.values,
  ...(revision.exposed !== undefined && { exposed: revision.exposed }),
  resources: revision.resources,
  references: revision.references,
  ...(revision.writtenOf !== undefined && { writtenOf: revision.writtenOf }),
  ...(revision.rulesOf !== undefined && { rulesOf: revision.rulesOf }),
  ...(revision.rights !== undefined && { rights: revision.rights }),
});

/** Returns the Terraform addresses of all resources; for a graph file, the addresses of its nodes. */
const originsOf = ({ revision, graph }: RevisionGraph): Iterable<string> => {
  const { ledger } = revision.result;
  return ledger === null ? graph.nodes.keys() : ledger.entries.map(({ origin }) => origin);
};

/**
 * Returns the report on a union of two revisions. If these are two environments, a sentence tells so, because the same
 * differences between two states of one environment would count as more changes.
 */
export async function reportFor(
  union: Graph,
  labels: Presentation,
  code: Code,
  isOneState: boolean,
): Promise<ChangeReport> {
  const { reportOf } = await import('../diff/report/index.js');
  const report = reportOf(union, labels, code);
  return isOneState ? report : { ...report, sentence: `${report.sentence} ${messages.TWO_ENVIRONMENTS}` };
}

/** Returns the union with an icon or a mark for everything that the report names. */
export async function drawnUnion(union: Graph, report: ChangeReport): Promise<Graph> {
  const { withMentioned } = await import('../diff/index.js');
  const { partsInRowsOnly, touchedByAddress } = await import('../diff/report/index.js');
  return withMentioned(union, touchedByAddress(report), partsInRowsOnly(report));
}

/**
 * Returns the report in a format of src/diff/report/model.ts.
 * @param linkTo returns the web address of a line; no links by default
 */
export async function writeReport(report: ChangeReport, format: ReportFormat, linkTo?: LinkTo): Promise<string> {
  const { asJson, asMarkdown, asText } = await import('../diff/report/index.js');
  if (format === 'markdown') return asMarkdown(report, linkTo && { linkTo });
  return format === 'json' ? asJson(report) : asText(report);
}

/** True if a node, a part of a node, an edge, an opening or a right differs. */
export const isDifferent = ({ nodes, edges, exposure = [], rights = [] }: ChangeReport): boolean =>
  nodes.length + edges.length + exposure.length + rights.length > 0;
