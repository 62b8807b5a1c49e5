import { githubRunner } from '../platform/github-runner.js';
import { useProxy } from '../platform/network/proxy.js';
import { runProgram } from '../platform/node.js';
import { main } from './main.js';

void runProgram(async (_, io) => {
  await useProxy(io.env);
  return main(io, githubRunner());
});
