/** Returns the section of the changelog on a version. @throws {Error} if there is none */
export function notesOf(version, changelog) {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? '';
  // Link definitions at the end of the page belong to no section.
  const notes = section.replace(/^.*\n/, '').replace(/^\[[^\]]+\]: .*$/gm, '');
  if (notes.trim() === '')
    throw new Error(`CHANGELOG.md says nothing of ${version}: give its changes the heading "## [${version}] - date"`);
  return `${notes.trim()}\n`;
}
