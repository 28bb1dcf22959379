interface Common {
  name: string;
  label: string;
  description: string | undefined;
  required: boolean;
}

export type Field = Common &
  (
    | {
        kind: 'text';
        multiline: boolean;
        minLength: number;
        maxLength: number | undefined;
        format: string | undefined;
        initial: string;
      }
    | {
        kind: 'number';
        integer: boolean;
        minimum: number | undefined;
        maximum: number | undefined;
        initial: string;
      }
    | { kind: 'flag'; initial: boolean }
    | { kind: 'choice'; options: { value: string; label: string }[]; initial: string }
  );

export interface Form {
  fields: Field[];
  /** The form asks for `confirmed`, which the Yes button answers. */
  confirms: boolean;
}

type Schema = Record<string, unknown>;

/** Answered by the Yes button, not by a box to tick. */
export const CONFIRMED = 'confirmed';

const ONE_LINE = 100;

/** The form behind a schema of another program; undefined when any part of it can not be shown faithfully. */
export function readForm(schema: unknown): Form | undefined {
  const properties = isObject(schema) && schema.type === 'object' ? (schema.properties ?? {}) : undefined;
  if (!isObject(schema) || !isObject(properties)) {
    return undefined;
  }
  const required = schema.required ?? [];
  if (!isStrings(required) || required.some((name) => !Object.hasOwn(properties, name))) {
    return undefined;
  }
  const entries = Object.entries(properties);
  const confirms = entries.some(([name, value]) => isConfirmed(name, value));
  const fields = entries
    .filter(([name, value]) => !isConfirmed(name, value))
    .map(([name, value]) => readField(name, value, required.includes(name)));
  return fields.every((field) => field !== undefined) ? { fields, confirms } : undefined;
}

function isConfirmed(name: string, value: unknown): boolean {
  return name === CONFIRMED && isObject(value) && value.type === 'boolean';
}

function readField(name: string, value: unknown, required: boolean): Field | undefined {
  if (!isObject(value)) {
    return undefined;
  }
  const common = { name, label: text(value.title) ?? name, description: text(value.description), required };
  switch (value.type) {
    case 'boolean':
      return { ...common, kind: 'flag', initial: value.default === true };
    case 'number':
    case 'integer':
      return readNumber(common, value);
    case 'string':
      return 'enum' in value || 'oneOf' in value ? readChoice(common, value) : readText(common, value);
    default:
      return undefined;
  }
}

function readNumber(common: Common, schema: Schema): Field {
  return {
    ...common,
    kind: 'number',
    integer: schema.type === 'integer',
    minimum: number(schema.minimum),
    maximum: number(schema.maximum),
    initial: number(schema.default)?.toString() ?? '',
  };
}

function readText(common: Common, schema: Schema): Field {
  const maxLength = number(schema.maxLength);
  const format = text(schema.format);
  return {
    ...common,
    kind: 'text',
    multiline: format === undefined && (maxLength === undefined || maxLength > ONE_LINE),
    minLength: number(schema.minLength) ?? 0,
    maxLength,
    format,
    initial: text(schema.default) ?? '',
  };
}

function readChoice(common: Common, schema: Schema): Field | undefined {
  const options =
    'oneOf' in schema ? titledOptions(schema.oneOf) : plainOptions(schema.enum, schema.enumNames);
  if (!options || options.length === 0) {
    return undefined;
  }
  const wanted = text(schema.default);
  const initial = options.some(({ value }) => value === wanted) ? wanted : undefined;
  return { ...common, kind: 'choice', options, initial: initial ?? '' };
}

function titledOptions(choices: unknown) {
  if (!Array.isArray(choices)) {
    return undefined;
  }
  const options = choices.map((choice: unknown) => {
    const value = isObject(choice) ? text(choice.const) : undefined;
    return value === undefined ? undefined : { value, label: text((choice as Schema).title) ?? value };
  });
  return options.every((option) => option !== undefined) ? options : undefined;
}

function plainOptions(values: unknown, names: unknown) {
  if (!isStrings(values)) {
    return undefined;
  }
  const labels = isStrings(names) && names.length === values.length ? names : values;
  return values.map((value, index) => ({ value, label: labels[index] ?? value }));
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
