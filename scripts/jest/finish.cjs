const { finish } = require('./temporary.cjs');

module.exports = finish;
