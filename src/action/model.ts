/**
 * What travels through the action: the event that started it, the diagrams that were drawn, and where they were
 * published. Plain data; everything in it that came out of an artifact has been checked (artifacts/manifest.ts), and every
 * text is still hostile to Markdown.
 */
import { FORMAT_NAMES, type Format, formatRow } from '../diagram.js';
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
}

/** Neither a thing nor an arrow differs. */
export const isNothing = ({ report, omitted }: DiagramChange): boolean =>
  report.nodes.length === 0 && report.edges.length === 0 && omitted === 0;

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
  /** Whether this run's event has to do with it: the plan changes something, or its code was touched. True where nobody knows. */
  readonly changed: boolean;
  /** Words of the pipeline, in its order. */
  readonly warnings: readonly string[];
  /** What rests on made-up values. */
  readonly assumptions: readonly string[];
  /** Of the graph, annotations included, in hexadecimal: two diagrams with the same one look the same. */
  readonly sha256: string;
}

export interface Repository {
  readonly owner: string;
  readonly name: string;
}

export interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  /** The commit that it is compared with. Empty where the event does not say. */
  readonly baseSha: string;
  /** The head is in another repository, or nobody has said where it is. */
  readonly isFork: boolean;
  /** Only its number is known: a workflow has named it, and the event has none. */
  readonly isNamed?: true;
  /** The event says that it is closed now, merged or not. */
  readonly isClosed: boolean;
}

/** The run of another workflow that this one reacts to: `on: workflow_run`. Which pull request it was for, only the API knows. */
export interface WorkflowRun {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  /** What started it: `pull_request`. */
  readonly event: string;
  readonly headSha: string;
  /** `owner/name` of the repository that the head is in. */
  readonly headRepository: string;
  readonly headBranch: string;
  /** How it has ended: `success`, `failure`, `cancelled`. */
  readonly conclusion: string;
}

/** Two states of the repository that an event without a pull request lies between. */
export interface Range {
  /** A commit, or the name of a branch. */
  readonly base: string;
  readonly isBranch: boolean;
  readonly head: string;
}

/** What started the run, and where it runs. */
export interface Event {
  /** `pull_request`, `push`, `workflow_run`, ... */
  readonly name: string;
  readonly repository: Repository;
  /** Null for events without one. */
  readonly pullRequest: PullRequest | null;
  readonly workflowRun: WorkflowRun | null;
  /** Of a push and a merge queue; null for events that change nothing. */
  readonly range: Range | null;
  readonly actor: string;
  /** Commit that the workflow runs on; for a pull request GitHub's merge commit, not its head. */
  readonly sha: string;
  /** Without a slash at the end: `https://api.github.com`. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  /** Unique, the same for a repeated attempt. */
  readonly runId: number;
  /** Counts up for each run of one workflow. */
  readonly runNumber: number;
  readonly runAttempt: number;
}

/** What was uploaded: a file group of one diagram, or one file. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** For people, who have to be signed in. */
  readonly url: string;
}

/** `update` keeps one comment; `recreate` deletes and writes anew; `hide-and-recreate` folds the old one up; `new` adds. */
export const COMMENT_BEHAVIOURS = ['update', 'recreate', 'hide-and-recreate', 'new', 'off'] as const;
export type CommentBehaviour = (typeof COMMENT_BEHAVIOURS)[number];

/** What happens to the comment when no diagram has changed. */
export const WHEN_UNCHANGED = ['update', 'delete', 'skip'] as const;
export type WhenUnchanged = (typeof WHEN_UNCHANGED)[number];

/** `auto`: as `refs`, and Mermaid where the token may not write. `none`: Mermaid only. */
export const IMAGES = ['auto', 'refs', 'none'] as const;
export type Images = (typeof IMAGES)[number];

export interface CommentOptions {
  /** Several workflows may each keep a comment of their own on one pull request. */
  readonly commentId: string;
  readonly behaviour: CommentBehaviour;
  readonly whenUnchanged: WhenUnchanged;
  readonly images: Images;
  /** Pictures are served from here instead: `<base>/<id>.png`; null for GitHub itself. */
  readonly imageBaseUrl: string | null;
  /** Of the comment as a whole; null for none. */
  readonly title: string | null;
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

/** Everything that publishing needs; see github/publish.ts. */
export interface PublishRequest {
  readonly event: Event;
  /** In the order in which they are shown. */
  readonly diagrams: readonly Diagram[];
  /** Absent where all that there is was drawn. */
  readonly absent?: Absent;
  /** By id of the diagram; diagrams without one were not uploaded. */
  readonly artifacts: ReadonlyMap<string, readonly Artifact[]>;
  readonly options: CommentOptions;
  readonly token: string;
  /** The diagrams come from a run of somebody else's code: no SVG of it is published, PNGs are checked again. */
  readonly isUntrusted: boolean;
}

/** Addresses of one picture, each tied to a commit, so that nothing that shows it can be stale. */
export interface ImageUrls {
  readonly light: string;
  readonly dark: string | null;
}

/** Where it all is now. */
export interface Publication {
  /** What became of the comment; `none` where there is none, and none was wanted or allowed. */
  readonly comment: 'created' | 'updated' | 'unchanged' | 'deleted' | 'none';
  readonly commentId: number | null;
  readonly commentUrl: string | null;
  /** By `keyOf`; empty where no picture could be stored. */
  readonly images: ReadonlyMap<string, ImageUrls>;
  readonly published: 'refs' | 'url' | 'none';
  /** Words for one notice each: what could not be done, and what was done instead. */
  readonly notices: readonly string[];
}
