/**
 * Facts about the types of Terraform itself and its utility providers, such as `null`, `random` and `time`, and about
 * modules.
 */

import type { Json } from '../../graph/inventory.js';
import type { PermissionRule } from '../access-rules.js';
import { MODULE_PURPOSE } from '../attributes.js';
import type { TypeTable } from '../model.js';
import { realTypeOf } from '../module-purposes.js';

/** Facts of a type that only serves the Terraform run. */
export const HELPER = {
  fold: { attributes: ['triggers', 'triggers_replace', 'keepers', 'input'], userTypes: ['*'] },
  hide: 'a helper of Terraform, not infrastructure',
  supporting: true,
} as const;

/** True for the source of a module that only computes values. */
const makesNames = (source: string): boolean => MAKES_NAMES.some((pattern) => pattern.test(source));

/**
 * Sources of modules that compute names, tags and texts and build nothing: `cloudposse/label/null`,
 * `Azure/naming/azurerm`, `acme/terraform-random-setup`, Azure's verified utility modules. Modules of a provider that
 * only computes are named after the provider.
 */
const MAKES_NAMES = [/(?:^|[/.-])(?:labels?|naming|container-definitions?|cloud-?init|user-?data)(?:[/.?]|$)/i, /(?:^|\/)regions?(?:[/.?]|$)/i, /\/(?:null|random|template|cloudinit)(?:[/?]|$)/i, /avm-utl-/, /(?:^|\/)container-vm\/google(?:\?|$)/i, /(?:^|[/:])terraform-(?:null|random|template|cloudinit)-/i];

/**
 * Inputs with the settings of a program, which such a module passes on to the user of its result: a task definition
 * calls the database that its container definition names.
 */
const PROGRAM_INPUTS = ['map_environment', 'environment', 'environment_variables', 'map_secrets', 'secrets', 'container_definition', 'parts', 'user_data', 'vars'];

/**
 * Inputs with the groups that a module lets in, by convention: `allowed_security_groups = [aws_security_group.web.id]`.
 */
const LETS_IN: PermissionRule = {
  direction: 'in',
  guardedGroups: [],
  peer: {
    groups: ['allowed', 'allow', 'source', 'ingress', 'client', 'trusted'].flatMap((word) => [`${word}_security_groups`, `${word}_security_group_ids`, `${word}_security_group_id`]),
  },
  ports: { lists: ['port'], protocol: 'protocol' },
  needsPeer: true,
};

/** Returns the type that a module without code is treated as, by its source and its purpose; see `realTypeOf`. */
function typeInPlaceOfModule(source: string, values: Readonly<Record<string, Json>>, isHidden: (type: string) => boolean): string | undefined {
  if (makesNames(source)) return 'terraform_names';
  const words = values[MODULE_PURPOSE];
  return typeof words === 'string' ? realTypeOf(words, isHidden) : undefined;
}

export const TERRAFORM: TypeTable = {
  random_id: { title: 'Random ID', icon: 'tabler-dice-5', category: 'other', makesName: { argument: 'prefix', results: ['hex', 'dec', 'b64_url', 'b64_std'] } },
  random_string: { title: 'Random string', icon: 'tabler-dice-5', category: 'other' },
  random_password: { title: 'Random password', icon: 'tabler-dice-5', category: 'other' },
  random_pet: { title: 'Random pet name', icon: 'tabler-dice-5', category: 'other', makesName: { argument: 'prefix', results: ['id'] } },
  random_integer: { title: 'Random integer', icon: 'tabler-dice-5', category: 'other' },
  random_uuid: { title: 'Random UUID', icon: 'tabler-dice-5', category: 'other' },
  random_shuffle: { title: 'Random order', icon: 'tabler-dice-5', category: 'other' },
  random_bytes: { title: 'Random bytes', icon: 'tabler-dice-5', category: 'other' },
  null_resource: { title: 'Null resource', icon: 'tabler-circle-dashed', category: 'other', forwards: ['triggers'] },
  null_data_source: { title: 'Null data source', icon: 'tabler-circle-dashed', category: 'other' },
  terraform_data: { title: 'Terraform data', icon: 'terraform', category: 'other', ...HELPER, forwards: ['input', 'triggers_replace'] },
  terraform_remote_state: { title: 'Remote state', icon: 'terraform', category: 'other' },
  terraform_names: { title: 'Names', icon: 'tabler-box-multiple', category: 'other', ...HELPER, forwards: PROGRAM_INPUTS },
  terraform_module: { title: 'Module', icon: 'tabler-box-multiple', category: 'other', unread: true, detail: [MODULE_PURPOSE], firewallRules: [LETS_IN], standsFor: { typeAttribute: 'source', realType: typeInPlaceOfModule, parent: '', renamePath: (path) => path } },
  tls_private_key: { title: 'Private key', icon: 'tabler-certificate', category: 'security' },
  tls_self_signed_cert: { title: 'Self-signed certificate', icon: 'tabler-certificate', category: 'security' },
  tls_cert_request: { title: 'Certificate request', icon: 'tabler-certificate', category: 'security' },
  tls_locally_signed_cert: { title: 'Locally signed certificate', icon: 'tabler-certificate', category: 'security' },
  tls_certificate: { title: 'TLS certificate', icon: 'tabler-certificate', category: 'security' },
  tls_public_key: { title: 'Public key', icon: 'tabler-certificate', category: 'security' },
  acme_certificate: { title: 'ACME certificate', icon: 'tabler-certificate', category: 'security' },
  acme_registration: { title: 'ACME account', icon: 'tabler-certificate', category: 'security', supporting: true },
  local_file: { title: 'Local file', icon: 'tabler-file-text', category: 'other' },
  local_sensitive_file: { title: 'Local sensitive file', icon: 'tabler-file-text', category: 'other' },
  local_command: { title: 'Local command', icon: 'tabler-file-text', category: 'other' },
  template_file: { title: 'Template', icon: 'tabler-file-text', category: 'other', rendersTemplate: { template: 'template', variables: 'vars', result: 'rendered' } },
  template_dir: { title: 'Template directory', icon: 'tabler-file-text', category: 'other' },
  template_cloudinit_config: { title: 'Cloud-init configuration', icon: 'tabler-file-text', category: 'other' },
  cloudinit_config: { title: 'Cloud-init configuration', icon: 'tabler-file-text', category: 'other' },
  archive_file: { title: 'Archive', icon: 'tabler-file-zip', category: 'other' },
  time_sleep: { title: 'Delay', icon: 'tabler-clock', category: 'other', forwards: ['triggers'] },
  time_offset: { title: 'Time offset', icon: 'tabler-clock', category: 'other' },
  time_rotating: { title: 'Rotating time', icon: 'tabler-clock', category: 'other' },
  time_static: { title: 'Fixed time', icon: 'tabler-clock', category: 'other' },
  // The provider's data source `external` runs a program and is read, not drawn; annotations use `external.<name>` for
  // other systems.
  external: { title: 'External system', icon: 'tabler-cloud-share', category: 'integration', lookup: { answers: () => ({ result: {} }) } },
  shell_script: { title: 'Shell script', icon: 'tabler-terminal-2', category: 'other' },
  ansible_playbook: { title: 'Ansible playbook', icon: 'tabler-terminal-2', category: 'other' },
  http: { title: 'HTTP request', icon: 'tabler-api', category: 'other' },
};

/** Data sources whose values are files, which may be part of the code. */
export const FILE_DATA_SOURCES: ReadonlySet<string> = new Set(['local_file', 'local_sensitive_file']);
