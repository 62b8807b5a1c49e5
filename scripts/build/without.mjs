/** An esbuild plugin: packages, and parts of packages, that something imports and nothing of ours ever reaches. */

/** Who imports it (a path ends so; all, where it is empty) -> what it imports -> why it is never called. */
const NEVER_CALLED = [
  // src/action/artifacts/download.ts unpacks: this one follows names out of its folder and has no limit of size, and one
  // of its parts names no licence.
  { from: '', what: 'unzip-stream', because: 'artifacts are downloaded packed' },
  // Node takes milliseconds to load it, at every start of the program.
  { from: 'commander/lib/command.js', what: 'node:child_process', because: 'no command is a program of its own' },
  // 190 kB that compile text to code, for answers to questions that are not asked.
  {
    from: '@modelcontextprotocol/server/dist/shimsNode.mjs',
    what: './ajvProvider-DyjnscPj.mjs',
    because: 'no client is asked to fill in a form',
  },
  // With it comes a whole `fetch`, a third of the package. Node's own is called, with this package's dispatcher.
  { from: 'undici/lib/dispatcher/client-h1.js', what: '../web/fetch/body.js', because: 'no form is sent' },
  { from: 'undici/lib/dispatcher/client-h2.js', what: '../web/fetch/body.js', because: 'no form is sent' },
];

/**
 * The dispatchers of undici. Its index loads `fetch`, web sockets, caches and stand-ins for tests, too: half a megabyte
 * that Node would read at every start.
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
      const found = NEVER_CALLED.find(({ from, what }) => what === path && importer.endsWith(from));
      // The stub is CommonJS, whatever the ending of what it stands for.
      const stub = path.replace(/\.mjs$/, '');
      return found === undefined ? undefined : { path: stub, namespace: 'never-called', pluginData: found };
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
