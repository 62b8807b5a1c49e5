/**
 * The command line program as the files of parts.mjs. A module is in one of them, and the others ask that one for it: an
 * error that one throws is known to all.
 */
import { dirname, relative } from 'node:path/posix';
import { build } from 'esbuild';
import { bundle, ROOT } from './bundle.mjs';
import { PARTS } from './parts.mjs';

const [[FIRST, [ENTRY]]] = Object.entries(PARTS);

/** What esbuild writes above a file of its own accord, and not above one that is put together here. */
const STRICT = '"use strict";';
/** A file that is run by its name, and asked by the others. */
const START = `#!/usr/bin/env node\n${STRICT}\nconst GROUNDPLAN_IS_STARTED = require.main === module;`;

/** @returns the texts by their place in dist/, and the files that they are made of */
export async function split() {
  const { imports, inputs } = await bundle({ entry: ENTRY });
  const owners = ownersIn(imports);
  const shared = sharedIn(imports, owners);
  const names = await namesOf([...shared.values()].flatMap((modules) => [...modules]));
  const texts = new Map();
  for (const part of Object.keys(PARTS)) {
    const { text } = await bundle({
      stdin: {
        contents: entryOf(part, shared.get(part) ?? [], names, atOnceIn(part, imports, owners)),
        sourcefile: part,
      },
      banner: part === FIRST ? START : STRICT,
      plugins: [elsewhere({ part, owners, exported: names })],
    });
    texts.set(part, text);
  }
  return { texts, inputs };
}

/** Module -> the file that holds it. What a plugin makes of nothing is small, and in each file that imports it. */
function ownersIn(imports) {
  const owners = new Map();
  const beginnings = new Map(Object.entries(PARTS).flatMap(([part, roots]) => roots.map((root) => [root, part])));
  for (const root of beginnings.keys())
    if (imports[root] === undefined)
      throw new Error(`${root} begins a file, and nothing imports it: scripts/build/parts.mjs`);
  for (const [part, roots] of Object.entries(PARTS)) {
    const seen = new Set();
    const open = [...roots];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path) || owners.has(path) || (beginnings.get(path) ?? part) !== part) continue;
      seen.add(path);
      open.push(...importsOf(imports, path).map(({ path: imported }) => imported));
    }
    for (const path of seen) if (isFile(path)) owners.set(path, part);
  }
  return owners;
}

const importsOf = (imports, path) => imports[path].imports.filter(({ external }) => external !== true);

const isFile = (path) => !/^[\w-]{2,}:/.test(path);

/** Ways to import what is loaded when it is reached. */
const ON_DEMAND = ['dynamic-import', 'require-call'];

/** File -> those of its modules that others import. */
function sharedIn(imports, owners) {
  const order = Object.keys(PARTS);
  const shared = new Map();
  for (const [path, part] of owners) {
    for (const { path: imported, kind } of importsOf(imports, path)) {
      const owner = owners.get(imported) ?? part;
      if (owner === part) continue;
      if (!ON_DEMAND.includes(kind) && order.indexOf(owner) > order.indexOf(part))
        throw new Error(
          `${path} in ${part} imports ${imported} at once, which is in ${owner}: scripts/build/parts.mjs`,
        );
      shared.set(owner, (shared.get(owner) ?? new Set()).add(imported));
    }
  }
  return shared;
}

/** Module -> the names that it exports. */
async function namesOf(modules) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: modules.filter((path) => !isData(path)),
    outdir: '.cache/names',
    write: false,
    bundle: false,
    format: 'esm',
    metafile: true,
    logLevel: 'warning',
  });
  return new Map([
    ...modules.filter(isData).map((path) => [path, ['default']]),
    ...Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint, exports]),
  ]);
}

const isData = (path) => path.endsWith('.json');

/** The modules of a file that all its beginnings together cannot do without: others wait until somebody asks for them. */
function atOnceIn(part, imports, owners) {
  const seen = new Set();
  const open = [...PARTS[part]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || owners.get(path) !== part) continue;
    seen.add(path);
    const atOnce = importsOf(imports, path).filter(({ kind }) => !ON_DEMAND.includes(kind));
    open.push(...atOnce.map(({ path: imported }) => imported));
  }
  return seen;
}

/** What others ask a file for: by the path of a module, all that it exports. */
function entryOf(part, modules, names, atOnce) {
  const lines = part === FIRST ? [`import './${ENTRY}';`] : [];
  const rows = [...modules].sort().map((path, m) => {
    if (!atOnce.has(path)) return `  '${path}': () => require('./${path}'),`;
    const exported = names.get(path).map((name, n) => [name, `m${m}n${n}`]);
    lines.push(`import { ${exported.map(([name, own]) => `${name} as ${own}`).join(', ')} } from './${path}';`);
    return `  '${path}': () => ({ ${exported.map(([name, own]) => `${name}: ${own}`).join(', ')} }),`;
  });
  return [...lines, 'export const modules = {', ...rows, '};'].join('\n');
}

/** An esbuild plugin: what is in another file is asked for there. */
const elsewhere = ({ part, owners, exported }) => ({
  name: 'elsewhere',
  setup(build) {
    const known = Symbol('known');
    build.onResolve({ filter: /.*/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === known || from.kind === 'entry-point') return undefined;
      const found = await build.resolve(path, { ...from, pluginData: known });
      if (found.external || found.namespace !== 'file' || found.errors.length > 0) return found;
      const name = relative(ROOT, found.path);
      const owner = owners.get(name) ?? part;
      return owner === part ? found : { path: name, namespace: 'elsewhere', pluginData: owner };
    });
    build.onResolve({ filter: /^\.\.?\/.*\.js$/, namespace: 'elsewhere' }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /.*/, namespace: 'elsewhere' }, ({ path, pluginData: owner }) => ({
      loader: 'js',
      contents: asking(path, relative(dirname(part), owner), exported.get(path)),
    }));
  },
});

/** Constants, so that each use is not a question. */
function asking(path, owner, names) {
  const file = owner.startsWith('.') ? owner : `./${owner}`;
  const lines = names.map((name) =>
    name === 'default' ? `export default module.default;` : `export const ${name} = module.${name};`,
  );
  return [`const module = require('${file}').modules['${path}']();`, ...lines].join('\n');
}
