/**
 * An esbuild plugin: packages of others without spaces and comments, which Node would have to read before it runs a line.
 * Their names stay, and our own code stays as it is written: whoever looks into the bundle can read what it does, which
 * nobody could in a compressed text.
 */
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';

/** Long enough to read, short enough for the trace of an error to show the place. */
const LINE = 200;

export const tightPackages = () => ({
  name: 'tight-packages',
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), {
        minifyWhitespace: true,
        minifySyntax: true,
        lineLimit: LINE,
        // Licences that stand in the text are gathered at the end of the bundle.
        legalComments: 'inline',
        charset: 'ascii',
        target: build.initialOptions.target,
      });
      return { contents: code, loader: 'js' };
    });
  },
});
