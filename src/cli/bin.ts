import { runProgram } from '../platform/node.js';
import { main } from './main.js';

/**
 * True if this file is the entry point. Other parts of the bundle load it for the modules in it. Defined by
 * scripts/build/split.mjs.
 */
declare const GROUNDPLAN_IS_STARTED: boolean;

if (GROUNDPLAN_IS_STARTED) void runProgram(main);
