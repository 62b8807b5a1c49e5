/**
 * A run has a directory for temporary files of its own. What tests make in it with `newTemporary` goes with the run; anything
 * else that is there at the end was left by the program, or by a test, and fails the run.
 */
const { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Other programs' own: V8's cache of compiled code, the counters of Java. */
const OTHERS = new Set(['node-compile-cache', 'hsperfdata_root']);

let folder = '';

exports.start = () => {
  // Short: sockets are made in it, and their paths have 108 characters at most.
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'gpt-'));
  const own = join(folder, 'own');
  mkdirSync(own);
  // Some tests are another user, who writes there too.
  for (const place of [folder, own]) chmodSync(place, 0o1777);
  process.env.TMPDIR = folder;
  process.env.GROUNDPLAN_TEST_FOLDERS = own;
};

exports.finish = () => {
  const left = leftIn(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  if (left.length > 0) throw new Error(`left in the directory for temporary files: ${left.join(', ')}`);
};

const leftIn = (place) => readdirSync(place).filter((name) => name !== 'own' && !OTHERS.has(name));
exports.leftIn = leftIn;
