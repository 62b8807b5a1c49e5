/** Messages of `groundplan mcp`. */
import { plural } from '../../platform/text/plural.js';
import { printable } from '../../platform/text/printable.js';
import { short } from '../../platform/text/short.js';
import { NAME_LENGTH_MAX } from './limits.js';

export const INSTRUCTIONS =
  'Diagrams of Terraform code, plans and graph files in the directory that this server was started in. All tools only read. Paths are from that directory. Ask for the graph or an explanation to reason about an architecture, for a drawing to show it.';

export const DRAW =
  'Draw the architecture of Terraform code, a plan or a graph file: a picture, or text that becomes one.';
export const GRAPH =
  'The graph behind the picture as JSON: what there is, what is inside what, and what leads to what.';
export const EXPLAIN =
  'Where each resource of the source has gone (drawn, part of another, hidden), why each arrow is there, and what proves it.';
export const DIFF =
  'What is different between two sources (before and after), or between two commits of a directory: in words, as a table, as JSON or as a picture.';
export const WAY =
  'A shortest way between two things of the graph, by their addresses: what a request passes, and which arrows.';

export const SOURCE =
  'a directory of Terraform code, a plan in JSON, a state or a graph file, from the directory of the server (default: that directory)';
export const PLANNER =
  'how code is planned: offline (by Terraform, without credentials and providers), static (the code as it is written), or auto (default: offline where Terraform is installed, else static)';
export const FORMAT = 'what the answer is written as';
export const BEFORE = 'the source before: a directory, a plan or a graph file; together with after';
export const AFTER = 'the source after';
export const WAY_FROM = 'address of the first thing, as the graph has it';
export const WAY_TO = 'address of the second thing';
export const ofFalse = (help: string) => `false: ${printable(help)}`;

export const waiting = (directory: string) =>
  `Serving ${printable(directory)} to a client of the Model Context Protocol on stdin and stdout. Ctrl-D ends it.`;
export const NOBODY = 'nobody can speak to this process: it has no standard input';
export const TOO_WIDE = 'the directory is the home of a user, or holds it: everything of theirs would be open';
export const TOO_WIDE_REMEDY =
  'Start groundplan mcp in the directory of the code, with "cwd" in the settings of the client.';

/** URI of a document in an answer that is not an image. */
export const DOCUMENT = 'groundplan:///architecture';

export const unknownTool = (name: string) => `there is no tool ${short(name, NAME_LENGTH_MAX)}`;
export const BUSY = 'too many calls are waiting';
export const BUSY_REMEDY = 'Ask again when some of them are answered.';
export const unknownArgument = (name: string) => `the argument ${short(name, NAME_LENGTH_MAX)} is not known`;
export const argumentsAre = (names: readonly string[]) => `Arguments are ${names.join(', ')}.`;
export const wrongArgument = (name: string, wanted: string) =>
  `the argument ${printable(name)} must be ${printable(wanted)}`;
export const argumentTooLong = (name: string, length: number, most: number) =>
  `the argument ${printable(name)} has ${length} characters, and ${most} are the most`;
export const tooManyItems = (name: string, count: number, most: number) =>
  `the argument ${printable(name)} has ${count} items, and ${most} are the most`;
export const missingArgument = (name: string) => `the argument ${printable(name)} is missing`;
export const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list of texts',
};
export const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`;

export const outside = (name: string, path: string) =>
  `${printable(name)} ${printable(path)} is outside of the directory that the server was started in`;
export const OUTSIDE_REMEDY = 'Name a path in that directory, which no link leads out of.';
export const addressRefused = (name: string) => `${printable(name)} is a Git address, and this server asks no host`;
export const addressOfThisMachine = (name: string) =>
  `${printable(name)} is a Git address of this machine, and may be outside of the directory that the server was started in`;
export const ADDRESS_REMEDY = 'Whoever starts the server may allow it: groundplan mcp --network.';
export const REPOSITORY_OUTSIDE =
  'the repository, or a part of it, is outside of the directory that the server was started in';
export const REPOSITORY_REMEDY =
  'Start groundplan mcp at the top of a clone (of a work tree Git keeps its objects elsewhere), or compare two directories with before and after.';

export const textTooLong = (length: number, most: number) =>
  `the answer has ${length} characters, and ${most} are the most`;
export const imageTooLarge = (bytes: number, most: number) =>
  `the picture has ${bytes} bytes, and ${most} are the most`;
export const TOO_LONG_REMEDY =
  'Ask for less: a directory further down, detail low, simplified, or a shorter format; for one thing, ask for a path or a difference.';

export const noThing = (name: string, address: string) =>
  `${printable(name)} ${printable(address)} is nothing in the graph`;
export const perhaps = (addresses: readonly string[]) => `There is ${addresses.map(printable).join(', ')}.`;
export const NO_WAY = 'Nothing joins the two, or one is in the other.';
export const wayAlong = (steps: number) => `${plural(steps, 'step')}, as the arrows lead:`;
export const wayBack = (steps: number) =>
  `No arrows lead there. ${plural(steps, 'step')} the other way, from the second to the first:`;
export const wayAny = (steps: number) => `No arrows lead either way. What joins the two, in ${plural(steps, 'step')}:`;
