/** Compare and report: two sides as one graph, and what is said of their difference. */
import type { Graph } from '../graph/model.js';
import type { Presentation } from '../present/model.js';
import type { ReportFormat } from '../report/formats.js';
import type { ChangeReport } from '../report/model.js';
import type { ReadSide } from './sides.js';

/** A side, and its graph with the words of people on it. */
export interface SaidSide {
  readonly side: ReadSide;
  readonly graph: Graph;
}

/** All that is in either, each thing with how it differs. */
export async function compareSides(before: SaidSide, after: SaidSide): Promise<Graph> {
  const { compare, withoutBare } = await import('../compare/index.js');
  const { statementsAbout } = await import('../compare/said.js');
  const said = statementsAbout(after.side.statements, originsOf(before), originsOf(after));
  return withoutBare(compare(knownOf(before), knownOf(after), said));
}

const knownOf = ({ side, graph }: SaidSide) => ({
  graph,
  entries: side.found.ledger?.entries ?? [],
  values: side.values,
  ...(side.exposed !== undefined && { exposed: side.exposed }),
});

/** Addresses as Terraform writes them; those of its nodes, where a graph file is all there is. */
const originsOf = ({ side, graph }: SaidSide): Iterable<string> =>
  side.found.ledger === null ? graph.nodes.keys() : side.found.ledger.entries.map(({ origin }) => origin);

/** What changes, and what is no further away; the rest is counted. A graph in which nothing changes is left as it is. */
export async function narrowed(union: Graph, hops: number | null): Promise<Graph> {
  const isChanged =
    [...union.nodes.values()].some(({ change, changed }) => change !== 'none' || changed !== undefined) ||
    union.edges.some(({ change }) => change !== undefined);
  if (hops === null || !isChanged) return union;
  const { focus } = await import('../compare/index.js');
  return focus(union, hops);
}

export async function reportedOf(union: Graph, words: Presentation): Promise<ChangeReport> {
  const { reportOf } = await import('../report/index.js');
  return reportOf(union, words);
}

/** @param format of src/report/formats.ts */
export async function writeReport(report: ChangeReport, format: ReportFormat): Promise<string> {
  const { asJson, asMarkdown, asText } = await import('../report/index.js');
  return { json: asJson, markdown: asMarkdown, text: asText }[format](report);
}

/** Whether anything is different: a thing, what is part of it, or an arrow. */
export const isDifferent = ({ nodes, edges, exposure = [] }: ChangeReport): boolean =>
  nodes.length + edges.length + exposure.length > 0;
