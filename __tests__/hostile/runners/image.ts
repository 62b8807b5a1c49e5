/** The same in the image, as docs/container.md starts it for untrusted code: no network, nothing but the folder. */
import { image, LOCKED_DOWN } from '../../image/support/docker.js';
import { LIMITS, runChild } from '../support/child.js';
import type { Hostile } from '../support/hostile.js';
import type { Start } from './cli.js';

/** What is served cannot be asked for, and programs are those of the image. */
export const isForImage = (row: Hostile): boolean =>
  row.served === undefined && row.path === undefined && row.address === undefined && row.isHeavy !== true;

const IN_IMAGE = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export const startImage: Start = (args, { cwd, env, machine }) => {
  const inside = { ...env, PATH: `${machine.bin}:${IN_IMAGE}` };
  const flags = [
    ...['run', '--rm', '--network', 'none', ...LOCKED_DOWN, '--user', `${process.getuid!()}:${process.getgid!()}`],
    ...['--volume', `${machine.top}:${machine.top}`, '--workdir', cwd],
    // Values may hold anything, so they are no arguments.
    ...Object.keys(inside).flatMap((name) => ['--env', name]),
  ];
  // Its own configuration is none of the canaries: it names the file when it cannot read it.
  const outside = { ...inside, PATH: process.env.PATH!, DOCKER_CONFIG: '/nonexistent', ...docker() };
  // `docker` itself needs a PATH of this machine: the one of the image is said, not handed on.
  const said = flags.flatMap((flag) => (flag === 'PATH' ? [`PATH=${inside.PATH}`] : [flag]));
  return runChild('docker', [...said, image(), ...args], { cwd, env: outside, limits: LIMITS });
};

const docker = (): Record<string, string> =>
  process.env.DOCKER_HOST === undefined ? {} : { DOCKER_HOST: process.env.DOCKER_HOST };
