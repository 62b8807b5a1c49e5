/**
 * A run has a directory for temporary files of its own. What tests make in it with `newTemporary` goes with the run; anything
 * else that is there at the end was left by the program, or by a test, and fails the run. A run that is ended by a signal
 * removes its directory, too; one that is killed leaves it to the next run.
 */
const {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Other programs' own: V8's cache of compiled code, the counters of Java. */
const OTHERS = new Set(['node-compile-cache', 'hsperfdata_root']);

let top = '';

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch ({ code }) {
    // EPERM: it runs, and belongs to somebody else.
    return code !== 'ESRCH';
  }
}

/** Removes the directories of runs that are not there any more; their names hold the process. */
function sweep(folder) {
  for (const name of readdirSync(folder)) {
    const [, id] = /^gpt-(\d+)-/.exec(name) ?? [];
    if (id === undefined || isRunning(Number(id))) continue;
    try {
      remove(join(folder, name));
    } catch {
      // It is another user's.
    }
  }
}

exports.start = () => {
  const parent = realpathSync(tmpdir());
  sweep(parent);
  // Short: sockets are made in it, and their paths have 108 characters at most.
  top = mkdtempSync(join(parent, `gpt-${process.pid}-`));
  process.once('exit', () => remove(top));
  // Without a listener a signal ends the process at once, and nobody tidies up.
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
    process.once(signal, () => process.exit(128 + number));
  mkdirSync(join(top, 't'));
  writeFileSync(join(top, 'made'), '');
  mkdirSync(join(top, 'code'));
  const cache = [require.resolve('./code-cache.cjs'), join(top, 'code')].map((path) => JSON.stringify(path));
  writeFileSync(join(top, 'code-cache.cjs'), `require(${cache[0]}).start(${cache[1]});\n`);
  // Some tests are another user, who writes there too.
  chmodSync(top, 0o755);
  chmodSync(join(top, 't'), 0o1777);
  process.env.TMPDIR = join(top, 't');
  process.env.GROUNDPLAN_TEST_FOLDERS = join(top, 'made');
};

exports.finish = () => {
  const made = new Set(readFileSync(join(top, 'made'), 'utf8').split('\n'));
  const left = readdirSync(join(top, 't')).filter((name) => !made.has(name) && !OTHERS.has(name));
  remove(top);
  if (left.length > 0) throw new Error(`left in the directory for temporary files: ${left.join(', ')}`);
};
