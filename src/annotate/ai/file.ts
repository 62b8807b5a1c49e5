import { stringify } from '../../platform/text/yaml.js';
import * as messages from '../messages.js';
import type { Annotations } from '../model.js';

/** The origin of suggestions. */
interface GeneratedBy {
  readonly backend: string;
  /** Empty for a service without a choice of models. */
  readonly model: string;
}

/**
 * Returns the content of `groundplan.ai.yml`, which keeps a model's suggestions for later runs. Contains no date, so that the same
 * answer gives the same file.
 */
export function writeSuggestions(annotations: Annotations, { backend, model }: GeneratedBy): string {
  const connect = new Map<string, Map<string, string>[]>();
  for (const { from, to, label } of annotations.connect) {
    const targets = connect.get(from.text) ?? [];
    connect.set(from.text, [...targets, new Map([[to.text, label]])]);
  }
  const add = annotations.add.map(
    ({ address, label, detail }) => [address.text, withoutNulls({ label, detail })] as const,
  );
  const update = annotations.update.map(({ of, label, detail }) => [of.text, withoutNulls({ label, detail })] as const);
  const flows = annotations.flows.map(
    ({ name, description, steps }) =>
      [
        name,
        withoutNulls({
          description: description || null,
          steps: steps.map(({ at, to, label, detail }) =>
            withoutNulls({
              resource: to === null ? at.text : `${at.text} -> ${to.text}`,
              label: label || null,
              detail: detail || null,
            }),
          ),
        }),
      ] as const,
  );
  const content = withoutNulls({
    format: 0.2,
    generated_by: model === '' ? { backend } : { backend, model },
    title: annotations.title,
    add: add.length > 0 ? new Map(add) : null,
    connect: connect.size > 0 ? connect : null,
    update: update.length > 0 ? new Map(update) : null,
    flows: flows.length > 0 ? new Map(flows) : null,
  });
  return `${messages.FILE_COMMENT.map((line) => `# ${line}\n`).join('')}${stringify(content, { lineWidth: 0 })}`;
}

const withoutNulls = (record: Readonly<Record<string, unknown>>): Map<string, unknown> =>
  new Map(Object.entries(record).filter(([, value]) => value !== null));
