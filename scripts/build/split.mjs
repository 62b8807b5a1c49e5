/**
 * Builds the command line program as the files of parts.mjs. Each module is in exactly one file, and the others load it from there,
 * so that `instanceof` works for errors across files.
 */
import { dirname, relative } from 'node:path/posix';
import { build } from 'esbuild';
import { bundle, ROOT } from './bundle.mjs';
import { LOADS, PARTS } from './parts.mjs';

const [[FIRST, [ENTRY]]] = Object.entries(PARTS);

/** esbuild writes this above a file with an entry point, but not above one from `stdin`. */
const STRICT = '"use strict";';
/** Head of the first file, which users run and other files load. */
const START = `#!/usr/bin/env node\n${STRICT}\nconst GROUNDPLAN_IS_STARTED = require.main === module;`;

/** @returns the texts by their path in dist/, and the paths of the bundled files */
export async function split() {
  const { imports, inputs } = await bundle({ entry: ENTRY });
  const owners = ownersIn(imports);
  const shared = sharedIn(imports, owners);
  const exportsOf = await exportsByModule([...shared.values()].flatMap((modules) => [...modules]));
  const texts = new Map();
  for (const part of Object.keys(PARTS)) {
    const eager = eagerModulesIn(part, imports, owners);
    checkLoads(part, eager, imports, owners);
    const { text } = await bundle({
      stdin: {
        contents: entryOf(part, shared.get(part) ?? [], exportsOf, eager),
        sourcefile: part,
      },
      banner: part === FIRST ? START : STRICT,
      plugins: [elsewhere({ part, owners, exportsOf })],
    });
    texts.set(part, text);
  }
  return { texts, inputs };
}

/** Returns the file of each module. Virtual modules of plugins are small, and in every file that imports them. */
function ownersIn(imports) {
  const owners = new Map();
  const partOfRoot = new Map(Object.entries(PARTS).flatMap(([part, roots]) => roots.map((root) => [root, part])));
  for (const root of partOfRoot.keys())
    if (imports[root] === undefined)
      throw new Error(`${root} is a root of ${partOfRoot.get(root)}, but nothing imports it: scripts/build/parts.mjs`);
  for (const [part, roots] of Object.entries(PARTS)) {
    const seen = new Set();
    const open = [...roots];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path) || owners.has(path) || (partOfRoot.get(path) ?? part) !== part) continue;
      seen.add(path);
      open.push(...importsOf(imports, path).map(({ path: imported }) => imported));
    }
    for (const path of seen) if (isFile(path)) owners.set(path, part);
  }
  return owners;
}

const importsOf = (imports, path) => imports[path].imports.filter(({ external }) => external !== true);

const isFile = (path) => !/^[\w-]{2,}:/.test(path);

/** Kinds of imports that load a module when they are executed. */
const ON_DEMAND = ['dynamic-import', 'require-call'];

/** Returns the modules of each file that other files import. */
function sharedIn(imports, owners) {
  const order = Object.keys(PARTS);
  const shared = new Map();
  for (const [path, part] of owners) {
    for (const { path: imported, kind } of importsOf(imports, path)) {
      const owner = owners.get(imported) ?? part;
      if (owner === part) continue;
      if (!ON_DEMAND.includes(kind) && order.indexOf(owner) > order.indexOf(part))
        throw new Error(
          `${path} in ${part} statically imports ${imported}, which is in the later file ${owner}: scripts/build/parts.mjs`,
        );
      shared.set(owner, (shared.get(owner) ?? new Set()).add(imported));
    }
  }
  return shared;
}

/** Returns the names that each module exports. */
async function exportsByModule(modules) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: modules.filter((path) => !isData(path)),
    outdir: '.cache/names',
    write: false,
    bundle: false,
    format: 'esm',
    metafile: true,
    logLevel: 'warning',
    // Only the names are read, and nothing is written: a `require` in these modules is right in the bundle.
    logOverride: { 'unsupported-require-call': 'silent' },
  });
  return new Map([
    ...modules.filter(isData).map((path) => [path, ['default']]),
    ...Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint, exports]),
  ]);
}

const isData = (path) => path.endsWith('.json');

/** Returns the modules that the roots of a file import statically. All others are evaluated on demand. */
function eagerModulesIn(part, imports, owners) {
  const seen = new Set();
  const open = [...PARTS[part]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || owners.get(path) !== part) continue;
    seen.add(path);
    const eager = importsOf(imports, path).filter(({ kind }) => !ON_DEMAND.includes(kind));
    open.push(...eager.map(({ path: imported }) => imported));
  }
  return seen;
}

/** Files that nearly every run loads. */
const BASE = ['cli.js', 'parts/start.js', 'parts/picture.js', 'parts/common.js'];

/** @throws Error if a file loads another one that parts.mjs does not list for it */
function checkLoads(part, eager, imports, owners) {
  const allowed = [part, ...BASE, ...(LOADS[part] ?? [])];
  for (const path of eager) {
    for (const { path: imported, kind } of importsOf(imports, path)) {
      const owner = owners.get(imported) ?? part;
      if (!ON_DEMAND.includes(kind) && !allowed.includes(owner))
        throw new Error(`${part} would always load ${owner}, for ${imported} in ${path}: scripts/build/parts.mjs`);
    }
  }
}

/** Returns the entry of a file: a table `modules` with a function per shared module that returns its exports. */
function entryOf(part, modules, exportsOf, eager) {
  const lines = part === FIRST ? [`import './${ENTRY}';`] : [];
  const rows = [...modules].sort().map((path, m) => {
    if (!eager.has(path)) return `  '${path}': () => require('./${path}'),`;
    const exported = exportsOf.get(path).map((name, n) => [name, `m${m}n${n}`]);
    lines.push(`import { ${exported.map(([name, alias]) => `${name} as ${alias}`).join(', ')} } from './${path}';`);
    return `  '${path}': () => ({ ${exported.map(([name, alias]) => `${name}: ${alias}`).join(', ')} }),`;
  });
  return [...lines, 'export const modules = {', ...rows, '};'].join('\n');
}

/** An esbuild plugin that replaces modules of other files by a `require` of the file. */
const elsewhere = ({ part, owners, exportsOf }) => ({
  name: 'elsewhere',
  setup(build) {
    /** Marks the plugin's own look-up, which it must not intercept. */
    const ownLookup = Symbol('ownLookup');
    build.onResolve({ filter: /.*/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === ownLookup || from.kind === 'entry-point') return undefined;
      const resolved = await build.resolve(path, { ...from, pluginData: ownLookup });
      if (resolved.external || resolved.namespace !== 'file' || resolved.errors.length > 0) return resolved;
      const name = relative(ROOT, resolved.path);
      const owner = owners.get(name) ?? part;
      return owner === part ? resolved : { path: name, namespace: 'elsewhere', pluginData: owner };
    });
    build.onResolve({ filter: /^\.\.?\/.*\.js$/, namespace: 'elsewhere' }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /.*/, namespace: 'elsewhere' }, ({ path, pluginData: owner }) => ({
      loader: 'js',
      contents: proxyModule(path, relative(dirname(part), owner), exportsOf.get(path)),
    }));
  },
});

/** Returns a module that exports the names from another file, as constants for fast access. */
function proxyModule(path, owner, names) {
  const file = owner.startsWith('.') ? owner : `./${owner}`;
  const lines = names.map((name) =>
    name === 'default' ? `export default module.default;` : `export const ${name} = module.${name};`,
  );
  return [`const module = require('${file}').modules['${path}']();`, ...lines].join('\n');
}
