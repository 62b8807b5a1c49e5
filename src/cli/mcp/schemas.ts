/** JSON Schemas of structured answers. Members may be added; clients must ignore those that they do not know. */

/** A schema of an object, as the protocol requires it. */
export interface OutputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
}

const TEXT = { type: 'string' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const AT = { type: 'string', description: 'file and line, such as main.tf:12' } as const;
const CERTAINTY = {
  enum: ['fact', 'inference'],
  description: 'fact: stated by the source; inference: concluded, and possibly wrong',
} as const;

const objectOf = (properties: Readonly<Record<string, object>>, required: readonly string[]): OutputSchema => ({
  type: 'object',
  properties,
  required,
});
const listOf = (items: object, description?: string) => ({ type: 'array', items, ...(description && { description }) });

const SUBJECT = {
  address: TEXT,
  title: TEXT,
  name: TEXT,
  count: { ...COUNT, description: 'identical instances' },
  at: AT,
};

const HOP = objectOf(
  {
    kind: {
      enum: ['connection', 'reference', 'contains', 'inside', 'runs', 'part'],
      description:
        'connection: along an arrow; reference: from a resource to one that it names, without an arrow; contains and inside: into and out of a box; runs: from a host; part: from a part to its node',
    },
    from: TEXT,
    to: TEXT,
    label: TEXT,
    ports: listOf(TEXT, 'absent if not known'),
    twoWay: { const: true },
    thin: { const: true, description: 'neither request nor data: a key, a log, a host' },
    certainty: CERTAINTY,
    reason: objectOf({ rule: TEXT, by: TEXT, attribute: TEXT, at: AT }, ['rule', 'by']),
  },
  ['kind', 'from', 'to', 'certainty'],
);

const SIDE = objectOf(
  {
    addresses: listOf(TEXT, 'nodes that the question is about'),
    part: { ...TEXT, description: 'the requested resource, if it is part of the node' },
    why: {
      ...TEXT,
      description: 'relation of the requested resource to the node, such as part of service orders-api',
    },
  },
  ['addresses'],
);

const PAGE = {
  total: { ...COUNT, description: 'entries of all pages' },
  start: { ...COUNT, description: 'entries before this page' },
  next: { ...TEXT, description: 'cursor of the next page; absent on the last one' },
} as const;
const PAGED = ['total', 'start'] as const;

export const FIND_SCHEMA = objectOf(
  {
    ...PAGE,
    matches: listOf(
      objectOf(
        {
          kind: { enum: ['node', 'part', 'hidden'] },
          address: TEXT,
          title: TEXT,
          name: TEXT,
          at: AT,
          node: { ...TEXT, description: 'node that shows it; absent if hidden' },
          why: { ...TEXT, description: 'relation to that node, or the reason for hiding it' },
        },
        ['kind', 'address', 'title'],
      ),
    ),
  },
  [...PAGED, 'matches'],
);

export const NEIGHBOURS_SCHEMA = objectOf(
  {
    of: SIDE,
    ...PAGE,
    neighbours: listOf(
      objectOf({ ...SUBJECT, distance: COUNT, direction: { enum: ['in', 'out', 'both'] }, hop: HOP }, [
        'address',
        'title',
        'distance',
        'direction',
        'hop',
      ]),
    ),
  },
  ['of', ...PAGED, 'neighbours'],
);

const KINDS = listOf(objectOf({ title: TEXT, count: COUNT }, ['title', 'count']));

export const REACH_SCHEMA = objectOf(
  {
    of: SIDE,
    direction: { enum: ['to', 'from', 'dependents'] },
    ...PAGE,
    kinds: { ...KINDS, description: 'numbers by kind, of all pages; the most frequent kinds' },
    internet: objectOf(
      { reaches: { type: 'boolean' }, certainty: CERTAINTY, hops: listOf(HOP, 'shortest path from the internet') },
      ['reaches'],
    ),
    results: listOf(
      objectOf(
        {
          ...SUBJECT,
          distance: { ...COUNT, description: 'number of arrows' },
          certainty: CERTAINTY,
          next: { ...TEXT, description: 'previous result on the path, nearer to the start' },
          hops: listOf(HOP, 'steps between it and next, in the direction of the requests'),
          portUnknown: { const: true, description: 'the arrow names no port, so that the requested one may be open' },
        },
        ['address', 'title', 'distance', 'certainty', 'next', 'hops'],
      ),
    ),
  },
  ['of', 'direction', ...PAGED, 'kinds', 'results'],
);

export const PATH_SCHEMA = objectOf(
  {
    from: SIDE,
    to: SIDE,
    isConnected: { type: 'boolean' },
    sense: {
      enum: ['along', 'back', 'any'],
      description: 'along the arrows; along them from the second to the first; ignoring direction',
    },
    certainty: CERTAINTY,
    hops: listOf(HOP),
  },
  ['from', 'to', 'isConnected'],
);

export const SUMMARY_SCHEMA = objectOf(
  {
    title: TEXT,
    resources: objectOf({ total: COUNT, drawn: COUNT, folded: COUNT, hidden: COUNT }, ['total']),
    nodes: COUNT,
    connections: COUNT,
    inferences: COUNT,
    kinds: KINDS,
    changes: { type: 'object', additionalProperties: COUNT },
    boxes: listOf(objectOf({ ...SUBJECT, contains: COUNT }, ['address', 'title', 'contains'])),
    internet: listOf(objectOf(SUBJECT, ['address', 'title']), 'what the internet enters directly'),
    busiest: listOf(objectOf({ ...SUBJECT, connections: COUNT }, ['address', 'title', 'connections'])),
    warnings: listOf(TEXT),
    warningsTotal: COUNT,
  },
  ['resources', 'nodes', 'connections', 'inferences', 'kinds', 'boxes', 'internet', 'busiest'],
);

export const DIFF_SCHEMA = objectOf(
  {
    version: { const: 1, description: 'version of the change report: docs/change-report.schema.json' },
    sentence: TEXT,
    counts: { type: 'object', additionalProperties: COUNT },
    ...PAGE,
    changes: listOf(
      objectOf({ list: { enum: ['nodes', 'edges', 'exposure', 'rights', 'touched'] } }, ['list']),
      'entries of the lists of the change report',
    ),
  },
  ['version', 'sentence', 'counts', ...PAGED, 'changes'],
);
