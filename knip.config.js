/**
 * What nobody uses: `npm run lint` asks twice. Everybody counts as a user: then an export has to be asked for in another
 * file. With --production only the two programs do: what only tests call is dead.
 */
const production = process.argv.includes('--production');

/** Started by name, by a person, a page or another program. */
const PROGRAMS = [
  'scripts/*.mjs',
  'scripts/fixtures/{modules,read-real,write-estates}.mjs',
  'scripts/jest/action-bundle.mjs',
  'scripts/measure/index.ts',
  'scripts/truth/index.ts',
  'scripts/replacement/index.ts',
  // The list of icons that the bundle has to hold: scripts/assets asks for it.
  'src/catalog/slugs.ts!',
  '__tests__/image/*.check.ts',
  '__tests__/image/support/github-server.ts',
];

/** Packages that no import names. */
const BY_PATH = [
  // Its files are read: icons, a grammar, a program.
  '@tabler/icons',
  '@thesvg/icons',
  '@tree-sitter-grammars/tree-sitter-hcl',
  'dependency-cruiser',
  // An older Mermaid, loaded into a browser.
  'mermaid-10',
  // Another package is replaced by it: "overrides" in package.json.
  '@protobuf-ts/runtime-rpc',
  // A part of execa, mapped for Jest.
  'unicorn-magic',
];

export default {
  entry: ['src/{cli,action}/bin.ts!', 'src/render/viewer/{main,full}.ts!', ...PROGRAMS],
  project: ['src/**/*.ts!', '__tests__/**/*.ts', 'scripts/**/*.{mjs,cjs,ts}'],
  // Shapes are part of the function that takes or gives them.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  ignoreDependencies: BY_PATH,
  exclude: ['binaries'],
};
