import { githubRunner } from '../platform/github-runner.js';
import { runProgram } from '../platform/node.js';
import { main } from './main.js';

void runProgram((_, io) => main(io, githubRunner()));
