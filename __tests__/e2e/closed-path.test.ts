/** A directory of the PATH that the user may not enter, as `sudo -u`, `su` and `docker run --user` with an inherited PATH have it. */
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { copyProgram, emptyFolder } from '../support/run.js';
import { onlyIf } from '../support/tools.js';

const NOBODY = 65_534;
const asRoot = onlyIf(process.getuid?.() === 0, 'only root can run a program as somebody else');

/** What somebody else runs: a copy of the program, code, a home, and a folder that is closed. */
function machine(): { readonly cli: string; readonly folder: string; readonly home: string; readonly PATH: string } {
  const folder = emptyFolder();
  chmodSync(folder, 0o755);
  const cli = copyProgram(folder);
  const [closed, infra, home] = ['closed', 'infra', 'home'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [closed, infra, home]) mkdirSync(path);
  writeFileSync(join(closed, 'terraform'), '');
  chmodSync(closed, 0o700);
  writeFileSync(join(infra, 'main.tf'), 'resource "aws_sqs_queue" "q" { name = "x" }\n');
  chownSync(home, NOBODY, NOBODY);
  return { cli, folder, home, PATH: `${closed}:${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin` };
}

asRoot.it.each([
  [['draw', '--source', '../infra', '--outfile', 'x.svg'], 0],
  [['doctor'], 0],
  [['docs', '../infra', '--outdir', 'out'], 0],
  // There is no repository, which is what is said.
  [['diff', '--source', '../infra'], 2],
] as const)('%j', async (args, code) => {
  const { cli, home, PATH } = machine();
  const { exitCode, stderr } = await execa(process.execPath, [cli, ...args], {
    ...{ cwd: home, uid: NOBODY, gid: NOBODY, reject: false, stdin: 'ignore', extendEnv: false },
    env: { HOME: home, TMPDIR: home, PATH },
  });
  expect(stderr).not.toContain('EACCES');
  expect(exitCode).toBe(code);
});
