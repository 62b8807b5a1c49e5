/** Packs as no Git would write them, and a server that hands them out: https://git-scm.com/docs/pack-format, protocol-v2. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Answer } from './hostile.js';

const KINDS = { commit: 1, tree: 2, blob: 3 } as const;
const REF_DELTA = 7;

/** Seven bits at a time, the last without the highest bit. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

/** The kind is in the first byte, with four bits of the size. */
function entry(kind: number, size: number, parts: readonly Buffer[]): Buffer {
  const first = (kind << 4) | (size % 16);
  const rest = Math.floor(size / 16);
  return Buffer.concat([rest === 0 ? Buffer.from([first]) : Buffer.from([first + 128, ...varint(rest)]), ...parts]);
}

class Pack {
  readonly #entries: Buffer[] = [];

  /** @returns its id */
  add(kind: keyof typeof KINDS, body: Buffer): string {
    this.#entries.push(entry(KINDS[kind], body.length, [deflateSync(body)]));
    return createHash('sha1').update(`${kind} ${body.length}\0`).update(body).digest('hex');
  }

  /** What says of itself that it is so many copies of another object. */
  addCopies(of: string, bytes: number, copies: number): void {
    const size = [0, 8, 16, 24].map((shift) => (bytes >>> shift) & 255);
    // A copy from the beginning, with a size of three bytes.
    const copy = Buffer.from([0b1111_0000, ...size.slice(0, 3)]);
    const delta = Buffer.concat([varint(bytes), varint(bytes * copies), ...Array.from({ length: copies }, () => copy)]);
    this.#entries.push(entry(REF_DELTA, delta.length, [Buffer.from(of, 'hex'), deflateSync(delta)]));
  }

  commit(tree: string): string {
    const who = 'x <x@example.com> 1700000000 +0000';
    return this.add('commit', Buffer.from(`tree ${tree}\nauthor ${who}\ncommitter ${who}\n\nx\n`));
  }

  bytes(): Buffer {
    const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
    head.writeUInt32BE(this.#entries.length, 8);
    const all = Buffer.concat([head, ...this.#entries]);
    return Buffer.concat([all, createHash('sha1').update(all).digest()]);
  }
}

interface Handed {
  readonly pack: Buffer;
  readonly commit: string;
}

const treeOf = (mode: string, id: string, count: number): Buffer =>
  Buffer.concat(
    Array.from({ length: count }, (_, n) => [
      Buffer.from(`${mode} ${String(n).padStart(4, '0')}\0`),
      Buffer.from(id, 'hex'),
    ]).flat(),
  );

/** Sixteen megabytes of nothing, and an object that claims to be so many of them. */
export function memoryBomb(copies: number): Handed {
  const pack = new Pack();
  const bytes = 16 * 2 ** 20 - 1;
  const zeros = pack.add('blob', Buffer.alloc(bytes));
  pack.addCopies(zeros, bytes, copies);
  const main = pack.add('blob', Buffer.from('resource "aws_s3_bucket" "b" {}\n'));
  const tree = Buffer.concat([Buffer.from('100644 main.tf\0'), Buffer.from(main, 'hex')]);
  return { commit: pack.commit(pack.add('tree', tree)), pack: pack.bytes() };
}

/** Trees in trees: as many files as the product of the counts. */
export function treeBomb(counts: readonly number[]): Handed {
  const pack = new Pack();
  let [mode, id] = ['100644', pack.add('blob', Buffer.from('x'))];
  for (const count of counts) [mode, id] = ['40000', pack.add('tree', treeOf(mode!, id!, count))];
  return { commit: pack.commit(id!), pack: pack.bytes() };
}

const line = (text: string | Buffer): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, '0')), bytes]);
};
const FLUSH = Buffer.from('0000');
/** Of the pack to the client, in one line of the protocol. */
const PIECE = 65_000;

/** A repository at `path` whose every branch that is listed is that commit. */
export function handedOut(
  path: string,
  make: () => Handed,
  branches: readonly string[],
): Readonly<Record<string, Answer>> {
  let made: Handed | undefined;
  const handed = (): Handed => {
    made ??= make();
    return made;
  };
  const refs = () => {
    const { commit } = handed();
    return ['HEAD', ...branches.map((name) => `refs/heads/${name}`)].map((name) => line(`${commit} ${name}\n`));
  };
  const pieces = () => {
    const { pack } = handed();
    return Array.from({ length: Math.ceil(pack.length / PIECE) }, (_, n) =>
      line(Buffer.concat([Buffer.from([1]), pack.subarray(n * PIECE, (n + 1) * PIECE)])),
    );
  };
  const answer = (request: Buffer): Buffer =>
    request.includes('command=ls-refs')
      ? Buffer.concat([...refs(), FLUSH])
      : Buffer.concat([line('packfile\n'), ...pieces(), FLUSH]);
  const capabilities = ['version 2\n', 'ls-refs\n', 'fetch=shallow filter\n', 'object-format=sha1\n'];
  const type = (name: string) => ({ 'content-type': `application/x-git-upload-pack-${name}` });
  return {
    [`${path}/info/refs`]: {
      headers: type('advertisement'),
      body: () => Buffer.concat([line('# service=git-upload-pack\n'), FLUSH, ...capabilities.map(line), FLUSH]),
    },
    [`${path}/git-upload-pack`]: { headers: type('result'), body: (_, request) => answer(request) },
  };
}
