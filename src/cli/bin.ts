import { runProgram } from '../platform/node.js';
import { main } from './main.js';

/** Whether this file was started; other files of the program ask it for what is in it. Said by scripts/build/split.mjs. */
declare const GROUNDPLAN_IS_STARTED: boolean;

if (GROUNDPLAN_IS_STARTED) void runProgram(main);
