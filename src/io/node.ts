import { readFile, stat } from 'node:fs/promises';
import { installedPackage } from './installed.js';
import type { Io, PathKind } from './io.js';
import { runCommand } from './run.js';
import { tolerateGoneReader, writeTo } from './streams.js';
import { withTemporaryFiles } from './temporary.js';
import { tuneWebAssembly } from './web-assembly.js';
import { writeAtomically } from './write.js';

const kindOf = async (path: string): Promise<PathKind> => {
  try {
    const found = await stat(path);
    return found.isFile() ? 'file' : found.isDirectory() ? 'directory' : 'other';
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
    throw error;
  }
};

/** The real world: this process, its streams and the files of this machine. */
export const nodeIo = (): Io => ({
  readFile: (path) => readFile(path),
  writeFile: writeAtomically,
  kindOf,
  stdout: (content) => writeTo(process.stdout, content),
  stderr: (text) => void process.stderr.write(text),
  run: runCommand,
  installed: installedPackage,
  withTemporaryFiles,
  stdoutIsTerminal: process.stdout.isTTY === true,
  stderrIsTerminal: process.stderr.isTTY === true,
  env: process.env,
});

/** Runs a program with the arguments of this process. The exit code is set, not forced: what is still in a pipe gets out. */
export async function runProgram(program: (args: readonly string[], io: Io) => Promise<number>): Promise<void> {
  tolerateGoneReader(process.stdout);
  tolerateGoneReader(process.stderr);
  tuneWebAssembly(process.versions.node);
  process.exitCode = await program(process.argv.slice(2), nodeIo());
}
