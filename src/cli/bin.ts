import { runProgram } from '../io/node.js';
import { main } from './main.js';

void runProgram(main);
