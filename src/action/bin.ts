import { githubRunner } from '../io/github-runner.js';
import { runProgram } from '../io/node.js';
import { main } from './main.js';

void runProgram((_, io) => main(io, githubRunner()));
