/** Boxes for projects that resources name and the input does not build. */
import { drawn } from '../build.js';
import { graphOf } from './code.js';

const topic = (project: string) => ({ values: { project } });

test('two projects have a box each, a single one has none', () => {
  const two = drawn({ 'google_pubsub_topic.a': topic('shop-prod'), 'google_pubsub_topic.b': topic('shop-test') });
  expect(two.nodes.get('google_pubsub_topic.a')?.runsIn).toBe('google_project.shop-prod');
  expect(two.nodes.get('google_pubsub_topic.b')?.runsIn).toBe('google_project.shop-test');
  const one = drawn({ 'google_pubsub_topic.a': topic('shop-prod'), 'google_pubsub_topic.b': topic('shop-prod') });
  expect(one.nodes.get('google_pubsub_topic.a')?.runsIn).toBeUndefined();
});

test('variables of different names are different projects', async () => {
  const graph = await graphOf({
    'main.tf': `
      variable "prod_project" {}
      variable "dev_project_id" {}
      resource "google_pubsub_topic" "a" { project = var.prod_project }
      resource "google_pubsub_topic" "b" { project = var.dev_project_id }`,
  });
  expect(graph.nodes.get('google_pubsub_topic.a')?.runsIn).toBe('google_project.prod');
  expect(graph.nodes.get('google_pubsub_topic.b')?.runsIn).toBe('google_project.dev');
});
