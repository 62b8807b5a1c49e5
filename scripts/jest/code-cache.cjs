/**
 * Keeps the compiled code of a bundle from one process of a test run to the next, as Node 22's NODE_COMPILE_CACHE does: to
 * compile it is 0.12 s of CPU, a third of a small drawing. V8 refuses what was compiled from another text or with
 * other flags, and the text is part of the name. A file in the directory of the run requires this one, and is what
 * `node --require` loads.
 */
const { createHash } = require('node:crypto');
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const v8 = require('node:v8');
const vm = require('node:vm');

function read(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** In one step: others read it at this moment. Where it cannot be written, each process compiles for itself. */
function write(path, content) {
  try {
    writeFileSync(`${path}.${process.pid}`, content);
    renameSync(`${path}.${process.pid}`, path);
  } catch {}
}

/** The command line, its parts, and the action: in dist/, or built for this run. */
const BUNDLE = /\/(?:action|cli|parts\/[\w-]+)\.js$/;

/** @param folder of the run */
exports.start = (folder) => {
  // Flags that the program sets are part of what V8 compares, so the next process has them from the start.
  const flagsPath = join(folder, `flags-${process.version}`);
  const told = read(flagsPath);
  const flags = new Set(told === undefined ? [] : JSON.parse(told));
  const setFlags = v8.setFlagsFromString;
  for (const flag of flags) setFlags(flag);
  v8.setFlagsFromString = (flag) => {
    flags.add(flag);
    setFlags(flag);
  };

  const compiled = [];
  const compile = Module.prototype._compile;
  Module.prototype._compile = function (content, filename, ...rest) {
    if (!BUNDLE.test(filename)) return compile.call(this, content, filename, ...rest);
    const name = createHash('sha1').update(process.version).update(filename).update(content).digest('hex');
    const path = join(folder, name);
    const cachedData = read(path);
    const script = new vm.Script(Module.wrap(content.replace(/^#!/, '//')), { filename, cachedData });
    if (cachedData === undefined || script.cachedDataRejected) compiled.push([path, script]);
    const require = Module.createRequire(filename);
    require.main = process.mainModule;
    return script.runInThisContext().call(this.exports, this.exports, require, this, filename, dirname(filename));
  };
  process.on('exit', () => {
    if (compiled.length > 0) write(flagsPath, JSON.stringify([...flags]));
    for (const [path, script] of compiled) write(path, script.createCachedData());
  });
};
