import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { revealed } from '@/lib/reveal';
import type { Values } from './form-values';
import type { Field, Form } from './read-form';

interface Props {
  form: Form;
  values: Values;
  /** Messages by field name. */
  errors: Record<string, string>;
  disabled: boolean;
  onChange: (name: string, value: string | boolean) => void;
}

/** The form's fields; labels come from another program and are shown as text with nothing hidden. */
export function FormFields({ form, values, errors, disabled, onChange }: Props) {
  return (
    <Stack gap="sm">
      {form.fields.map((field) => (
        <OneField
          key={field.name}
          field={field}
          value={values[field.name] ?? field.initial}
          error={errors[field.name]}
          disabled={disabled}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </Stack>
  );
}

interface FieldProps {
  field: Field;
  value: string | boolean;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string | boolean) => void;
}

function OneField({ field, value, error, disabled, onChange }: FieldProps) {
  const { t } = useTranslation();
  const common = {
    label: revealed(field.label),
    description: field.description && revealed(field.description),
    error,
    disabled,
    'data-field': field.name,
  };
  if (field.kind === 'flag') {
    return (
      <Checkbox
        {...common}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  const input = { ...common, required: field.required, value: String(value) };
  switch (field.kind) {
    case 'choice':
      return (
        <NativeSelect
          {...input}
          data={[
            { value: '', label: t('confirmation.choose') },
            ...field.options.map((option) => ({ ...option, label: revealed(option.label) })),
          ]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <TextInput
          {...input}
          inputMode={field.integer ? 'numeric' : 'decimal'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'text':
      return field.multiline ? (
        <Textarea
          {...input}
          autosize
          minRows={2}
          maxRows={6}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          {...input}
          type={inputType(field.format)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

function inputType(format: string | undefined) {
  switch (format) {
    case 'email':
      return 'email';
    case 'uri':
      return 'url';
    case 'date':
      return 'date';
    default:
      return 'text';
  }
}
