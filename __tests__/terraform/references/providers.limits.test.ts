import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { readModule } from '../../../src/terraform/module-tree/module.js';
import type { ModuleNode } from '../../../src/terraform/module-tree/module-model.js';
import { withProviderLimits } from '../../../src/terraform/references/providers.js';

const NOTHING = { resources: [], references: [], warnings: [] };

/** Returns a module with these files, which calls others. */
const moduleOf = (text: string, ...children: readonly ModuleNode[]): ModuleNode => ({
  path: [],
  code: readModule('/a', [parseHcl(text, 'main.tf')]),
  children: new Map(children.map((child, i) => [`m${i}`, child])),
});

const required = (text: string): string => `terraform {\n  required_providers {\n    ${text}\n  }\n}`;

const INNER = moduleOf(required('azurerm = ">= 4.1, < 4.9"'));
const ROOT = moduleOf(
  required('azurerm = {\n source = "hashicorp/azurerm"\n version = "~> 4.1"\n }\n google = {}'),
  INNER,
);

test('the constraints of all modules limit a provider', () => {
  expect(withProviderLimits(NOTHING, ROOT, null).providersBelow).toEqual({ azurerm: '4.9.0' });
});

test('the lock file has the version', () => {
  const lock = 'provider "registry.terraform.io/hashicorp/azurerm" {\n  version = "4.7.0"\n  hashes = ["h1:a"]\n}\n';
  expect(withProviderLimits(NOTHING, ROOT, lock).providersBelow).toEqual({ azurerm: '4.7.1' });
});

test('code without constraints has no limits', () => {
  expect(withProviderLimits(NOTHING, moduleOf(required('azurerm = { source = "hashicorp/azurerm" }')), '{')).toBe(
    NOTHING,
  );
});
