import { githubRunner } from '../io/github-runner.js';
import { useProxy } from '../io/network/proxy.js';
import { runProgram } from '../io/node.js';
import { main } from './main.js';

void runProgram(async (_, io) => {
  await useProxy(io.env);
  return main(io, githubRunner());
});
