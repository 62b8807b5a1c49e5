// What runs in a page is bundled when a test asks for it: its own files may have changed since the last time.
const builder = require.resolve('../build/viewer.cjs');

module.exports = {
  process: (_text, path) => ({
    code: `module.exports = { __esModule: true, default: require(${JSON.stringify(builder)}).textOf(${JSON.stringify(path)}) };`,
  }),
};
