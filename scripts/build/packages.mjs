/** An esbuild plugin: packages that few runs need become compressed text, so that the others need not read and parse them. */
import { build } from 'esbuild';
import { pack, UNPACK } from './assets.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;

/** What of ours imports -> when it is reached. Each stands in the bundle once, with all that it needs itself. */
const SELDOM = {
  undici: 'something is downloaded, or a proxy is named',
  yaml: 'there are annotations, or a Helm chart is read',
  yauzl: 'a zip archive is unpacked',
  '@msgpack/msgpack': 'code is planned without its providers',
  '@bufbuild/protobuf/wire': 'code is planned without its providers',
};

const FILTER = new RegExp(`^(${Object.keys(SELDOM).join('|')})$`);

/** @param {Set<string>} inputs gets the files that the packages are made of */
export const seldomPackages = (inputs) => ({
  name: 'seldom-packages',
  setup(build) {
    build.onResolve({ filter: FILTER }, ({ path }) => ({ path, namespace: 'seldom' }));
    build.onLoad({ filter: FILTER, namespace: 'seldom' }, async ({ path }) => {
      const { text, files } = await whole(path, build.initialOptions);
      for (const file of files) inputs.add(file);
      return { loader: 'js', contents: packedModule(path, text), resolveDir: ROOT };
    });
  },
});

/** The package as one CommonJS file. */
async function whole(name, { target, charset, legalComments }) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: `export * from '${name}';`, resolveDir: ROOT },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    ...{ target, charset, legalComments },
    metafile: true,
    logLevel: 'warning',
  });
  return { text: outputFiles[0].text, files: Object.keys(metafile.inputs).filter((file) => file !== '<stdin>') };
}

/** Run as Node runs a file that is required. */
const packedModule = (name, text) => `
const { compileFunction } = require('node:vm');
const { unpack } = require('${UNPACK}');
const text = unpack("${pack(Buffer.from(text))}").toString('utf8');
compileFunction(text, ['module', 'exports', 'require'], { filename: ${JSON.stringify(name)} })(module, exports, require);
`;
