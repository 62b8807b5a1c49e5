import type { TypeTable } from '../table.js';

export const AWS_COMPUTE: TypeTable = {
  aws_instance: { title: 'EC2 instance', icon: 'aws-amazon-ec2', category: 'compute' },
  aws_lambda_function: { title: 'Lambda function', icon: 'aws-aws-lambda', category: 'compute' },
};
