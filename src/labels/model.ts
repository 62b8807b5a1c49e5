/**
 * What is said of everything that is drawn: names, captions, changes. Settled once, so that each format says the same; no
 * sizes. Sizes are a picture's own: src/layout/scene.
 */
import type { ChangeCounts, ChangeDetails, ChangeName } from '../graph/changes.js';
import type { Flow, GraphEdge } from '../graph/model.js';

interface Presented {
  /** Address; unique among nodes and boxes. */
  readonly id: string;
  /** Id of the box that it is in; null at the top. */
  readonly parent: string | null;
  /** What people read first: the product for a node, kind and name for a box. */
  readonly title: string;
  /** Values worth a line, the most telling first. */
  readonly details: readonly string[];
  /** What the plan does that can lose data; empty for all else. */
  readonly alert: string;
  /** What the plan does; `none`, too, where the source knows nothing of what exists. */
  readonly change: ChangeName;
  /** What there is to say of the change, for those who write it; absent for nothing. */
  readonly changed?: ChangeDetails;
  /** The same in words for a picture, the most telling first: `db.t3.micro → db.t3.large`, `inside: +2 ~1`. */
  readonly changeLines?: readonly string[];
  /** The one of these that says what has changed outside of Terraform. */
  readonly driftLine?: string;
  /** It stands where the thing with this id was before. */
  readonly ghostOf?: string;
  readonly lookedUp: boolean;
}

export interface PresentedNode extends Presented {
  readonly kind: 'node';
  /** Drawn without being a resource of the source. */
  readonly isExtra?: true;
  readonly type: string;
  readonly icon: string;
  /** Empty where it would only repeat the title. */
  readonly name: string;
  /** How many it stands for. */
  readonly count: number;
  /** `×3`, `×?`; empty for most. */
  readonly badge: string;
  /** The same with the noun; empty for one. */
  readonly instances: string;
  /** Label of the arrow from it to itself; null without one. */
  readonly loop: string | null;
  /** Numbers of the steps of flows that are here; empty for most. */
  readonly steps: readonly number[];
  /** A language model suggests it. */
  readonly suggested: boolean;
  /** Of the second rank: it stands in a strip. */
  readonly isSmall: boolean;
  /** It stands on the border of its parent: a way into a network. */
  readonly onBorder?: true;
  /** What thin arrows would say that are not drawn; empty for most. */
  readonly relations: readonly string[];
}

export interface PresentedBox extends Presented {
  readonly kind: 'box';
  /** Container type; empty for a cloud, a module, a group and a strip, whose ids are no addresses. */
  readonly type: string;
  /** Container type with a variant, `cloud:aws`, `module`, `group` or `strip:security`: the key of `boxFactsOf`. */
  readonly style: string;
  /** How many resources it stands for; absent for one, zero for none. */
  readonly count?: number;
  /** A place without frame and title. */
  readonly bare?: true;
  /** For a line that stands for several boxes: the title of each. */
  readonly folded?: readonly string[];
}

export interface PresentedEdge {
  readonly from: string;
  readonly to: string;
  /** Requests start at either end. */
  readonly twoWay: boolean;
  readonly label: string;
  readonly steps: readonly number[];
  /** The source does not say it in so many words. */
  readonly inferred: boolean;
  /** A language model suggests it. */
  readonly suggested: boolean;
  /** No request and no data goes this way. */
  readonly thin: boolean;
  /** How many resources it stands for; absent for none. */
  readonly count?: number;
  /** How it differs from before; absent for not at all. `move` joins a ghost to where the thing is now. */
  readonly change?: GraphEdge['change'];
}

export interface Presentation {
  /** Empty for none. */
  readonly title: string;
  /** How much there is; empty without a title. */
  readonly subtitle: string;
  /** All that changes, in a sentence; absent where no two sides are compared. */
  readonly sentence?: string;
  /** Boxes before what is in them; siblings in the order in which ties are broken. */
  readonly items: readonly (PresentedNode | PresentedBox)[];
  readonly edges: readonly PresentedEdge[];
  readonly flows: readonly Flow[];
  /** How many resources change in each way, ghosts not counted; absent where changes are not shown. */
  readonly changes?: ChangeCounts;
  /** The plan's own sum of them, and how many of them are not to be seen; absent where nothing is to be said. */
  readonly inAll?: string;
}
