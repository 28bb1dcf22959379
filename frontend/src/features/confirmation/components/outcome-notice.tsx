import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import type { Outcome } from '../api/answer';
import type { Form } from '../form/read-form';
import type { End } from './question-card';

interface Props {
  end: End | null;
  outcome: Outcome | null;
  form: Form | undefined;
}

/** Says what became of the question or of the answer; each case in its own words. */
export function OutcomeNotice({ end, outcome, form }: Props) {
  const { t } = useTranslation();
  if (end) {
    return <EndNotice end={end} />;
  }
  if (outcome?.kind === 'again') {
    return (
      <Alert
        role="alert"
        color="red"
        variant="light"
        icon={<Icon name="alert" />}
        title={t('confirmation.notSent')}
      >
        {t(`confirmation.again.${outcome.why}`)}
      </Alert>
    );
  }
  if (outcome?.kind === 'fields') {
    const elsewhere = outcome.errors.filter(({ field }) => !form?.fields.some(({ name }) => name === field));
    return (
      <Alert
        role="alert"
        color="red"
        variant="light"
        icon={<Icon name="alert" />}
        title={t('confirmation.fields')}
      >
        {elsewhere.map(({ field, message }) => (
          <div key={field}>{`${field}: ${message}`}</div>
        ))}
      </Alert>
    );
  }
  return form ? null : (
    <Alert color="orange" variant="light" icon={<Icon name="alert" />} title={t('confirmation.unsupported')}>
      {t('confirmation.unsupportedText')}
    </Alert>
  );
}

function EndNotice({ end }: { end: End }) {
  const { t } = useTranslation();
  if (end.kind === 'gone') {
    return (
      <Alert role="alert" color="gray" variant="light" title={t('confirmation.gone')}>
        {t('confirmation.goneText')}
      </Alert>
    );
  }
  const title = {
    recorded: 'confirmation.done',
    elsewhere: 'confirmation.elsewhere',
    over: 'confirmation.over',
  } as const;
  return (
    <Alert
      role="alert"
      color={end.kind === 'over' ? 'orange' : 'gray'}
      variant="light"
      title={t(title[end.kind])}
    >
      {t(`confirmation.became.${end.state ?? 'UNKNOWN'}` as 'confirmation.became.EXPIRED')}
    </Alert>
  );
}
