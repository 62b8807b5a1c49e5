/** The loopback GitHub of the action's tests, in a container whose network the action joins: loopback, and nothing else. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { newTemporary } from '../../support/temporary.js';
import { docker, dockerText, image } from './docker.js';

export interface GitHub {
  /** What a runner gives an action of where the services are. */
  readonly env: Readonly<Record<string, string>>;
  readonly token: string;
  /** For `docker run`: the network in which the services are. */
  readonly flags: readonly string[];
  /** Ends it, and says what it was asked: `POST /graphql 200`. */
  readonly close: () => Promise<readonly string[]>;
}

export async function startGitHub(): Promise<GitHub> {
  const folder = newTemporary('groundplan-github-');
  const outfile = join(folder, 'github.cjs');
  await build({ entryPoints: [join(__dirname, 'github-server.ts')], bundle: true, platform: 'node', outfile });
  const id = await dockerText(
    ...['run', '--detach', '--network', 'none', '--volume', `${outfile}:/github.cjs:ro`],
    ...['--entrypoint', 'node', image(), '/github.cjs'],
  );
  const said = async (): Promise<string[]> => (await dockerText('logs', id)).split('\n').filter((line) => line !== '');
  let [first] = await said();
  while (first === undefined && (await dockerText('inspect', '--format', '{{.State.Running}}', id)) === 'true')
    [first] = await said();
  const { env, token } = JSON.parse(first!);
  return {
    env,
    token,
    flags: ['--network', `container:${id}`],
    close: async () => {
      await dockerText('stop', '-t', '5', id);
      const [, calls] = await said();
      await docker(['rm', '--force', id]);
      rmSync(folder, { recursive: true });
      return JSON.parse(calls!);
    },
  };
}
