/** The change report as data. The sentence, the table and the JSON are derived from it. */
import type { DataFate } from '../../catalog/settings.js';
import type {
  ChangeCounts,
  ChangeDetails,
  ChangedPart,
  ChangedValue,
  ChangeName,
  ResourceFact,
  Touched,
} from '../../graph/changes.js';
import type { ExposureChange } from '../../graph/exposure.js';
import type { GraphEdge } from '../../graph/model.js';
import type { Principal, RightsChange, Subject } from '../../graph/rights.js';

/** A line of the code in one revision. */
export interface SourceLine {
  readonly side: 'before' | 'after';
  /** Path relative to the root of the repository, or of the source if no repository is known; with `/`. */
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
}

/** Evidence of an entry: its Terraform address and its line. Both are absent if the source does not know them. */
export interface Evidence {
  /** Address as Terraform writes it. */
  readonly origin?: string;
  readonly source?: SourceLine;
}

/** The resource that proves an entry that is not a resource itself. */
export interface Proof {
  /** Address as Terraform writes it. */
  readonly address: string;
  readonly source?: SourceLine;
}

export interface ReportedValue extends ChangedValue {
  /** Line of the attribute in the file of `source`; absent if unknown. */
  readonly line?: number;
}

export interface ReportedPart extends ChangedPart {
  readonly source?: SourceLine;
  /** Facts about a new or removed part, most informative first; absent if unknown. */
  readonly facts?: readonly ResourceFact[];
}

export interface ReportedNode extends Omit<ChangeDetails, 'values' | 'parts'>, Evidence {
  readonly address: string;
  /** Terraform addresses of the resources that the node stands for; absent for a single one. */
  readonly origins?: readonly string[];
  /** Evidence of a zone or region, which no resource creates. */
  readonly by?: Proof;
  readonly values?: readonly ReportedValue[];
  readonly parts?: readonly ReportedPart[];
  /** Fate of the data of a removed or replaced store; absent for any other resource. */
  readonly fate?: DataFate;
  /**
   * Facts of a new resource: engine, version, size, number and availability, then what else tells it; absent for none.
   */
  readonly facts?: readonly ResourceFact[];
  readonly type: string;
  readonly change: Exclude<ChangeName, 'none'>;
  /** Product name of the type. */
  readonly title: string;
  /** Empty if the title says everything. */
  readonly name: string;
  /**
   * Text that distinguishes the node from others of the same title and name: a module, container or address. Absent if
   * unique.
   */
  readonly qualifier?: string;
  /** Singular noun for running text: `queue`. */
  readonly noun?: string;
  /** Titles of the enclosing containers, outermost first. */
  readonly boxes: readonly string[];
  /** Titles of the previous containers, if they differ. */
  readonly boxesBefore?: readonly string[];
  readonly isBox: boolean;
  /** Number of resources that the node stands for. */
  readonly count: number;
}

/** Ends are graph addresses; a node there may itself be unchanged. */
export interface ReportedEdge {
  readonly from: string;
  readonly to: string;
  readonly change: Exclude<NonNullable<GraphEdge['change']>, 'move'>;
  readonly label: string;
  /** Title and name of the source; `toName`: of the target. */
  readonly fromName: string;
  readonly toName: string;
  /** True if no resource states the edge, as for incoming traffic from external users. */
  readonly isInferred?: true;
  /** The resource that refers to the other end; for an edge of external users, the resource at the other end. */
  readonly by?: Proof;
}

/** An opening or closing to external users, of a resource that may have no node. Its evidence is that of `by`. */
export interface ReportedExposure extends ExposureChange, Evidence {
  readonly address: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly noun: string;
}

/** The subject of a right: a resource with its name, or a text for anybody else. */
export interface ReportedSubject extends Subject {
  readonly type?: string;
  readonly title?: string;
  readonly is?: Principal['is'];
}

/** A gain or loss of rights by a principal that may have no node. */
export interface ReportedRights extends Omit<RightsChange, 'principal' | 'target' | 'keeps'>, Evidence {
  readonly keeps?: readonly ReportedSubject[];
  readonly principal: ReportedSubject;
  readonly target: ReportedSubject;
  /** The change of the resource that grants them, `by`, unless it has a row of its own; absent if unknown. */
  readonly grant?: ChangedPart['change'];
  /** The change as one clause: `lets the IAM role worker administer identities (iam:*)`. */
  readonly text: string;
  /** Addresses of the nodes that are marked for it; empty if neither end is drawn. */
  readonly nodes: readonly string[];
}

/**
 * A resource that changes without a change of the architecture, named by its noun or by the resource that it is part
 * of.
 */
export interface ReportedTouch extends Touched {
  readonly noun: string;
  /** Empty if there is no name. */
  readonly name: string;
  readonly source?: SourceLine;
  /** Facts about a new or removed resource, most informative first; absent if unknown. */
  readonly facts?: readonly ResourceFact[];
}

/** A `moved` block for a likely rename; addresses as Terraform writes them. */
export interface MovedBlock {
  readonly from: string;
  readonly to: string;
}

/**
 * A gap in what is known about changed resources. `condition`: whether they exist; `number`: how many there are;
 * `module`: its contents, because its code was not read; `file`: the contents of files that were not read; `static`:
 * values and numbers that only a plan has, because the code could not be planned; `absent`: changed blocks that have no
 * instances with the present values.
 */
export interface ReportedCaveat {
  readonly kind: 'condition' | 'number' | 'module' | 'file' | 'static' | 'absent';
  /** Terraform addresses of the changed blocks that it is about, sorted; absent for all of the code. */
  readonly addresses?: readonly string[];
  /** Text after `Not known:`. */
  readonly text: string;
  /** Line of the block that the first address names; absent if unknown. */
  readonly source?: SourceLine;
}

/** A danger of which a change has been found to be free. */
export type ClearDanger = 'data' | 'access' | 'rights';

/**
 * The change report. Members may be added within `version` 1, but never removed or changed. Lists are sorted: nodes by
 * address, edges by their ends.
 */
export interface ChangeReport {
  readonly version: 1;
  /** At most three clauses, largest effect first; states so if nothing changes. */
  readonly sentence: string;
  /** Number of changed resources; a moved resource counts once. */
  readonly counts: ChangeCounts;
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
  /** Absent if there are none. */
  readonly exposure?: readonly ReportedExposure[];
  /** Absent if there are none. */
  readonly rights?: readonly ReportedRights[];
  /** Sorted by address; absent if there are none. */
  readonly touched?: readonly ReportedTouch[];
  /** Sorted by `from`; absent if there are none. */
  readonly movedBlocks?: readonly MovedBlock[];
  /** Dangers that were looked for and not found; absent if any was found, or if anything is removed or replaced. */
  readonly clear?: readonly ClearDanger[];
  /** Gaps in what is known about the changed resources and the code; absent if there are none. */
  readonly caveats?: readonly ReportedCaveat[];
  /** Names of the removed outputs of the root module, sorted; absent if there are none. */
  readonly removedOutputs?: readonly string[];
}

// ---- Rows of the table, independent of the format

/** One row of the table of changes. */
export interface Row {
  readonly change: Exclude<ChangeName, 'none'>;
  /** Sign of the change: `-/+`. Empty for a resource that stays as it is, below which its changed parts are. */
  readonly glyph: string;
  /** Title and name of the changed element; for an edge, both ends: `api → jobs`. */
  readonly subject: string;
  /** Titles of the containers, outermost first. */
  readonly where: readonly string[];
  readonly values: readonly string[];
  readonly why: readonly string[];
  /** Changes of the parts that have no icon. */
  readonly parts: readonly PartRow[];
  /** Terraform addresses as evidence, each with its line if known. */
  readonly code: readonly Proof[];
  /** True if data is lost or something is opened to external users; absent otherwise. */
  readonly isDanger?: true;
  /** True for a change without a change of the architecture; absent otherwise. */
  readonly isTouched?: true;
}

/** A changed part of a row's element, such as a listener of a load balancer. */
export interface PartRow extends Pick<Row, 'glyph' | 'subject' | 'values' | 'why' | 'code'> {
  /** All of it in one line: `adds aws_lb_listener.web`. */
  readonly text: string;
}

// ---- Formats

/** Formats of the change report, with their file extensions. */
export const REPORT_FORMATS = {
  json: { extension: 'json' },
  markdown: { extension: 'md' },
  text: { extension: 'txt' },
} as const;

export type ReportFormat = keyof typeof REPORT_FORMATS;

/** Format names, in the order of the help. */
export const REPORT_FORMAT_NAMES = Object.keys(REPORT_FORMATS) as readonly ReportFormat[];

/** The format without `--format`. */
export const REPORT_FORMAT_DEFAULT: ReportFormat = 'text';
