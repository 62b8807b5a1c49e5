/** What changes, in words and data: the sentence, the table and the JSON are made of it. */
import type { ChangeCounts, ChangeDetails, ChangedPart, ChangedValue, ChangeName } from '../graph/changes.js';
import type { ExposureChange } from '../graph/exposure.js';
import type { GraphEdge } from '../graph/model.js';
import type { Principal, RightsChange, Subject } from '../graph/rights.js';
import type { Touched } from '../graph/touched.js';

/** A line of the code, on one side of the comparison. */
export interface SourceLine {
  readonly side: 'before' | 'after';
  /** Relative to the root of the repository, or of the source where no repository is known; with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Evidence of an entry: how Terraform calls it, and the line that says so. Both are absent where the source does not know. */
export interface Evidence {
  /** The address as Terraform writes it. */
  readonly origin?: string;
  readonly source?: SourceLine;
}

/** The resource that proves an entry which is no resource itself. */
export interface Proof {
  /** As Terraform writes it. */
  readonly address: string;
  readonly source?: SourceLine;
}

export interface ReportedValue extends ChangedValue {
  /** Of the attribute, in the file of `source`; absent where nobody knows. */
  readonly line?: number;
}

/** An attribute of something new, with a value that may be shown. */
export interface ReportedFact {
  readonly name: string;
  readonly value: string;
}

export interface ReportedPart extends ChangedPart {
  readonly source?: SourceLine;
}

export interface ReportedNode extends Omit<ChangeDetails, 'values' | 'parts'>, Evidence {
  readonly address: string;
  /** Addresses of the resources that it stands for, as Terraform writes them; absent for one. */
  readonly origins?: readonly string[];
  /** Of a zone or a region, which no resource builds. */
  readonly by?: Proof;
  readonly values?: readonly ReportedValue[];
  readonly parts?: readonly ReportedPart[];
  /** Of something new: its engine, version, size, number and availability, the first asked first; absent for none. */
  readonly facts?: readonly ReportedFact[];
  readonly type: string;
  readonly change: Exclude<ChangeName, 'none'>;
  /** What people call this kind of thing. */
  readonly title: string;
  /** Empty where the title says it all. */
  readonly name: string;
  /** What tells it from others of its title and name, a module, a box, an address; absent where nothing has to. */
  readonly qualifier?: string;
  /** The title in running text, in the singular: `queue`. */
  readonly noun?: string;
  /** Titles of the boxes around it, outermost first. */
  readonly boxes: readonly string[];
  /** Of the box that it was in, where that is another. */
  readonly boxesBefore?: readonly string[];
  readonly isBox: boolean;
  /** How many it stands for. */
  readonly count: number;
}

/** Ends are addresses of the graph; a node of them may have no change of its own. */
export interface ReportedEdge {
  readonly from: string;
  readonly to: string;
  readonly change: Exclude<NonNullable<GraphEdge['change']>, 'move'>;
  readonly label: string;
  /** Title and name of the ends. */
  readonly fromName: string;
  readonly toName: string;
  /** True if no resource states it: of who comes in from outside. */
  readonly isInferred?: true;
  /** The resource that refers to the other one; of an edge from or to those outside, the resource at its other end. */
  readonly by?: Proof;
}

/** What is opened to those outside, or closed, of a thing that may have no node. Its evidence is that of `by`. */
export interface ReportedExposure extends ExposureChange, Evidence {
  readonly address: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly noun: string;
}

/** Who is meant by a right: a resource with what it is called, or somebody else in words. */
export interface ReportedSubject extends Subject {
  readonly type?: string;
  readonly title?: string;
  readonly is?: Principal['is'];
}

/** What somebody gains or loses, who may have no node. */
export interface ReportedRights extends Omit<RightsChange, 'principal' | 'target'>, Evidence {
  readonly principal: ReportedSubject;
  readonly target: ReportedSubject;
  /** In one clause: `lets the IAM role worker administer identities (iam:*)`. */
  readonly text: string;
  /** Addresses of the nodes that are marked for it; none where neither is drawn. */
  readonly nodes: readonly string[];
}

/** A resource that changes without changing the architecture, with what people call it, or what it is part of. */
export interface ReportedTouch extends Touched {
  readonly noun: string;
  /** Empty where nothing has a name. */
  readonly name: string;
  readonly source?: SourceLine;
}

/** A `moved` block that keeps what looks renamed; addresses as Terraform writes them. */
export interface MovedBlock {
  readonly from: string;
  readonly to: string;
}

/** `version` 1 is only ever added to. Everything is sorted, nodes by address, edges by their ends. */
export interface ChangeReport {
  readonly version: 1;
  /** At most three clauses, largest effect first; of no change it says that. */
  readonly sentence: string;
  /** Resources that change; a thing that moves is one. */
  readonly counts: ChangeCounts;
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
  /** Absent for nothing. */
  readonly exposure?: readonly ReportedExposure[];
  /** Absent for nothing. */
  readonly rights?: readonly ReportedRights[];
  /** In address order; absent for nothing. */
  readonly touched?: readonly ReportedTouch[];
  /** In order of `from`; absent for none. */
  readonly movedBlocks?: readonly MovedBlock[];
}
