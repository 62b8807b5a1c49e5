/** A program in the place of ssh: notes how it was called in `called` of the home, and runs the command here. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../src/platform/io.js';

/**
 * @param settings what `-G` says of the user's configuration. Only an argument that is `-G` asks for it: a path may have
 * that in its name.
 * @returns its path
 */
export function fakeSsh({ home }: Io, settings: readonly string[] = [], name = 'ssh'): string {
  const path = join(home, name);
  const lines = [
    '#!/bin/sh',
    `echo "$@" >> "${home}/called"`,
    'for last; do',
    `  if [ "$last" = -G ]; then ${settings.map((line) => `echo '${line}'; `).join('')}exit 0; fi`,
    'done',
    'eval "$last"',
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  chmodSync(path, 0o700);
  return path;
}

/** How it was called, a line each time. */
export const callsOfSsh = ({ home }: Io): readonly string[] =>
  readFileSync(join(home, 'called'), 'utf8').trim().split('\n');
