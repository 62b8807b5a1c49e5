/** Generates the files of package channels that are committed: they repeat the version and the description of package.json. */

const HOME = 'https://github.com/groundplan/groundplan';
const TASK_ID = '5c1f3f0e-6f0b-4b8e-9a56-0d2f4e6b7a91';

/** @returns {Map<string, string>} content by path from the root of the repository */
export const channelFiles = (manifest, read) =>
  new Map([
    ['server.json', json(mcpServer(manifest))],
    ['azure-devops/vss-extension.json', json(devopsExtension(manifest))],
    ['azure-devops/task/task.json', json(devopsTask(manifest))],
    ['templates/comment.yml', withVersion(read('templates/comment.yml'), manifest.version)],
  ]);

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** https://github.com/modelcontextprotocol/registry: the registry compares `name` with `mcpName` of the npm package. */
const mcpServer = ({ name, version, mcpName }) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: mcpName,
  title: name,
  description: 'Draws, explains and compares the architecture in Terraform code, offline and read-only',
  version,
  repository: { url: HOME, source: 'github' },
  packages: [
    {
      registryType: 'npm',
      identifier: name,
      version,
      runtimeHint: 'npx',
      packageArguments: [{ type: 'positional', value: 'mcp' }],
      transport: { type: 'stdio' },
    },
  ],
});

/** https://learn.microsoft.com/azure/devops/extend/develop/manifest */
const devopsExtension = ({ version, description }) => ({
  manifestVersion: 1,
  id: 'groundplan',
  publisher: 'groundplan',
  name: 'groundplan',
  version,
  description,
  public: true,
  targets: [{ id: 'Microsoft.VisualStudio.Services' }],
  categories: ['Azure Pipelines'],
  tags: ['terraform', 'architecture', 'diagram', 'pull request'],
  content: { details: { path: 'README.md' }, license: { path: 'LICENSE' } },
  links: { home: { uri: HOME }, support: { uri: `${HOME}/issues` } },
  repository: { type: 'git', uri: HOME },
  files: [{ path: 'task' }],
  contributions: [
    {
      id: 'groundplan-task',
      type: 'ms.vss-distributed-task.task',
      targets: ['ms.vss-distributed-task.tasks'],
      properties: { name: 'task' },
    },
  ],
});

/** https://learn.microsoft.com/azure/devops/extend/develop/add-build-task */
function devopsTask({ version }) {
  const [Major, Minor, Patch] = version.split('.').map(Number);
  const text = (name, label, helpMarkDown) => ({
    name,
    type: 'string',
    label,
    defaultValue: '',
    required: false,
    helpMarkDown,
  });
  const flag = (name, label, defaultValue) => ({ name, type: 'boolean', label, defaultValue, required: false });
  return {
    $schema: 'https://raw.githubusercontent.com/Microsoft/azure-pipelines-task-lib/master/tasks.schema.json',
    id: TASK_ID,
    name: 'groundplan',
    friendlyName: 'groundplan',
    description: 'Comment on a pull request with its architecture changes',
    helpMarkDown: `[More](${HOME}/blob/main/docs/ci.md)`,
    category: 'Utility',
    author: 'groundplan',
    version: { Major, Minor, Patch },
    instanceNameFormat: 'Architecture of $(source)',
    minimumAgentVersion: '3.232.1',
    inputs: [
      {
        ...text('source', 'Directories', 'Terraform directories of the repository, one per line'),
        ...{ type: 'multiLine', defaultValue: '.' },
      },
      text('commentId', 'Comment id', 'Distinguishes comments if several jobs post one each'),
      text('title', 'Title', 'Title above the diagram'),
      text('planner', 'Planner', 'auto, offline, terraform or static'),
      text('planfile', 'Plan', 'JSON plan of the directory, instead of a comparison with the target branch'),
      flag('pictures', 'Attach images', 'true'),
      flag('required', 'Fail if the comment cannot be written', 'false'),
    ],
    execution: { Node20_1: { target: 'run.cjs' } },
  };
}

/** Replaces the default of the input `version`. */
const withVersion = (text, version) =>
  text.replace(/(Version of groundplan\n\s+default: )[\d.]+/, (_, start) => `${start}${version}`);
