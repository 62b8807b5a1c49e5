// A Jest transformer for the viewer of the HTML page. The module bundles the viewer when it is loaded, because Jest's cache would not
// notice changes of the imported files.
const builder = require.resolve('../build/viewer.cjs');

module.exports = {
  process: (_text, path) => ({
    code: `module.exports = { __esModule: true, default: require(${JSON.stringify(builder)}).textOf(${JSON.stringify(path)}) };`,
  }),
};
