// Jest hands source as text; binary assets are read again, as bytes, when the test needs them.
module.exports = {
  process: (_text, path) => ({ code: `module.exports = require('node:fs').readFileSync(${JSON.stringify(path)});` }),
};
