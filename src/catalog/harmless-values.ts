/**
 * Values that a report may show for any type, by kind. A changed number, flag or enum value is what a pull request is about, and
 * holds no secret. Free text stays hidden, and so does any attribute named like a secret (docs/decisions/0006-secrets.md).
 */
import type { Json } from '../graph/inventory.js';
import { isSecret } from './secrets.js';

// Words that hide a value if any name of its path has one: secrets, identities, program settings.
const UNSEEN =
  /(?:^|_)(?:account|accounts|auth|authorization|body|cert|certificate|certificates|code|connection|content|credential|credentials|custom|data|env|environment|fingerprint|hash|header|headers|id|ids|key|keys|kubeconfig|license|login|metadata|nonce|otp|owner|passphrase|passwd|password|passwords|pin|project|salt|secret|secrets|seed|serial|settings_json|signature|subscription|tenant|thumbprint|token|tokens|user|userdata|username|users|variable|variables)(?:_|$)/;

// Ends of names with an enum value, a version, a size or a time.
const ENUMS =
  /(?:^|_)(?:algorithm|class|compression|cpu|cron|duration|edition|encryption|frequency|interval|level|memory|mode|period|plan|policy|priority|protocol|redundancy|region|replication|retention|runtime|schedule|schedule_expression|size|sku|state|status|storage|strategy|throughput|tier|timeout|track|ttl|type|unit|version|view|window|zone)$/;

// One short word, a version, a size with its unit or a time; no sentence and no address.
const WORD = /^(?=.{1,40}$)[A-Za-z0-9][A-Za-z0-9.+_:-]*$/;
// A schedule: `cron(0 5 * * ? *)`, `rate(5 minutes)`.
const SCHEDULE = /^(?=.{1,60}$)(?:(?:cron|rate)\([\w\s*?/,#-]+\)|[\d*/,-]+(?: [\w*/,?#-]+){4,5})$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
// AWS account numbers have twelve digits.
const ACCOUNT = /^\d{12}$/;
// Alternating letters and digits look like a key in place of a name.
const RANDOM = /[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9][A-Za-z]+[0-9]/;

// Database parameters, whose names and values come from the engine.
const PARAMETERS: readonly (readonly [type: RegExp, path: RegExp])[] = [
  [/^aws_\w*_parameter_group$/, /^parameter\.value$/],
  [/^google_(?:sql|alloydb)_/, /(?:^|\.)database_flags\.value$/],
  [/^azurerm_(?:postgresql|mysql|mariadb)\w*_configuration$/, /^value$/],
];

const isParameter = (type: string, path: readonly string[]): boolean =>
  PARAMETERS.some(([types, paths]) => types.test(type) && paths.test(path.join('.')));

/**
 * Returns the value as text if its kind cannot hold a secret; undefined otherwise.
 * @param path names of the enclosing blocks and its own, as the provider defines them
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

// Names that say nothing about the value.
const NAMELESS: ReadonlySet<string> = new Set(['value', 'values', 'default_value', 'input', 'text', 'name', 'args']);

// Members that identify one of several blocks, best first.
const BLOCK_KEYS: readonly string[] = [
  ...['name', 'index_name', 'rule_id', 'sid', 'id', 'label', 'region_name', 'volume_name', 'device_name', 'hostname'],
  ...['rule_number', 'rule_no', 'priority', 'port', 'container_port', 'host_port', 'location', 'type'],
];

/** True for a block whose names come from programs or people. */
const isUnseenBlock = (path: readonly string[]): boolean => path.some((name) => UNSEEN.test(name) || name === 'tag');

/**
 * Returns the name that identifies a block among others of its type; undefined if it has none that may be shown.
 * @param path names of the enclosing blocks and its own
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
