/**
 * Creates a temporary directory for each run and sets TMPDIR to it. Everything in it except folders of `newTemporary` was left behind
 * by the program or a test, and fails the run. The directory is removed at the end, also after a signal; that of a killed run is
 * removed by the next one.
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

/** Files of other programs: V8's compile cache, Java's performance counters. */
const IGNORED = new Set(['node-compile-cache', 'hsperfdata_root']);

let top = '';

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch ({ code }) {
    // EPERM: the process belongs to another user.
    return code !== 'ESRCH';
  }
}

/** Removes the directories of runs that no longer exist. The name contains the process id. */
function sweep(folder) {
  for (const name of readdirSync(folder)) {
    const [, id] = /^gpt-(\d+)-/.exec(name) ?? [];
    if (id === undefined || isRunning(Number(id))) continue;
    try {
      remove(join(folder, name));
    } catch {
      // The directory belongs to another user.
    }
  }
}

exports.start = () => {
  const parent = realpathSync(tmpdir());
  sweep(parent);
  // The name is short, because paths of sockets have at most 108 characters.
  top = mkdtempSync(join(parent, `gpt-${process.pid}-`));
  process.once('exit', () => remove(top));
  // Without a listener, a signal ends the process without the exit event.
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
    process.once(signal, () => process.exit(128 + number));
  mkdirSync(join(top, 't'));
  writeFileSync(join(top, 'made'), '');
  mkdirSync(join(top, 'code'));
  const cache = [require.resolve('./code-cache.cjs'), join(top, 'code')].map((path) => JSON.stringify(path));
  writeFileSync(join(top, 'code-cache.cjs'), `require(${cache[0]}).start(${cache[1]});\n`);
  // Some tests run as another user.
  chmodSync(top, 0o755);
  chmodSync(join(top, 't'), 0o1777);
  process.env.TMPDIR = join(top, 't');
  process.env.GROUNDPLAN_TEST_FOLDERS = join(top, 'made');
};

exports.finish = () => {
  const created = new Set(readFileSync(join(top, 'made'), 'utf8').split('\n'));
  const left = readdirSync(join(top, 't')).filter((name) => !created.has(name) && !IGNORED.has(name));
  remove(top);
  if (left.length > 0) throw new Error(`left in the directory for temporary files: ${left.join(', ')}`);
};
