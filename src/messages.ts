/** Messages shared by several stages. Messages of a single stage are in its own `messages.ts`. */
import type { ChangeName } from './graph/changes.js';
import type { Absent } from './graph/inventory.js';
import { plural } from './platform/text/english.js';
import { printable } from './platform/text/printable.js';

export interface Removal {
  readonly by: string;
  readonly resources: number;
}
/** Suffix of a resource count that mentions removed resources. */
export const removedBy = (removed: readonly Removal[] = []) =>
  removed.map(({ by, resources }) => `, ${resources} removed by ${printable(by)}`).join('');
/** Texts for the `action_reason` values of Terraform, in its words. */
export const ACTION_REASONS: ReadonlyMap<string, string> = new Map([
  ['replace_because_cannot_update', 'cannot be changed in place'],
  ['replace_because_tainted', 'tainted'],
  ['replace_by_request', 'replaced on request'],
  ['replace_by_triggers', 'a replace_triggered_by reference changed'],
  ['delete_because_no_resource_config', 'no longer in the code'],
  ['delete_because_wrong_repetition', 'count/for_each added or removed'],
  ['delete_because_count_index', 'count is smaller'],
  ['delete_because_each_key', 'no longer a key of for_each'],
  ['delete_because_no_module', 'its module is no longer in the code'],
  ['delete_because_no_move_target', 'moved to an address that the code does not declare'],
]);
const CHANGE_WORDS: Readonly<Record<Exclude<ChangeName, 'none'> | 'ghost', string>> = {
  delete: 'removed',
  replace: 'replaced',
  create: 'added',
  update: 'changed',
  move: 'moved',
  import: 'imported',
  forget: 'no longer managed',
  deferred: 'not decided yet',
  ghost: 'was here',
};
/** Returns the meaning of a change marker. `ghost` marks the previous location of a moved resource. */
export const changeWord = (change: keyof typeof CHANGE_WORDS) => CHANGE_WORDS[change];
/** fixed */
export const NO_RESOURCES_FOUND = 'No resources found';
const ABSENT_LISTED = 5;
/** @param absent blocks without instances, with the reason */
export const noInstances = (absent: readonly Absent[]) =>
  [
    absent.length === 0 ? 'every resource is ephemeral' : 'every block has 0 instances',
    ...absent
      .slice(0, ABSENT_LISTED)
      .map(({ address, reason, at }) => `${printable(address)}: ${printable(reason)} (${printable(at)})`),
    ...(absent.length > ABSENT_LISTED ? [`and ${absent.length - ABSENT_LISTED} more`] : []),
  ].join('\n');
export const NO_INSTANCES_REMEDY =
  'Set the variables that count and for_each depend on, with --varfile <file> or TF_VAR_<name>.';

export const errorLine = (message: string) => `error: ${message}`;
export const remedyLine = (remedy: string) => `  ${remedy}`;
export const moreLikeThese = (count: number) => `and ${count} more of this kind`;
export const moreWarnings = (count: number) => `and ${plural(count, 'warning')} more`;

/** Quotes a path for pasting into a command line. */
export const inShell = (path: string) =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${printable(path).replaceAll("'", "'\\''")}'`;
export const FILE_EMPTY_REMEDY = 'Write it again; an interrupted command or a full disk leaves empty files.';
export const fileUnwritable = (path: string, reason: string) => `${path} cannot be written (${reason})`;
export const FILE_UNWRITABLE_REMEDY = 'Choose another place with --outfile.';
const MAKE_ROOM =
  'Free up disk space, including the temporary directory (TMPDIR) and ~/.groundplan, which may be deleted.';
/** System errors that neither groundplan nor the input causes, with remedies. */
export const MACHINE_TROUBLES: ReadonlyMap<string | undefined, readonly [string, string]> = new Map([
  ['ENOSPC', ['The disk is full', MAKE_ROOM]],
  ['EDQUOT', ['The quota of the disk is used up', MAKE_ROOM]],
  ['EMFILE', ['Too many files are open', 'Raise the limit: ulimit -n 4096.']],
  ['ENFILE', ['Too many files are open on this machine', 'End other programs, or raise its limit.']],
  ['EIO', ['The disk cannot be read or written', 'Check the disk, and that it is still connected.']],
]);

export const addressesTooLong = (count: number, characters: number, modules: number) =>
  `${plural(count, 'resource')} with an address of more than ${characters} characters or ${modules} modules: left out`;
export const resourcesTooMany = (left: number, total: number) =>
  `${left} of ${total} resources left out: ${total - left} are read of one source`;
/** fixed */
export const NO_RESOURCE_CHANGES_MEMBER = "Plan file does not contain 'resource_changes'";
export const fileTooLarge = (file: string, bytes: number) => `${printable(file)} is larger than ${bytes} bytes`;
export const FILE_TOO_LARGE_REMEDY = 'Split the configuration and draw each part.';
export const JSON_EXPECTED = {
  value: 'a value',
  name: 'a name in double quotes',
  colon: 'a colon',
  comma: 'a comma or the closing bracket',
  end: 'the end of the file',
  string: 'a character or escape that a string may hold',
} as const;
export const INVALID_GRAPH_REMEDY =
  'A graph maps each node address to an array of node addresses; see docs/graph-format.md.';

/** Returns the name of a node that represents several resources. */
export const severalNames = (names: readonly string[], more: number) =>
  more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;

/** Reasons for folding, containment and edges. The text follows the attribute in the evidence. */
export const RULES = {
  allowed: 'it is allowed to, and nothing else joins them',
  alike: 'has the same name in the same place',
  endpoint: 'through the private endpoint of its network',
  connector: 'it reaches that network by this connector',
  entry: 'it can be reached from outside',
  first: 'the first of several; which one is not known',
  link: 'it joins the two',
  mention: 'the only one that it names by any attribute',
  nearby: 'the only one of its kind near it',
  numbered: 'the one of several with its own number or key',
  only: 'the only one there is',
  ordered: 'it depends on it; the source does not say by which attribute',
  parts: 'its parts are there',
  reference: 'refers to it',
  referrer: 'is referred to by it',
  route: 'the routes of its subnet lead there',
  satellite: 'what belongs to it is there',
  sole: 'it may use all of this kind, and there is no other one',
  session: 'lets people in to the machines of its network',
  titled: 'bears its name, as its service does it',
  twin: 'joins the same two the other way round',
  undecided: 'one of several there; which one is not known',
  value: 'names it by its identity or name',
  zone: 'it names the zone',
} as const;

/** Describes an attribute in evidence. @param of an address, or `self` or `host` for a resource that needs no address */
export function attributeOf(of: string, path = ''): string {
  if (of === 'self') return path;
  if (of === 'host') return path === '' ? '' : `its ${path}`;
  return path === '' ? of : `${path} of ${of}`;
}

/** Reasons why a reference does not become an edge. */
export const NO_ARROW = {
  folded: 'one is part of the other, or both of a third',
  contained: 'it says what is in what, or another arrow goes further in',
  hidden: 'one of them is not drawn',
  quiet: 'about encryption, identity or logging: see --detail all',
  build: 'about how it is built, not whom it calls',
  order: 'says an order and no more',
  link: 'the arrow that it says is another one',
  passive: 'it never calls anything',
  way: 'a way out: its arrows start at what runs in the subnet',
  shared: 'both use the same settings',
  many: 'too many share it, or it is about too much, to say who uses what',
  group: 'a rule of a group, not of one of its members',
} as const;
export const REFUSED_REPOSITORY = 'its repository is on this machine and not within what is drawn';
export const NOT_CACHED = 'it has not been fetched yet, and fetching is switched off';
/** Follows the name of a host and a colon. */
export const PROXY_UNSUPPORTED = 'the proxy in the environment is neither HTTP nor HTTPS';
export const UNREACHABLE_REMEDY =
  'Check the network, the proxy (https_proxy; SOCKS is not supported) and, for certificates of your own, NODE_EXTRA_CA_CERTS.';
export const variableFileUnreadable = (path: string, reason: string) => `${printable(path)} cannot be read (${reason})`;
export const variableFileTooLarge = (path: string, limit: number) => `${printable(path)} is larger than ${limit} bytes`;
export const VARIABLE_FILE_REMEDY = 'Check its name and its permissions.';

export const endedBySignal = (signal: string) => `ended by ${printable(signal)}`;
export const notStarted = (reason: string) => `it cannot be started: ${reason}`;

export const causeLine = (line: string) => `  ${line}`;

export const NO_RESOURCES_REMEDY =
  'Check that .tf files exist there, and that terraform init, terraform validate and terraform plan work; --debug shows more.';
export const rootOutside = (path: string) => `${printable(path)} links outside the repository`;
export const ROOT_OUTSIDE_REMEDY = 'Name a directory inside the repository.';
/** @param isRepository false if only the given directory is read, because it is in no repository */
export const linkOutside = (path: string, isRepository = true) =>
  isRepository
    ? `${printable(path)} is ignored because it links outside the repository`
    : `${printable(path)} is ignored because it links outside the source directory, which is not in a Git repository`;
