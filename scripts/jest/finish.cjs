module.exports = require('./temporary.cjs').finish;
