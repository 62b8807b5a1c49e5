/**
 * An esbuild plugin for assets. Fonts, WebAssembly, icons and the tables of replacements become compressed text, unpacked when they
 * are first used. The viewer of the HTML page becomes plain text.
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
 * Returns a bundle with a hash of its content in place of each asset. Two versions of the compressor may pack the same bytes
 * differently, so bundles are compared in this form.
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

/** Compresses bytes, or takes them from the cache, because compression takes seconds. @returns {string} input of `unpack` */
function pack(bytes) {
  return `brotli:${fromCache(bytes) ?? compress(bytes)}`;
}

function fromCache(bytes) {
  try {
    return readFileSync(cachedAt(bytes), 'utf8');
  } catch {
    return null;
  }
}

function compress(bytes) {
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
