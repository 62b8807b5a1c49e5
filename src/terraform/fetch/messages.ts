import { PROXY_UNSUPPORTED } from '../../messages.js';
import { printable } from '../../platform/text/printable.js';

export const CACHE_REMEDY =
  'Check that the directory .groundplan in your home can be written to, and the space on its disk.';
export const cacheUnwritable = (reason: string) => `the cache cannot be written (${reason})`;

export const hostPrivate = (host: string) => `${printable(host)} is this machine, or in a private network`;
export const hostPrivateRemedy = (host: string) =>
  `If it is a host of your own, allow it by name: --private-host ${printable(host)}, or GROUNDPLAN_PRIVATE_HOSTS=${printable(host)}.`;
export const codeBelow = (folders: readonly string[], more: number) =>
  `Terraform code is in: ${folders.map(printable).join(', ')}${more > 0 ? `, and ${more} more folders` : ''}.`;
export const TREE_UNFIT = 'the archive is not that of a commit';

/** Messages about Git addresses and repositories. The interface fixes messages marked "fixed" word for word. */

export const addressRefused = (address: string, reason: string) => `Git address ${address}: ${reason}`;
export const ADDRESS_REMEDY =
  'Write it like https://host/owner/name.git, git@host:owner/name.git or file:///path/name.git, with //folder and ?ref=branch behind it where you need them.';

export const characters = (count: number) => `(${count} characters)`;
export const REFUSED_LENGTH = 'it is too long';
export const REFUSED_CONTROL = 'it holds control characters';
export const REFUSED_SPACE = 'it holds a space; write %20';
export const REFUSED_FRAGMENT = 'it holds a #; a branch or tag is given as ?ref=';
export const refusedHelper = (helper: string) => `${helper}:: would run a program`;
export const refusedScheme = (scheme: string) => `${scheme}:// is not supported; https, ssh and file are`;
export const REFUSED_SHAPE = 'host and path cannot be read';
export const REFUSED_NO_PATH = 'it names no repository';
export const REFUSED_DASH = 'no part of it may begin with -';
export const REFUSED_AT = 'an @ that is not before the host is written %40; so is / in a password, %2F';
export const REFUSED_FILE_HOST = 'a file:// address has no host; write file:///path';
export const REFUSED_SSH_PASSWORD = 'SSH takes no password in an address; use a key or an agent';
export const REFUSED_PLAIN_CREDENTIALS = 'a password would travel unencrypted over http; use https';
export const REFUSED_SUBFOLDER = 'the subfolder must lie in the repository, without .. and backslashes';
export const REFUSED_REF = 'the ref is no name of a branch, tag or commit';
export const REFUSED_REF_TWICE = 'ref is given twice';
export const REFUSED_DEPTH = 'depth is not a number';
export const refusedParameter = (name: string) =>
  `${KNOWN_PARAMETERS.has(name) ? `the parameter ${name}` : 'a parameter'} is not known; ref and depth are`;
/** Parameters of other tools. Any other name could be a token and is not repeated. */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set(['sshkey', 'archive', 'checksum', 'version', 'branch', 'tag']);

export const GIT_MISSING = 'git command not found';
export const GIT_MISSING_REMEDY =
  'Install Git, check with git --version. Or clone the repository elsewhere and give its directory to --source.';

/** fixed: the prefix */
export const cloneFailed = (address: string, reason: string) => `Failed to clone repository ${address}: ${reason}`;
/** fixed: what to verify */
export const CLONE_REMEDY = 'Verify the address, credentials, subfolder.';
export const cloneRemedy = (advice: string) => `${CLONE_REMEDY} ${advice}`;

export const ADVICE_UNREACHABLE = 'The host cannot be reached from here: check the network, proxy and host name.';
export const ADVICE_UNAUTHORIZED =
  'The host asks for a login: set up a Git credential helper or an SSH agent; groundplan never asks for a password.';
export const ADVICE_FORBIDDEN =
  'The login works and may not read this repository: check the rights of its token or key.';
export const ADVICE_NOT_FOUND =
  'Hosts say that a private repository does not exist to whoever is not logged in: check the spelling, then the credentials.';
export const ADVICE_HOST_KEY =
  "The host's SSH key is not known here: connect once with ssh, or add it to ~/.ssh/known_hosts.";
export const adviceSshForeign = (host: string) =>
  `Allow the host by name, --private-host ${printable(host)}, or let Git call ssh: GIT_SSH_COMMAND=ssh.`;
export const ADVICE_CERTIFICATE =
  "The host's certificate is not trusted here: set http.sslCAInfo in your Git configuration.";
export const ADVICE_OWNER =
  'Git reads no repository of another user: git config --global --add safe.directory <its folder>.';

export const ADVICE_MOVED = 'Use the new address of the repository; only one over https is followed.';
export const ADVICE_UNKNOWN = 'git ls-remote <address> says more.';

export const endedLate = (seconds: number) => `no answer after ${seconds} seconds`;
export const endedBySignal = (signal: string) => `git was ended by ${signal}`;
export const notStarted = (reason: string) => `git cannot be started: ${reason}`;
export const endedWithCode = (code: number) => `git has ended with code ${code}`;
export const withStatus = (text: string, status: string) => `${text} (status ${status})`;
export const MOVED = 'the host redirects to another address';
export const DUMB = 'the host serves plain files (dumb HTTP), which are not read';
export const PROTOCOL_REFUSED = 'its address leads to a protocol that is not used for it';
export const HOST_KEY_UNKNOWN = 'the SSH key of the host is not the one that is known here';
export const SSH_FOREIGN =
  'Git calls another program than ssh here (GIT_SSH, GIT_SSH_COMMAND, core.sshCommand), which cannot be told the address';
export const OWNED_BY_OTHERS = 'it belongs to another user of this machine';
export const CERTIFICATE_UNTRUSTED = 'the certificate of the host is not trusted here';
export const LOGIN_REQUIRED = 'the host asks for a login, or does not take the one it was given';
export const FORBIDDEN = 'the login may not read it';
export const UNREACHABLE = 'no connection to the host';
export const DISK_FULL = 'the disk is full';
export const NOT_FOUND = 'there is no repository, or none for this login';
export const TOO_MUCH = 'the host sends more than is taken';
export const noSuchRef = (ref: string) => `there is no branch, tag or commit ${ref}`;
export const REPOSITORY_EMPTY = 'the repository is empty';
export const LOCAL_TOO_LARGE = 'it is on this machine and too large to be copied';
export const TOO_MANY_FILES = 'it holds too many files, or too large ones';
export const FILES_UNREADABLE = 'its list of files cannot be read';

export const subfolderMissing = (address: string, subfolder: string) =>
  `${address}: there is no folder ${subfolder} in the repository`;
export const SUBFOLDER_NONE = 'No folder of it has .tf files.';
export const subfolderRemedy = (folders: readonly string[], more: number) =>
  `Folders with .tf files: ${folders.map((folder) => `//${folder}`).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;

export const plainHttp = (address: string) =>
  `${address} is read over http: not encrypted, without your credentials and Git settings`;
export const NETWORK_UNWANTED = 'fetching is switched off';
export const ADVICE_NETWORK_UNWANTED = 'It has not been fetched yet: run once without --no-fetch.';
export const notRefreshed = (address: string, commit: string, reason: string) =>
  `${address} cannot be asked (${reason}); drawn from commit ${commit}, which was fetched before`;
export const filesLeftOut = (address: string, count: number, largest: string) =>
  `${address}: ${count === 1 ? 'one file is' : `${count} files are`} too large and left out (${largest})`;
export const namesLeftOut = (address: string, count: number, first: string) =>
  `${address}: ${count === 1 ? 'one file of Terraform is' : `${count} files of Terraform are`} left out for the name (${first}): not text in UTF-8, or with characters that some systems do not take`;
export const onlyTerraformFiles = (address: string) => `${address} is too large: only the files of Terraform are read`;
export const linksLeftOut = (address: string, count: number, first: string) =>
  `${address}: ${count === 1 ? 'a link leads' : `${count} links lead`} out of the repository and ${count === 1 ? 'is' : 'are'} left out (${first})`;

export const stepAsking = (address: string) => `asking ${address}`;
export const stepFetching = (address: string) => `fetching ${address}`;

export const NO_SUCH_FOLDER = 'there is no such folder';
export const FOLDER_NAME_UNFIT = 'a folder on the way to it has a name that cannot be handed to Git';
export const NO_REPOSITORY = 'none is around it';
export const notRepository = (name: string, reason: string) =>
  `${printable(name)} is in no Git repository that can be read: ${reason}`;
export const NOT_REPOSITORY_REMEDY =
  'Commits are those of the repository that the directory is in: give --source a directory of a clone, or two sources without --from and --to.';
export const noCommits = (where: string) => `HEAD of the repository of ${printable(where)} has no commit yet`;
export const NO_COMMITS_REMEDY = 'Commit the files first, or compare two directories.';
export const noRevision = (option: string, name: string) =>
  `${option} ${printable(name) || "''"} is no name of a commit`;
export const REVISION_REMEDY = 'Give a branch, a tag, a commit or steps from one: main, v1.2.0, 1a2b3c4, HEAD~2.';
export const noSuchCommit = (option: string, name: string, where: string) =>
  `${option} ${printable(name)}: there is no such commit in the repository of ${printable(where)}`;
export const NO_COMMIT_REMEDY =
  'Check the name with git log; what is only at the host has to be fetched: git fetch origin.';
export const noCommitShallow = (name: string) =>
  `This clone is shallow. Fetch what is missing: git fetch --depth=1 origin ${printable(name)}, or all of it: git fetch --unshallow.`;
export const mergeBaseOf = (one: string, other: string) => `merge base of ${one} and ${other}`;
export const noMergeBase = (one: string, other: string, isShallow: boolean) =>
  `${printable(one)} and ${printable(other)} have no commit in common${isShallow ? ' in this clone, which is shallow' : ''}`;
export const MERGE_BASE_SHALLOW_REMEDY =
  'Fetch the history: git fetch --unshallow (actions/checkout: fetch-depth: 0). Or compare with exactly that commit: --no-merge-base.';
export const MERGE_BASE_REMEDY = 'Compare with exactly that commit: --no-merge-base.';

/** Messages about known files that groundplan cannot draw. */

export const isKnownFile = (file: string, noun: string) => `${printable(file)} is ${noun}`;
export const holdsKnownFile = (file: string, noun: string) => `${printable(file)} in it is ${noun}`;

export const SAVED_PLAN =
  'Export a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';
export const OLD_STATE =
  'In the directory of its code, write it as JSON: terraform init && terraform show -json > state.json.';
export const ENCRYPTED =
  'In the directory of its code, where OpenTofu can decrypt it, write it as JSON: tofu show -json > state.json, or tofu show -json plan.out > plan.json.';
export const SHOW_OF_NOTHING =
  'Run it with a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json; or in the directory whose state is meant.';
export const NO_RESOURCES_IN_IT = `It holds no resources. ${SAVED_PLAN}`;
export const HCP_RUN =
  'Download the plan itself: curl -L -H "Authorization: Bearer $TFE_TOKEN" https://app.terraform.io/api/v2/runs/<run-id>/plan/json-output > plan.json.';
export const HCP_STATE = 'In the directory of its code, download the state itself: terraform state pull > state.json.';
export const DOT =
  'It has no values. Draw the directory that it was made in: --source <directory>; or give it beside a plan: --planfile plan.json --graphfile graph.dot --source <directory>.';
export const STACKS =
  'Components of Stacks (https://developer.hashicorp.com/terraform/language/stacks) are modules: draw each by itself, --source <directory of the component>.';
export const CODE = 'Give the directory that it is in: --source <directory>.';
export const CLOUDFORMATION =
  'groundplan draws Terraform. Convert the template first: cf2tf <template> > main.tf (https://pypi.org/project/cf2tf).';
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

/** Messages about network requests. They never repeat text from servers. */

export const networkEndedLate = (host: string) => `${printable(host)} has not answered in time`;
export const unreachable = (host: string, code: string) => `${printable(host)} cannot be reached (${printable(code)})`;
export const proxyUnknown = (host: string) => `${printable(host)} cannot be reached: ${PROXY_UNSUPPORTED}`;
export const PROXY_REMEDY =
  'Set https_proxy and http_proxy to such a proxy, or exempt the host with no_proxy. all_proxy applies if they are not set.';
export const answerTooLarge = (host: string) => `what ${printable(host)} has sent is too large`;
export const answered = (host: string, status: number) => `${printable(host)} has answered with status ${status}`;
export const loginRequired = (host: string, status: number) => `${printable(host)} asks for a login (status ${status})`;
export const nothingThere = (host: string, status: number) => `${printable(host)} has no such thing (status ${status})`;
export const hopsTooMany = (host: string) => `${printable(host)} redirects too often`;
export const hopRefused = (host: string) => `${printable(host)} redirects to an address that is not followed`;
export const RUN_TOO_MUCH = 'this run has fetched as much as one run may';
export const RUN_TIME_OVER = 'this run has waited for hosts as long as one run may';

export const ARCHIVE_BROKEN = 'the archive is broken';
export const ARCHIVE_TOO_LARGE = 'the archive holds too much';
export const ARCHIVE_UNKNOWN = 'the archive is encrypted, or packed in a way that is not read';
