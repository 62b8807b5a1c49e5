/** Messages about known files that groundplan cannot draw. */
import { printable } from '../../../platform/text/printable.js';

export const isKnownFile = (file: string, noun: string) => `${printable(file)} is ${noun}`;
export const holdsKnownFile = (file: string, noun: string) => `${printable(file)} in it is ${noun}`;

export const SAVED_PLAN =
  'Export a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json.';
export const OLD_STATE =
  'In the directory of its code, write it as JSON: terraform init && terraform show -json > state.json.';
export const ENCRYPTED =
  'In the directory of its code, where OpenTofu can decrypt it, write it as JSON: tofu show -json > state.json, or tofu show -json plan.out > plan.json.';
export const SHOW_OF_NOTHING =
  'Run it with a saved plan: terraform plan -out=plan.out && terraform show -json plan.out > plan.json; or in the directory whose state is meant.';
export const NO_RESOURCES_IN_IT = `It holds no resources. ${SAVED_PLAN}`;
export const HCP_RUN =
  'Download the plan itself: curl -L -H "Authorization: Bearer $TFE_TOKEN" https://app.terraform.io/api/v2/runs/<run-id>/plan/json-output > plan.json.';
export const HCP_STATE = 'In the directory of its code, download the state itself: terraform state pull > state.json.';
export const DOT =
  'It has no values. Draw the directory that it was made in: --source <directory>; or give it beside a plan: --planfile plan.json --graphfile graph.dot --source <directory>.';
export const STACKS =
  'Components of Stacks (https://developer.hashicorp.com/terraform/language/stacks) are modules: draw each by itself, --source <directory of the component>.';
export const CODE = 'Give the directory that it is in: --source <directory>.';
export const CLOUDFORMATION =
  'groundplan draws Terraform. Convert the template first: cf2tf <template> > main.tf (https://pypi.org/project/cf2tf).';
export const CDK =
  'groundplan draws Terraform. Convert what cdk synth writes: cf2tf cdk.out/<stack>.template.json > main.tf (https://pypi.org/project/cf2tf).';
export const CDKTF = 'Run cdktf synth, and draw what it writes: --source cdktf.out/stacks/<stack>.';
export const AZURE =
  'groundplan draws Terraform. Export what is deployed: aztfexport resource-group <name> (https://github.com/Azure/aztfexport).';
export const PULUMI = 'groundplan draws Terraform. Pulumi writes a graph of its own: pulumi stack graph stack.dot.';
export const KUBERNETES =
  'groundplan draws Terraform. Convert the manifests first: k2tf -f <manifests> (https://github.com/sl1pm4t/k2tf).';
export const HELM =
  'groundplan draws Terraform. Convert the manifests first: helm template <chart> | k2tf (https://github.com/sl1pm4t/k2tf).';
export const COMPOSE =
  'groundplan draws Terraform. Docker writes a graph of its own: docker compose alpha viz > compose.dot.';
