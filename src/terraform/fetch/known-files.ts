/**
 * Recognises files that groundplan cannot draw, such as a CloudFormation template, so that the error names the kind of
 * file and a remedy. Used for text that is not JSON, for JSON that is not a plan, and for a directory without code.
 * `recogniseJson` runs before a state or graph is accepted, so no row may match a valid one.
 */

import { posix } from 'node:path';
import { InvalidInput, NoResources } from '../../errors.js';
import { NO_RESOURCES_FOUND } from '../../messages.js';
import type { Io } from '../../platform/io.js';
import { decodeText } from '../../platform/json/decode-text.js';
import { entriesOf, listOf, member, memberAt, objectOf, textAt } from '../../platform/json/foreign.js';
import { FILES_INSPECTED_MAX, HEAD_BYTES_MAX, INSPECTED_BYTES_MAX } from './limits.js';
import * as messages from './messages.js';

/** Returns the row of KNOWN_FILES for a parsed JSON file; null for an unknown one. */
export const recogniseJson = (value: unknown): KnownFile | null =>
  KNOWN_FILES.find(({ json }) => json?.(value) === true) ?? null;

/**
 * Returns the row of KNOWN_FILES for a file that is not JSON, by its name or its first lines; null for an unknown one.
 */
export function recogniseText(bytes: Uint8Array, path: string): KnownFile | null {
  const name = /[^\\/]*$/.exec(path)?.[0] ?? '';
  const head = decodeText(bytes.subarray(0, HEAD_BYTES_MAX), path).replace(COLOURS, '');
  return (
    KNOWN_FILES.find((row) => row.name?.test(name) === true) ??
    KNOWN_FILES.find(({ text }) => text?.test(head) === true) ??
    null
  );
}

/** Terminal colour codes in saved output. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how they begin
const COLOURS = /\u001b\[[\d;]{0,20}m/g;

/**
 * Returns the error for a known file.
 * @param file name as the user wrote it
 */
export function refusalOf({ noun, remedy, isEmpty }: KnownFile, file: string): InvalidInput {
  const text = messages.isKnownFile(file, noun);
  return isEmpty === true
    ? new NoResources(`${NO_RESOURCES_FOUND}: ${text}`, { remedy })
    : new InvalidInput(text, { remedy });
}

/** A known file that a directory without Terraform code contains. */
export interface DetectedFile {
  /** Part of a message: "it contains cdk.json, so it looks like an AWS CDK app". */
  readonly text: string;
  readonly remedy: string;
}

type DirectoryReader = Pick<Io, 'list' | 'readRegular' | 'realPath'>;

/**
 * Returns the first known file of a directory, matched by name, else by the content of templates and manifests. Null
 * for none. Follows no links and never throws.
 */
export async function findKnownFile(directory: string, io: DirectoryReader): Promise<DetectedFile | null> {
  const entries = await io.list(directory).catch(() => []);
  const names = entries.flatMap(({ name, kind }) => (kind === 'file' ? [name] : []));
  for (const row of KNOWN_FILES) {
    const name = names.find((candidate) => row.name?.test(candidate) === true);
    if (name !== undefined) return detectedFile(name, row);
  }
  const real = await io.realPath(directory).catch(() => null);
  if (real === null) return null;
  for (const name of names.filter((candidate) => MAY_BE_TEMPLATE.test(candidate)).slice(0, FILES_INSPECTED_MAX)) {
    const bytes = await io.readRegular(posix.join(real, name), INSPECTED_BYTES_MAX).catch(() => null);
    const row = bytes instanceof Uint8Array ? recogniseFile(bytes, name) : null;
    if (row !== null) return detectedFile(name, row);
  }
  return null;
}

const MAY_BE_TEMPLATE = /\.(?:ya?ml|json|template)$/i;

const detectedFile = (name: string, { noun, remedy }: KnownFile): DetectedFile => ({
  text: messages.containsKnownFile(name, noun),
  remedy,
});

function recogniseFile(bytes: Uint8Array, name: string): KnownFile | null {
  try {
    return recogniseJson(JSON.parse(decodeText(bytes, name)));
  } catch {
    return recogniseText(bytes, name);
  }
}

// ---- Files that users pass and groundplan cannot draw: output of Terraform that is not a plan, old and encrypted
// states, and files of other tools. Each row recognises one kind of file and has a remedy.

interface KnownFile {
  /** Noun with its article: "a CloudFormation template". */
  readonly noun: string;
  /** The command or link that helps. */
  readonly remedy: string;
  /** True for the parsed JSON of such a file. */
  readonly json?: (value: unknown) => boolean;
  /** Matches a line in the first bytes of such a file. */
  readonly text?: RegExp;
  /** Matches the name of such a file. */
  readonly name?: RegExp;
  /**
   * True if the file is valid but empty. The error is then `NoResources`, which a comparison accepts for one of its
   * sides.
   */
  readonly isEmpty?: true;
}

/** Returns a predicate for JSON objects with all of the members. */
const hasAll =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    names.every((name) => member(value, name) !== undefined);

/** Returns the first 100 members of a possibly long list, enough to recognise its kind. */
const firstMembers = (value: unknown): readonly unknown[] =>
  entriesOf(value)
    .slice(0, 100)
    .map(([, item]) => item);

const isResourceOf = (prefix: string) => (item: unknown) => textAt(item, 'Type')?.startsWith(prefix) === true;

/**
 * Returns the type of a JSON:API document of HCP Terraform or Terraform Enterprise, which has one object or a list.
 * Null for any other JSON.
 */
function typeOfHcp(value: unknown): string | null {
  const data = member(value, 'data');
  const first = Array.isArray(data) ? data[0] : data;
  return member(first, 'id') === undefined ? null : textAt(first, 'type');
}

/** True for the output of `terraform output -json`. */
function areOutputs(value: unknown): boolean {
  const outputs = firstMembers(value);
  return (
    outputs.length > 0 &&
    outputs.every((output) => typeof member(output, 'sensitive') === 'boolean' && hasAll('type', 'value')(output))
  );
}

const OLD_STATE_VERSIONS = [1, 2, 3] as const;

/** The first match wins. */
export const KNOWN_FILES: readonly KnownFile[] = [
  ...OLD_STATE_VERSIONS.map(
    (version): KnownFile => ({
      noun: `a version ${version} state file, written by Terraform before 0.12`,
      remedy: messages.OLD_STATE,
      json: (value) => member(value, 'version') === version && Array.isArray(member(value, 'modules')),
    }),
  ),
  {
    noun: 'a state or plan encrypted by OpenTofu',
    remedy: messages.ENCRYPTED,
    json: hasAll('encrypted_data', 'encryption_version'),
  },
  {
    noun: 'the output of terraform providers schema -json',
    remedy: messages.NO_RESOURCES_IN_IT,
    json: hasAll('format_version', 'provider_schemas'),
  },
  {
    noun: 'the output of terraform metadata functions -json',
    remedy: messages.NO_RESOURCES_IN_IT,
    json: hasAll('format_version', 'function_signatures'),
  },
  {
    noun: 'the output of terraform validate -json',
    remedy: messages.NO_RESOURCES_IN_IT,
    json: hasAll('valid', 'diagnostics'),
  },
  {
    noun: 'the output of terraform version -json',
    remedy: messages.NO_RESOURCES_IN_IT,
    json: hasAll('terraform_version', 'platform'),
  },
  {
    noun: 'a module list',
    remedy: messages.NO_RESOURCES_IN_IT,
    json: (value) =>
      Array.isArray(member(value, 'Modules')) ||
      (hasAll('format_version', 'modules')(value) && !hasAll('values')(value)),
  },
  {
    noun: 'the output of terraform output -json',
    remedy: messages.NO_RESOURCES_IN_IT,
    json: areOutputs,
  },
  {
    noun: 'the output of terraform show -json without a state',
    remedy: messages.SHOW_OF_NOTHING,
    json: (value) => {
      const names = entriesOf(value).map(([name]) => name);
      return names.includes('format_version') && names.every((name) => MEMBERS_OF_EVERY_SHOW.has(name));
    },
    isEmpty: true,
  },
  {
    noun: 'an HCP Terraform state version (an API object)',
    remedy: messages.HCP_STATE,
    json: (value) => typeOfHcp(value)?.startsWith('state-version') === true,
  },
  {
    noun: 'an HCP Terraform API object',
    remedy: messages.HCP_RUN,
    json: (value) => typeOfHcp(value) !== null,
  },
  {
    noun: 'the text of terraform plan',
    remedy: messages.SAVED_PLAN,
    text: /^[ \t│╷]*(?:(?:Terraform|OpenTofu) (?:will perform the following actions|used the selected providers|planned the following actions)|An execution plan has been generated|No changes\. |Plan: \d+ to (?:add|import)|# \S+ (?:will|must) be )/m,
  },
  {
    noun: 'the text of terraform show',
    remedy: messages.SAVED_PLAN,
    text: /^# [\w.[\]"/-]+:(?: \(tainted\))?\r?\n(?:resource|data) "/m,
  },
  {
    noun: 'a DOT graph',
    remedy: messages.DOT,
    text: /^\s*(?:(?:\/\/|#)[^\n]*\n\s*){0,20}(?:strict\s+)?(?:di)?graph\b[^\n{]{0,200}\{/i,
    name: /\.(?:dot|gv)$/i,
  },
  {
    noun: 'a Terraform Stacks configuration',
    remedy: messages.STACKS,
    name: /\.(?:tfcomponent|tfstack|tfdeploy)\.(?:hcl|json)$/,
    text: /^(?:component|deployment(?:_group)?) "[\w-]+" \{/m,
  },
  {
    noun: 'a CDK for Terraform app',
    remedy: messages.CDKTF,
    name: /^cdktf\.json$/,
  },
  {
    noun: 'an AWS CDK app',
    remedy: messages.CDK,
    name: /^cdk\.json$/,
    json: (value) => hasAll('artifacts', 'version')(value) && objectOf(member(value, 'artifacts')) !== null,
  },
  {
    noun: 'a Serverless Framework service',
    remedy: messages.SERVERLESS,
    name: /^serverless\.(?:ya?ml|json|js|ts)$/,
  },
  {
    noun: 'an AWS SAM template',
    remedy: messages.SAM,
    name: /^samconfig\.toml$/,
    json: (value) => firstMembers(member(value, 'Resources')).some(isResourceOf('AWS::Serverless::')),
    text: /^Transform\s*:.*AWS::Serverless|^[ \t]+Type[ \t]*:[ \t]*["']?AWS::Serverless::\w/m,
  },
  {
    noun: 'a CloudFormation template',
    remedy: messages.CLOUDFORMATION,
    json: (value) =>
      hasAll('AWSTemplateFormatVersion')(value) || firstMembers(member(value, 'Resources')).some(isResourceOf('AWS::')),
    text: /^AWSTemplateFormatVersion\s*:|^Transform\s*:.*AWS::|^[ \t]+Type[ \t]*:[ \t]*["']?AWS::\w/m,
  },
  {
    noun: 'an ARM template',
    remedy: messages.AZURE,
    json: (value) =>
      /\bdeployment(?:Template|Parameters)\.json\b/i.test(textAt(value, '$schema') ?? '') ||
      (hasAll('contentVersion')(value) && (hasAll('resources')(value) || hasAll('parameters')(value))),
  },
  {
    noun: 'Bicep code',
    remedy: messages.AZURE,
    name: /\.bicep(?:param)?$/,
    text: /^(?:resource|module)\s+\w+\s+'[^'\n]+'\s*(?:existing\s*)?=|^targetScope\s*=|^using\s+'[^'\n]+\.bicep'/m,
  },
  {
    noun: 'a Pulumi project',
    remedy: messages.PULUMI,
    name: /^Pulumi(?:\.[\w-]+)?\.ya?ml$/,
    text: /^runtime\s*:/m,
  },
  {
    noun: 'Pulumi output',
    remedy: messages.PULUMI,
    json: (value) =>
      listOf(member(value, 'steps')).some((step) => hasAll('urn')(step)) ||
      memberAt(value, 'deployment', 'manifest') !== undefined ||
      listOf(memberAt(value, 'deployment', 'resources')).some((resource) => hasAll('urn')(resource)) ||
      (hasAll('changeSummary')(value) && !hasAll('resource_changes')(value)),
  },
  {
    noun: 'a Helm chart',
    remedy: messages.HELM,
    name: /^Chart\.ya?ml$/,
  },
  {
    noun: 'a Kubernetes manifest',
    remedy: messages.KUBERNETES,
    name: /^kustomization\.ya?ml$/,
    json: (value) => textAt(value, 'apiVersion') !== null && textAt(value, 'kind') !== null,
    text: /^apiVersion\s*:/m,
  },
  {
    noun: 'an Ansible playbook',
    remedy: messages.ANSIBLE,
    name: /^(?:ansible\.cfg|galaxy\.ya?ml)$/,
    text: /^- (?:hosts|import_playbook|ansible\.builtin\.import_playbook)\s*:|^- name\s*:[^\n]*\n {2}hosts\s*:/m,
  },
  {
    noun: 'a Compose file',
    remedy: messages.COMPOSE,
    name: /^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/,
    json: (value) => firstMembers(member(value, 'services')).some((service) => hasAny(service, 'image', 'build')),
    text: /^services\s*:\s*(?:#.*)?$/m,
  },
  {
    noun: 'Terraform code',
    remedy: messages.CODE,
    text: /^(?:resource|data) "\w+" "[\w-]+" \{|^(?:module|provider|variable) "[\w-]+" \{|^terraform \{/m,
  },
];

/** True for a JSON object with at least one of the members. */
function hasAny(value: unknown, ...names: readonly string[]): boolean {
  return names.some((name) => member(value, name) !== undefined);
}

/** Members that `terraform show -json` writes even without a state. */
const MEMBERS_OF_EVERY_SHOW: ReadonlySet<string> = new Set(['format_version', 'terraform_version', 'timestamp']);
