/** Import rules between the folders of src (docs/architecture.md). Each rule states its reason and the alternative. */

/** Files that every room may import: the graph, the catalogue, text functions, options, shared messages and limits. */
const SHARED = '^src/(graph/(?!json/)|catalog/|platform/text/)|^src/(errors|messages|limits|options|option-row)\\.ts$';

/** Interface for files and processes. Rooms that read import only the interface. */
const WORLD = '^src/platform/io\\.ts$';

/** Parts of src/platform without side effects. */
const PURE = '(text|json|archives|untrusted)/';

/** Limits and messages of src/platform, which its parts share. */
const SHARED_IN_PLATFORM = '^src/platform/(limits|messages)\\.ts$';

/** Part of src/terraform for the language and its programs, without fetching, plans and root modules. */
const LANGUAGE = 'terraform/(?!fetch/|plan/|roots/)';

/** Layers of reading. Each may import those before it, so that Terraform code is read independently of planning. */
const READING = ['platform/untrusted/', 'platform/archives/', 'platform/json/', 'terraform/fetch/', LANGUAGE, 'terraform/plan/', 'planning/'];

/** Types that a stage passes on, without functions. */
const HANDED_ON = '^src/layout/(layout|scene/(model|measures|steps))\\.ts$';

/** Types for the labels of nodes, boxes and edges. */
const LABELS = '^src/labels/model\\.ts$';

/** Script and styles of the HTML page, as text. */
const IN_PAGES = '^src/render/viewer/((viewer|full)\\.bundle|(page|changes|drift)\\.css)$';

/** Rooms, by path below src/, with the files that each may import besides itself and the shared ones. */
const ROOMS = {
  ...Object.fromEntries(
    READING.map((room, at) => [
      room,
      [
        WORLD,
        ...(room.startsWith('platform/') ? [SHARED_IN_PLATFORM] : []),
        ...(room === 'planning/' ? ['^src/platform/hash\\.ts$'] : []),
        ...READING.slice(0, at).map((below) => `^src/${below}`),
      ],
    ]),
  ),
  'graph/json/': ['^src/platform/json/'],
  'estate/': ['^src/platform/(json/|hash\\.ts)'],
  'inference/': [],
  'annotate/': [WORLD],
  'diff/(?!report/)': [],
  'diff/report/': [LABELS],
  'labels/': [],
  'layout/': [LABELS],
  'render/(?!viewer/)': [LABELS, HANDED_ON, IN_PAGES],
  'render/viewer/': [],
};

const roomRule = ([room, allowed]) => ({
  name: `room-${room.replace(/\W+/g, '-')}`,
  comment:
    `src/${room} imports only itself, the graph, the catalogue and the types of its input, so that each stage can be understood, ` +
    'tested and replaced alone. Pass the data as an argument from src/diagram.ts, or move shared code to a lower layer.',
  severity: 'error',
  from: { path: `^src/${room}` },
  to: { path: '^src/', pathNot: [`^src/${room}`, SHARED, ...allowed] },
});

export default {
  forbidden: [
    ...Object.entries(ROOMS).map(roomRule),
    {
      name: 'graph-is-the-bottom',
      comment: 'Every stage imports the graph, so the graph imports none of them. Move the function to the stage that first has the data.',
      severity: 'error',
      from: { path: '^src/graph/(?!json/)' },
      to: { path: '^src/', pathNot: ['^src/(graph/(?!json/)|platform/text/)', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'facts-are-data',
      comment: 'src/catalog and src/platform/text are data and pure functions. If a fact needs other code, write a pass in src/inference instead.',
      severity: 'error',
      from: { path: '^src/(catalog|platform/text)/' },
      to: { path: '^src/', pathNot: ['^src/(catalog/|platform/text/|graph/(?!json/))', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'only-io-touches-the-world',
      comment:
        'Only src/platform uses files, processes, network, threads and the clock, so that all other code is deterministic and can be ' +
        'tested without them. Accept an Io or the bytes as an argument.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/platform/(?!${PURE})` },
      to: {
        dependencyTypes: ['core'],
        path: '^(node:)?(fs|fs/promises|child_process|process|os|net|http|https|http2|tls|dgram|dns|dns/promises|worker_threads|cluster|readline|perf_hooks|timers|timers/promises|crypto)$',
      },
    },
    {
      name: 'io-is-alone',
      comment: 'src/platform knows nothing about diagrams, so that tests can replace it. Pass the data as an argument.',
      severity: 'error',
      from: { path: `^src/platform/(?!${PURE})` },
      to: { path: '^src/', pathNot: [`^src/platform/(?!${PURE})`, '^src/platform/text/', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'one-page-composes-the-stages',
      comment:
        'Commands and the action read options and write results. Only src/diagram.ts, and src/differences.ts for two sources, compose ' +
        'the stages. Extend their request or result instead.',
      severity: 'error',
      from: { path: '^src/(cli|action|pull-request|terraform/roots)/' },
      to: { path: '^src/(diagram/|terraform/(?!roots/)|planning/|graph/json/|estate/|inference/|annotate/|labels/|layout/|render/(?!viewer/))' },
    },
    {
      name: 'stages-do-not-know-the-page',
      comment: 'src/diagram.ts passes each stage its input. Accept the data as an argument.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|action|pull-request|terraform/roots)/' },
      to: { path: '^src/(diagram|differences)\\.ts$' },
    },
    {
      name: 'only-the-page-uses-its-parts',
      comment: 'src/diagram/ contains the parts of src/diagram.ts, each for one or two stages. Only src/diagram.ts and src/differences.ts compose them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(diagram/|diagram\\.ts$|differences\\.ts$)' },
      to: { path: '^src/diagram/' },
    },
    {
      name: 'comments-are-for-commands-and-steps',
      comment: 'src/pull-request writes comments on pull requests. Only commands and the action have a pull request.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|action|pull-request)/' },
      to: { path: '^src/pull-request/' },
    },
    {
      name: 'roots-are-for-commands-and-steps',
      comment: 'src/terraform/roots finds the root modules of a repository. A stage has a single source.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|action|terraform/roots)/' },
      to: { path: '^src/terraform/roots/' },
    },
    {
      name: 'only-the-entry-is-cli',
      comment: 'The pipeline also runs in the action, so it must not depend on the command line.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'only-the-entry-is-action',
      comment: 'The pipeline also runs without GitHub, so it must not depend on the action.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/action/' },
      to: { path: '^src/action/' },
    },
    {
      name: 'no-cycle',
      comment: 'Files in a cycle cannot be understood one by one. Move the shared code to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'This file is unused. Use it or delete it.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'no-tests-in-src',
      comment: 'Test helpers and build scripts are not part of the release. Move shared code to src.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(__tests__|scripts|fixtures)/' },
    },
    {
      name: 'resolvable',
      comment: 'This import cannot be resolved: a typo or a missing package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
