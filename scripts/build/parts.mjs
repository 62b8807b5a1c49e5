/** The files that the command line program is made of, and why there are several: docs/decisions/0001-commonjs-bundle.md. */

/**
 * Files of dist/ -> what they begin with. A file holds all that its beginnings import, at once or when they reach it, but
 * for what is in a file above it and for the beginnings of others. It loads those above it, and never one below at once.
 */
export const PARTS = {
  // What every command needs to say what it can do.
  'cli.js': ['src/cli/bin.ts'],
  // What a graph file needs to become an SVG.
  'parts/picture.js': ['src/cli/draw.ts', 'src/render/svg/index.ts'],
  // What is known of a cloud, and its icons: a picture is of one.
  'parts/aws.js': ['src/catalog/aws/index.ts', 'src/catalog/aws/patterns.ts', 'src/render/assets/icons/aws.json'],
  'parts/azure.js': [
    'src/catalog/azure/index.ts',
    'src/catalog/azure/patterns.ts',
    'src/render/assets/icons/azure.json',
  ],
  'parts/google.js': [
    'src/catalog/google/index.ts',
    'src/catalog/google/patterns.ts',
    'src/render/assets/icons/gcp.json',
  ],
  // Plans and states; how much of a graph is drawn; the other ways to draw it and the other commands.
  'parts/plan.js': [
    'src/terraform/plan/index.ts',
    'src/terraform/plan/state.ts',
    'src/terraform/plan/dot.ts',
    'src/inference/index.ts',
    'src/inference/views/detail.ts',
    'src/inference/views/overview/index.ts',
    'src/inference/views/pages/index.ts',
    'src/inference/views/simplify/index.ts',
    'src/layout/dot/index.ts',
    'src/render/mermaid/index.ts',
    'src/cli/graphdata.ts',
    'src/cli/doctor.ts',
  ],
  // The parser of YAML, for words of people and for what Terraform code decodes.
  'parts/yaml.js': ['src/platform/text/yaml.ts'],
  // The words of people and of models.
  'parts/words.js': [
    'src/annotate/index.ts',
    'src/annotate/names.ts',
    'src/annotate/ai/question.ts',
    'src/annotate/ai/suggest.ts',
  ],
  'parts/png.js': ['src/render/png/index.ts'],
  'parts/pdf.js': ['src/render/pdf/index.ts'],
  // Fonts that somebody gives.
  'parts/fonts.js': ['src/render/fallback/font.ts', 'src/render/fallback/index.ts'],
  'parts/page.js': ['src/render/html/index.ts', 'src/diagram/provenance-details.ts'],
  'parts/drawio.js': ['src/render/drawio/index.ts'],
  'parts/kept.js': ['src/layout/pinned/read.ts', 'src/layout/pinned/index.ts'],
  'parts/excalidraw.js': ['src/render/excalidraw/index.ts'],
  'parts/structurizr.js': ['src/render/structurizr/index.ts'],
  'parts/stencils.js': ['src/render/drawio/native.ts'],
  // Two sources, and what is different.
  'parts/changes.js': [
    'src/cli/compare/diff.ts',
    'src/cli/compare/check.ts',
    'src/cli/comment/index.ts',
    'src/cli/docs/index.ts',
    'src/diff/index.ts',
    'src/diff/exposure.ts',
    'src/diff/statements.ts',
    'src/diff/rights.ts',
    'src/inference/exposure/index.ts',
    'src/inference/permissions/rule-texts.ts',
    'src/diff/report/index.ts',
  ],
  // Terraform code: how it is read, fetched and planned.
  'parts/code.js': [
    'src/planning/index.ts',
    'src/planning/terraform/code-of-plan.ts',
    'src/planning/static/written/index.ts',
    'src/terraform/references/declarations.ts',
    'src/terraform/module-tree/survey.ts',
    'src/terraform/statements/read.ts',
    'src/terraform/fetch/git/clone.ts',
    'src/terraform/fetch/git/commit-tree.ts',
    'src/terraform/fetch/git/history.ts',
    'src/terraform/fetch/tree-archive.ts',
    'src/planning/terraform/workspace.ts',
    'src/platform/programs/run.ts',
    'src/platform/programs/launch.ts',
    'src/platform/network/grpc.ts',
    'src/platform/network/lookup.ts',
  ],
  // The commands for clients of the Model Context Protocol, and its SDK.
  'parts/mcp.js': ['src/cli/mcp/index.ts'],
  'parts/download.js': ['src/platform/network/download.ts', 'src/platform/network/dispatcher.ts'],
};
