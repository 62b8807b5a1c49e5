/**
 * An esbuild plugin: the stages that only Terraform code needs become one compressed text in the bundle, compiled when the
 * first of them is imported. Node parses all of a file before it runs a line of it, and plans and graph files need a third.
 */
import { build } from 'esbuild';
import { pack, UNPACK } from './assets.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;
const NAMESPACE = 'late';
const ALL = `${NAMESPACE}:all`;

/** All are imported when they are reached. */
const LATE = [
  'src/annotate/ai/question.ts',
  'src/annotate/ai/suggest.ts',
  'src/cli/doctor.ts',
  'src/planners/index.ts',
  'src/planners/terraform/code-of-plan.ts',
  'src/sources/git/clone.ts',
  'src/terraform/module-tree/survey.ts',
];

/** @param {import('esbuild').BuildOptions} options of the whole bundle @param {Set<string>} inputs gets the files */
export async function lateStages(options, inputs) {
  const early = await earlyFiles(options);
  return {
    name: 'late-stages',
    setup(main) {
      main.onResolve({ filter: new RegExp(`^${ALL}$`) }, () => ({ path: ALL, namespace: NAMESPACE }));
      main.onResolve({ filter: /^\./ }, async (asked) => {
        if (asked.kind !== 'dynamic-import' || asked.pluginData === NAMESPACE) return undefined;
        const path = await resolved(main, asked);
        return LATE.includes(path) ? { path, namespace: NAMESPACE } : undefined;
      });
      main.onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path }) => {
        if (path !== ALL) return { contents: `module.exports = require('${ALL}')[${JSON.stringify(path)}]();` };
        const { text, files, shared } = await together(options, early);
        for (const file of files) inputs.add(file);
        return { contents: textModule(text, shared), resolveDir: ROOT };
      });
    },
  };
}

/** What the program is made of without the late stages: paths from the root. */
async function earlyFiles(options) {
  const { metafile } = await build(options);
  const missing = LATE.filter((path) => metafile.inputs[path] === undefined);
  if (missing.length > 0) throw new Error(`scripts/build/late.mjs names what is not there: ${missing.join(', ')}`);
  const early = new Set(options.entryPoints);
  for (const path of early) {
    for (const next of metafile.inputs[path].imports) {
      if (!next.external && !LATE.includes(next.path)) early.add(next.path);
    }
  }
  return early;
}

/** The late stages as one CommonJS text, which requires what is shared with the early ones by its path. */
async function together({ entryPoints: _, banner: __, plugins, ...options }, early) {
  const shared = new Set();
  const sharing = {
    name: 'sharing',
    setup(late) {
      late.onResolve({ filter: /./ }, async (asked) => {
        if (asked.pluginData === NAMESPACE) return undefined;
        const path = await resolved(late, asked);
        if (!early.has(path)) return undefined;
        shared.add(path);
        return { path, external: true };
      });
    },
  };
  const stages = LATE.map((path) => `${JSON.stringify(path)}: () => require('./${path}'),`);
  const { outputFiles, metafile } = await build({
    ...options,
    stdin: { contents: `module.exports = {\n${stages.join('\n')}\n};`, resolveDir: ROOT },
    plugins: [sharing, ...plugins],
  });
  const files = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  return { text: outputFiles[0].text, files, shared: [...shared].sort() };
}

/** From the root; empty where it is no file of ours or of a package. */
async function resolved({ resolve }, { path, kind, importer, namespace, resolveDir }) {
  const found = await resolve(path, { kind, importer, namespace, resolveDir, pluginData: NAMESPACE });
  return found.namespace === 'file' && found.path.startsWith(ROOT) ? found.path.slice(ROOT.length) : '';
}

const textModule = (text, shared) => `
const { compileFunction } = require('node:vm');
const { unpack } = require('${UNPACK}');
const shared = {
${shared.map((path) => `  ${JSON.stringify(path)}: () => require('./${path}'),`).join('\n')}
};
const text = unpack("${pack(Buffer.from(text))}").toString('utf8');
const ask = (path) => (Object.hasOwn(shared, path) ? shared[path]() : require(path));
compileFunction(text, ['module', 'exports', 'require'], { filename: 'code stages' })(module, exports, ask);
`;
