/**
 * The files of the command line program in dist/, with the root modules of each. A file contains everything that its roots import,
 * except for modules of earlier files and roots of other files. It may import earlier files statically, and later ones only on demand.
 * docs/decisions/0001-commonjs-bundle.md explains why there are several files.
 */
export const PARTS = {
  // Options and help of every command.
  'cli.js': ['src/cli/bin.ts'],
  // Checks of options, and results of earlier runs: a run that changes nothing needs no more. The last four are small, and without
  // them `groundplan docs` would load picture.js for a function.
  'parts/start.js': [
    'src/results.ts',
    'src/cli/input.ts',
    'src/cli/progress.ts',
    'src/cli/output.ts',
    'src/platform/hash.ts',
    'src/graph/order.ts',
    'src/platform/text/markdown.ts',
    'src/platform/untrusted/links.ts',
    'src/slug.ts',
  ],
  // Programs: a result of an earlier run needs the version of the engine and no planning.
  'parts/programs.js': ['src/platform/programs/run.ts'],
  // Results of earlier runs.
  'parts/results.js': [
    'src/platform/cache/remember.ts',
    'src/platform/cache/store.ts',
    'src/platform/cache/recorder.ts',
  ],
  // Everything to draw a graph file as SVG.
  'parts/picture.js': ['src/cli/draw.ts', 'src/render/svg/index.ts'],
  // Catalogue and icons of one cloud; most diagrams need only one.
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
  // Small modules that several files below need, so that none of these loads another for a function.
  'parts/common.js': [
    'src/diagram/provenance-details.ts',
    'src/graph/terraform-names.ts',
    'src/layout/pinned/model.ts',
    'src/platform/untrusted/environment.ts',
    'src/platform/untrusted/world.ts',
    'src/render/unique-ids.ts',
    'src/terraform/fetch/web-location.ts',
  ],
  // Plans and states, views, other layouts and formats, smaller commands.
  'parts/plan.js': [
    'src/terraform/plan/index.ts',
    'src/terraform/plan/state.ts',
    'src/terraform/plan/dot.ts',
    'src/inference/index.ts',
    'src/inference/rights/index.ts',
    'src/inference/views/detail.ts',
    'src/inference/views/overview/index.ts',
    'src/inference/views/pages/index.ts',
    'src/inference/views/simplify/index.ts',
    'src/layout/dot/index.ts',
    'src/render/mermaid/index.ts',
    'src/cli/graphdata.ts',
  ],
  'parts/doctor.js': ['src/cli/doctor.ts'],
  'parts/completion.js': ['src/cli/completion.ts'],
  // The YAML parser, for annotations and for `yamldecode` in Terraform code.
  'parts/yaml.js': ['src/platform/text/yaml.ts'],
  // Annotations of people and language models.
  'parts/words.js': [
    'src/annotate/index.ts',
    'src/annotate/names.ts',
    'src/annotate/ai/question.ts',
    'src/annotate/ai/suggest.ts',
  ],
  // The bundled typeface, for PNG and PDF.
  'parts/typeface.js': ['src/render/with-fonts.ts', 'src/render/png/native.ts', 'src/render/undrawn.ts'],
  'parts/png.js': ['src/render/png/index.ts'],
  // Compression and PNG pixels, for PDF, own icons and the levels of a page.
  'parts/deflate.js': ['src/render/png/pixels.ts'],
  // Shapes of SVG files, for PDF and own icons.
  'parts/shapes.js': ['src/render/pdf/shapes.ts'],
  'parts/pdf.js': ['src/render/pdf/index.ts'],
  // Fallback fonts.
  'parts/fonts.js': ['src/render/fallback/font.ts', 'src/render/fallback/index.ts'],
  'parts/page.js': ['src/render/html/index.ts'],
  'parts/levels.js': ['src/render/html/levels.ts'],
  // Files of users in XML: an earlier diagram, and icons.
  'parts/xml.js': ['src/layout/pinned/edits.ts', 'src/layout/pinned/read.ts', 'src/render/own-icon.ts'],
  'parts/drawio.js': ['src/render/drawio/index.ts'],
  'parts/kept.js': ['src/layout/pinned/index.ts'],
  'parts/watch.js': ['src/cli/watch.ts', 'src/platform/network/serve.ts'],
  'parts/excalidraw.js': ['src/render/excalidraw/index.ts'],
  'parts/structurizr.js': ['src/render/structurizr/index.ts'],
  'parts/stencils.js': ['src/render/drawio/native.ts'],
  // Documentation sites.
  'parts/docs.js': ['src/cli/docs/index.ts'],
  // The search for root modules.
  'parts/roots.js': ['src/terraform/roots/find.ts', 'src/terraform/roots/code.ts'],
  // Comparison of two sources.
  'parts/changes.js': [
    'src/cli/compare/diff.ts',
    'src/diagram/commits.ts',
    'src/cli/compare/check.ts',
    'src/cli/comment/index.ts',
    'src/diff/index.ts',
    'src/diff/exposure.ts',
    'src/diff/statements.ts',
    'src/diff/rights.ts',
    'src/inference/exposure/index.ts',
    'src/inference/permissions/rule-texts.ts',
    'src/diff/report/index.ts',
  ],
  // Reads, fetches and plans Terraform code.
  'parts/code.js': [
    'src/planning/index.ts',
    'src/planning/terraform/code-of-plan.ts',
    'src/planning/static/code-values.ts',
    'src/terraform/references/declarations.ts',
    'src/terraform/module-tree/survey.ts',
    'src/terraform/statements/read.ts',
    'src/terraform/fetch/git/clone.ts',
    'src/terraform/fetch/git/history.ts',
    'src/terraform/fetch/tree-archive.ts',
    'src/planning/terraform/workspace.ts',
    'src/platform/network/grpc.ts',
    'src/platform/network/lookup.ts',
  ],
  // Several root modules.
  'parts/estate.js': ['src/cli/estate.ts', 'src/cli/joined.ts', 'src/diagram/estate.ts', 'src/estate/stitch.ts'],
  // The MCP server and its SDK.
  'parts/mcp.js': ['src/cli/mcp/index.ts'],
  'parts/download.js': ['src/platform/network/download.ts', 'src/platform/network/dispatcher.ts'],
};

/**
 * The files that each file loads at once, besides cli.js, start.js, picture.js and common.js. The build fails if a file loads another
 * one: a shared function of a few lines once made every run load the code for comparisons and the tables of all clouds.
 */
export const LOADS = {
  'parts/fonts.js': ['parts/typeface.js'],
  'parts/png.js': ['parts/typeface.js'],
  'parts/shapes.js': ['parts/deflate.js'],
  'parts/pdf.js': ['parts/typeface.js', 'parts/shapes.js', 'parts/deflate.js'],
  'parts/xml.js': ['parts/shapes.js', 'parts/deflate.js'],
  'parts/levels.js': ['parts/page.js', 'parts/deflate.js'],
  'parts/words.js': ['parts/yaml.js'],
  'parts/watch.js': ['parts/results.js'],
  'parts/changes.js': ['parts/plan.js'],
  'parts/code.js': ['parts/plan.js'],
  'parts/estate.js': ['parts/roots.js', 'parts/plan.js', 'parts/code.js'],
  'parts/mcp.js': ['parts/results.js', 'parts/changes.js'],
  'parts/download.js': ['parts/code.js'],
};
