/**
 * Data of a comment: the diagrams and their changes. Everything read from an artifact has been validated
 * (src/action/artifacts/manifest.ts). Texts are not escaped for Markdown.
 */
import { FORMAT_NAMES, type Format, formatRow } from '../diagram.js';
import type { ChangeReport } from '../diff/report/model.js';
import type { LineUrl } from '../differences.js';
import type { ChangeName } from '../graph/changes.js';
import type { Removed } from '../graph/model.js';
import { byText } from '../graph/order.js';
import { withoutKey } from '../graph/terraform-address.js';

export type Change = ChangeName;

/** Number of resources by change in the plan; `none` for unchanged resources or if there is no plan. */
export type ChangeCounts = Readonly<Record<'create' | 'update' | 'delete' | 'replace' | 'none', number>>;

/** Content of a picture, small enough for a comment's Mermaid diagram and table. */
export interface GraphSummary {
  /** Nodes in the order of the picture. */
  readonly nodes: readonly SummaryNode[];
  readonly edges: readonly SummaryEdge[];
  /** Number of nodes and edges omitted to limit the manifest's size; usually 0. */
  readonly omitted: { readonly nodes: number; readonly edges: number };
}

/** A node or container of a picture. */
export interface SummaryNode {
  /** Terraform address, or a synthetic id for the container of a cloud or module. */
  readonly address: string;
  /** `aws_db_instance`, or a pseudo-type; empty for the container of a cloud or module. */
  readonly type: string;
  /** Title as in the picture: the product name, or the kind and name of a container. */
  readonly title: string;
  /** Name; empty if the title already includes it. */
  readonly name: string;
  readonly details: readonly string[];
  readonly alert: string;
  readonly badge: string;
  /** Address of the container, which is in the same list; null at the top level. */
  readonly parent: string | null;
  readonly isContainer: boolean;
  readonly change: Change;
  /** Text about the change; absent if there is none. */
  readonly changeLines?: readonly string[];
  /** True if the replacement is created before the old resource is destroyed (`create_before_destroy`). */
  readonly createsFirst?: true;
  /** Previous address if this node marks a former position; absent for other nodes. */
  readonly ghostOf?: string;
  /** Number of identical instances that the node represents. */
  readonly count: number;
}

/** An edge. Both ends are in the list of nodes. */
export interface SummaryEdge {
  readonly from: string;
  readonly to: string;
  readonly twoWay: boolean;
  readonly label: string;
  readonly inferred: boolean;
  /** True if the edge carries no request and no data. */
  readonly thin?: true;
  /** Difference from before; absent if unchanged. */
  readonly change?: 'create' | 'delete' | 'update' | 'move';
}

/** Formats that a comment shows as an image and as text, and that it links to as the interactive page. */
export const SHOWN = { picture: 'png', text: 'mermaid', page: 'html' } as const satisfies Readonly<
  Record<string, Format>
>;

/** Content of a picture: `whole` is the full architecture, `change` only the change and its surroundings. */
export type PictureContent = 'whole' | 'change';

type Prefix = '' | 'dark' | 'change' | 'darkChange';
/** A format in the light or dark theme, of the full architecture or of the change; or the graph in graph format 1.0. */
export type FileKind = Format | `${Exclude<Prefix, ''>}${Capitalize<Format>}` | 'graph';

const PREFIXES = { whole: { light: '', dark: 'dark' }, change: { light: 'change', dark: 'darkChange' } } as const;

/** Returns the file kind of a picture, with a prefix for its theme and content: `darkSvg`, `changePng`. */
export function fileKindOf(format: Format, tone: 'light' | 'dark', shows: PictureContent): FileKind {
  const prefix = PREFIXES[shows][tone];
  const capital = `${format.charAt(0).toUpperCase()}${format.slice(1)}` as Capitalize<Format>;
  return prefix === '' ? format : `${prefix}${capital}`;
}

const PICTURES = FORMAT_NAMES.filter((format) => formatRow(format).needs === 'layout');

/** File kinds in the order in which they are listed. */
export const FILE_KINDS: readonly FileKind[] = [
  ...FORMAT_NAMES,
  ...PICTURES.map((format) => fileKindOf(format, 'dark', 'whole')),
  ...PICTURES.flatMap((format) => [fileKindOf(format, 'light', 'change'), fileKindOf(format, 'dark', 'change')]),
  'graph',
];

/** Local file paths by kind; absent if the format was not requested. */
export type DiagramFiles = Readonly<Partial<Record<FileKind, string>>>;

/** The change of a diagram. If nothing changes, the report has no entries, and its sentence says so. */
export interface DiagramChange {
  readonly report: ChangeReport;
  /** Number of changed nodes beyond the report's limit. */
  readonly omitted: number;
  /** Content of the change picture. */
  readonly graph: GraphSummary;
  /** Commits that the report's line numbers refer to; absent if unknown. */
  readonly commits?: Commits;
}

/** The commits of two revisions, as far as they are known. */
export interface Commits {
  readonly before?: string;
  readonly after?: string;
}

/** Reason why a diagram was not compared with the code before although it should have been. */
export interface NotCompared {
  readonly reason: string;
  /** Parse errors that caused it. They are listed with the reason and not among the warnings. */
  readonly faults: readonly string[];
}

/** True if no node, edge, exposure or right changes. */
export const isEmptyChange = ({ report, omitted }: DiagramChange): boolean =>
  report.nodes.length + report.edges.length + (report.exposure?.length ?? 0) + (report.rights?.length ?? 0) === 0 &&
  omitted === 0;

/**
 * Returns the key of a picture among those of all diagrams: `network`, `network.change`. Unique, because an id has no
 * dot.
 */
export const pictureKey = (id: string, shows: PictureContent): string => (shows === 'change' ? `${id}.change` : id);

/** A drawn root module, plan or graph file. */
export interface Diagram {
  /** Unique within a run and stable between runs: `[a-z0-9]` and hyphens, at most 64 characters. */
  readonly id: string;
  readonly title: string;
  /** Path of the source relative to the repository root, with `/`; `.` for the root itself. */
  readonly path: string;
  /** Resource count as in the run's summary line. */
  readonly resources: number;
  /** Counts by outcome; absent if the source is a graph file. */
  readonly ledger?: { readonly drawn: number; readonly folded: number; readonly hidden: number };
  /** Resources removed by annotation files; absent if there are none. */
  readonly removed?: readonly Removed[];
  readonly counts: ChangeCounts;
  readonly files: DiagramFiles;
  readonly graph: GraphSummary;
  /** Absent if there is nothing to compare with and the source does not know changes. */
  readonly change?: DiagramChange;
  /** Present if a required comparison failed; `change` is absent then. */
  readonly notCompared?: NotCompared;
  /** Previous path of the directory if it looks renamed; the comparison used that path. */
  readonly renamedFrom?: string;
  /** True if the event affects the diagram (the plan changes it, or its code was touched), or if that is unknown. */
  readonly changed: boolean;
  /** Warnings of the pipeline, in its order. */
  readonly warnings: readonly string[];
  /** Addresses that rest on placeholders or assumptions. */
  readonly assumptions: readonly string[];
  /** Hexadecimal hash of the graph and all drawing options. Diagrams with equal hashes look the same. */
  readonly sha256: string;
}

/** An upload: a group of files of one diagram, or a single file. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  /** URL for readers, who must be signed in. */
  readonly url: string;
  /** True for a page that opens in the browser. */
  readonly isPage?: true;
}

/** Roots without a picture, as paths relative to the repository root. */
export interface Absent {
  /** Roots that the change deletes. */
  readonly deleted: readonly string[];
  /** Roots that should have been drawn but whose job failed. */
  readonly missing: readonly string[];
  /** True if a search for roots took place. Without diagrams, no root has changed then. */
  readonly isKnown: boolean;
  /** Roots that read a changed resource or output; absent if there are none, or they were not searched for. */
  readonly affected?: readonly AffectedRoot[];
}

/** A root that reads something from a changed one. It may itself have a picture. */
export interface AffectedRoot {
  readonly path: string;
  readonly reads: readonly RootRead[];
}

/** A value that one root reads from another one. Paths are relative to the repository root. */
export interface RootRead {
  /** Path of the other root. */
  readonly of: string;
  /** The output, or the address of the resource if no output is in between; empty if only the root is known. */
  readonly name: string;
  /** Address of the resource that is read; absent if there is none. */
  readonly resource?: string;
  /** File and line of the reader: `shop/prod/main.tf:7`. */
  readonly at?: string;
  /** True if another root may be meant. */
  readonly isLikely?: boolean;
}

/**
 * Returns the roots that read a changed resource of a diagram, sorted by path. A value without a resource counts if
 * anything in its root has changed.
 * @param readers values that roots read from those of the diagrams
 */
export function affectedRoots(
  readers: readonly AffectedRoot[],
  diagrams: readonly Pick<Diagram, 'path' | 'change'>[],
): readonly AffectedRoot[] {
  const changed = new Map(
    diagrams.flatMap(({ path, change }) =>
      change === undefined || (isEmptyChange(change) && change.report.touched === undefined)
        ? []
        : [[path, { addresses: changedAddresses(change.report), isPartial: change.omitted > 0 }] as const],
    ),
  );
  const isChanged = ({ of, resource }: RootRead): boolean => {
    const root = changed.get(of);
    return (
      root !== undefined &&
      (root.isPartial ||
        resource === undefined ||
        [resource, withoutKey(resource)].some((address) => root.addresses.has(address)))
    );
  };
  return readers
    .map(({ path, reads }) => ({ path, reads: reads.filter(isChanged) }))
    .filter(({ reads }) => reads.length > 0)
    .sort((a, b) => byText(a.path, b.path));
}

/** Returns the addresses of all changed resources, drawn or not. Several instances have the address of their block. */
const changedAddresses = ({ nodes, touched = [] }: ChangeReport): ReadonlySet<string> =>
  new Set([
    ...nodes.flatMap(({ address, origin = address, parts = [] }) => [
      address,
      origin,
      ...parts.map((part) => part.address),
    ]),
    ...touched.flatMap(({ address, origin }) => [address, origin]),
  ]);

/** URLs of one picture. Each is tied to a commit, so that a cached page never shows a stale picture. */
export interface ImageUrls {
  readonly light: string;
  readonly dark: string | null;
}

/** Differences in Markdown between hosts. */
export interface Dialect {
  /** `picture`: one image each for light and dark screens. `plain`: one image. */
  readonly image: 'picture' | 'plain';
  /** Lines around a Mermaid diagram. */
  readonly fence: { readonly begin: string; readonly end: string };
  /** URL of a line of code at the host; absent if the host has none. */
  readonly lineUrl?: LineUrl;
}

/** The dialect of GitHub, without links to lines, which need the URL of the repository. */
export const GITHUB: Dialect = { image: 'picture', fence: { begin: '```mermaid', end: '```' } };
