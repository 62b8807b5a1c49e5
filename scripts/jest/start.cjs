module.exports = require('./temporary.cjs').start;
