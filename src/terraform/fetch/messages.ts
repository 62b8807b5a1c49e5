import { PROXY_UNSUPPORTED } from '../../messages.js';
import { printable } from '../../platform/text/printable.js';

export const CACHE_REMEDY = 'Check that ~/.groundplan is writable and that its disk has space.';
export const cacheUnwritable = (reason: string) => `the cache cannot be written (${reason})`;

export const hostPrivate = (host: string) => `${printable(host)} is this machine, or in a private network`;
export const hostPrivateRemedy = (host: string) =>
  `If you trust this host, allow it by name: --private-host ${printable(host)}, or GROUNDPLAN_PRIVATE_HOSTS=${printable(host)}.`;
export const codeBelow = (folders: readonly string[], more: number) =>
  `Terraform code is in: ${folders.map(printable).join(', ')}${more > 0 ? `, and ${more} more folders` : ''}.`;
export const TREE_UNFIT = 'the archive is not that of a commit';

// ---- Git addresses and repositories.
// The interface fixes messages marked "fixed" word for word.

export const addressRefused = (address: string, reason: string) => `Git address ${address}: ${reason}`;
export const ADDRESS_REMEDY =
  'Use https://host/owner/name.git, git@host:owner/name.git or file:///path/name.git, followed by //folder and ?ref=branch if needed.';

export const characters = (count: number) => `(${count} characters)`;
export const REFUSED_LENGTH = 'it is too long';
export const REFUSED_CONTROL = 'it contains control characters';
export const REFUSED_SPACE = 'it contains a space; write %20';
export const REFUSED_FRAGMENT = 'it contains a #; pass a branch or tag as ?ref=';
export const refusedHelper = (helper: string) => `${helper}:: would run a program`;
export const refusedScheme = (scheme: string) => `${scheme}:// is not supported; https, ssh and file are`;
export const REFUSED_SHAPE = 'host and path cannot be read';
export const REFUSED_NO_PATH = 'it names no repository';
export const REFUSED_DASH = 'no part of it may begin with -';
export const REFUSED_AT = 'write %40 for an @ that is not before the host, and %2F for a / in a password';
export const REFUSED_FILE_HOST = 'a file:// address has no host; write file:///path';
export const REFUSED_SSH_PASSWORD = 'SSH takes no password in an address; use a key or an agent';
export const REFUSED_PLAIN_CREDENTIALS = 'a password would travel unencrypted over http; use https';
export const REFUSED_SUBFOLDER = 'the subfolder must lie in the repository, without .. and backslashes';
export const REFUSED_REF = 'the ref is not a valid name of a branch, tag or commit';
export const REFUSED_REF_TWICE = 'ref is given twice';
export const REFUSED_DEPTH = 'depth is not a number';
export const refusedParameter = (name: string) =>
  `unknown parameter${KNOWN_PARAMETERS.has(name) ? ` ${name}` : ''}; supported are ref and depth`;
/** Parameters of other tools. Any other name could be a token and is not repeated. */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set(['sshkey', 'archive', 'checksum', 'version', 'branch', 'tag']);

export const GIT_MISSING = 'git command not found';
export const GIT_MISSING_REMEDY =
  'Install Git, check with git --version. Or clone the repository elsewhere and pass its directory to --source.';

/** fixed: the prefix */
export const cloneFailed = (address: string, reason: string) => `Failed to clone repository ${address}: ${reason}`;
/** fixed: what to verify */
export const CLONE_REMEDY = 'Verify the address, credentials, subfolder.';
export const cloneRemedy = (advice: string) => `${CLONE_REMEDY} ${advice}`;

export const ADVICE_UNREACHABLE = 'The host cannot be reached from here: check the network, proxy and host name.';
export const ADVICE_UNAUTHORISED =
  'The host asks for a login: set up a Git credential helper or an SSH agent; groundplan never asks for a password.';
export const ADVICE_FORBIDDEN =
  'The login works but may not read this repository: check the permissions of its token or key.';
export const ADVICE_NOT_FOUND =
  'Without a login, hosts report a private repository as missing: check the spelling, then the credentials.';
export const ADVICE_HOST_KEY =
  "The host's SSH key is not known here: connect once with ssh, or add it to ~/.ssh/known_hosts.";
export const adviceSshForeign = (host: string) =>
  `Allow the host by name, --private-host ${printable(host)}, or let Git call ssh: GIT_SSH_COMMAND=ssh.`;
export const ADVICE_CERTIFICATE =
  "The host's certificate is not trusted here: set http.sslCAInfo in your Git configuration.";
export const ADVICE_OWNER =
  'Git reads no repository of another user: git config --global --add safe.directory <its folder>.';

export const ADVICE_MOVED = 'Use the new address of the repository; only one over https is followed.';
export const ADVICE_UNKNOWN = 'Run git ls-remote <address> for details.';

export const endedLate = (seconds: number) => `no answer after ${seconds} seconds`;
export const endedBySignal = (signal: string) => `git was ended by ${signal}`;
export const notStarted = (reason: string) => `git cannot be started: ${reason}`;
export const endedWithCode = (code: number) => `git failed with exit code ${code}`;
export const withStatus = (text: string, status: string) => `${text} (status ${status})`;
export const MOVED = 'the host redirects to another address';
export const DUMB = 'the host serves plain files (dumb HTTP), which are not read';
export const PROTOCOL_REFUSED = 'its address leads to a protocol that is not allowed';
export const HOST_KEY_UNKNOWN = 'the SSH key of the host is unknown or has changed';
export const SSH_FOREIGN =
  'Git runs a program other than ssh here (GIT_SSH, GIT_SSH_COMMAND, core.sshCommand), to which the checked address cannot be passed';
export const OWNED_BY_OTHERS = 'it belongs to another user of this machine';
export const CERTIFICATE_UNTRUSTED = 'the certificate of the host is not trusted here';
export const LOGIN_REQUIRED = 'the host requires a login, or rejects the given one';
export const FORBIDDEN = 'the login may not read it';
export const UNREACHABLE = 'no connection to the host';
export const DISK_FULL = 'the disk is full';
export const NOT_FOUND = 'no such repository, or none that this login may see';
export const TOO_MUCH = 'the host sends too much data';
export const noSuchRef = (ref: string) => `there is no branch, tag or commit ${ref}`;
export const REPOSITORY_EMPTY = 'the repository is empty';
export const LOCAL_TOO_LARGE = 'it is on this machine and too large to copy';
export const TOO_MANY_FILES = 'it has too many files, or files that are too large';
export const FILES_UNREADABLE = 'its list of files cannot be read';

export const subfolderMissing = (address: string, subfolder: string) =>
  `${address}: there is no folder ${subfolder} in the repository`;
export const SUBFOLDER_NONE = 'None of its folders has .tf files.';
export const subfolderRemedy = (folders: readonly string[], more: number) =>
  `Folders with .tf files: ${folders.map((folder) => `//${folder}`).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;

export const plainHttp = (address: string) =>
  `${address} is read over http: not encrypted, without your credentials and Git settings`;
export const NETWORK_UNWANTED = 'fetching is switched off';
export const ADVICE_NETWORK_UNWANTED = 'It has not been fetched yet: run once without --no-fetch.';
export const notRefreshed = (address: string, commit: string, reason: string) =>
  `${address} cannot be refreshed (${reason}); drawn from commit ${commit}, fetched earlier`;
export const filesLeftOut = (address: string, count: number, largest: string) =>
  `${address}: ${count === 1 ? 'one file is' : `${count} files are`} too large and left out (${largest})`;
export const namesLeftOut = (address: string, count: number, first: string) =>
  `${address}: ${count === 1 ? 'one Terraform file is' : `${count} Terraform files are`} left out because of the name (${first}): not valid UTF-8, or with characters that some systems reject`;
export const onlyTerraformFiles = (address: string) => `${address} is too large: only Terraform files are read`;
export const linksLeftOut = (address: string, count: number, first: string) =>
  `${address}: ${count === 1 ? 'a link leads' : `${count} links lead`} out of the repository and ${count === 1 ? 'is' : 'are'} left out (${first})`;

export const stepAsking = (address: string) => `asking ${address}`;
export const stepFetching = (address: string) => `fetching ${address}`;

export const NO_SUCH_FOLDER = 'there is no such folder';
export const FOLDER_NAME_UNFIT = 'a folder in its path has a name that cannot be passed to Git';
export const NO_REPOSITORY = 'no directory above it is one';
export const notRepository = (name: string, reason: string) =>
  `${printable(name)} is not in a readable Git repository: ${reason}`;
export const NOT_REPOSITORY_REMEDY =
  'Pass --source a directory of a clone, or compare two sources without --from and --to.';
export const noCommits = (where: string) => `HEAD of the repository of ${printable(where)} has no commit yet`;
export const NO_COMMITS_REMEDY = 'Commit the files first, or compare two directories.';
export const noRevision = (option: string, name: string) =>
  `${option} ${printable(name) || "''"} is not a valid name of a commit`;
export const REVISION_REMEDY = 'Pass a branch, a tag, a commit or an offset from one: main, v1.2.0, 1a2b3c4, HEAD~2.';
export const noSuchCommit = (option: string, name: string, where: string) =>
  `${option} ${printable(name)}: there is no such commit in the repository of ${printable(where)}`;
export const NO_COMMIT_REMEDY =
  'Check the name with git log. If the commit is only on the remote, run git fetch origin.';
export const noCommitShallow = (name: string) =>
  `This clone is shallow. Fetch the commit: git fetch --depth=1 origin ${printable(name)}, or the whole history: git fetch --unshallow.`;
export const mergeBaseOf = (one: string, other: string) => `merge base of ${one} and ${other}`;
export const noMergeBase = (one: string, other: string, isShallow: boolean) =>
  `${printable(one)} and ${printable(other)} have no commit in common${isShallow ? ' in this clone, which is shallow' : ''}`;
export const MERGE_BASE_SHALLOW_REMEDY =
  'Fetch the history: git fetch --unshallow (actions/checkout: fetch-depth: 0). Or compare with exactly that commit: --no-merge-base.';
export const MERGE_BASE_REMEDY = 'Compare with exactly that commit: --no-merge-base.';

// ---- Known files that groundplan cannot draw.

export const isKnownFile = (file: string, noun: string) => `${printable(file)} is ${noun}`;
export const containsKnownFile = (file: string, noun: string) =>
  `it contains ${printable(file)}, so it looks like ${noun}`;

export const SAVED_PLAN =
  'Export a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';
export const OLD_STATE =
  'In the directory of its code, write it as JSON: terraform init && terraform show -json > state.json.';
export const ENCRYPTED =
  'In the directory of its code, where OpenTofu can decrypt it, write it as JSON: tofu show -json > state.json, or tofu show -json plan.out > plan.json.';
export const SHOW_OF_NOTHING =
  'Run it with a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json; or in the directory of the state.';
export const NO_RESOURCES_IN_IT = `It has no resources. ${SAVED_PLAN}`;
export const HCP_RUN =
  'Download the plan itself: curl -L -H "Authorization: Bearer $TFE_TOKEN" https://app.terraform.io/api/v2/runs/<run-id>/plan/json-output > plan.json.';
export const HCP_STATE = 'In the directory of its code, download the state itself: terraform state pull > state.json.';
export const DOT =
  'It has no values. Draw the directory that it was made from: --source <directory>; or pass it together with a plan: --planfile plan.json --graphfile graph.dot --source <directory>.';
export const STACKS =
  'Components of Stacks (https://developer.hashicorp.com/terraform/language/stacks) are modules: draw each by itself, --source <directory of the component>.';
export const CODE = 'Pass the directory that contains it: --source <directory>.';
export const CLOUDFORMATION =
  'groundplan draws Terraform. Convert the template first: cf2tf <template> > main.tf (https://pypi.org/project/cf2tf).';
export const SAM =
  'groundplan draws Terraform. Download the template that was deployed, and convert it: aws cloudformation get-template --stack-name <stack> --template-stage Processed --query TemplateBody > template.json && cf2tf template.json > main.tf (https://pypi.org/project/cf2tf).';
export const SERVERLESS =
  'groundplan draws Terraform. Convert what serverless package writes: cf2tf .serverless/cloudformation-template-update-stack.json > main.tf (https://pypi.org/project/cf2tf).';
export const ANSIBLE =
  'groundplan draws Terraform. Ansible configures machines; draw the code that creates them: --source <directory>.';
export const CDK =
  'groundplan draws Terraform. Convert what cdk synth writes: cf2tf cdk.out/<stack>.template.json > main.tf (https://pypi.org/project/cf2tf).';
export const CDKTF = 'Run cdktf synth, and draw what it writes: --source cdktf.out/stacks/<stack>.';
export const AZURE =
  'groundplan draws Terraform. Export what is deployed: aztfexport resource-group <name> (https://github.com/Azure/aztfexport).';
export const PULUMI = 'groundplan draws Terraform. Pulumi writes a graph of its own: pulumi stack graph stack.dot.';
export const KUBERNETES =
  'groundplan draws Terraform. Convert the manifests first: k2tf -f <manifests> (https://github.com/sl1pm4t/k2tf).';
export const HELM =
  'groundplan draws Terraform. Convert the manifests first: helm template <chart> | k2tf (https://github.com/sl1pm4t/k2tf).';
export const COMPOSE =
  'groundplan draws Terraform. Docker writes a graph of its own: docker compose alpha viz > compose.dot.';

// ---- Network requests.
// The messages never repeat text from servers.

export const networkEndedLate = (host: string) => `${printable(host)} did not answer in time`;
export const unreachable = (host: string, code: string) => `${printable(host)} cannot be reached (${printable(code)})`;
export const proxyUnknown = (host: string) => `${printable(host)} cannot be reached: ${PROXY_UNSUPPORTED}`;
export const PROXY_REMEDY = 'Set https_proxy and http_proxy to an HTTP proxy, or exempt the host with no_proxy.';
export const answerTooLarge = (host: string) => `the answer of ${printable(host)} is too large`;
export const answered = (host: string, status: number) => `${printable(host)} answered with status ${status}`;
export const loginRequired = (host: string, status: number) => `${printable(host)} requires a login (status ${status})`;
export const nothingThere = (host: string, status: number) =>
  `${printable(host)} has nothing at this address (status ${status})`;
export const hopsTooMany = (host: string) => `${printable(host)} redirects too often`;
export const hopRefused = (host: string) => `${printable(host)} redirects to an address that is not followed`;
export const RUN_TOO_MUCH = 'this run has reached its download limit';
export const RUN_TIME_OVER = 'this run has reached its limit for waiting for hosts';

export const ARCHIVE_BROKEN = 'the archive is broken';
export const ARCHIVE_TOO_LARGE = 'the archive contains too much';
export const ARCHIVE_UNKNOWN = 'the archive is encrypted, or its compression is not supported';
