/** An esbuild plugin that replaces packages, and parts of packages, that are imported but never used. */

/** Unused imports: end of the importing path (empty for any), imported path, and reason. */
const NEVER_CALLED = [
  // src/action/artifacts/download.ts unpacks archives. This package writes outside its folder for hostile names, has no size limit,
  // and one of its dependencies has no licence.
  { from: '', what: 'unzip-stream', because: 'artifacts are downloaded packed' },
  // Loading it takes milliseconds at every start.
  { from: 'commander/lib/command.js', what: 'node:child_process', because: 'no command is a program of its own' },
  // 190 kB of a schema compiler.
  {
    from: '@modelcontextprotocol/server/dist/shimsNode.mjs',
    what: './ajvProvider-DyjnscPj.mjs',
    because: 'no client is asked to fill in a form',
  },
  // A complete `fetch`, a third of the package. Node's `fetch` is used with this package's dispatcher.
  { from: 'undici/lib/dispatcher/client-h1.js', what: '../web/fetch/body.js', because: 'no form is sent' },
  { from: 'undici/lib/dispatcher/client-h2.js', what: '../web/fetch/body.js', because: 'no form is sent' },
];

/**
 * The dispatchers of undici. Its index also loads `fetch`, web sockets, caches and test doubles: half a megabyte that Node would
 * read at every start.
 */
const DISPATCHERS = `
const Dispatcher = require('undici/lib/dispatcher/dispatcher.js');
Object.assign(Dispatcher.prototype, require('undici/lib/api/index.js'));
exports.Agent = require('undici/lib/dispatcher/agent.js');
exports.ProxyAgent = require('undici/lib/dispatcher/proxy-agent.js');
exports.setGlobalDispatcher = require('undici/lib/global.js').setGlobalDispatcher;
`;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const FILTER = new RegExp(`^(${NEVER_CALLED.map(({ what }) => escaped(what)).join('|')})$`);

export const without = () => ({
  name: 'without',
  setup(build) {
    const here = build.initialOptions.absWorkingDir;
    build.onResolve({ filter: FILTER }, ({ path, importer }) => {
      const unused = NEVER_CALLED.find(({ from, what }) => what === path && importer.endsWith(from));
      // The stub is CommonJS; the extension `.mjs` would make it an ES module.
      const stub = path.replace(/\.mjs$/, '');
      return unused === undefined ? undefined : { path: stub, namespace: 'never-called', pluginData: unused };
    });
    build.onLoad({ filter: /.*/, namespace: 'never-called' }, ({ path, pluginData: { because } }) => ({
      loader: 'js',
      contents: `const never = () => { throw new Error(${JSON.stringify(`${path} is not in this program: ${because}`)}); };
module.exports = { Extract: never, Parse: never, spawn: never, extractBody: never, n: never };`,
    }));
    build.onResolve({ filter: /^undici$/ }, ({ importer }) =>
      importer.includes('node_modules') ? undefined : { path: 'undici', namespace: 'dispatchers' },
    );
    build.onLoad({ filter: /.*/, namespace: 'dispatchers' }, () => ({
      loader: 'js',
      contents: DISPATCHERS,
      resolveDir: here,
    }));
  },
});
