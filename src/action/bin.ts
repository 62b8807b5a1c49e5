import { githubRunner } from '../io/github-runner.js';
import { runProgram } from '../io/node.js';
import { useProxy } from '../io/proxy.js';
import { main } from './main.js';

void runProgram(async (_, io) => {
  await useProxy(io.env);
  return main(io, githubRunner());
});
