/** How a thing differs: what a mark, a row of the table and the sentence say. Between a state and a plan, or two graphs. */

import type { ExposureChange } from './exposure.js';
import type { RightsChange } from './rights.js';

/** What takes something away comes first: the order of tables, legends and sentences. */
export const CHANGES = [
  'delete',
  'replace',
  'create',
  'update',
  'move',
  'import',
  'forget',
  'deferred',
  'none',
] as const;

/**
 * `forget`: no longer managed, and still there. `move`: the same thing under another address or in another box. `import`:
 * there already, and managed from now on. `deferred`: not decided yet. Of several that are true the first in the list.
 */
export type ChangeName = (typeof CHANGES)[number];

/** How many of each; absent for none. */
export type ChangeCounts = Readonly<Partial<Record<ChangeName, number>>>;

/** An attribute on the allow-list of `catalog/attributes.ts`. */
export interface ChangedValue {
  readonly name: string;
  /** Null for none, and for one that is not known yet. */
  readonly before: string | null;
  readonly after: string | null;
  /** It is why the thing is replaced. */
  readonly forces?: true;
}

/** What a rule of a firewall does. */
export interface FirewallRule {
  readonly does: 'allows' | 'denies';
  /** `inbound traffic`, `outbound traffic on port 443`. */
  readonly what: string;
  /** Address ranges and service tags; absent where they are not known. */
  readonly from?: readonly string[];
  readonly to?: readonly string[];
}

/** A resource that is part of another one and changes otherwise than that does. */
export interface ChangedPart {
  /** As Terraform writes it. */
  readonly address: string;
  readonly change: Exclude<ChangeName, 'none'>;
  /** Name that it has in its cloud, where the source says it and that it goes is a loss. */
  readonly name?: string;
  /** Names of attributes that are why it is replaced. */
  readonly forcedBy?: readonly string[];
  /** By name. */
  readonly values?: readonly ChangedValue[];
  /** Of a rule of a firewall that comes or goes. */
  readonly rule?: FirewallRule;
}

/** What there is to say of a change beside its name. */
export interface ChangeDetails {
  /** Replaced: the new one is made before the old one is gone. */
  readonly createsFirst?: true;
  /** Also moved: its address before, as Terraform writes it. */
  readonly movedFrom?: string;
  /** Also imported. */
  readonly isImported?: true;
  /** What is deleted or replaced stays where it is, unmanaged: `destroy = false`. */
  readonly isForgotten?: true;
  /** By name. */
  readonly values?: readonly ChangedValue[];
  /** Terraform's own word for why: `replace_because_tainted`. */
  readonly reason?: string;
  /** Names of attributes that are why it is replaced, also of those whose values are not shown. */
  readonly forcedBy?: readonly string[];
  /** The same for those for which it may be replaced: the provider decides by the values. */
  readonly mayBeForcedBy?: readonly string[];
  /** Of the resources that are part of it and have no icon. */
  readonly folded?: ChangeCounts;
  /** Which these are, by address: those that have one of their own. */
  readonly parts?: readonly ChangedPart[];
  /** Of the instances that it stands for, where not all change alike. */
  readonly instances?: ChangeCounts;
  /** How many it stood for before, where that is another number. */
  readonly countBefore?: number;
  /** What has changed outside of Terraform since the last run: values, or only that something has. */
  readonly drift?: readonly ChangedValue[];
  /** What of it is opened to those outside, and what is closed. */
  readonly exposure?: readonly ExposureChange[];
  /** What whoever it is gains or loses; of what nobody drawn has a right on, what others do. */
  readonly rights?: readonly RightsChange[];
  /** Address of a thing that is gone or new, and may be this one under another name. */
  readonly looksLike?: string;
  /** Of a rule of a firewall that comes or goes. */
  readonly rule?: FirewallRule;
}

/** A plan in Terraform's numbers. */
export interface PlanSummary {
  readonly import: number;
  readonly add: number;
  readonly change: number;
  readonly destroy: number;
  readonly forget: number;
}

/** What changes of all that there is, whatever of it is drawn. */
export interface AllChanges {
  readonly counts: ChangeCounts;
  /** The same in Terraform's numbers; absent for what is no plan. */
  readonly plan?: PlanSummary;
  /** How many of them have no place in the graph. */
  readonly hidden?: number;
  /** The others as its nodes count them, before less of it is drawn: what changes inside is a change of its host, too. */
  readonly shown?: ChangeCounts;
  /** How many resources there were, where two sides are compared. */
  readonly before?: number;
  /** All of it in a sentence, where two sides are compared. */
  readonly sentence?: string;
}

/** As Terraform writes them, where it has a sign; a replacement says by its order what is there meanwhile. */
const GLYPHS: Readonly<Record<ChangeName, string>> = {
  delete: '-',
  replace: '-/+',
  create: '+',
  update: '~',
  move: '→',
  import: '←',
  forget: '.',
  deferred: '?',
  none: '',
};

export const glyphOf = (change: ChangeName, { createsFirst }: ChangeDetails = {}): string =>
  change === 'replace' && createsFirst === true ? '+/-' : GLYPHS[change];

const OPENS: ReadonlySet<ChangeName> = new Set(['create', 'update', 'move', 'import']);

/**
 * Whether something is opened to outside and is there afterwards. What is removed or replaced has the mark of that: it may
 * lose data.
 */
export const isOpened = ({
  change,
  changed,
}: {
  readonly change: ChangeName;
  readonly changed?: ChangeDetails;
}): boolean => OPENS.has(change) && changed?.exposure?.some((one) => one.change === 'opens') === true;

/** With so many more of a change. */
export const countedWith = (counts: ChangeCounts = {}, change: ChangeName, more = 1): ChangeCounts => ({
  ...counts,
  [change]: (counts[change] ?? 0) + more,
});

/** What changes in the parts of a thing otherwise than it does: what is new or gone is so with all its parts. */
export const partsApart = (change: ChangeName, folded: ChangeCounts): ChangeCounts =>
  change === 'create' || change === 'delete' ? { ...folded, [change]: 0 } : folded;

/** `+2 ~1`, in the order of all lists of changes. */
export const countsInGlyphs = (counts: ChangeCounts): string =>
  CHANGES.flatMap((change) => {
    const count = counts[change] ?? 0;
    return count === 0 || change === 'none' ? [] : [`${glyphOf(change)}${count}`];
  }).join(' ');
