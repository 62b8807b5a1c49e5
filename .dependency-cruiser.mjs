/** The walls of the house: docs/architecture.md. Each rule says why it is there and what to do instead. */

/** Every room may use these: the graph that travels through, facts, text, the options of users, shared messages and limits. */
const SHARED = '^src/(graph/(?!json/)|catalog/|platform/text/)|^src/(errors|messages|limits|options|option-row)\\.ts$';

/** Reading asks the world for files and processes through an Io; its shape is all it knows. */
const WORLD = '^src/platform/io\\.ts$';

/** The parts of src/platform that compute and touch nothing. */
const PURE = '(text|json|archives|untrusted)/';

/** The part of src/terraform that knows the language and its programs, apart from fetching, plans and root modules. */
const LANGUAGE = 'terraform/(?!fetch/|plan/|roots/)';

/** The floors of reading, each on those before it: Terraform is read without knowing how it is planned, files without Terraform. */
const READING = ['platform/untrusted/', 'platform/archives/', 'platform/json/', 'terraform/fetch/', LANGUAGE, 'terraform/plan/', 'planning/'];

/** The shapes that a stage hands on, and nothing that works on them. */
const HANDED_ON = '^src/layout/(layout|scene/(model|measures|steps))\\.ts$';

/** The labels of nodes, boxes and edges, for those who write them somewhere. */
const LABELS = '^src/labels/model\\.ts$';

/** The script and styles of the page, as text. */
const IN_PAGES = '^src/render/viewer/((viewer|full)\\.bundle|(page|changes|choices|drift)\\.css)$';

/** Each room, as the path below src/, and what it may use besides itself and what is shared. */
const ROOMS = {
  ...Object.fromEntries(READING.map((room, at) => [room, [WORLD, ...READING.slice(0, at).map((below) => `^src/${below}`)]])),
  'graph/json/': ['^src/platform/json/'],
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
    `src/${room} knows itself, the graph, the facts and the shape of what it is given: data goes one way, and a stage can be understood, ` +
    'tested and replaced alone. Pass what you need as an argument from src/diagram.ts, or move what both need to the floor below.',
  severity: 'error',
  from: { path: `^src/${room}` },
  to: { path: '^src/', pathNot: [`^src/${room}`, SHARED, ...allowed] },
});

export default {
  forbidden: [
    ...Object.entries(ROOMS).map(roomRule),
    {
      name: 'graph-is-the-bottom',
      comment: 'Every stage builds on the graph, so it builds on none. Put the function where the data is first known.',
      severity: 'error',
      from: { path: '^src/graph/(?!json/)' },
      to: { path: '^src/', pathNot: ['^src/(graph/(?!json/)|platform/text/)', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'facts-are-data',
      comment: 'src/catalog and src/platform/text are knowledge. A fact that needs the rest of the program is not a fact; write a pass in src/inference.',
      severity: 'error',
      from: { path: '^src/(catalog|platform/text)/' },
      to: { path: '^src/', pathNot: ['^src/(catalog/|platform/text/|graph/(?!json/))', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'only-io-touches-the-world',
      comment:
        'Files, processes, network, threads and the clock live in src/platform, so that everything else gives the same answer anywhere and runs in ' +
        'a test without them. Take an Io as an argument, or take the bytes.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/platform/(?!${PURE})` },
      to: {
        dependencyTypes: ['core'],
        path: '^(node:)?(fs|fs/promises|child_process|process|os|net|http|https|http2|tls|dgram|dns|dns/promises|worker_threads|cluster|readline|perf_hooks|timers|timers/promises|crypto)$',
      },
    },
    {
      name: 'io-is-alone',
      comment: 'src/platform does what it is told and knows nothing of diagrams, so it can be replaced in a test. Give it what it needs.',
      severity: 'error',
      from: { path: `^src/platform/(?!${PURE})` },
      to: { path: '^src/', pathNot: [`^src/platform/(?!${PURE})`, '^src/platform/text/', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'one-page-composes-the-stages',
      comment:
        'A command, and a step of a workflow, reads options and writes results; what happens between is src/diagram.ts, the one page that ' +
        'knows the order, and src/differences.ts for two sources. Ask it for what you need: a part of its request, or of its result. What strangers have written, JSON and ' +
        'archives, is read everywhere alike.',
      severity: 'error',
      from: { path: '^src/(cli|action|pull-request|terraform/roots)/' },
      to: { path: '^src/(diagram/|terraform/(?!roots/)|planning/|graph/json/|inference/|annotate/|labels/|layout/|render/(?!viewer/))' },
    },
    {
      name: 'stages-do-not-know-the-page',
      comment: 'src/diagram.ts hands each stage what it needs. Take it as an argument.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|action|pull-request|terraform/roots)/' },
      to: { path: '^src/(diagram|differences)\\.ts$' },
    },
    {
      name: 'only-the-page-uses-its-parts',
      comment: 'src/diagram/ are the words that src/diagram.ts is written in, each a stage or two. Nobody else puts them together.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(diagram/|diagram\\.ts$|differences\\.ts$)' },
      to: { path: '^src/diagram/' },
    },
    {
      name: 'comments-are-for-commands-and-steps',
      comment: 'src/pull-request says on a pull request what was drawn. Only a command, and a step of a workflow, has one to write on.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|action|pull-request)/' },
      to: { path: '^src/pull-request/' },
    },
    {
      name: 'roots-are-for-commands-and-steps',
      comment: 'src/terraform/roots finds what may be drawn in a repository. A stage is given one source.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|action|terraform/roots)/' },
      to: { path: '^src/terraform/roots/' },
    },
    {
      name: 'only-the-entry-is-cli',
      comment: 'Nothing depends on the command line: the same pipeline runs in an action or a library.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'only-the-entry-is-action',
      comment: 'Nothing depends on GitHub: pictures are drawn without it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/action/' },
      to: { path: '^src/action/' },
    },
    {
      name: 'no-cycle',
      comment: 'In a cycle nothing can be understood first. Move what both sides need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'Nobody uses this file. Use it or delete it.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'no-tests-in-src',
      comment: 'Test helpers and build scripts do not ship. Move what the program needs into src.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(__tests__|scripts|fixtures)/' },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere: a typing error or a missing package.',
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
