/** What a start-up script writes into the settings of a program: a key or vault by its own name, under the word for it. */
import { understand } from '../../../src/inference/index.js';
import { staticOf } from '../../planning/static/read.js';
import { drawn, type Sketch } from '../build.js';

type Sketches = Record<string, Sketch>;

const joined = (sketches: Sketches): string[] =>
  drawn(sketches).edges.map(({ from, to, thin }) => `${from} ${thin === true ? '-' : '>'} ${to}`);

const seal = (ring: string, key: string): string =>
  `echo -e 'seal "gcpckms" {\n  key_ring    = "${ring}"\n  crypto_key  = "${key}"\n}' >> vault.hcl`;
const machine = (script: string): Sketch => ({ values: { metadata_startup_script: script } });
const KEYS: Sketches = {
  'google_kms_key_ring.ring': { values: { name: 'vault-unseal' } },
  'google_kms_crypto_key.key': { values: { name: 'unseal' }, refs: { key_ring: 'google_kms_key_ring.ring' } },
};

test('two machines that unseal by a key are tied to its ring', () => {
  const script = seal('vault-unseal', 'unseal');
  expect(
    joined({ ...KEYS, 'google_compute_instance.a': machine(script), 'google_compute_instance.b': machine(script) }),
  ).toEqual([
    'google_compute_instance.a - google_kms_key_ring.ring',
    'google_compute_instance.b - google_kms_key_ring.ring',
  ]);
});

test.each<[string, string]>([
  ['another ring and key', seal('somewhere', 'else')],
  ['the name under another word', 'label = "vault-unseal"'],
  ['a word that only ends so', 'old_key_ring = "vault-unseal"'],
])('%s is no tie', (_, script) => {
  expect(
    joined({ ...KEYS, 'google_compute_instance.a': machine(script), 'google_compute_instance.b': machine(script) }),
  ).toEqual([]);
});

test('on Azure a machine calls the vault that its settings name', () => {
  const sketches: Sketches = {
    'azurerm_key_vault.v': { values: { name: 'kv-unseal' } },
    'azurerm_linux_virtual_machine.m': { values: { custom_data: 'seal "azurekeyvault" { vault_name="kv-unseal" }' } },
  };
  expect(joined(sketches)).toEqual(['azurerm_linux_virtual_machine.m > azurerm_key_vault.v']);
});

test.each<[string, string, boolean]>([
  ['USER_CREATED', 'topic_name', true],
  ['ORDERS_TOPIC', 'orders', true],
  ['SERVICE', 'name', false],
])('a variable without a value names one thing on both sides: %s = var.%s', async (setting, variable, isCalled) => {
  const code = `
variable "${variable}" {}
resource "google_pubsub_topic" "t" {
  name = var.${variable}
}
resource "google_compute_instance" "m" {
  metadata_startup_script = <<-E
    ${setting}="\${var.${variable}}"
  E
}
`;
  const { graph } = understand(await staticOf(code));
  const calls = graph.edges.map(({ from, to }) => `${from} > ${to}`);
  expect(calls).toEqual(isCalled ? ['google_compute_instance.m > google_pubsub_topic.t'] : []);
});
