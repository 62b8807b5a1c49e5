/** Help texts besides the options. */
export const PROGRAM_HELP = {
  description: 'Draws the architecture that Terraform code builds: AWS, Azure and Google Cloud, as SVG and PNG.',
  after: `
Examples:
  $ groundplan draw --source .                          writes architecture.svg
  $ groundplan draw --source . --format svg,png         writes both
  $ groundplan graphdata --source plan.json             writes architecture.json
  $ groundplan diff --from main                         says what the work tree changes

Exit codes: 0 done, 10 different or stale where that is asked for, 1 a fault of groundplan, 2 wrong use or input, 3 a program is missing, 4 a called program failed.`,
};

export const DRAW_HELP = {
  description: 'draw a diagram',
  after: `
Examples:
  The Terraform code of this directory: no credentials, no providers
  $ groundplan draw --source .

  The code of a repository, or of a folder in it
  $ groundplan draw --source 'https://github.com/owner/name//infra?ref=v1.2.0'

  A plan, made by: terraform plan -out=plan.out && terraform show -json plan.out > plan.json
  $ groundplan draw --source plan.json

  With the dependency graph, which also knows connections through locals (terraform graph > graph.dot)
  $ groundplan draw --planfile plan.json --graphfile graph.dot --source .

  A graph file, written by hand or by groundplan graphdata; nothing else is needed
  $ groundplan draw --source graph.json --outfile docs/architecture.png

  From a pipe, into a pipe
  $ terraform show -json plan.out | groundplan draw --source - --outfile - | gzip > architecture.svgz`,
};

export const GRAPHDATA_HELP = {
  description: 'write the graph behind the diagram as JSON',
  after: `
Examples:
  The graph as a file, to draw from again and again
  $ groundplan graphdata --source plan.json --outfile graph.json
  $ groundplan draw --source graph.json

  Which resource types are in the plan
  $ groundplan graphdata --source plan.json --show_services

  Into a pipe
  $ groundplan graphdata --source plan.json --outfile - | jq keys`,
};

export const DIFF_HELP = {
  description:
    'say and draw what is different between two sources: directories, repositories, commits, plans, graph files',
  words: ['before', 'after'],
  after: `
Examples:
  What the branch changes, with what is not committed yet
  $ groundplan diff --from main

  Two commits of the repository that the directory is in, as a picture
  $ groundplan diff --source infra --from v1.2.0 --to HEAD --outfile changes.svg

  Two environments: two directories, or two sets of values of one
  $ groundplan diff envs/dev envs/prod
  $ groundplan diff --source . --varfile-before dev.tfvars --varfile-after prod.tfvars

  Two plans or graph files, for a script: it ends with 10 where they differ
  $ groundplan diff before.json after.json --format json --exit-code`,
};

export const CHECK_HELP = {
  description: 'say whether a committed picture or graph file is current: 0, or 10 where it is stale',
  after: `
Examples:
  $ groundplan check --source .                                     architecture.svg
  $ groundplan check --source . --file docs/architecture.json       a graph file, and what has changed since
  $ groundplan check --source infra --file infra.svg --theme dark   drawn with these options`,
};

export const COMMENT_HELP = {
  description: 'say in a comment what a merge or pull request changes, in the pipeline of GitLab or Azure DevOps',
  after: `
Examples:
  In a pipeline of a merge request, with GITLAB_TOKEN
  $ groundplan comment --provider gitlab --source infra

  In a build of a pull request, with SYSTEM_ACCESSTOKEN; two directories, one comment
  $ groundplan comment --provider azure-devops --source envs/dev --source envs/prod`,
};

export const DOCS_HELP = {
  description:
    'write an index of all root modules below a directory, with pictures and pages, for a site of documentation',
  words: ['directory'],
  after: `
Examples:
  docs/architecture/index.md, with a picture and a page for each root module
  $ groundplan docs . --outdir docs/architecture

  Without those that show how a module is used
  $ groundplan docs infra --exclude examples --title 'Our infrastructure'`,
};

export const MCP_HELP = {
  description:
    'let a client of the Model Context Protocol draw, explain and compare what is in this directory, read-only',
  after: `
Examples:
  In the settings of a client; "cwd" is the directory of the code
  { "command": "groundplan", "args": ["mcp"], "cwd": "/srv/infra" }

  By hand: one line of JSON a message
  $ groundplan mcp`,
};

export const DOCTOR_HELP = {
  description: 'say which programs are installed, what they are needed for, and whether groundplan itself works',
  after: `
Examples:
  $ groundplan doctor
  $ groundplan doctor --json | jq '.checks[] | select(.state != "found")'`,
};
