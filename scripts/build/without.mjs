/** An esbuild plugin: packages that something imports and nothing of ours ever reaches. */

/** Package -> why it is never called. */
const NEVER_CALLED = {
  // src/action/artifacts/zip.ts unpacks: this one follows names out of its folder and has no limit of size, and one of
  // its parts names no licence.
  'unzip-stream': 'artifacts are downloaded packed',
};

const FILTER = new RegExp(`^(${Object.keys(NEVER_CALLED).join('|')})$`);

export const without = () => ({
  name: 'without',
  setup(build) {
    build.onResolve({ filter: FILTER }, ({ path }) => ({ path, namespace: 'never-called' }));
    build.onLoad({ filter: FILTER, namespace: 'never-called' }, ({ path }) => ({
      loader: 'js',
      contents: `const never = () => { throw new Error(${JSON.stringify(`${path} is not in this program: ${NEVER_CALLED[path]}`)}); };\nexport default { Extract: never, Parse: never };`,
    }));
  },
});
