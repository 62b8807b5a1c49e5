/** Names of resources in attributes that are spelt as in the API of a cloud. */
import { arrowsOf, drawn } from '../build.js';

const arrows = (attribute: string, name: string): readonly string[] =>
  arrowsOf(
    drawn({
      'aws_codepipeline.p': { values: { stage: [{ action: [{ configuration: { [attribute]: name } }] }] } },
      'aws_codebuild_project.b': { values: { name: 'shop-build' } },
      'aws_codecommit_repository.r': { values: { repository_name: 'shop-build' } },
    }),
  );

test('ProjectName is the name of a project', () => {
  expect(arrows('ProjectName', 'shop-build')).toEqual(['aws_codepipeline.p > aws_codebuild_project.b']);
});

test.each([
  ['another name', 'ProjectName', 'other-build'],
  ['the name of another kind', 'BranchName', 'shop-build'],
  ['a name in no known spelling', 'Projectname', 'shop-build'],
])('%s names no project', (_, attribute, name) => {
  expect(arrows(attribute, name)).toEqual([]);
});
