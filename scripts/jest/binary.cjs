// A Jest transformer for binary assets. Jest passes their content as text, so the module reads the bytes again.
module.exports = {
  process: (_text, path) => ({ code: `module.exports = require('node:fs').readFileSync(${JSON.stringify(path)});` }),
};
