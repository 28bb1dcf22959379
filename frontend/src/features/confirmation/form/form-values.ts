import type { FormContent } from '@/types/api';
import { CONFIRMED, type Field, type Form } from './read-form';

export type Values = Record<string, string | boolean>;

/** A key of the page's words, with what goes into them. */
export interface Complaint {
  key: 'required' | 'number' | 'integer' | 'minimum' | 'maximum' | 'tooShort' | 'tooLong';
  limit?: number;
}
export type Complaints = Record<string, Complaint>;

export function initialValues(form: Form): Values {
  return Object.fromEntries(form.fields.map(({ name, initial }) => [name, initial]));
}

/** What a Yes sends; empty optional fields are left out. */
export function contentOf(form: Form, values: Values): FormContent {
  const entries = form.fields.flatMap((field): [string, string | number | boolean][] => {
    const value = values[field.name] ?? field.initial;
    if (value === '') {
      return [];
    }
    return [[field.name, field.kind === 'number' ? Number(value) : value]];
  });
  return Object.fromEntries(form.confirms ? [[CONFIRMED, true], ...entries] : entries);
}

/** What stands in the way of a Yes, by field; the server checks again, and more. */
export function complaintsAbout(form: Form, values: Values): Complaints {
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const found = complaintAbout(field, values[field.name] ?? field.initial);
      return found ? [[field.name, found]] : [];
    }),
  );
}

function complaintAbout(field: Field, value: string | boolean): Complaint | undefined {
  if (typeof value === 'boolean') {
    return undefined;
  }
  if (value.trim() === '') {
    return field.required ? { key: 'required' } : undefined;
  }
  switch (field.kind) {
    case 'number':
      return numberComplaint(field, value);
    case 'text':
      return textComplaint(field, value);
    default:
      return undefined;
  }
}

function numberComplaint(field: Extract<Field, { kind: 'number' }>, value: string): Complaint | undefined {
  const { integer, minimum, maximum } = field;
  const number = Number(value);
  if (!Number.isFinite(number)) {
    return { key: 'number' };
  }
  if (integer && !Number.isInteger(number)) {
    return { key: 'integer' };
  }
  if (minimum !== undefined && number < minimum) {
    return { key: 'minimum', limit: minimum };
  }
  return maximum !== undefined && number > maximum ? { key: 'maximum', limit: maximum } : undefined;
}

function textComplaint(field: Extract<Field, { kind: 'text' }>, value: string): Complaint | undefined {
  const length = [...value].length;
  if (length < field.minLength) {
    return { key: 'tooShort', limit: field.minLength };
  }
  return field.maxLength !== undefined && length > field.maxLength
    ? { key: 'tooLong', limit: field.maxLength }
    : undefined;
}
