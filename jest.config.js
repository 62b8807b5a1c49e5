/** Tests run from TypeScript through swc, as CommonJS; assets that the bundle inlines are read from disk. */
export default {
  testEnvironment: 'node',
  // Jest 30 takes objects away that others still hold: a program that outlives its test then ends in an endless recursion.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  // Tests run in a context of their own, in which each use of a global name is a slow look-up. These are parameters of every
  // module instead: what computes takes a quarter less time.
  sandboxInjectedGlobals: [
    ...[
      'Array',
      'Boolean',
      'Error',
      'JSON',
      'Map',
      'Math',
      'Number',
      'Object',
      'RegExp',
      'Set',
      'String',
      'Symbol',
      'WeakMap',
    ],
  ],
  // The only limit of a test in wall time: it ends what hangs. A busy machine must not fail a test.
  testTimeout: 1_200_000,
  // Beside the code: nothing is left where temporary files are.
  cacheDirectory: '<rootDir>/.cache/jest',
  globalSetup: '<rootDir>/scripts/jest/start.cjs',
  globalTeardown: '<rootDir>/scripts/jest/finish.cjs',
  reporters: ['default', '<rootDir>/scripts/jest/reporter.cjs'],
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  testSequencer: '<rootDir>/scripts/jest/sequencer.cjs',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // Only with --coverage: scripts/coverage.mjs. The stages that everything else rests on; the rest is held by goldens and
  // end-to-end tests, and not counted: counting it too makes tests take half as long again.
  collectCoverageFrom: ['graph', 'terraform/plan', 'layout'].map((folder) => `src/${folder}/**/*.ts`),
  coverageReporters: ['text-summary', 'html'],
  coverageThreshold: {
    './src/terraform/plan/': { lines: 95 },
    './src/graph/': { lines: 95 },
    './src/graph/json/': { lines: 95 },
    './src/layout/': { lines: 95 },
  },
  transform: {
    '\\.(wasm|ttf)$': '<rootDir>/scripts/jest/binary.cjs',
    '\\.(bundle|css)$': '<rootDir>/scripts/jest/page.cjs',
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^fast-check$': '<rootDir>/scripts/jest/fast-check.cjs',
    // Its export map knows `import` only, and Jest asks for `require`.
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
  },
  moduleFileExtensions: ['ts', 'js', 'cjs', 'mjs', 'json', 'wasm', 'ttf', 'bundle', 'css'],
  // execa and its parts are published as ES modules only; the rasteriser's WebAssembly is read as bytes.
  transformIgnorePatterns: [
    '/node_modules/(?!(@resvg/resvg-wasm/index_bg\\.wasm$|harfbuzzjs/dist/harfbuzz\\.wasm$|(@drawio/mcp|execa|@sindresorhus|is-plain-obj|is-stream|npm-run-path|path-key|unicorn-magic|yoctocolors|parse-ms|pretty-ms|strip-final-newline|human-signals|is-unicode-supported|get-stream|figures|@sec-ant)/))',
  ],
};
