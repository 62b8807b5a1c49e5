/**
 * Addresses of states: the arguments of each backend that determine the address, and the data sources that read a
 * state.
 */

/** One part of the address of a state. */
export interface StatePart {
  /** Arguments with the value, best first. A nested argument is a path: `workspaces.name`. */
  readonly from: readonly string[];
  /** Value if no argument sets it. Absent: the address is then unknown. */
  readonly fallback?: string;
  /**
   * `path`: leading slashes are ignored. `file`: relative to the directory of the root module. `url`: without
   * credentials and query.
   */
  readonly kind?: 'path' | 'file' | 'url';
  /** Arguments with a prefix of the value: `prefix = "app-"` for several workspaces. */
  readonly startsWith?: readonly string[];
  /** Arguments with words of the value, joined by commas: tags of workspaces. */
  readonly words?: readonly string[];
  /** True if only a workspace other than the default one has this part in its address. */
  readonly ofWorkspaces?: true;
}

/** Address of the states of a backend. */
export interface StateKind {
  /** First part of an address. Backends with the same scheme can read each other's states. */
  readonly scheme: string;
  readonly parts: readonly StatePart[];
  /**
   * Index of the part that differs between states in one bucket or account, such as the key. Without it there is no
   * link.
   */
  readonly identifying: number;
  /** True if the address is only unique within one repository. */
  readonly isLocal?: true;
}

const WORKSPACES: StateKind = {
  scheme: 'tfe',
  identifying: 2,
  parts: [
    { from: ['hostname'], fallback: 'app.terraform.io' },
    { from: ['organization'] },
    { from: ['workspaces.name'], startsWith: ['workspaces.prefix'], words: ['workspaces.tags'] },
  ],
};

const BUCKET_PREFIX_KEY: readonly StatePart[] = [
  { from: ['bucket'] },
  { from: ['prefix'], fallback: '', kind: 'path' },
  { from: ['key'], fallback: 'terraform.tfstate', kind: 'path' },
];

/** Backends by their label. */
const STATE_KINDS: Readonly<Record<string, StateKind>> = {
  s3: {
    scheme: 's3',
    identifying: 1,
    parts: [
      { from: ['bucket'] },
      { from: ['key'], kind: 'path' },
      { from: ['workspace_key_prefix'], fallback: 'env:', ofWorkspaces: true },
    ],
  },
  azurerm: {
    scheme: 'azurerm',
    identifying: 2,
    parts: [{ from: ['storage_account_name'] }, { from: ['container_name'] }, { from: ['key'], kind: 'path' }],
  },
  gcs: {
    scheme: 'gs',
    identifying: 1,
    parts: [{ from: ['bucket'] }, { from: ['prefix'], fallback: '', kind: 'path' }],
  },
  http: { scheme: 'http', identifying: 0, parts: [{ from: ['address'], kind: 'url' }] },
  pg: {
    scheme: 'pg',
    identifying: 0,
    parts: [
      { from: ['conn_str'], kind: 'url' },
      { from: ['schema_name'], fallback: 'terraform_remote_state' },
    ],
  },
  local: {
    scheme: 'file',
    identifying: 0,
    parts: [{ from: ['path'], fallback: 'terraform.tfstate', kind: 'file' }],
    isLocal: true,
  },
  remote: WORKSPACES,
  cloud: WORKSPACES,
  consul: {
    scheme: 'consul',
    identifying: 1,
    parts: [
      { from: ['address'], fallback: '', kind: 'url' },
      { from: ['path'], kind: 'path' },
    ],
  },
  kubernetes: {
    scheme: 'kubernetes',
    identifying: 1,
    parts: [{ from: ['namespace'], fallback: 'default' }, { from: ['secret_suffix'] }],
  },
  oss: { scheme: 'oss', identifying: 2, parts: BUCKET_PREFIX_KEY },
  cos: { scheme: 'cos', identifying: 2, parts: BUCKET_PREFIX_KEY },
};

/** Returns the kind of a backend; null for one whose addresses are not known. */
export const stateKindOf = (backend: string): StateKind | null =>
  Object.hasOwn(STATE_KINDS, backend) ? (STATE_KINDS[backend] as StateKind) : null;

const REQUIRED_PART_BY_SCHEME: ReadonlyMap<string, number> = new Map(
  Object.values(STATE_KINDS).map(({ scheme, identifying }) => [scheme, identifying]),
);

/** Returns the index of the part that must be known for a link; 0 for an unknown scheme. */
export const requiredPartOf = (scheme: string): number => REQUIRED_PART_BY_SCHEME.get(scheme) ?? 0;

/**
 * Type of the data source that stands for the state of another Terragrunt unit, which its `dependency` block reads. No
 * provider has it.
 */
export const UNIT_READER = 'terragrunt_dependency';

/** Data sources that read outputs of another state, each with its members that hold the outputs. */
export const STATE_READERS: ReadonlyMap<string, readonly string[]> = new Map([
  [UNIT_READER, []],
  ['terraform_remote_state', ['outputs']],
  ['tfe_outputs', ['values', 'nonsensitive_values']],
]);

/** File names and endings of states, which do not tell them apart. */
const STATE_FILE = /(?:^|\/)(?:default|terraform)\.tfstate$|\.tfstate$/;

/**
 * Returns a name for the root module whose state a data source reads: the part of the state's address that tells it
 * apart, without the usual file name. Null if the data source reads no state, or the part is unknown.
 * @param textAt returns the text of an argument of the data source; undefined for none
 * @example `config = { key = "network/prod/terraform.tfstate" }` -> `network/prod`
 */
export function rootNameOf(type: string, textAt: (path: string) => string | undefined): string | null {
  if (type === OUTPUTS_OF_WORKSPACE.type) return textAt(OUTPUTS_OF_WORKSPACE.argument) ?? null;
  const kind = STATE_READERS.has(type) ? stateKindOf(textAt('backend') ?? '') : null;
  if (kind === null) return null;
  const identifying = kind.parts[kind.identifying]!;
  // The address of an HTTP server or database may hold credentials.
  if (identifying.kind === 'url') return null;
  const texts = identifying.from.map((path) => textAt(`config.${path}`));
  const text = texts.find((candidate) => candidate !== undefined)?.replace(/^[./]+/, '') ?? '';
  return text.replace(STATE_FILE, '') || null;
}

/** The backend whose states `tfe_outputs` reads, and the path of each argument in a `backend` block. */
export const OUTPUTS_OF_WORKSPACE = {
  type: 'tfe_outputs',
  backend: 'cloud',
  argument: 'workspace',
  renamed: { organization: 'organization', workspace: 'workspaces.name' },
} as const;
