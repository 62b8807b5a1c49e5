/** What must never be seen: one token in each place of the machine that untrusted code would like to read, in every spelling. */
import { createHash } from 'node:crypto';

/** The same in every run, so that a failure can be looked up. */
export const token = (place: string): string => `Kn${createHash('sha256').update(place).digest('hex').slice(0, 30)}`;

/** Shorter pieces are found by chance. */
const PIECE = 10;

/** Files of the machine, from its top. */
export const PLANTED: Readonly<Record<string, string>> = {
  'home/.ssh/id_rsa': `${token('ssh')}\n`,
  'home/.aws/credentials': `[default]\naws_secret_access_key = ${token('aws')}\n`,
  'home/.docker/config.json': JSON.stringify({ auths: { 'registry.example': { auth: token('docker') } } }),
  'home/.netrc': `machine 127.0.0.1 login user password ${token('netrc')}\n`,
  'home/.terraformrc': `credentials "app.example" {\n  token = "${token('terraformrc')}"\n}\n`,
  'home/.bashrc': `export KEY=${token('bashrc')}\n`,
  'home/secrets.auto.tfvars': `secret = "${token('tfvars')}"\n`,
  'home/terraform.tfstate': JSON.stringify({
    ...{ version: 4, terraform_version: '1.11.4', serial: 1, lineage: 'x', resources: [] },
    outputs: { key: { value: token('state'), type: 'string' } },
  }),
  'home/words.yml': `title: ${token('words')}\n`,
  'home/code/main.tf': `resource "aws_s3_bucket" "code" {\n  bucket = "${token('code')}"\n}\n`,
  'home/code/secret.txt': token('beside-code'),
  'run/secrets/key': `${token('run')}\n`,
  'desk/neighbour/key.txt': token('neighbour'),
  // Its code may be named from beside it; its files may not.
  'desk/plain/main.tf': 'resource "aws_s3_bucket" "plain" {}\n',
  'desk/plain/key.txt': token('neighbour'),
  'desk/neighbour/main.tf': `resource "aws_s3_bucket" "next" {\n  bucket = "${token('next')}"\n}\n`,
};

/** Variables of the environment that are nobody's business. */
export const SECRET_VARIABLES: Readonly<Record<string, string>> = {
  AWS_SECRET_ACCESS_KEY: token('env-aws'),
  ARM_CLIENT_SECRET: token('env-arm'),
  TF_TOKEN_app_example: token('env-token'),
  NPM_TOKEN: token('env-npm'),
};

/** Those that a user hands to code on purpose, and a workflow never to code of strangers. */
export const HANDED_VARIABLES: Readonly<Record<string, string>> = {
  TF_VAR_secret: token('env-variable'),
  TF_VAR_password: token('env-password'),
};

const DIGESTS = ['md5', 'sha1', 'sha256', 'sha512'] as const;

const spellings = (text: string): string[] => {
  const bytes = Buffer.from(text);
  return [
    text,
    [...text].reverse().join(''),
    bytes.toString('hex'),
    ...DIGESTS.flatMap((name) => (['hex', 'base64'] as const).map((as) => createHash(name).update(text).digest(as))),
  ];
};

/** Base64 of a text depends on where in the file it stands: the ends are left out. */
const base64s = (text: string): string[] =>
  [0, 1, 2].map((offset) =>
    Buffer.from('x'.repeat(offset) + text)
      .toString('base64')
      .slice(offset === 0 ? 0 : 4, -4),
  );

const windows = (text: string, size: number): string[] =>
  Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size));

const plain = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** Piece to the place it is from. */
function needles(): ReadonlyMap<string, string> {
  const tokens = [
    ...['ssh', 'aws', 'docker', 'netrc', 'terraformrc', 'bashrc', 'tfvars', 'state', 'words', 'code', 'beside-code'],
    ...['run', 'neighbour', 'next', 'env-aws', 'env-arm', 'env-token', 'env-npm', 'env-variable', 'env-password'],
    ...['plan', 'value', 'login'],
  ];
  const pieces = new Map<string, string>();
  const add = (place: string, texts: readonly string[]) => {
    for (const text of texts) for (const piece of windows(plain(text), PIECE)) pieces.set(piece, place);
  };
  for (const place of tokens) add(place, [...spellings(token(place)), ...base64s(token(place))]);
  for (const [place, text] of Object.entries(PLANTED))
    add(
      place,
      DIGESTS.flatMap((name) => digestsOf(name, text)),
    );
  return pieces;
}

const digestsOf = (name: string, text: string): string[] =>
  (['hex', 'base64'] as const).map((as) => createHash(name).update(text).digest(as));

const NEEDLES = needles();

/** Texts between tags, one after the other: a secret may be spread over captions, a character each. */
const captions = (text: string): string => plain(text.replace(/<[^>]*>/g, ' '));

/** Places whose token, or a piece of it, is in what was written. */
export function leaksIn(bytes: Buffer | string): string[] {
  const text = typeof bytes === 'string' ? bytes : bytes.toString('latin1');
  const found = new Set<string>();
  for (const form of new Set([plain(text), captions(text)])) {
    for (let at = 0; at + PIECE <= form.length; at++) {
      const place = NEEDLES.get(form.slice(at, at + PIECE));
      if (place !== undefined) found.add(place);
    }
  }
  return [...found].sort();
}
