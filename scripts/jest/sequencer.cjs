const { relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Starts of the paths of test files that take a minute or more, slowest first. Without times of an earlier run, Jest sorts by file
 * size, so that a short file with slow tests runs last on one processor while the other is idle. The table only affects the order,
 * so it need not be exact.
 */
const SLOW = [
  '__tests__/hostile/action',
  '__tests__/inference/cases',
  '__tests__/hostile/cli',
  '__tests__/action/e2e/report',
  '__tests__/inference/architectures-code',
  '__tests__/action/e2e/fleet',
  '__tests__/hostile/inputs',
  '__tests__/diff/report/pull-requests/offline',
  '__tests__/inference/cost/',
  '__tests__/action/e2e/monorepo',
  '__tests__/action/e2e/compared',
  '__tests__/cli/comment/comment',
  '__tests__/catalog/placement',
  '__tests__/hostile/',
  '__tests__/action/e2e/',
  '__tests__/catalog/examples',
  '__tests__/terraform/modules/hostile',
  '__tests__/planning/terraform/',
  '__tests__/render/',
  '__tests__/e2e/',
];

/** Starts the slow files first, so that both workers end at about the same time. */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path, context }) => {
      const name = relative(context.config.rootDir, path).replaceAll('\\', '/');
      const at = SLOW.findIndex((start) => name.startsWith(start));
      return at < 0 ? SLOW.length : at;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
