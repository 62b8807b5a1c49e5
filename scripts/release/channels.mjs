/** Manifests of package managers that need the checksum of a release file. */

const ADDRESS = 'https://github.com/groundplan/groundplan';

/**
 * Returns the manifests by file name.
 * @param sha256 checksum of groundplan.cjs
 * @param manifest package.json
 */
export const packageManifests = ({ version, description }, sha256) =>
  new Map([
    ['groundplan.rb', formula({ version, description, sha256 })],
    ['groundplan.json', `${JSON.stringify(scoop({ version, description, sha256 }), null, 2)}\n`],
  ]);

const download = (version) => `${ADDRESS}/releases/download/v${version}/groundplan.cjs`;

/** Homebrew. https://docs.brew.sh/Formula-Cookbook */
const formula = ({ version, description, sha256 }) => `# typed: strict
# frozen_string_literal: true

# Written by the release of groundplan ${version}.
class Groundplan < Formula
  desc "${description.replace(/^Draws /, 'Draw ').replace(/:.*$/, '')}"
  homepage "${ADDRESS}"
  url "${download(version)}"
  sha256 "${sha256}"
  license "Apache-2.0"

  depends_on "node"

  def install
    libexec.install "groundplan.cjs"
    (bin/"groundplan").write <<~SH
      #!/bin/sh
      exec "#{Formula["node"].opt_bin}/node" "#{libexec}/groundplan.cjs" "$@"
    SH
    chmod 0755, bin/"groundplan"
    generate_completions_from_executable(bin/"groundplan", "completion")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/groundplan --version")
    (testpath/"main.tf").write 'resource "aws_sqs_queue" "jobs" {}'
    system bin/"groundplan", "draw", "--source", ".", "--planner", "static"
    assert_path_exists testpath/"architecture.svg"
  end
end
`;

/** Scoop. https://github.com/ScoopInstaller/Scoop/wiki/App-Manifests */
const scoop = ({ version, description, sha256 }) => ({
  version,
  description,
  homepage: ADDRESS,
  license: 'Apache-2.0',
  suggest: { 'Node.js 20.11 or newer': ['nodejs-lts', 'nodejs'] },
  url: download(version),
  hash: sha256,
  pre_install: [`Set-Content "$dir\\groundplan.cmd" '@node "%~dp0groundplan.cjs" %*' -Encoding ascii`],
  bin: 'groundplan.cmd',
  checkver: 'github',
  autoupdate: {
    url: download('$version'),
    hash: { url: '$baseurl/SHA256SUMS' },
  },
});
