/** Messages of `groundplan doctor`. */

export const TERRAFORM_FOR = '--planner offline and terraform: reading a directory or a Git repository';
export const TERRAFORM_DO =
  'Install Terraform 1.0 or newer. Without it code is read, but not evaluated (--planner static).';
export const TOFU_FOR = 'the same, in the place of Terraform (--engine tofu)';
export const TOFU_DO = 'Not needed where Terraform is; else install OpenTofu.';
export const DOT_FOR = '--layout dot';
export const DOT_DO =
  'Install Graphviz 2.40 or newer, if you want its layout. The layout of groundplan needs no program.';
export const GIT_FOR = 'Git addresses as --source, and modules from Git';
export const GIT_DO = 'Install Git, if you draw from repositories.';
export const PYTHON_FOR = '--planner terraform, where a configuration runs Python programs (data "external")';
export const PYTHON_DO = 'Install Python 3.10 or newer, if yours does. groundplan itself needs none.';
export const DOCKER_FOR = 'the image of groundplan; nothing else';
export const DOCKER_DO = 'Not needed where groundplan is installed.';
export const TERRAGRUNT_FOR = 'directories with terragrunt.hcl';
export const TERRAGRUNT_DO =
  'Install Terragrunt, if you use it. Without it the code of the units is read, but not evaluated.';

export const DRAWING = 'icons and font';
export const DRAWING_FOR = 'every picture: they are part of groundplan';
export const RASTERISER = 'PNG rasteriser';
export const NATIVE = 'native';
export const BUNDLED = 'bundled';
export const RASTERISER_FOR = 'PNG: the native one is several times as fast and draws the same';
export const rasteriserDo = (name: string, version: string) =>
  `For larger pictures in less time: npm install ${name}@${version} beside groundplan.`;
export const CACHE = 'cache';
export const cacheIs = (megabytes: string, files: number) => `~/.groundplan, ${megabytes} MB in ${files} files`;
export const cacheIsAtLeast = (megabytes: string, files: number) =>
  `~/.groundplan, more than ${megabytes} MB in ${files} files`;
export const CACHE_EMPTY = '~/.groundplan, empty';
export const CACHE_FOR = 'modules and repositories that were fetched; it may be deleted';
export const SELF_BROKEN = 'groundplan cannot draw';
export const SELF_REMEDY = 'Install it again. If that does not help, report it.';
export const noPicture = (format: string) => `the ${format} of a picture with one icon is not what it should be`;
