const { relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Starts of the paths of slow test files, slowest first. Without times of an earlier run, Jest sorts by file size, so that a
 * short file with slow tests runs last on one processor while others are idle. The table only affects the order, so it need not be
 * exact.
 */
const SLOW = [
  '__tests__/render/html/explore',
  '__tests__/render/html/levels.explore',
  '__tests__/render/mermaid/rendered',
  '__tests__/planning/offline/accounted',
  '__tests__/action/e2e/',
  '__tests__/render/html/browser',
  '__tests__/hostile/cli',
  '__tests__/hostile/action',
  '__tests__/planning/static/hostile',
  '__tests__/planning/offline/cases',
  '__tests__/diff/report/pull-requests/',
  '__tests__/terraform/modules/hostile',
  '__tests__/planning/offline/package',
  '__tests__/inference/cases',
  '__tests__/workflows/dry-run',
  '__tests__/hostile/every-text',
  '__tests__/action/runtime',
  '__tests__/diagram/inventory-cache',
  '__tests__/e2e/',
  '__tests__/planning/offline/',
  '__tests__/terraform/modules/',
  '__tests__/estate/written',
  '__tests__/governance/boundaries',
  '__tests__/terraform/engine/',
  '__tests__/planning/',
  '__tests__/cli/comment/',
  '__tests__/terraform/fetch/git/',
  '__tests__/inference/corpus',
  '__tests__/hostile/',
  '__tests__/render/',
  '__tests__/action/',
  '__tests__/cli/',
  '__tests__/layout/',
  '__tests__/platform/',
  '__tests__/catalog/',
  '__tests__/terraform/',
  '__tests__/inference/',
];

/** Starts the slow files first, so that all workers end at about the same time. */
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
