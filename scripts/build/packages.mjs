/**
 * An esbuild plugin that removes white space and comments from packages, because Node reads them at every start. Names stay, and so
 * does the code of groundplan, so that the bundle can be reviewed.
 */
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';

/** Characters per line: long enough to read, short enough for a stack trace to show the position. */
const LINE = 200;

export const tightPackages = () => ({
  name: 'tight-packages',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), {
        minifyWhitespace: true,
        minifySyntax: true,
        lineLimit: LINE,
        // The bundle gathers the licences at its end.
        legalComments: 'inline',
        charset: 'ascii',
        target: build.initialOptions.target,
      });
      return { contents: code, loader: 'js' };
    });
  },
});
