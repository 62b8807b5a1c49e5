/** What the changelog says of a version. Throws where it says nothing. */
export function notesOf(version, changelog) {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? '';
  // Links are at the end of the page, and of its last section.
  const notes = section.replace(/^.*\n/, '').replace(/^\[[^\]]+\]: .*$/gm, '');
  if (notes.trim() === '')
    throw new Error(`CHANGELOG.md says nothing of ${version}: give its changes the heading "## [${version}] - date"`);
  return `${notes.trim()}\n`;
}
