/**
 * Shares the compiled code of a bundle between the processes of a test run, like NODE_COMPILE_CACHE of Node 22. Compiling takes 0.12 s
 * of CPU time, a third of a small drawing. The text is part of the cache key, and V8 rejects code compiled with other flags. Tests
 * load it with `node --require`, through a file in the directory of the run.
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

/** Writes atomically, because other processes read the file. Without write permission, each process compiles the code itself. */
function write(path, content) {
  try {
    writeFileSync(`${path}.${process.pid}`, content);
    renameSync(`${path}.${process.pid}`, path);
  } catch {}
}

/** Matches the bundles: the command line, its parts, and the action. */
const BUNDLE = /\/(?:action|cli|parts\/[\w-]+)\.js$/;

/** @param folder folder for the cache */
exports.start = (folder) => {
  // V8 compares the flags as well, so each process starts with those that the program sets later.
  const flagsPath = join(folder, `flags-${process.version}`);
  const saved = read(flagsPath);
  const flags = new Set(saved === undefined ? [] : JSON.parse(saved));
  const setFlags = v8.setFlagsFromString;
  for (const flag of flags) setFlags(flag);
  v8.setFlagsFromString = (flag) => {
    flags.add(flag);
    setFlags(flag);
  };

  const compiled = [];
  /** By path; host.cjs loads a bundle repeatedly. */
  const scripts = new Map();
  const compileOnce = (content, filename) => {
    const name = createHash('sha1').update(process.version).update(filename).update(content).digest('hex');
    const path = join(folder, name);
    const cachedData = read(path);
    const script = new vm.Script(Module.wrap(content.replace(/^#!/, '//')), { filename, cachedData });
    if (cachedData === undefined || script.cachedDataRejected) compiled.push([path, script]);
    return script;
  };
  const compile = Module.prototype._compile;
  Module.prototype._compile = function (content, filename, ...rest) {
    if (!BUNDLE.test(filename)) return compile.call(this, content, filename, ...rest);
    const script = scripts.get(filename) ?? compileOnce(content, filename);
    scripts.set(filename, script);
    const require = Module.createRequire(filename);
    require.main = process.mainModule;
    return script.runInThisContext().call(this.exports, this.exports, require, this, filename, dirname(filename));
  };
  // Reading and decoding ten megabytes again for each run takes a sixth of its time.
  const load = Module._extensions['.js'];
  Module._extensions['.js'] = (module, filename) => {
    if (scripts.has(filename)) module._compile('', filename);
    else load(module, filename);
  };
  process.on('exit', () => {
    if (compiled.length > 0) write(flagsPath, JSON.stringify([...flags]));
    for (const [path, script] of compiled) write(path, script.createCachedData());
  });
};
