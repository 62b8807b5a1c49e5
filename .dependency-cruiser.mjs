/** The walls of the house: docs/architecture.md. Each rule says why it is there and what to do instead. */

/** Left to right is the way the data goes. */
const STAGES = ['read', 'graph', 'understand', 'annotate', 'arrange', 'draw'];

/** What every stage may use: the graph that travels through, facts, words, sizes of text. */
const SHARED = '^src/(graph|clouds|text|messages|limits)/|^src/(errors|messages|limits)\\.ts$';

/** The shapes that a stage hands on, and nothing that works on them. */
const HANDED_ON = '^src/arrange/(layout|scene/(model|measures|steps))\\.ts$';

/** What a stage may ask the world for. Reading a directory takes files and programs; the shape of an Io is all it knows. */
const WORLD = '^src/io/io\\.ts$';

const stageRule = (stage, at) => ({
  name: `stage-${stage}`,
  comment:
    `src/${stage} knows itself, the graph, the facts and the shape of what it is given: data goes one way, and a stage can be understood, ` +
    'tested and replaced alone. Pass what you need as an argument from src/pipeline, or move what both need to src/graph.',
  severity: 'error',
  from: { path: `^src/${stage}/` },
  to: {
    path: '^src/',
    pathNot: [`^src/${stage}/`, SHARED, ...(stage === 'read' || stage === 'annotate' ? [WORLD] : []), ...(at > STAGES.indexOf('arrange') ? [HANDED_ON] : [])],
  },
});

export default {
  forbidden: [
    ...STAGES.map(stageRule).filter((rule) => rule.name !== 'stage-graph'),
    {
      name: 'graph-is-the-bottom',
      comment: 'Every stage builds on the graph, so it builds on none. Put the function where the data is first known.',
      severity: 'error',
      from: { path: '^src/graph/' },
      to: { path: '^src/', pathNot: ['^src/graph/', '^src/(messages|limits)/|^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'facts-are-data',
      comment: 'src/clouds and src/text are knowledge. A fact that needs the rest of the program is not a fact; write a pass in src/understand.',
      severity: 'error',
      from: { path: '^src/(clouds|text)/' },
      to: { path: '^src/', pathNot: ['^src/(clouds|text|graph)/', '^src/(messages|limits)/|^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'only-io-touches-the-world',
      comment:
        'Files, processes, network, threads and the clock live in src/io, so that everything else gives the same answer anywhere and runs in ' +
        'a test without them. Take an Io as an argument, or take the bytes.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/io/' },
      to: {
        dependencyTypes: ['core'],
        path: '^(node:)?(fs|fs/promises|child_process|process|os|net|http|https|http2|tls|dgram|dns|dns/promises|worker_threads|cluster|readline|perf_hooks|timers|timers/promises|crypto)$',
      },
    },
    {
      name: 'io-is-alone',
      comment: 'src/io does what it is told and knows nothing of diagrams, so it can be replaced in a test. Give it what it needs.',
      severity: 'error',
      from: { path: '^src/io/' },
      to: { path: '^src/', pathNot: ['^src/io/', '^src/(messages|limits)/|^src/(errors|messages|limits)\\.ts$'] },
    },
    {
      name: 'entries-go-through-the-pipeline',
      comment:
        'A command, and a step of a workflow, reads options and writes results; what happens between is src/pipeline, the few pages that ' +
        'show the whole program.',
      severity: 'error',
      from: { path: '^src/(cli|action)/' },
      to: { path: '^src/(read|understand|annotate|arrange|draw)/' },
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
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
