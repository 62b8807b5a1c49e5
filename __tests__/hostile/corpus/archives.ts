// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Archives of modules, as no honest program writes them. */

import { gzipSync } from 'node:zlib';
import { bomb, type Entry, pax, tar, tarGz, zip } from '../support/archives.js';
import type { Hostile, Table } from '../support/hostile.js';

type Places = Readonly<Record<string, string>>;
type Make = (places: Places) => Uint8Array;

const PLAIN = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';
const MAIN: Entry = { name: 'main.tf', body: PLAIN };
const SHOW: Entry = {
  name: 'show.tf',
  body: 'resource "aws_s3_bucket" "s" {\n  for_each = fileset(path.module, "**")\n  bucket = try(file("${path.module}/${each.value}"), "none")\n}\n',
};

/** The same in both formats. */
const BOTH: Readonly<Record<string, (places: Places) => readonly Entry[]>> = {
  'a name that leads up': () => [MAIN, { name: '../../../../written', body: 'x' }],
  'a name that leads up in the middle': () => [MAIN, { name: 'a/../../../../../written', body: 'x' }],
  'an absolute name': ({ HOME }) => [MAIN, { name: `${HOME}/.bashrc`, body: 'x' }],
  'a name with backslashes': () => [MAIN, { name: '..\\..\\..\\written', body: 'x' }],
  'a name with a drive': () => [MAIN, { name: 'C:\\written', body: 'x' }, { name: 'C:/written', body: 'x' }],
  'a name with zero': () => [MAIN, { name: 'a\0/../../../written', body: 'x' }],
  'a name with an end of line': () => [MAIN, { name: 'a\n::warning title=hostile-words::x.tf', body: 'resource {' }],
  'a link to a key': ({ KEY }) => [MAIN, SHOW, { name: 'key', type: '2', to: KEY! }],
  'a link to home': ({ HOME }) => [MAIN, SHOW, { name: 'home', type: '2', to: HOME! }],
  'a link up': () => [MAIN, SHOW, { name: 'up', type: '2', to: '../../../../..' }],
  'a link, and a file behind it': ({ HOME }) => [
    MAIN,
    { name: 'home', type: '2', to: HOME! },
    { name: 'home/.bashrc', body: 'x' },
  ],
  'a link of links, and a file behind it': () => [
    MAIN,
    { name: 'a', type: '2', to: '.' },
    { name: 'a/b', type: '2', to: '..' },
    { name: 'a/b/c', type: '2', to: '..' },
    { name: 'a/b/c/written', body: 'x' },
  ],
  'code that is a link': ({ HOME }) => [
    { name: 'main.tf', type: '2', to: `${HOME}/code/main.tf` },
    { name: 'x.tf', body: PLAIN },
  ],
  'a chain of links': () => [
    MAIN,
    SHOW,
    { name: 'x/y', body: 'x' },
    ...Array.from({ length: 38 }, (_, n) => ({ name: `l${n}`, type: '2', to: `${'x/../'.repeat(15)}l${n + 1}` })),
    ...Array.from({ length: 200 }, (_, n) => ({ name: `to${n}`, type: '2', to: 'l0' })),
  ],
  'a folder called .git': () => [
    MAIN,
    { name: '.git/config', body: '[core]\n  fsmonitor = touch x\n' },
    { name: '.GIT/config', body: '[core]\n' },
  ],
  'a folder .terraform': ({ HOME }) => [
    { name: 'main.tf', body: `${PLAIN}module "n" {\n  source = "127.0.0.1:1/a/b/aws"\n}\n` },
    {
      name: '.terraform/modules/modules.json',
      body: JSON.stringify({
        Modules: [{ Key: 'n', Source: '127.0.0.1:1/a/b/aws', Version: '1.0.0', Dir: `${HOME}/code` }],
      }),
    },
  ],
  'a program with more rights': () => [MAIN, { name: 'run', body: '#!/bin/sh\n', mode: 0o104755 }],
  'a name of 30,000 characters': () => [MAIN, { name: `${'n/'.repeat(15_000)}x`, body: 'x' }],
  'a folder in 2,000 folders': () => [MAIN, { name: `${'d/'.repeat(2000)}x`, body: 'x' }],
  'a size that is not true': () => [{ ...MAIN, size: 2 ** 31 }],
  'no file at all': () => [],
  '20,000 empty files': () => [MAIN, ...Array.from({ length: 20_000 }, (_, n) => ({ name: `f${n}` }))],
  'a file in the place of a folder': () => [MAIN, { name: 'a', body: 'x' }, { name: 'a/b', body: 'x' }],
  'a file twice': () => [{ name: 'main.tf', body: 'x' }, MAIN, { name: 'MAIN.TF', body: 'x' }],
};

const TAR: Readonly<Record<string, Make>> = {
  'a hard link to a key': ({ KEY }) => tarGz([MAIN, SHOW, { name: 'key', type: '1', to: KEY! }]),
  'a hard link up': () => tarGz([MAIN, SHOW, { name: 'key', type: '1', to: '../../../../../.ssh/id_rsa' }]),
  'a device': () => tarGz([MAIN, SHOW, { name: 'zero', type: '3' }, { name: 'block', type: '4' }]),
  'a pipe': () => tarGz([MAIN, SHOW, { name: 'pipe', type: '6' }]),
  'a long name of PAX that leads up': () =>
    tarGz([MAIN, { name: 'h', type: 'x', body: pax({ path: '../../../../written' }) }, { name: 'a', body: 'x' }]),
  'a link of PAX': ({ KEY }) =>
    tarGz([MAIN, SHOW, { name: 'h', type: 'x', body: pax({ linkpath: KEY! }) }, { name: 'a', type: '2', to: 'x' }]),
  'a long name of GNU that leads up': () =>
    tarGz([MAIN, { name: '././@LongLink', type: 'L', body: '../../../../written\0' }, { name: 'a', body: 'x' }]),
  'a header for all with 250,000 keys': () =>
    tarGz([
      { name: 'h', type: 'g', body: pax(Array.from({ length: 250_000 }, (_, n) => [`k${n}`, 'v'] as const)) },
      ...Array.from({ length: 100 }, (_, n) => [{ name: 'h', type: 'x' }, { name: `f${n}` }] as Entry[]).flat(),
      MAIN,
    ]),
  'a size of PAX that is not true': () =>
    tarGz([
      { name: 'h', type: 'x', body: pax({ size: '-1' }) },
      MAIN,
      { name: 'h', type: 'x', body: pax({ size: '99999999999' }) },
      MAIN,
    ]),
  'a gigabyte of nothing': () => bomb(1024),
  'a stream that breaks off': () => tarGz([MAIN]).subarray(0, 60),
  'a tail behind the end': () => Buffer.concat([tarGz([MAIN]), Buffer.from('W0rds0fAStr4nger')]),
  'gzip in gzip': () => gzipSync(tarGz([MAIN])),
  'no tar at all': () => gzipSync('W0rds0fAStr4nger'),
  'a header of nonsense': () => gzipSync(Buffer.concat([Buffer.alloc(512, 0xff), tar([MAIN])])),
};

const ZIP: Readonly<Record<string, Make>> = {
  'entries that share bytes': () =>
    zip(
      Array.from({ length: 60_000 }, (_, n) => ({ name: `f${n}`, body: 'x'.repeat(10_000) })),
      { isOverlapping: true },
    ),
  'a thousandfold file': () => zip([MAIN, { name: 'big', body: Buffer.alloc(300 * 2 ** 20) }]),
  'a directory that breaks off': () => zip([MAIN]).subarray(0, 90),
  'words before and behind': () =>
    Buffer.concat([Buffer.from('W0rds0fAStr4nger'), zip([MAIN]), Buffer.from('W0rds0fAStr4nger')]),
  'no zip at all': () => Buffer.from('PK\x03\x04W0rds0fAStr4nger'),
};

const served = (kind: 'tar' | 'zip', what: string, make: Make): Hostile => {
  const path = kind === 'tar' ? '/m.tar.gz' : '/m.zip';
  return {
    name: `${kind}: ${what}`,
    files: { 'main.tf': `module "m" {\n  source = "@SERVER@${path}"\n}\n${PLAIN}` },
    shows: ['W0rds0fAStr4nger'],
    served: { [path]: { body: make } },
  };
};

/** Of hard links, which are left out, and a header that is broken: unpacked to its end, and thrown away. */
const THROWN = () =>
  gzipSync(
    Buffer.concat([
      tar(Array.from({ length: 150_000 }, () => ({ name: 'x', type: '1', to: 'main.tf' }))).subarray(0, -1024),
      Buffer.alloc(512, 1),
    ]),
  );
let thrown: Uint8Array | undefined;

const thrownAway: Hostile = {
  name: 'tar: many archives that break off at their end',
  notInAction: 'the runner has its own limits of a job',
  files: {
    'main.tf': `${Array.from({ length: 40 }, (_, n) => `module "m${n}" {\n  source = "@SERVER@/m.tar.gz?n=${n}"\n}\n`).join('')}${PLAIN}`,
  },
  served: {
    '/m.tar.gz': {
      body: () => {
        thrown ??= THROWN();
        return thrown;
      },
    },
  },
};

export const ARCHIVES: Table = {
  about: 'archives of modules',
  rows: [
    ...Object.entries(BOTH).flatMap(([what, entries]) => [
      served('tar', what, (places) => tarGz(entries(places))),
      served('zip', what, (places) => zip(entries(places))),
    ]),
    ...Object.entries(TAR).map(([what, make]) => served('tar', what, make)),
    ...Object.entries(ZIP).map(([what, make]) => served('zip', what, make)),
    thrownAway,
  ],
};
