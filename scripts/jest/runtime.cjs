/**
 * Jest's module loader, which keeps what is the same for every test file of a process: the text of modules and their compiled code.
 * Each test file still evaluates its own modules, in its own context. Without this, Jest reads and compiles several hundred modules
 * for each test file, which takes more time than most tests.
 */
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** The texts of files, which Jest clears after each test file. Sources do not change during a run. */
class Texts extends Map {
  clear() {}
}
const texts = new Texts();

/** By file name: its text and compiled function. */
const compiled = new Map();
const compileFunction = vm.compileFunction;

/**
 * Compiles a module once per process, where vm.compileFunction compiles it once per context. A script can be run in any context, and
 * keeps the functions that were compiled when they were first called. Dynamic imports fail, as they do in Jest without
 * --experimental-vm-modules; those of the sources are transformed to `require`.
 */
vm.compileFunction = (text, parameters, options) => {
  const { filename, parsingContext } = options;
  const known = compiled.get(filename);
  if (known?.text === text) return known.script.runInContext(parsingContext);
  const start = `(function (${parameters.join(',')}) {`;
  let script;
  try {
    script = new vm.Script(`${start}${text}\n})`, { filename, columnOffset: -start.length });
  } catch {
    // Reports a syntax error at its position.
    return compileFunction(text, parameters, options);
  }
  compiled.set(filename, { text, script });
  return script.runInContext(parsingContext);
};

module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, _texts, ...rest) {
    super(config, environment, resolver, transformer, texts, ...rest);
  }
};
