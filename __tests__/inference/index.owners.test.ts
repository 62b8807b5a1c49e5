/** Accounts that are resources, and what is in them. */
import { drawn } from './build.js';

const P = 'google_project.p';
const project = (id: string) => ({ values: { project_id: id } });

test('by a reference, by its id, and in the only one there is', () => {
  const graph = drawn({
    [P]: project('shop-prod'),
    'google_pubsub_topic.referring': { refs: { project: P } },
    'google_pubsub_topic.naming': { values: { project: 'shop-prod' } },
    'google_pubsub_topic.open': {},
    'google_compute_network.n': {},
    'google_compute_instance.i': { refs: { network_interface: 'google_compute_network.n' } },
    'aws_sqs_queue.q': {},
  });
  const ownerOf = (address: string) => graph.nodes.get(address)?.runsIn;
  for (const name of ['referring', 'naming', 'open']) expect(ownerOf(`google_pubsub_topic.${name}`)).toBe(P);
  expect(ownerOf('google_compute_network.n')).toBe(P);
  expect(ownerOf('google_compute_instance.i')).toBeUndefined();
  expect(ownerOf('aws_sqs_queue.q')).toBeUndefined();
});

test('where something is in another project, or there are two, what says nothing is in none', () => {
  const elsewhere = drawn({
    [P]: project('shop-prod'),
    'google_pubsub_topic.other': { values: { project: 'shop-test' } },
    'google_pubsub_topic.open': {},
  });
  expect(elsewhere.nodes.get('google_pubsub_topic.open')?.runsIn).toBeUndefined();
  expect(elsewhere.nodes.get('google_pubsub_topic.other')?.runsIn).toBeUndefined();
  const two = drawn({
    [P]: project('shop-prod'),
    'google_project.q': project('shop-test'),
    'google_pubsub_topic.t': { values: { project: 'shop-test' } },
    'google_pubsub_topic.open': {},
  });
  expect(two.nodes.get('google_pubsub_topic.t')?.runsIn).toBe('google_project.q');
  expect(two.nodes.get('google_pubsub_topic.open')?.runsIn).toBeUndefined();
});

test('a project is in its folder, and a folder in another', () => {
  const graph = drawn({
    'google_folder.all': {},
    'google_folder.shop': { refs: { parent: 'google_folder.all' } },
    [P]: { ...project('shop-prod'), refs: { folder_id: 'google_folder.shop' } },
  });
  expect(['google_folder.shop', P].map((address) => graph.nodes.get(address)?.runsIn)).toEqual([
    'google_folder.all',
    'google_folder.shop',
  ]);
});
