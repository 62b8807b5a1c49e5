/**
 * A run has a directory for temporary files of its own. What tests make in it with `newTemporary` goes with the run; anything
 * else that is there at the end was left by the program, or by a test, and fails the run.
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

exports.start = () => {
  // Short: sockets are made in it, and their paths have 108 characters at most.
  top = mkdtempSync(join(realpathSync(tmpdir()), 'gpt-'));
  mkdirSync(join(top, 't'));
  writeFileSync(join(top, 'made'), '');
  // Some tests are another user, who writes there too.
  chmodSync(top, 0o755);
  chmodSync(join(top, 't'), 0o1777);
  process.env.TMPDIR = join(top, 't');
  process.env.GROUNDPLAN_TEST_FOLDERS = join(top, 'made');
};

exports.finish = () => {
  const made = new Set(readFileSync(join(top, 'made'), 'utf8').split('\n'));
  const left = readdirSync(join(top, 't')).filter((name) => !made.has(name) && !OTHERS.has(name));
  rmSync(top, { recursive: true, force: true, maxRetries: 3 });
  if (left.length > 0) throw new Error(`left in the directory for temporary files: ${left.join(', ')}`);
};
