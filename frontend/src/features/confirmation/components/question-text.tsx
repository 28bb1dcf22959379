import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { Revealed } from '@/components/revealed';
import { isSuspicious } from '@/lib/reveal';
import type { Confirmation } from '@/types/api';
import type { Form } from '../form/read-form';
import classes from './confirmation-dialog.module.css';

interface Props {
  question: Confirmation;
  form: Form | undefined;
}

/** What is asked, the words that led here, and behind a toggle exactly what will be done. */
export function QuestionText({ question, form }: Props) {
  const { t } = useTranslation();
  const { message, asked, tool } = question;
  const data = JSON.stringify(question.arguments, null, 2);
  const labels = form?.fields.map(({ label, description = '' }) => `${label}\n${description}`) ?? [];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll without a mouse */}
      <section className={classes.message} aria-label={t('confirmation.question')} tabIndex={0}>
        <Revealed text={message} />
      </section>
      {[message, data, ...labels].some(isSuspicious) && (
        <Alert
          color="orange"
          variant="light"
          icon={<Icon name="alert" />}
          title={t('confirmation.suspicious')}
        >
          {t('confirmation.suspiciousText')}
        </Alert>
      )}
      {asked !== '' && (
        <figure className={classes.asked}>
          <figcaption>{t('confirmation.asked')}</figcaption>
          <blockquote>
            <Revealed text={asked} />
          </blockquote>
        </figure>
      )}
      <details className={classes.details}>
        <summary>{t('confirmation.details')}</summary>
        <Text size="xs" c="dimmed" mt={6}>
          {t('confirmation.tool')} <code>{tool}</code>
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long data must scroll without a mouse */}
        <pre className={classes.data} tabIndex={0}>
          <Revealed text={data} />
        </pre>
      </details>
    </>
  );
}
