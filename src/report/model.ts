/** What changes, in words and data: the sentence, the table and the JSON are made of it. */
import type { ChangeCounts, ChangeDetails, ChangeName } from '../graph/changes.js';
import type { ExposureChange } from '../graph/exposure.js';
import type { GraphEdge } from '../graph/model.js';

export interface ReportedNode extends ChangeDetails {
  readonly address: string;
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
}

/** What is opened to those outside, or closed, of a thing that may have no node. */
export interface ReportedExposure extends ExposureChange {
  readonly address: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly noun: string;
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
}
