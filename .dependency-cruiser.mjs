/** The walls of the house: docs/architecture.md. Each rule says why it is there and what to do instead. */

/** What every room may use: the graph that travels through, facts, sizes of text, what users choose among, shared words and limits. */
const SHARED = '^src/(graph|catalog|text)/|^src/(errors|messages|limits|options|option-row)\\.ts$';

/** What reading may ask the world for: the shape of an Io is all it knows. */
const WORLD = '^src/platform/io\\.ts$';

/** The floors of reading, each on those before it: Terraform is read without knowing how it is planned, files without Terraform. */
const READING = ['untrusted', 'archives', 'json', 'fetch', 'terraform', 'plan', 'planners'];

/** The shapes that a stage hands on, and nothing that works on them. */
const HANDED_ON = '^src/layout/(layout|scene/(model|measures|steps))\\.ts$';

/** What everything is called, for those who write it somewhere. */
const WORDS = '^src/labels/model\\.ts$';

/** What runs in a page, as text. */
const IN_PAGES = '^src/viewer/((viewer|full)\\.bundle|(page|changes|choices|drift)\\.css)$';

/** Each room, and what it may use besides itself and what is shared. */
const ROOMS = {
  ...Object.fromEntries(READING.map((room, at) => [room, [WORLD, ...READING.slice(0, at).map((below) => `^src/${below}/`)]])),
  'graph-json': ['^src/json/'],
  inference: [],
  annotate: [WORLD],
  diff: [],
  labels: [],
  layout: [WORDS],
  render: [WORDS, HANDED_ON, IN_PAGES],
  report: [WORDS],
  viewer: [],
};

const roomRule = ([room, allowed]) => ({
  name: `room-${room}`,
  comment:
    `src/${room} knows itself, the graph, the facts and the shape of what it is given: data goes one way, and a stage can be understood, ` +
    'tested and replaced alone. Pass what you need as an argument from src/diagram.ts, or move what both need to the floor below.',
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [`^src/${room}/`, SHARED, ...allowed] },
});

export default {
  forbidden: [
    ...Object.entries(ROOMS).map(roomRule),
    {
      name: 'graph-is-the-bottom',
      comment: 'Every stage builds on the graph, so it builds on none. Put the function where the data is first known.',
      severity: 'error',
      from: { path: '^src/graph/' },
      to: { path: '^src/', pathNot: ['^src/(graph|text)/', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'facts-are-data',
      comment: 'src/catalog and src/text are knowledge. A fact that needs the rest of the program is not a fact; write a pass in src/inference.',
      severity: 'error',
      from: { path: '^src/(catalog|text)/' },
      to: { path: '^src/', pathNot: ['^src/(catalog|text|graph)/', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'only-io-touches-the-world',
      comment:
        'Files, processes, network, threads and the clock live in src/platform, so that everything else gives the same answer anywhere and runs in ' +
        'a test without them. Take an Io as an argument, or take the bytes.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/' },
      to: {
        dependencyTypes: ['core'],
        path: '^(node:)?(fs|fs/promises|child_process|process|os|net|http|https|http2|tls|dgram|dns|dns/promises|worker_threads|cluster|readline|perf_hooks|timers|timers/promises|crypto)$',
      },
    },
    {
      name: 'io-is-alone',
      comment: 'src/platform does what it is told and knows nothing of diagrams, so it can be replaced in a test. Give it what it needs.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: ['^src/(platform|text)/', '^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'one-page-composes-the-stages',
      comment:
        'A command, and a step of a workflow, reads options and writes results; what happens between is src/diagram.ts, the one page that ' +
        'knows the order, and src/differences.ts for two sources. Ask it for what you need: a part of its request, or of its result. What strangers have written, JSON and ' +
        'archives, is read everywhere alike.',
      severity: 'error',
      from: { path: '^src/(cli|action|pull-request|roots)/' },
      to: { path: '^src/(diagram|fetch|terraform|plan|planners|graph-json|inference|annotate|labels|layout|render)/' },
    },
    {
      name: 'stages-do-not-know-the-page',
      comment: 'src/diagram.ts hands each stage what it needs. Take it as an argument.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|action|pull-request|roots)/' },
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
      comment: 'src/roots finds what may be drawn in a repository. A stage is given one source.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|action|roots)/' },
      to: { path: '^src/roots/' },
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
