import { runProgram } from '../platform/node.js';
import { main } from './main.js';

/**
 * True if Node.js was started with this file. Other parts of the bundle import it only for the modules in it, and must
 * not start the program again. Defined by scripts/build/split.mjs.
 */
declare const GROUNDPLAN_IS_STARTED: boolean;

if (GROUNDPLAN_IS_STARTED) void runProgram(main);
