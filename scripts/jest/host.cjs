/**
 * node --require <code-cache.cjs of the run> scripts/jest/host.cjs: runs a bundle as often as its parent asks, each time anew from its
 * first line, with other arguments and environment. Starting a process and reading the code takes most of the time of a small run.
 * A run ends where its process would: when nothing is left to wait for.
 */
const Module = require('node:module');
const { channel, stderr, stdin, stdout } = process;

/** Keeps what is written to a stream. @returns a function that ends this, and returns what was written */
function keep(stream) {
  const chunks = [];
  const { write } = stream;
  stream.write = (chunk, encoding, done = encoding) => {
    chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'));
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  return () => {
    stream.write = write;
    return Buffer.concat(chunks);
  };
}

/** Notes the listeners of an emitter. @returns a function that removes all others */
function noteListeners(emitter) {
  const before = new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)]));
  return () => {
    for (const name of emitter.eventNames())
      for (const listener of emitter.rawListeners(name))
        if (!before.get(name)?.includes(listener)) emitter.removeListener(name, listener);
  };
}

function startRun({ args, bundle, directory, env }) {
  process.chdir(directory);
  // Not replaced as a whole: programs and the system's home directory get the real environment.
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, bundle, ...args];
  process.exitCode = undefined;
  const loaded = new Set(Object.keys(require.cache));
  const forgetListeners = [process, stdin, stdout, stderr].map(noteListeners);
  const [out, err] = [stdout, stderr].map(keep);
  process.once('beforeExit', () => {
    for (const forget of forgetListeners) forget();
    for (const path of Object.keys(require.cache)) if (!loaded.has(path)) delete require.cache[path];
    channel.ref();
    process.send({ code: process.exitCode ?? 0, out: out(), err: err() });
  });
  channel.unref();
  // As the file that Node was started with: the command line does nothing if others load it.
  Module._load(bundle, null, true);
}

process.on('message', startRun);
// By an exit, so that the next process gets the compiled code: code-cache.cjs.
process.on('disconnect', () => process.exit());
