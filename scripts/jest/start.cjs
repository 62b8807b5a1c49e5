const { start } = require('./temporary.cjs');

module.exports = start;
