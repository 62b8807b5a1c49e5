/**
 * Jest's module loader, which keeps what is the same for every test file of a process: the text of modules and their compiled code.
 * Each test file still evaluates its own modules, in its own context. Without this, Jest reads and compiles several hundred modules
 * for each test file, which takes more time than most tests.
 */
const { createRequire } = require('node:module');
const { join, sep } = require('node:path');
const vm = require('node:vm');

// A part of Jest, which this project does not depend on by itself.
const { default: Runtime } = createRequire(require.resolve('jest'))('jest-runtime');

const ROOT = join(__dirname, '../..') + sep;

/** The texts of files. Jest clears them after each test file; those of the project do not change during a run. */
class Texts extends Map {
  clear() {
    for (const path of this.keys()) if (!path.startsWith(ROOT)) this.delete(path);
  }
}
const texts = new Texts();

/** By file name: the text of a module, as a function, and its compiled script. */
const compiled = new Map();
const compileFunction = vm.compileFunction;

/**
 * Compiles a module once per process, where vm.compileFunction compiles it once per context. A script can be run in any context, and
 * keeps the functions that were compiled when they were first called. Dynamic imports fail, as they do in Jest without
 * --experimental-vm-modules; those of the sources are transformed to `require`.
 */
vm.compileFunction = (text, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined) return compileFunction(text, parameters, options);
  const start = `(function (${parameters.join(',')}) {`;
  const whole = `${start}${text}\n})`;
  const known = compiled.get(filename);
  if (known?.whole === whole) return known.script.runInContext(parsingContext);
  let script;
  try {
    script = new vm.Script(whole, { filename, columnOffset: -start.length });
  } catch {
    // Reports a syntax error at its position.
    return compileFunction(text, parameters, options);
  }
  compiled.set(filename, { whole, script });
  return script.runInContext(parsingContext);
};

module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, ...others) {
    const [ownTexts, coverage, testPath, globalConfig] = others;
    const isWatching = globalConfig?.watch === true || globalConfig?.watchAll === true;
    super(config, environment, resolver, transformer, isWatching ? ownTexts : texts, coverage, testPath, globalConfig);
  }
};
