import { isInside, treeOf } from '../../../src/layout/dot/to-dot.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

test('a node in a box stands for it, before one in a box in it; what is empty stands for itself', () => {
  const tree = treeOf(
    scene([sceneBox('a'), sceneBox('b', 'a'), sceneNode('c', 'b'), sceneNode('d', 'a'), sceneBox('e')]),
  );
  expect(tree.standIn).toEqual([3, 2, 2, 3, 4]);
});

test('where a box holds only boxes, what stands for the first of them with a node stands for it', () => {
  const tree = treeOf(scene([sceneBox('a'), sceneBox('b', 'a'), sceneBox('c', 'a'), sceneNode('d', 'c')]));
  expect(tree.standIn).toEqual([3, 1, 3, 3]);
  expect(treeOf(scene([sceneBox('a'), sceneBox('b', 'a'), sceneBox('c', 'a')])).standIn).toEqual([1, 1, 2]);
});

test('a thing is inside itself and what is around it', () => {
  const tree = treeOf(scene([sceneBox('a'), sceneBox('b', 'a'), sceneNode('c', 'b'), sceneNode('d')]));
  expect([isInside(tree, 2, 0), isInside(tree, 2, 2), isInside(tree, 0, 2), isInside(tree, 3, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
