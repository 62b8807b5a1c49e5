/**
 * What travels through a comment: the diagrams that were drawn, and what changes in them. Plain data; everything in it that
 * came out of an artifact has been checked (src/action/artifacts/manifest.ts), and every text is still hostile to Markdown.
 */
import { FORMAT_NAMES, type Format, formatRow } from '../diagram.js';
import type { LineUrl } from '../differences.js';
import type { ChangeName } from '../graph/changes.js';
import type { Removed } from '../graph/model.js';
import type { ChangeReport } from '../report/model.js';

export type Change = ChangeName;

/** How many resources the plan changes in each way; `none` where it does not, or where there is no plan. */
export type ChangeCounts = Readonly<Record<'create' | 'update' | 'delete' | 'replace' | 'none', number>>;

/** What a picture is of, small enough for a comment: for Mermaid and the table. */
export interface GraphSummary {
  /** In the order of the picture. */
  readonly nodes: readonly SummaryNode[];
  readonly edges: readonly SummaryEdge[];
  /** What was left out of both to keep the manifest small; 0 for nearly all. */
  readonly omitted: { readonly nodes: number; readonly edges: number };
}

export interface SummaryNode {
  /** Of the box of a cloud or a module an id that is none. */
  readonly address: string;
  /** `aws_db_instance`, or a pseudo-type; empty for the box of a cloud or a module. */
  readonly type: string;
  /** As the picture has it: the product, or kind and name of a box. */
  readonly title: string;
  /** Empty where the title says it all. */
  readonly name: string;
  readonly details: readonly string[];
  readonly alert: string;
  readonly badge: string;
  /** Address of the box that it is in; null at the top. Names a node of the same list. */
  readonly parent: string | null;
  readonly isContainer: boolean;
  readonly change: Change;
  /** What is said of the change; absent for nothing. */
  readonly changeLines?: readonly string[];
  /** Of what is replaced: the new one is made first. */
  readonly createsFirst?: true;
  /** Address of what it was, in the place of that; absent for what is no ghost. */
  readonly ghostOf?: string;
  /** How many identical instances it stands for. */
  readonly count: number;
}

/** Both ends are in the list of nodes. */
export interface SummaryEdge {
  readonly from: string;
  readonly to: string;
  readonly twoWay: boolean;
  readonly label: string;
  readonly inferred: boolean;
  /** No request and no data goes this way. */
  readonly thin?: true;
  /** How it differs from before; absent for not at all. */
  readonly change?: 'create' | 'delete' | 'update' | 'move';
}

/** What hosts show in a comment as a picture, and as a diagram in its text; and what it links to, to look closer. */
export const SHOWN = { picture: 'png', text: 'mermaid', page: 'html' } as const satisfies Readonly<
  Record<string, Format>
>;

/** What a picture shows: all there is, or what the change does to it. */
export type Shows = 'whole' | 'change';

type Of = '' | 'dark' | 'change' | 'darkChange';
/** A format in its own or the dark theme, of the whole or of the change, or the graph in graph format 1.0. */
export type FileKind = Format | `${Exclude<Of, ''>}${Capitalize<Format>}` | 'graph';

const PREFIXES = { whole: { light: '', dark: 'dark' }, change: { light: 'change', dark: 'darkChange' } } as const;

/** Where there are several pictures of one diagram: `darkSvg`, `changePng`. */
export function kindOf(format: Format, tone: 'light' | 'dark', shows: Shows): FileKind {
  const prefix = PREFIXES[shows][tone];
  const capital = `${format.charAt(0).toUpperCase()}${format.slice(1)}` as Capitalize<Format>;
  return prefix === '' ? format : `${prefix}${capital}`;
}

const PICTURES = FORMAT_NAMES.filter((format) => formatRow(format).needs === 'layout');

/** In the order in which they are listed. */
export const FILE_KINDS: readonly FileKind[] = [
  ...FORMAT_NAMES,
  ...PICTURES.map((format) => kindOf(format, 'dark', 'whole')),
  ...PICTURES.flatMap((format) => [kindOf(format, 'light', 'change'), kindOf(format, 'dark', 'change')]),
  'graph',
];

/** Paths on this machine; absent where the format was not asked for. */
export type DiagramFiles = Readonly<Partial<Record<FileKind, string>>>;

/** What a change does to what is drawn. Nothing of it where the sentence says so. */
export interface DiagramChange {
  readonly report: ChangeReport;
  /** Changed nodes that the report has no room for. */
  readonly omitted: number;
  /** What the picture of the change shows. */
  readonly graph: GraphSummary;
  /** Commits that the lines of the report are of; absent where they are not known. */
  readonly commits?: Commits;
}

export interface Commits {
  readonly before?: string;
  readonly after?: string;
}

/** Why a diagram that should be compared with the code before was not. */
export interface NotCompared {
  readonly reason: string;
  /** Faults of the code that are the reason: they are told with it, and are not among the warnings. */
  readonly faults: readonly string[];
}

/** Neither a thing nor an arrow differs. */
export const isNothing = ({ report, omitted }: DiagramChange): boolean =>
  report.nodes.length + report.edges.length + (report.exposure?.length ?? 0) + (report.rights?.length ?? 0) === 0 &&
  omitted === 0;

/** Of a picture among those of all diagrams; an id has no dot. */
export const keyOf = (id: string, shows: Shows): string => (shows === 'change' ? `${id}.change` : id);

/** One root module, plan or graph file, drawn. */
export interface Diagram {
  /** Unique in a run and the same in the next one: `[a-z0-9]` and hyphens, at most 64 characters. */
  readonly id: string;
  readonly title: string;
  /** Of the source, from the root of the repository, with `/`; `.` for the root itself. */
  readonly path: string;
  /** As the run's summary line counts them. */
  readonly resources: number;
  /** What became of each of them; absent where the source is a graph file. */
  readonly ledger?: { readonly drawn: number; readonly folded: number; readonly hidden: number };
  /** What annotation files take away of them; absent where they do not. */
  readonly removed?: readonly Removed[];
  readonly counts: ChangeCounts;
  readonly files: DiagramFiles;
  readonly graph: GraphSummary;
  /** Absent where there is nothing to compare with, and the source knows nothing of changes. */
  readonly change?: DiagramChange;
  /** Present where it should have been compared, and was not; `change` is absent then. */
  readonly notCompared?: NotCompared;
  /** Path of the directory that it was compared with, where it looks renamed. */
  readonly renamedFrom?: string;
  /** Whether this run's event has to do with it: the plan changes something, or its code was touched. True where nobody knows. */
  readonly changed: boolean;
  /** Words of the pipeline, in its order. */
  readonly warnings: readonly string[];
  /** What rests on made-up values. */
  readonly assumptions: readonly string[];
  /** Of the graph, annotations included, in hexadecimal: two diagrams with the same one look the same. */
  readonly sha256: string;
}

/** What was uploaded: a file group of one diagram, or one file. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** For people, who have to be signed in. */
  readonly url: string;
  /** A page that opens in the browser. */
  readonly isPage?: true;
}

/** Roots that there is no picture of; paths from the root of the repository. */
export interface Absent {
  /** What the change has taken away. */
  readonly deleted: readonly string[];
  /** What should have been drawn: its job has failed. */
  readonly missing: readonly string[];
  /** Whether somebody has looked for roots: without diagrams, then, none has changed. */
  readonly isKnown: boolean;
}

/** Addresses of one picture, each tied to a commit, so that nothing that shows it can be stale. */
export interface ImageUrls {
  readonly light: string;
  readonly dark: string | null;
}

/** What hosts write differently in Markdown. */
export interface Dialect {
  /** `picture`: one for light and one for dark screens. `plain`: one. */
  readonly image: 'picture' | 'plain';
  /** Around Mermaid. */
  readonly fence: { readonly begin: string; readonly end: string };
  /** Where the host shows a line of the code; absent where it does not. */
  readonly lineUrl?: LineUrl;
}

export const GITHUB: Dialect = { image: 'picture', fence: { begin: '```mermaid', end: '```' } };
