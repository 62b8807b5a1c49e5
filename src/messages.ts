/** Messages shared by several stages. Messages of a single stage are in its own `messages.ts`. */
import type { ChangeName } from './graph/changes.js';
import type { Absent } from './graph/inventory.js';
import { plural } from './platform/text/english.js';
import { printable } from './platform/text/printable.js';

/** Resources that an annotation file removes. */
export interface Removal {
  /** Name of the annotation file. */
  readonly by: string;
  readonly resources: number;
}
/** Suffix of a resource count that mentions removed resources. */
export const removedBy = (removed: readonly Removal[] = []) =>
  removed.map((removal) => `, ${removedNote([removal])}`).join('');
export const removedNote = (removed: readonly Removal[] = []) =>
  removed.map(({ by, resources }) => `${resources} removed by ${printable(by)}`).join(', ');
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
  deferred: 'deferred',
  ghost: 'was here',
};
/** Returns the meaning of a change marker. `ghost` marks the previous location of a moved resource. */
export const changeWord = (change: keyof typeof CHANGE_WORDS) => CHANGE_WORDS[change];

/** Stands for the former value of an attribute that was not set. */
export const NO_VALUE = 'none';
/** Returns the text for a missing former value. A switch without a value is not "none": it is on or off by default. */
export const missingBefore = (after: string | null) => (after === 'true' || after === 'false' ? 'not set' : NO_VALUE);
/** fixed */
export const NO_RESOURCES_FOUND = 'No resources found';
/** Maximum number of absent blocks that a message lists. */
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
export const FILE_UNWRITABLE_REMEDY = 'Pass another path to --outfile.';
const MAKE_ROOM =
  'Free up disk space, including the temporary directory (TMPDIR) and ~/.groundplan, which may be deleted.';
/** System errors that neither groundplan nor the input causes, with remedies. */
export const MACHINE_TROUBLES: ReadonlyMap<string | undefined, readonly [string, string]> = new Map([
  ['ENOSPC', ['The disk is full', MAKE_ROOM]],
  ['EDQUOT', ['The disk quota is exceeded', MAKE_ROOM]],
  ['EMFILE', ['Too many files are open', 'Raise the limit: ulimit -n 4096.']],
  ['ENFILE', ['Too many files are open on this machine', 'Close other programs, or raise the limit.']],
  ['EIO', ['The disk cannot be read or written', 'Check the disk, and that it is still connected.']],
]);

export const addressesTooLong = (count: number, characters: number, modules: number) =>
  `${plural(count, 'resource')} ignored: the address has more than ${characters} characters or ${modules} modules`;
export const resourcesTooMany = (left: number, total: number) =>
  `${left} of ${total} resources ignored: the limit for one source is ${total - left}`;
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
  string: 'a valid character or escape in a string',
} as const;
export const INVALID_GRAPH_REMEDY =
  'A graph maps each node address to an array of node addresses; see docs/graph-format.md.';

/** Returns the name of a node that represents several resources. */
export const severalNames = (names: readonly string[], more: number) =>
  more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;

/** Reasons for folding, containment and edges. The text follows the attribute in the evidence. */
export const RULES = {
  allowed: 'it is allowed to, and nothing else connects the two',
  alike: 'has the same name in the same place',
  endpoint: 'through the private endpoint of its network',
  entry: 'it can be reached from outside',
  first: 'the first of several; which one is unknown',
  granted: 'grants the right to use it',
  likely: 'the only one with a name like this; a part of the name is unknown',
  link: 'it connects the two',
  mention: 'the only one that any of its attributes names',
  nearby: 'the only one of its type in the nearest module',
  numbered: 'the one of several with the same number or key',
  only: 'the only one there is',
  ordered: 'depends on it; the source does not name the attribute',
  parts: 'its parts are there',
  reference: 'refers to it',
  referrer: 'is referenced by it',
  route: 'the routes of its subnet lead there',
  satellite: 'resources that belong to it are there',
  sole: 'allowed to use all of this type, and this is the only one',
  session: 'gives people access to the machines in its network',
  titled: 'named after it by its service',
  twin: 'connects the same two in the opposite direction',
  undecided: 'one of several there; which one is unknown',
  value: 'names it by its id or name',
  zone: 'it names the zone',
} as const;

/**
 * Describes an attribute in evidence.
 * @param of an address, or `self` or `host` for a resource that needs no address
 */
export function attributeOf(of: string, path = ''): string {
  if (of === 'self') return path;
  if (of === 'host') return path === '' ? '' : `its ${path}`;
  return path === '' ? of : `${path} of ${of}`;
}

/** Reasons why a reference does not become an edge. */
export const NO_EDGE = {
  folded: 'one is part of the other, or both of a third',
  contained: 'it states containment, or another arrow leads further inside',
  hidden: 'one of them is not drawn',
  quiet: 'for encryption, identity or logging: see --detail all',
  build: 'a setting of the resource, not a call',
  order: 'only an order (depends_on)',
  link: 'it defines a different arrow',
  passive: 'it never calls anything',
  way: 'an egress route: its arrows start at the resources in the subnet',
  shared: 'both use the same settings',
  many: 'shared by too many resources, or too broad, to tell which uses which',
  group: 'a rule of a group, not of one of its members',
  mention: 'it only mentions it: no relation is known for this attribute',
} as const;
export const REFUSED_REPOSITORY = 'its repository is on this machine, outside the drawn directory or repository';
export const NOT_CACHED = 'it has not been fetched yet, and fetching is switched off';
/** Follows the name of a host and a colon. */
export const PROXY_UNSUPPORTED = 'the proxy in the environment is neither HTTP nor HTTPS';
export const UNREACHABLE_REMEDY =
  'Check the network, the proxy (https_proxy, with user and password if the proxy answers 407; SOCKS is not supported) and, for certificates of your own, NODE_EXTRA_CA_CERTS.';
export const variableFileUnreadable = (path: string, reason: string) => `${printable(path)} cannot be read (${reason})`;
export const variableFileTooLarge = (path: string, limit: number) => `${printable(path)} is larger than ${limit} bytes`;
export const VARIABLE_FILE_REMEDY = 'Check its name and its permissions.';

export const endedBySignal = (signal: string) => `ended by ${printable(signal)}`;
export const notStarted = (reason: string) => `it cannot be started: ${reason}`;

export const causeLine = (line: string) => `  ${line}`;

export const NO_RESOURCES_REMEDY =
  'Check that .tf files exist there, and that terraform init, terraform validate and terraform plan work; --debug shows more.';
export const rootOutside = (path: string) => `${printable(path)} links outside the repository`;
export const ROOT_OUTSIDE_REMEDY = 'Pass a directory inside the repository.';
/** @param isRepository false if only the given directory is read, because it is in no repository */
export const linkOutside = (path: string, isRepository = true) =>
  isRepository
    ? `${printable(path)} is ignored because it links outside the repository`
    : `${printable(path)} is ignored because it links outside the source directory, which is not in a Git repository`;
