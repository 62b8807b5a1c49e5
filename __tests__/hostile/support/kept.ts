/** A repository of the machine, written without Git: as fast as files, and its commit is known to rows of the corpus. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { token } from './canaries.js';

type Loose = Record<string, Uint8Array | string>;

/** @returns the id of the object. @param into path in the repository to content */
function store(type: 'blob' | 'tree' | 'commit', body: Buffer, into: Loose): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body]);
  const id = createHash('sha1').update(bytes).digest('hex');
  into[`objects/${id.slice(0, 2)}/${id.slice(2)}`] = deflateSync(bytes);
  return id;
}

const CODE = `resource "aws_s3_bucket" "kept" {\n  bucket = "${token('code')}"\n}\n`;

function keptRepository(): { readonly files: Loose; readonly commit: string } {
  const files: Loose = {};
  const blob = store('blob', Buffer.from(CODE), files);
  const tree = store('tree', Buffer.concat([Buffer.from('100644 main.tf\0'), Buffer.from(blob, 'hex')]), files);
  const who = 'x <x@example.com> 1700000000 +0000';
  const commit = store('commit', Buffer.from(`tree ${tree}\nauthor ${who}\ncommitter ${who}\n\nx\n`), files);
  return {
    commit,
    files: {
      ...files,
      HEAD: 'ref: refs/heads/main\n',
      config: '[core]\n\trepositoryformatversion = 0\n\tbare = false\n',
      'refs/heads/main': `${commit}\n`,
    },
  };
}

/** `home/kept/.git` of each machine, by path. */
export const KEPT = keptRepository();
