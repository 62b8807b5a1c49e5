/**
 * Compares two revisions that are read and annotated, as one graph with changes, and writes the report of the
 * difference.
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
 * Returns the union of two revisions, with the change of each element.
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
  return withoutBare(compare(knownOf(before), knownOf(after), statements, replacements));
}

/** Loads the attributes that force a replacement, for the types of the revision. */
async function replacementsFor({ revision: { resources } }: RevisionGraph): Promise<Replacements> {
  const { loadReplacementTable } = await import('../catalog/replacement.js');
  const types = new Set([...resources.values()].map(({ type }) => type));
  return loadReplacementTable(types);
}

/** Returns the parts of a revision that the comparison uses. */
const knownOf = ({ revision: side, graph }: RevisionGraph) => ({
  graph,
  entries: side.result.ledger?.entries ?? [],
  arrows: side.result.ledger?.arrows ?? [],
  values: side.values,
  ...(side.exposed !== undefined && { exposed: side.exposed }),
  resources: side.resources,
  references: side.references,
  ...(side.writtenOf !== undefined && { writtenOf: side.writtenOf }),
  ...(side.rulesOf !== undefined && { rulesOf: side.rulesOf }),
  ...(side.rights !== undefined && { rights: side.rights }),
});

/** Returns the Terraform addresses of all resources; for a graph file, the addresses of its nodes. */
const originsOf = ({ revision: side, graph }: RevisionGraph): Iterable<string> =>
  side.result.ledger === null ? graph.nodes.keys() : side.result.ledger.entries.map(({ origin }) => origin);

/**
 * Returns the report on a union of two revisions. That of two environments says so, because it has fewer changes than
 * one of two states of the same code.
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
  const { touchedByAddress } = await import('../diff/report/index.js');
  return withMentioned(union, touchedByAddress(report));
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

/** True if a node, a part of one, an edge, an opening or a right differs. */
export const isDifferent = ({ nodes, edges, exposure = [], rights = [] }: ChangeReport): boolean =>
  nodes.length + edges.length + exposure.length + rights.length > 0;
