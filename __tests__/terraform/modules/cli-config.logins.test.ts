/** Whose login is sent to which host. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLogins } from '../../../src/terraform/modules/cli-config.js';
import { ioAtHome } from '../../support/repository.js';

async function passwords(netrc: string, ...hosts: readonly string[]) {
  const io = ioAtHome();
  writeFileSync(join(io.home, '.netrc'), netrc);
  const { passwordFor } = await readLogins(io);
  return hosts.map(passwordFor);
}

test('the first of two .netrc entries for one machine is used', async () => {
  const netrc = 'machine a.example login one password p1\nmachine A.example login two password p2\n';
  expect(await passwords(netrc, 'a.example')).toEqual(['one:p1']);
});

test('the default entry of .netrc and the text of macros are ignored', async () => {
  const netrc =
    'machine a.example\n  login me\n  password p\nmacdef init\n  login x password y\ndefault login all password q\n';
  expect(await passwords(netrc, 'a.example', 'b.example', 'default')).toEqual(['me:p', null, null]);
});

test('a .netrc login applies to its machine only, and comments are ignored', async () => {
  const netrc =
    '# machine c.example login c password c\nmachine a.example login me password p\nmachine b.example password q\n';
  expect(await passwords(netrc, 'a.example', 'b.example', 'c.example')).toEqual(['me:p', ':q', null]);
});

test('an environment token takes precedence over a file; dots and hyphens of its host are underscores', async () => {
  const io = ioAtHome();
  const file = join(io.home, 'tf.rc');
  writeFileSync(
    file,
    'credentials "a-b.example" {\n  token = "of file"\n}\ncredentials "c.example" {\n  token = "own"\n}\n',
  );
  const env = { ...io.env, TF_CLI_CONFIG_FILE: file, TF_TOKEN_a__b_example: 'of environment' };
  const { tokenFor } = await readLogins({ ...io, env });
  expect(['a-b.example', 'c.example', 'd.example'].map(tokenFor)).toEqual(['of environment', 'own', null]);
});

test('a token with characters that no header allows is ignored', async () => {
  const io = ioAtHome();
  const env = { ...io.env, TF_TOKEN_a_example: 'x\r\nHost: b', TF_TOKEN_b_example: '' };
  const { tokenFor } = await readLogins({ ...io, env });
  expect(['a.example', 'b.example'].map(tokenFor)).toEqual([null, null]);
});
