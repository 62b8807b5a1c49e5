/**
 * What lies beside the pictures in an artifact, so that another job can report them: a diagram as JSON. It names no file;
 * which ones there are follows from the id.
 */

import { cut } from '../../comment/cut.js';
import {
  ADDRESS_KEPT_MAX,
  CHANGED_MAX,
  CHANGED_VALUES_MAX,
  SUMMARY_EDGES_MAX,
  SUMMARY_NODES_MAX,
  TEXT_LENGTH_MAX,
} from '../../comment/limits.js';
import { type Diagram, FILE_KINDS, type FileKind } from '../../comment/model.js';
import { CHANGES } from '../../graph/changes.js';
import { directionsEscaped } from '../../graph/directions.js';
import { NESTING_MAX } from '../../limits.js';
import { SAID_MAX } from './limits.js';

/** Grows with every change that an older reader would misread. */
const FORMAT = 2;

export interface Manifest extends Omit<Diagram, 'files'> {
  readonly groundplan: typeof FORMAT;
  readonly files: readonly FileKind[];
}

export function serialiseManifest({ files, warnings, assumptions, removed, ...diagram }: Diagram): string {
  const manifest: Manifest = {
    groundplan: FORMAT,
    ...diagram,
    title: cut(diagram.title),
    files: FILE_KINDS.filter((kind) => files[kind] !== undefined),
    ...(removed !== undefined && {
      removed: removed.slice(0, SAID_MAX).map(({ by, resources }) => ({ by: cut(by), resources })),
    }),
    warnings: warnings.slice(0, SAID_MAX).map(cut),
    assumptions: assumptions.slice(0, SAID_MAX).map(cut),
  };
  return `${directionsEscaped(JSON.stringify(manifest))}\n`;
}

const text = (maxLength = TEXT_LENGTH_MAX) => ({ type: 'string', maxLength });
const said = { type: 'array', maxItems: SAID_MAX, items: text() };
const number = { type: 'integer', minimum: 0, maximum: 10_000_000 };
const object = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
});

const COUNTED = ['create', 'update', 'delete', 'replace', 'none'];
const ADDRESS = text(ADDRESS_KEPT_MAX);
const TEXT_OR_NULL = { ...text(), type: ['string', 'null'] };

const NODE = {
  address: ADDRESS,
  type: text(200),
  title: text(),
  name: text(),
  details: { type: 'array', maxItems: 2, items: text() },
  alert: text(),
  badge: text(20),
  parent: { ...ADDRESS, type: ['string', 'null'] },
  isContainer: { type: 'boolean' },
  change: { enum: [...CHANGES] },
  count: number,
};
/** What is said of a change. */
const NODE_CHANGED = {
  changeLines: { type: 'array', maxItems: 4, items: text() },
  createsFirst: { const: true },
  ghostOf: ADDRESS,
};
const EDGE = { from: ADDRESS, to: ADDRESS, twoWay: { type: 'boolean' }, label: text(), inferred: { type: 'boolean' } };

const EDGE_CHANGES = ['create', 'delete', 'update', 'move'];
const GRAPH = object({
  nodes: { type: 'array', maxItems: SUMMARY_NODES_MAX, items: object(NODE, NODE_CHANGED) },
  edges: {
    type: 'array',
    maxItems: SUMMARY_EDGES_MAX,
    items: object(EDGE, { thin: { const: true }, change: { enum: EDGE_CHANGES } }),
  },
  omitted: object({ nodes: number, edges: number }),
});

const MARKS = CHANGES.filter((change) => change !== 'none');
const COUNTS = object({}, Object.fromEntries(CHANGES.map((change) => [change, number])));
const VALUE = object({ name: text(), before: TEXT_OR_NULL, after: TEXT_OR_NULL }, { forces: { const: true } });
const VALUES = { type: 'array', maxItems: CHANGED_VALUES_MAX, items: VALUE };
const EXPOSURE = {
  change: { enum: ['opens', 'closes'] },
  what: text(200),
  to: text(200),
  by: ADDRESS,
};
const TITLES = { type: 'array', maxItems: NESTING_MAX, items: text() };

const PART = object({ address: ADDRESS, change: { enum: MARKS } }, { values: VALUES });

/** As `ChangeReport` has it. */
const REPORT = object(
  {
    version: { const: 1 },
    sentence: text(),
    counts: COUNTS,
    nodes: {
      type: 'array',
      maxItems: CHANGED_MAX,
      items: object(
        {
          address: ADDRESS,
          type: text(200),
          change: { enum: MARKS },
          title: text(),
          name: text(),
          boxes: TITLES,
          isBox: { type: 'boolean' },
          count: number,
        },
        {
          noun: text(200),
          qualifier: text(),
          parts: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: PART },
          boxesBefore: TITLES,
          createsFirst: { const: true },
          movedFrom: ADDRESS,
          isImported: { const: true },
          isForgotten: { const: true },
          values: VALUES,
          reason: text(200),
          folded: COUNTS,
          instances: COUNTS,
          countBefore: number,
          drift: VALUES,
          exposure: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: object(EXPOSURE, { at: ADDRESS }) },
          looksLike: ADDRESS,
        },
      ),
    },
    edges: {
      type: 'array',
      maxItems: CHANGED_MAX,
      items: object({
        from: ADDRESS,
        to: ADDRESS,
        change: { enum: EDGE_CHANGES },
        label: text(),
        fromName: text(),
        toName: text(),
      }),
    },
  },
  {
    exposure: {
      type: 'array',
      maxItems: CHANGED_MAX,
      items: object(
        {
          address: ADDRESS,
          type: text(200),
          title: text(),
          name: text(),
          noun: text(200),
          ...EXPOSURE,
        },
        { at: ADDRESS },
      ),
    },
  },
);

/** JSON Schema of a manifest. */
export const MANIFEST_SCHEMA = object(
  {
    groundplan: { const: FORMAT },
    id: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$' },
    title: text(),
    path: text(4096),
    resources: number,
    counts: object(Object.fromEntries(COUNTED.map((change) => [change, number]))),
    changed: { type: 'boolean' },
    files: { type: 'array', uniqueItems: true, items: { enum: FILE_KINDS } },
    warnings: said,
    assumptions: said,
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    graph: GRAPH,
  },
  {
    ledger: object({ drawn: number, folded: number, hidden: number }),
    removed: { type: 'array', maxItems: SAID_MAX, items: object({ by: text(), resources: number }) },
    change: object({ report: REPORT, omitted: number, graph: GRAPH }),
  },
);
