/**
 * A module whose code is not here is one resource in its place: what goes into it are its attributes, what comes out
 * of it comes from this resource. So `module.vpc` is `module.vpc.terraform_module.vpc`, and with `for_each`
 * `module.vpc["eu"].terraform_module.vpc`. No provider has such a type: it has a row of its own in src/catalog/other.
 */
export const OPAQUE_TYPE = 'terraform_module';

/** Its address within the module that it stands for; `name` is that of the call. */
export const opaqueResource = (name: string): string => `${OPAQUE_TYPE}.${name}`;
