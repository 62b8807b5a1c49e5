/** What a table says of each change, whatever it is written in. Texts are foreign: who writes them makes them harmless. */
import {
  CHANGES,
  type ChangeCounts,
  type ChangedPart,
  type ChangedValue,
  type ChangeName,
  countsInGlyphs,
  glyphOf,
  partsApart,
} from '../graph/changes.js';
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { PARTS_MAX } from './limits.js';
import * as messages from './messages.js';
import type { ChangeReport, ReportedEdge, ReportedExposure, ReportedNode } from './model.js';
import { calledApart, inOne } from './names.js';

export interface Row {
  readonly change: Exclude<ChangeName, 'none'>;
  readonly glyph: string;
  readonly what: string;
  /** Titles of the boxes, outermost first. */
  readonly where: readonly string[];
  readonly values: readonly string[];
  readonly why: readonly string[];
  /** What changes of what is part of it: `adds aws_lb_listener.web`. */
  readonly parts: readonly string[];
}

/** What is taken away first, then as in CHANGES; of each by address, arrows last. */
export function rowsOf({ nodes, edges, exposure = [] }: ChangeReport): Row[] {
  const shown = new Set(nodes.map(({ address }) => address));
  const others = exposure.filter(({ address }) => !shown.has(address));
  const rows = [...nodes.map(nodeRow), ...others.map(exposureRow), ...edges.map(edgeRow)];
  return CHANGES.flatMap((change) => rows.filter((row) => row.change === change));
}

function nodeRow(node: ReportedNode): Row {
  const { change, count, boxes, boxesBefore, exposure = [], values = [] } = node;
  // Where it stands is in the next column.
  const qualifier = boxes.at(-1) === node.qualifier ? '' : node.qualifier;
  const what = calledApart(inOne(node), qualifier);
  return {
    change,
    glyph: glyphOf(change, node),
    what: count > 1 ? messages.times(count, what) : what,
    where: boxes,
    values: [
      ...exposure.map(openedInWords),
      ...values.map(valueInWords),
      ...counted(node),
      ...placed(boxesBefore, boxes),
    ].slice(0, PARTS_MAX),
    why: whyOf(node).slice(0, PARTS_MAX),
    parts: partsOf(node),
  };
}

const edgeRow = ({ change, fromName, toName, label }: ReportedEdge): Row => ({
  change,
  glyph: glyphOf(change),
  what: messages.wasAndIs(fromName, toName),
  where: [],
  values: label === '' ? [] : [label],
  why: [],
  parts: [],
});

/** Of what has no icon: what has one says it in its own row. */
const exposureRow = (one: ReportedExposure): Row => ({
  change: 'update',
  glyph: glyphOf('update'),
  what: inOne(one),
  where: [],
  values: [openedInWords(one)],
  why: [],
  parts: [],
});

const openedInWords = ({ change, what, to }: Pick<ReportedExposure, 'change' | 'what' | 'to'>): string =>
  messages.openedLine(change, what, to);

const valueInWords = ({ name, before, after }: ChangedValue): string =>
  messages.namedValue(name, messages.wasAndIs(before ?? messages.NO_VALUE, after ?? messages.NOT_KNOWN));

const counted = ({ countBefore, count }: ReportedNode): string[] =>
  countBefore === undefined ? [] : [messages.wasAndIs(`×${countBefore}`, `×${count}`)];

function placed(before: readonly string[] | undefined, now: readonly string[]): string[] {
  if (before === undefined) return [];
  const end = (boxes: readonly string[]): string => boxes.at(-1) ?? messages.NO_VALUE;
  return [messages.wasAndIs(end(before), end(now))];
}

function whyOf(node: ReportedNode): string[] {
  const { change, values = [], reason, movedFrom, looksLike, instances, folded, drift } = node;
  const forcing = values.filter(({ forces }) => forces === true).map(({ name }) => name);
  return [
    ...(reason === undefined ? [] : [messages.REASONS.get(reason) ?? reason]),
    ...(forcing.length === 0 ? [] : [messages.forcedBy(forcing.join(', '))]),
    ...(node.createsFirst === true ? [messages.NEW_FIRST] : []),
    ...(movedFrom === undefined ? [] : [messages.movedFrom(movedFrom)]),
    ...(node.isImported === true && change !== 'import' ? [messages.ALSO_IMPORTED] : []),
    ...(node.isForgotten === true ? [messages.STAYS] : []),
    // By address: people call both the same, and the address is what a `moved` block wants.
    ...(looksLike === undefined ? [] : [(change === 'delete' ? messages.looksRenamed : messages.looksLike)(looksLike)]),
    ...(instances === undefined ? [] : [messages.ofInstances(countsInGlyphs(instances))]),
    ...insideOf(change, folded, areNamed(node)),
    ...(drift === undefined ? [] : [messages.DRIFTED]),
  ];
}

const areNamed = ({ folded = {}, parts = [] }: ReportedNode): boolean =>
  CHANGES.every((change) => (folded[change] ?? 0) === parts.filter((part) => part.change === change).length);

/** What is new or gone is so with its parts, but for the other half of a pair, which may stay. */
function partsOf({ type, change, parts = [], values = [] }: ReportedNode): string[] {
  const isSaid = ({ name }: ChangedValue): boolean => values.some((value) => value.name === name);
  const isHalf = ({ address }: ChangedPart): boolean => parseTerraformAddress(address)?.type === type;
  const apart = parts.filter(
    (part) => part.change !== change || (change !== 'create' && change !== 'delete') || isHalf(part),
  );
  const shown = apart.slice(0, PARTS_MAX).map((part) => {
    const more = (part.values ?? []).filter((value) => !isSaid(value)).map(valueInWords);
    const done = messages.partDone(messages.PART_VERBS[part.change], part.address);
    return more.length === 0 ? done : messages.toldApart(done, more.join(', '));
  });
  return [...shown, ...(apart.length > shown.length ? [messages.rowsMore(apart.length - shown.length)] : [])];
}

/** Where their addresses are not known. */
function insideOf(change: ChangeName, folded: ChangeCounts = {}, isNamed = false): string[] {
  const counts = isNamed ? '' : countsInGlyphs(partsApart(change, folded));
  return counts === '' ? [] : [messages.inside(counts)];
}
