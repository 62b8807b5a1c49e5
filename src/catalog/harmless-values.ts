/**
 * Values that a report may show of any type, by kind: a changed number, flag or word of a fixed list says what a pull request
 * is about, and holds no secret. Texts that people write stay inside, and so does all that is called like a secret
 * (docs/decisions/0006-secrets.md).
 */
import type { Json } from '../graph/inventory.js';
import { isSecret } from './secrets.js';

/** One word of these in any name of the path, and nothing there is shown: secrets, identities, what programs are given. */
const UNSEEN =
  /(?:^|_)(?:account|accounts|auth|authorization|body|cert|certificate|certificates|code|connection|content|credential|credentials|custom|data|env|environment|fingerprint|hash|header|headers|id|ids|key|keys|kubeconfig|license|login|metadata|nonce|otp|owner|passphrase|passwd|password|passwords|pin|project|salt|secret|secrets|seed|serial|settings_json|signature|subscription|tenant|thumbprint|token|tokens|user|userdata|username|users|variable|variables)(?:_|$)/;

/** Names that end in one of these have a value out of a list of their provider, a version, a size or a time. */
const ENUMS =
  /(?:^|_)(?:algorithm|class|compression|cpu|cron|duration|edition|encryption|frequency|interval|level|memory|mode|period|plan|policy|priority|protocol|redundancy|region|replication|retention|runtime|schedule|schedule_expression|size|sku|state|status|storage|strategy|throughput|tier|timeout|track|ttl|type|unit|version|view|window|zone)$/;

/** One short word, a version, a size with its unit, a time: no sentence, no address of anything. */
const WORD = /^(?=.{1,40}$)[A-Za-z0-9][A-Za-z0-9.+_:-]*$/;
/** A schedule: `cron(0 5 * * ? *)`, `rate(5 minutes)`. */
const SCHEDULE = /^(?=.{1,60}$)(?:(?:cron|rate)\([\w\s*?/,#-]+\)|[\d*/,-]+(?: [\w*/,?#-]+){4,5})$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
/** Account numbers of AWS have twelve digits. */
const ACCOUNT = /^\d{12}$/;
/** A word of many letters and digits in turns is a key that somebody has put where a name belongs. */
const RANDOM = /[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9]/;

/** Parameters of databases: their names and values are those of the engine. */
const PARAMETERS: readonly (readonly [type: RegExp, path: RegExp])[] = [
  [/^aws_\w*_parameter_group$/, /^parameter\.value$/],
  [/^google_(?:sql|alloydb)_/, /(?:^|\.)database_flags\.value$/],
  [/^azurerm_(?:postgresql|mysql|mariadb)\w*_configuration$/, /^value$/],
];

const isParameter = (type: string, path: readonly string[]): boolean =>
  PARAMETERS.some(([types, paths]) => types.test(type) && paths.test(path.join('.')));

/**
 * The value as a text, if its kind can hold no secret; undefined otherwise.
 * @param path names of the blocks around it, and its own: names of the provider, none of the user's
 * @example harmlessText('aws_ecs_task_definition', ['memory'], 512) // '512'
 */
export function harmlessText(type: string, path: readonly string[], value: Json | undefined): string | undefined {
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  if (isSecret(type, path)) return undefined;
  const [text, name] = [String(value), path.at(-1) ?? ''];
  if (isParameter(type, path)) return NUMBER.test(text) || WORD.test(text) ? text : undefined;
  if (isUnseenBlock(path.slice(0, -1)) || NAMELESS.has(name)) return undefined;
  if (text === 'true' || text === 'false') return text;
  if (UNSEEN.test(name) || ACCOUNT.test(text)) return undefined;
  if (NUMBER.test(text)) return text;
  if (!ENUMS.test(name) || RANDOM.test(text)) return undefined;
  return WORD.test(text) || SCHEDULE.test(text) ? text : undefined;
}

/** Whatever the resource is about. */
const NAMELESS: ReadonlySet<string> = new Set(['value', 'values', 'default_value', 'input', 'text', 'name', 'args']);

/** Members by which people know one of several blocks, the most telling first. */
const BLOCK_KEYS: readonly string[] = [
  ...['name', 'index_name', 'rule_id', 'sid', 'id', 'label', 'region_name', 'volume_name', 'device_name', 'hostname'],
  ...['rule_number', 'rule_no', 'priority', 'port', 'container_port', 'host_port', 'location', 'type'],
];

/** In these blocks, names are words of programs and people. */
const isUnseenBlock = (path: readonly string[]): boolean => path.some((name) => UNSEEN.test(name) || name === 'tag');

/**
 * The name by which people know a block among others of its kind; undefined where it has none that may be shown.
 * @param path names of the blocks around it, and its own
 * @example blockKey('aws_dynamodb_table', ['global_secondary_index'], { name: 'by_user' }) // 'by_user'
 */
export function blockKey(
  type: string,
  path: readonly string[],
  block: Readonly<Record<string, Json>>,
): string | undefined {
  if (isUnseenBlock(path)) return undefined;
  for (const name of BLOCK_KEYS) {
    const value = Object.hasOwn(block, name) ? block[name] : undefined;
    if (value === undefined || value === null || typeof value === 'object' || value === '') continue;
    return isSecret(type, [...path, name]) ? undefined : String(value);
  }
  return undefined;
}
