import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const LONGEST = 500;

interface Props {
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** My own words to the decision, where the form has no place for them. */
export function NoteField({ value, disabled, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Textarea
      label={t('confirmation.note')}
      autosize
      minRows={1}
      maxRows={5}
      maxLength={LONGEST}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
