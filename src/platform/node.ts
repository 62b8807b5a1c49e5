import { homedir } from 'node:os';
import * as sharedMessages from '../messages.js';
import { readDescriptor } from './descriptor.js';
import { nodeFiles } from './files.js';
import type { Hear, Io } from './io.js';
import * as messages from './messages.js';
import { request, wait } from './network/http.js';
import { installedPackage } from './programs/installed.js';
import { onTerminal, tolerateErrors, writeTo } from './streams.js';
import { withinSeconds } from './time-limit.js';
import { tuneV8 } from './v8.js';

/** Returns the `Io` of this process, with its streams and the machine's files. */
export const nodeIo = (): Io => ({
  ...nodeFiles,
  readDescriptor,
  hear,
  stdout: (content) => writeTo(process.stdout, content),
  stderr: (text) => void process.stderr.write(onTerminal(text)),
  // Loaded on demand: drawing a graph file or a plan does not need these modules.
  run: async (...asked) => (await import('./programs/run.js')).runCommand(...asked),
  launch: async (...asked) => (await import('./programs/launch.js')).launch(...asked),
  serveGrpc: async (...asked) => (await import('./network/grpc.js')).serveGrpc(...asked),
  processId: process.pid,
  request,
  download: async (...asked) => (await import('./network/download.js')).download(...asked),
  lookup: async (host) => (await import('./network/lookup.js')).lookup(host),
  wait,
  every,
  withinSeconds,
  installed: installedPackage,
  stdoutIsTerminal: process.stdout.isTTY === true,
  stderrIsTerminal: process.stderr.isTTY === true,
  env: process.env,
  platform: process.platform,
  directory: process.cwd(),
  home: homedir() || process.cwd(),
});

function every(seconds: number, work: () => void): () => void {
  const timer = setInterval(work, seconds * 1000).unref();
  return () => clearInterval(timer);
}

const hear: Hear = (take) =>
  new Promise((resolve) => {
    process.stdin.on('data', take);
    // A broken pipe ends the input.
    for (const event of ['end', 'error', 'close']) process.stdin.once(event, () => resolve());
  });

/**
 * Runs a program with the arguments of this process. Sets the exit code instead of exiting, so that pending output is written.
 */
export async function runProgram(program: (args: readonly string[], io: Io) => Promise<number>): Promise<void> {
  tolerateErrors(process.stdout);
  tolerateErrors(process.stderr);
  tuneV8(process.versions.node);
  if (!hasWorkingDirectory()) {
    process.stderr.write(`${sharedMessages.errorLine(messages.NO_WORKING_DIRECTORY)}\n`);
    process.stderr.write(`${sharedMessages.remedyLine(messages.NO_WORKING_DIRECTORY_REMEDY)}\n`);
    process.exitCode = 2;
    return;
  }
  process.exitCode = await program(process.argv.slice(2), nodeIo());
}

/** False if the working directory was deleted while a shell was in it. Relative paths then have no meaning. */
function hasWorkingDirectory(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}
