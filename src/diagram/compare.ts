/** Compares two revisions as one graph, and reports their difference. */
import type { Replacements } from '../diff/model.js';
import type { Code } from '../diff/report/code.js';
import type { ReportFormat } from '../diff/report/formats.js';
import type { ChangeReport } from '../diff/report/model.js';
import type { Graph } from '../graph/model.js';
import type { Presentation } from '../labels/model.js';
import type { LinkTo } from './evidence.js';
import type { ReadSide } from './revisions.js';

/** A revision and its annotated graph. */
export interface RevisionGraph {
  readonly side: ReadSide;
  readonly graph: Graph;
}

/**
 * Returns the union of two revisions, with the change of each element.
 * @param isOneState true for two states of the same resources, so that resources can be replaced
 */
export async function compareSides(before: RevisionGraph, after: RevisionGraph, isOneState: boolean): Promise<Graph> {
  const { compare, withoutBare } = await import('../diff/index.js');
  const { statementsAbout } = await import('../diff/statements.js');
  const said = statementsAbout(after.side.statements, originsOf(before), originsOf(after));
  const replacements = isOneState ? await replacementsFor(after) : null;
  return withoutBare(compare(knownOf(before), knownOf(after), said, replacements));
}

async function replacementsFor({ side: { resources } }: RevisionGraph): Promise<Replacements> {
  const { loadReplacementTable } = await import('../catalog/replacement.js');
  const types = new Set([...resources.values()].map(({ type }) => type));
  return loadReplacementTable(types);
}

const knownOf = ({ side, graph }: RevisionGraph) => ({
  graph,
  entries: side.found.ledger?.entries ?? [],
  arrows: side.found.ledger?.arrows ?? [],
  values: side.values,
  ...(side.exposed !== undefined && { exposed: side.exposed }),
  resources: side.resources,
  references: side.references,
  ...(side.writtenOf !== undefined && { writtenOf: side.writtenOf }),
  ...(side.rulesOf !== undefined && { rulesOf: side.rulesOf }),
  ...(side.rights !== undefined && { rights: side.rights }),
});

/** Returns Terraform addresses; for a graph file, the addresses of its nodes. */
const originsOf = ({ side, graph }: RevisionGraph): Iterable<string> =>
  side.found.ledger === null ? graph.nodes.keys() : side.found.ledger.entries.map(({ origin }) => origin);

export async function reportedOf(union: Graph, words: Presentation, code: Code): Promise<ChangeReport> {
  const { reportOf } = await import('../diff/report/index.js');
  return reportOf(union, words, code);
}

/**
 * Returns the report in a format of src/diff/report/formats.ts.
 * @param linkTo returns the web address of a line; no links by default
 */
export async function writeReport(report: ChangeReport, format: ReportFormat, linkTo?: LinkTo): Promise<string> {
  const { asJson, asMarkdown, asText } = await import('../diff/report/index.js');
  if (format === 'markdown') return asMarkdown(report, linkTo && { linkTo });
  return { json: asJson, text: asText }[format](report);
}

/** True if a node, a part of one, an edge, an opening or a right differs. */
export const isDifferent = ({ nodes, edges, exposure = [], rights = [] }: ChangeReport): boolean =>
  nodes.length + edges.length + exposure.length + rights.length > 0;
