/**
 * The manifest next to the pictures in an artifact: a diagram as JSON for the job that reports it. It contains no file
 * names, because they follow from the id. A manifest may come from untrusted code, so `gather.ts` validates it against
 * MANIFEST_SCHEMA.
 */

import { DATA_FATES } from '../../catalog/settings.js';
import { CHANGES } from '../../graph/changes.js';
import { escapeDirectionMarks } from '../../graph/direction-marks.js';
import { LEVELS } from '../../graph/rights.js';
import { NESTING_MAX } from '../../limits.js';
import {
  ADDRESSES_REMEMBERED_MAX,
  CHANGE_LINES_MAX,
  CHANGED_MAX,
  CHANGED_VALUES_MAX,
  DETAILS_MAX,
  SUMMARY_EDGES_MAX,
  SUMMARY_NODES_MAX,
  TEXT_LENGTH_MAX,
} from '../../pull-request/limits.js';
import { type Diagram, FILE_KINDS, type FileKind } from '../../pull-request/model.js';
import { cut } from '../../pull-request/summarise.js';
import { MANIFEST_NOTES_MAX, PATH_LENGTH_MAX } from '../limits.js';

/** Format version; incremented with every change that an older reader would misinterpret. */
const FORMAT = 2;

/** A diagram with the kinds of its files instead of their paths. */
export interface Manifest extends Omit<Diagram, 'files'> {
  readonly groundplan: typeof FORMAT;
  readonly files: readonly FileKind[];
}

/** Returns the manifest as one line of JSON, with strings and lists cut to the limits of its schema. */
export function serialiseManifest({ files, warnings, assumptions, removed, notCompared, ...diagram }: Diagram): string {
  const manifest: Manifest = {
    groundplan: FORMAT,
    ...diagram,
    title: cut(diagram.title),
    files: FILE_KINDS.filter((kind) => files[kind] !== undefined),
    ...(removed !== undefined && {
      removed: removed.slice(0, MANIFEST_NOTES_MAX).map(({ by, resources }) => ({ by: cut(by), resources })),
    }),
    ...(notCompared !== undefined && {
      notCompared: {
        reason: cut(notCompared.reason),
        faults: notCompared.faults.slice(0, MANIFEST_NOTES_MAX).map(cut),
      },
    }),
    warnings: warnings.slice(0, MANIFEST_NOTES_MAX).map(cut),
    assumptions: assumptions.slice(0, MANIFEST_NOTES_MAX).map(cut),
  };
  return `${escapeDirectionMarks(JSON.stringify(manifest))}\n`;
}

// ---- Schemas of the parts, in JSON Schema.
// The limits bound what a hostile manifest can hold. src/pull-request/summarise.ts writes within the same limits.

const text = (maxLength = TEXT_LENGTH_MAX) => ({ type: 'string', maxLength });
/** Types, attribute names, ports, sources, and other strings that groundplan writes itself. */
const SHORT_TEXT = text(200);
/** Badge of an icon that stands for several resources: `×120`. */
const BADGE = text(20);
const NOTES = { type: 'array', maxItems: MANIFEST_NOTES_MAX, items: text() };
/** A count, a line or a number of instances. */
const COUNT = { type: 'integer', minimum: 0, maximum: 10_000_000 };
/** Returns the schema of an object that has all `properties`, may have the optional ones, and has no others. */
const object = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
  additionalProperties: false,
});

const COUNTED_CHANGES = ['create', 'update', 'delete', 'replace', 'none'];
const ADDRESS = text(ADDRESSES_REMEMBERED_MAX);
const TEXT_OR_NULL = { ...text(), type: ['string', 'null'] };

const NODE = {
  address: ADDRESS,
  type: SHORT_TEXT,
  title: text(),
  name: text(),
  details: { type: 'array', maxItems: DETAILS_MAX, items: text() },
  alert: text(),
  badge: BADGE,
  parent: { ...ADDRESS, type: ['string', 'null'] },
  isContainer: { type: 'boolean' },
  change: { enum: [...CHANGES] },
  count: COUNT,
};
/** Optional fields of a changed node. */
const CHANGED_NODE_FIELDS = {
  changeLines: { type: 'array', maxItems: CHANGE_LINES_MAX, items: text() },
  createsFirst: { const: true },
  ghostOf: ADDRESS,
};
const EDGE = { from: ADDRESS, to: ADDRESS, twoWay: { type: 'boolean' }, label: text(), inferred: { type: 'boolean' } };

const EDGE_CHANGES = ['create', 'delete', 'update', 'move'];
const GRAPH = object({
  nodes: { type: 'array', maxItems: SUMMARY_NODES_MAX, items: object(NODE, CHANGED_NODE_FIELDS) },
  edges: {
    type: 'array',
    maxItems: SUMMARY_EDGES_MAX,
    items: object(EDGE, { thin: { const: true }, change: { enum: EDGE_CHANGES } }),
  },
  omitted: object({ nodes: COUNT, edges: COUNT }),
});

const CHANGES_WITH_MARK = CHANGES.filter((change) => change !== 'none');
const COUNTS = object({}, Object.fromEntries(CHANGES.map((change) => [change, COUNT])));
const VALUE = object(
  { name: text(), before: TEXT_OR_NULL, after: TEXT_OR_NULL },
  { forces: { const: true }, line: COUNT },
);
const VALUES = { type: 'array', maxItems: CHANGED_VALUES_MAX, items: VALUE };
const NAMES = { type: 'array', maxItems: CHANGED_VALUES_MAX, items: text() };
const BLOCKS = {
  type: 'array',
  maxItems: CHANGED_VALUES_MAX,
  items: object({ path: text(), removed: NAMES, added: NAMES, kept: NAMES }),
};
const FACTS = { type: 'array', maxItems: CHANGED_VALUES_MAX, items: object({ name: text(), value: text() }) };
const RULES = {
  type: 'array',
  maxItems: CHANGED_VALUES_MAX,
  items: object(
    { change: { enum: ['create', 'delete'] }, does: { enum: ['allows', 'denies'] }, what: SHORT_TEXT },
    { from: NAMES, to: NAMES, of: NAMES, at: NAMES },
  ),
};
const EFFECTS = {
  type: 'array',
  maxItems: CHANGED_VALUES_MAX,
  items: object(
    { change: { enum: ['create', 'delete'] }, text: text() },
    { isRisk: { const: true }, traffic: text(), of: text() },
  ),
};
const SOURCE = object({ side: { enum: ['before', 'after'] }, file: ADDRESS, line: COUNT });
const EVIDENCE = { origin: ADDRESS, source: SOURCE };
const EXPOSURE = {
  change: { enum: ['opens', 'closes'] },
  what: SHORT_TEXT,
  to: SHORT_TEXT,
  by: ADDRESS,
};
const OPTIONAL_EXPOSURE_FIELDS = {
  at: ADDRESS,
  except: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: SHORT_TEXT },
  isRange: { const: true },
};
/** Attribute paths: names of attributes, preceded by their blocks. */
const PATHS = { type: 'array', maxItems: CHANGED_VALUES_MAX, items: { ...text(), pattern: '^[\\w.-]*$' } };
const SUBJECT = object(
  { noun: SHORT_TEXT, name: text() },
  {
    address: ADDRESS,
    type: SHORT_TEXT,
    title: text(),
    detail: text(),
    is: { enum: ['everybody', 'service', 'outsider', 'policy'] },
  },
);
const RIGHTS = object(
  {
    change: { enum: ['gains', 'loses', 'changes'] },
    does: SHORT_TEXT,
    principal: SUBJECT,
    target: SUBJECT,
    actions: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: SHORT_TEXT },
    by: ADDRESS,
    text: text(),
    nodes: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: ADDRESS },
  },
  {
    level: { enum: [...LEVELS] },
    makes: SHORT_TEXT,
    isDenial: { const: true },
    isByCondition: { const: true },
    conditionKeys: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: SHORT_TEXT },
    isConditional: { const: true },
    isByValues: { const: true },
    keeps: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: SUBJECT },
    isFurther: { const: true },
    isTrust: { const: true },
    isWithNew: { const: true },
    isOfNewRole: { const: true },
    grant: { enum: CHANGES_WITH_MARK },
    ...EVIDENCE,
  },
);
const TITLES = { type: 'array', maxItems: NESTING_MAX, items: text() };

const PROOF = object({ address: ADDRESS }, { source: SOURCE });
const COMMIT = { type: 'string', pattern: '^([0-9a-f]{40}|[0-9a-f]{64})$' };

const END = object({ address: ADDRESS }, { name: text() });
const JOINED = object({ address: ADDRESS }, { name: text(), to: END });
const PART = object(
  { address: ADDRESS, change: { enum: CHANGES_WITH_MARK } },
  {
    name: text(),
    forcedBy: PATHS,
    values: VALUES,
    rules: RULES,
    effects: EFFECTS,
    facts: FACTS,
    isOfNewRole: { const: true },
    looksLike: ADDRESS,
    of: END,
    joins: JOINED,
    source: SOURCE,
  },
);
const VALUE_CHANGE = object({ path: text(), before: TEXT_OR_NULL, after: TEXT_OR_NULL }, { of: text() });
const TOUCHED = object(
  {
    address: ADDRESS,
    origin: ADDRESS,
    type: SHORT_TEXT,
    change: { enum: ['create', 'update', 'delete'] },
    attributes: PATHS,
    noun: SHORT_TEXT,
    name: text(),
  },
  {
    into: ADDRESS,
    node: ADDRESS,
    isOfNewRole: { const: true },
    forcedBy: PATHS,
    mayBeForcedBy: PATHS,
    values: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: VALUE_CHANGE },
    blocks: BLOCKS,
    rules: RULES,
    effects: EFFECTS,
    facts: FACTS,
    source: SOURCE,
  },
);

/** An address in HCL syntax without characters that could break out of the code block it is written to. */
const HCL_ADDRESS = { ...ADDRESS, pattern: '^[^`\\\\$%\\p{C}]+$' };

/** Schema of a `ChangeReport`. */
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
          type: SHORT_TEXT,
          change: { enum: CHANGES_WITH_MARK },
          title: text(),
          name: text(),
          boxes: TITLES,
          isBox: { type: 'boolean' },
          count: COUNT,
        },
        {
          noun: SHORT_TEXT,
          qualifier: text(),
          parts: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: PART },
          boxesBefore: TITLES,
          createsFirst: { const: true },
          movedFrom: ADDRESS,
          isImported: { const: true },
          isForgotten: { const: true },
          values: VALUES,
          blocks: BLOCKS,
          reason: SHORT_TEXT,
          forcedBy: PATHS,
          mayBeForcedBy: PATHS,
          folded: COUNTS,
          instances: COUNTS,
          countBefore: COUNT,
          drift: VALUES,
          exposure: { type: 'array', maxItems: CHANGED_VALUES_MAX, items: object(EXPOSURE, OPTIONAL_EXPOSURE_FIELDS) },
          facts: FACTS,
          rules: RULES,
          effects: EFFECTS,
          looksLike: ADDRESS,
          fate: { enum: DATA_FATES },
          by: PROOF,
          ...EVIDENCE,
        },
      ),
    },
    edges: {
      type: 'array',
      maxItems: CHANGED_MAX,
      items: object(
        {
          from: ADDRESS,
          to: ADDRESS,
          change: { enum: EDGE_CHANGES },
          label: text(),
          fromName: text(),
          toName: text(),
        },
        { isInferred: { const: true }, by: PROOF },
      ),
    },
  },
  {
    rights: { type: 'array', maxItems: CHANGED_MAX, items: RIGHTS },
    touched: { type: 'array', maxItems: CHANGED_MAX, items: TOUCHED },
    clear: { type: 'array', maxItems: 3, items: { enum: ['data', 'access', 'rights'] } },
    removedOutputs: { type: 'array', maxItems: CHANGED_MAX, items: SHORT_TEXT },
    caveats: {
      type: 'array',
      maxItems: CHANGED_MAX,
      items: object(
        { kind: { enum: ['condition', 'number', 'module', 'file', 'static', 'absent'] }, text: text() },
        { addresses: { type: 'array', maxItems: CHANGED_MAX, items: ADDRESS }, source: SOURCE },
      ),
    },
    movedBlocks: { type: 'array', maxItems: CHANGED_MAX, items: object({ from: HCL_ADDRESS, to: HCL_ADDRESS }) },
    exposure: {
      type: 'array',
      maxItems: CHANGED_MAX,
      items: object(
        {
          address: ADDRESS,
          type: SHORT_TEXT,
          title: text(),
          name: text(),
          noun: SHORT_TEXT,
          ...EXPOSURE,
        },
        { ...OPTIONAL_EXPOSURE_FIELDS, ...EVIDENCE },
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
    path: text(PATH_LENGTH_MAX),
    resources: COUNT,
    counts: object(Object.fromEntries(COUNTED_CHANGES.map((change) => [change, COUNT]))),
    changed: { type: 'boolean' },
    files: { type: 'array', uniqueItems: true, items: { enum: FILE_KINDS } },
    warnings: NOTES,
    assumptions: NOTES,
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    graph: GRAPH,
  },
  {
    ledger: object({ drawn: COUNT, folded: COUNT, hidden: COUNT }),
    removed: { type: 'array', maxItems: MANIFEST_NOTES_MAX, items: object({ by: text(), resources: COUNT }) },
    change: object(
      { report: REPORT, omitted: COUNT, graph: GRAPH },
      { commits: object({}, { before: COMMIT, after: COMMIT }) },
    ),
    notCompared: object({ reason: text(), faults: NOTES }),
    renamedFrom: text(PATH_LENGTH_MAX),
  },
);
