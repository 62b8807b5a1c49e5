/** Owners and terms of the icons: decides which may be bundled, and writes docs/icons.md. */
import { writeFile } from 'node:fs/promises';

const PAGE = new URL('../../docs/icons.md', import.meta.url);

/**
 * Icon families; the first with a matching prefix applies. `labels` are the reviewed values of the package's licence field. `terms`
 * are those of the owner, which are binding: the package labels Microsoft's icons "MIT", which Microsoft does not grant. The label
 * only distinguishes the official set from other icons with the same prefix.
 */
const FAMILIES = [
  {
    name: 'AWS architecture icons',
    prefix: 'aws-',
    labels: ['CC-BY-ND-2.0'],
    terms: 'CC BY-ND 2.0',
    source: 'https://aws.amazon.com/architecture/icons/',
  },
  {
    name: 'Azure architecture icons',
    prefix: 'azure-',
    labels: ['MIT'],
    terms: "Microsoft's icon terms: architecture diagrams, training and documentation only",
    source: 'https://learn.microsoft.com/azure/architecture/icons/',
  },
  {
    name: 'Google Cloud icons',
    prefix: 'gcp-',
    labels: ['Apache-2.0'],
    terms: "Google's brand terms for architecture diagrams; Apache-2.0 according to the package",
    source: 'https://cloud.google.com/icons',
  },
  {
    name: 'Kubernetes icons',
    prefix: 'k8s-',
    labels: ['Apache-2.0'],
    terms: 'Apache-2.0',
    source: 'https://github.com/kubernetes/community/tree/master/icons',
  },
  { name: 'Tabler icons', prefix: 'tabler-', labels: ['MIT'], terms: 'MIT', source: 'https://tabler.io/icons' },
  {
    name: 'Brand icons',
    prefix: '',
    labels: ['CC0-1.0', 'Apache-2.0'],
    terms: 'CC0-1.0 or Apache-2.0 for the drawing; the marks belong to their owners',
    source: 'https://thesvg.org',
  },
];

/** @throws {Error} if nobody has reviewed the licence */
export function familyOf(slug, license) {
  const family = FAMILIES.find(({ prefix }) => slug.startsWith(prefix));
  if (!family.labels.includes(license))
    throw new Error(`icon "${slug}" has the licence "${license}", which nobody has reviewed`);
  return family;
}

const row = (cells) => `| ${cells.join(' | ')} |`;

/** @param {{ slug: string, license: string, family: (typeof FAMILIES)[number] }[]} icons */
export async function writeIconPage(icons) {
  const counted = FAMILIES.map((family) => ({
    ...family,
    slugs: icons.filter((icon) => icon.family === family).map(({ slug }) => slug),
  }));
  const page = [
    '# Icons',
    '',
    '`npm run assets` writes this page and `src/render/assets/icons/` from the icon names in `src/catalog`. The artwork is minified:',
    "coordinates are rounded to a thousandth and ids made unique. Shapes and colours are the owners'. Only Tabler's outline icons get",
    "a colour, which they lack, and a thinner line. `NOTICE` has the owners' requirements.",
    '',
    row(['Family', 'Icons', 'Label in the package', 'Terms', 'Source']),
    row(['---', '---:', '---', '---', '---']),
    ...counted.map(({ name, slugs, labels, terms, source }) =>
      row([name, String(slugs.length), labels.join(', '), terms, source]),
    ),
    row(['All', String(icons.length), '', '', '']),
    '',
    'AWS artwork may not be changed, so the dark theme leaves it unchanged. AWS, Microsoft and Google permit the use of their icons in',
    "architecture diagrams. The icons are not groundplan's own marks.",
    '',
    ...counted.flatMap(({ name, slugs }) => [`## ${name}`, '', slugs.map((slug) => `\`${slug}\``).join(', '), '']),
  ];
  await writeFile(PAGE, `${page.join('\n').trimEnd()}\n`);
}
