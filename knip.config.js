/**
 * Finds unused code. `npm run lint` runs it twice: in the first run, every file counts as a user of an export; with
 * --production, only the two programs do, so code that only tests call is reported.
 */
const production = process.argv.includes('--production');

/** Entry points that a person, a page or another program starts by name. */
const PROGRAMS = [
  'scripts/*.mjs',
  'scripts/fixtures/{modules,read-real,write-estates}.mjs',
  'scripts/jest/action-bundle.mjs',
  'scripts/jest/host.cjs',
  'scripts/measure/index.ts',
  'scripts/truth/index.ts',
  'scripts/replacement/index.ts',
  // List of icons in the bundle, imported by scripts/assets.
  'src/catalog/slugs.ts!',
  '__tests__/image/*.check.ts',
  '__tests__/image/support/github-server.ts',
];

/** Packages that are used without an import. */
const BY_PATH = [
  // Used through their files: icons, a grammar, a program.
  '@tabler/icons',
  '@thesvg/icons',
  '@tree-sitter-grammars/tree-sitter-hcl',
  'dependency-cruiser',
  // Older Mermaid, loaded into a browser.
  'mermaid-10',
  // Replaces another package: "overrides" in package.json.
  '@protobuf-ts/runtime-rpc',
  // Dependency of execa, mapped for Jest.
  'unicorn-magic',
];

export default {
  entry: ['src/{cli,action}/bin.ts!', 'src/render/viewer/{main,full}.ts!', ...PROGRAMS],
  project: ['src/**/*.ts!', '__tests__/**/*.ts', 'scripts/**/*.{mjs,cjs,ts}'],
  // Types belong to the function that takes or returns them.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  ignoreDependencies: BY_PATH,
  exclude: ['binaries'],
};
