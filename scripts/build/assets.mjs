/**
 * An esbuild plugin: fonts, WebAssembly, the icons and the rows of replacement become compressed text in the bundle, unpacked when first used; what
 * runs in a page becomes text.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import viewer from './viewer.cjs';

const CACHE = new URL('../../.cache/assets/', import.meta.url);
const UNPACK = 'groundplan:unpack';
const MARK = /"brotli:([A-Za-z0-9+/=]*)"/g;

export const assets = () => ({
  name: 'assets',
  setup(build) {
    build.onLoad({ filter: /\.(wasm|ttf)$/ }, ({ path }) => ({
      loader: 'js',
      contents: bytesModule(readFileSync(path)),
    }));
    build.onLoad({ filter: /[\\/](assets[\\/]icons|replacement[\\/]rows)[\\/]\w+\.json$/ }, ({ path }) => ({
      loader: 'js',
      contents: jsonModule(readFileSync(path)),
    }));
    build.onLoad({ filter: /\.(bundle|css)$/ }, ({ path }) => ({
      loader: 'js',
      contents: textModule(viewer.textOf(path)),
    }));
    build.onResolve({ filter: new RegExp(`^${UNPACK}$`) }, () => ({ path: UNPACK, namespace: 'groundplan' }));
    build.onLoad({ filter: /.*/, namespace: 'groundplan' }, () => ({ loader: 'js', contents: UNPACK_MODULE }));
  },
});

/**
 * Two versions of the compressor may pack the same bytes differently. For the comparison of two bundles each asset
 * counts as its content.
 */
export const withoutAssets = (bundle) =>
  bundle.replace(MARK, (_, text) => hash(brotliDecompressSync(Buffer.from(text, 'base64'))));

const UNPACK_MODULE = `
import { brotliDecompressSync } from 'node:zlib';
export const unpack = (text) => brotliDecompressSync(Buffer.from(text.slice(7), 'base64'));
`;

const bytesModule = (bytes) => `
import { unpack } from '${UNPACK}';
export default unpack("${pack(bytes)}");
`;

const jsonModule = (bytes) => `
import { unpack } from '${UNPACK}';
export default JSON.parse(unpack("${pack(bytes)}").toString('utf8'));
`;

const textModule = (text) => `export default ${JSON.stringify(text)};`;

/** Packing takes seconds and the assets hardly ever change. @returns {string} what the bundle's `unpack` reads */
function pack(bytes) {
  return `brotli:${packedBefore(bytes) ?? packNow(bytes)}`;
}

function packedBefore(bytes) {
  try {
    return readFileSync(cachedAt(bytes), 'utf8');
  } catch {
    return null;
  }
}

function packNow(bytes) {
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  }).toString('base64');
  mkdirSync(CACHE, { recursive: true });
  const temporary = new URL(`${hash(bytes)}.${process.pid}`, CACHE);
  writeFileSync(temporary, packed);
  renameSync(temporary, cachedAt(bytes));
  return packed;
}

const cachedAt = (bytes) => new URL(hash(bytes), CACHE);
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');
