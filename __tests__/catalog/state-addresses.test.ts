import { rootNameOf } from '../../src/catalog/state-addresses.js';

type Values = Readonly<Record<string, string>>;

const nameOf = (type: string, values: Values) => rootNameOf(type, (path) => values[path]);
const ofState = (backend: string, config: Values) =>
  nameOf('terraform_remote_state', {
    backend,
    ...Object.fromEntries(Object.entries(config).map(([name, value]) => [`config.${name}`, value])),
  });

describe('the name of the root module behind a state', () => {
  test.each([
    ['network/prod.tfstate', 'network/prod'],
    ['network/prod/terraform.tfstate', 'network/prod'],
    ['/network/terraform.tfstate', 'network'],
    ['terraform.tfstate', null],
  ])('the key %s is %s', (key, name) => {
    expect(ofState('s3', { bucket: 'acme', key })).toBe(name);
  });

  test('comes from the telling part of each backend', () => {
    expect(ofState('gcs', { bucket: 'acme', prefix: 'network/prod' })).toBe('network/prod');
    expect(ofState('local', { path: '../network/terraform.tfstate' })).toBe('network');
    expect(nameOf('tfe_outputs', { organization: 'acme', workspace: 'network-prod' })).toBe('network-prod');
    expect(ofState('remote', { 'workspaces.name': 'network' })).toBe('network');
  });

  test('is null for an unknown part, an address with credentials, and what is no state', () => {
    expect(ofState('s3', { bucket: 'acme' })).toBeNull();
    expect(ofState('http', { address: 'https://user:secret@states.example/network' })).toBeNull();
    expect(ofState('constructor', { key: 'a' })).toBeNull();
    expect(nameOf('aws_vpc', { id: 'vpc-1' })).toBeNull();
  });
});
