/** Attributes that a type is given as blocks with a namespace, a name and a value. */

/** What one setting stands for. */
export interface NamedSetting {
  /** The attribute by which other types say the same; null for a setting that says nothing about the resource itself. */
  readonly attribute: string | null;
  /** Types that its value names. */
  readonly names: readonly string[];
  /** True if its value is a list with commas. */
  readonly isList?: true;
}

export interface NamedSettings {
  readonly block: string;
  /** By namespace and name, with a space between them. */
  readonly settings: ReadonlyMap<string, NamedSetting>;
}

const SUBNETS = ['aws_subnet'];
const GROUPS = ['aws_security_group'];

/** https://docs.aws.amazon.com/elasticbeanstalk/latest/dg/command-options-general.html */
const ELASTIC_BEANSTALK: NamedSettings = {
  block: 'setting',
  settings: new Map<string, NamedSetting>([
    ['aws:ec2:vpc VPCId', { attribute: 'vpc_id', names: ['aws_vpc'] }],
    ['aws:ec2:vpc Subnets', { attribute: 'subnets', names: SUBNETS, isList: true }],
    // Of the load balancer and the database that come with the environment.
    ['aws:ec2:vpc ELBSubnets', { attribute: null, names: SUBNETS, isList: true }],
    ['aws:ec2:vpc DBSubnets', { attribute: null, names: SUBNETS, isList: true }],
    [
      'aws:autoscaling:launchconfiguration SecurityGroups',
      { attribute: 'security_groups', names: GROUPS, isList: true },
    ],
    ['aws:elb:loadbalancer SecurityGroups', { attribute: null, names: GROUPS, isList: true }],
    ['aws:elbv2:loadbalancer SecurityGroups', { attribute: null, names: GROUPS, isList: true }],
    ['aws:elbv2:loadbalancer ManagedSecurityGroup', { attribute: null, names: GROUPS }],
  ]),
};

const BY_TYPE: ReadonlyMap<string, NamedSettings> = new Map([['aws_elastic_beanstalk_environment', ELASTIC_BEANSTALK]]);

export const namedSettingsOf = (type: string): NamedSettings | null => BY_TYPE.get(type) ?? null;
