import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { type Language, rememberLanguage } from '@/lib/i18n';
import classes from './header.module.css';

/** The top line: what this is, and on the right what is mine. */
export function Header({ inbox, session }: { inbox: ReactNode; session: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <div className={classes.brand}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <h1>{t('app.name')}</h1>
      </div>
      <div className={classes.tools}>
        {inbox}
        <LanguageSwitch />
        <SchemeSwitch />
        {session}
      </div>
    </header>
  );
}

function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const other: Language = i18n.language === 'de' ? 'en' : 'de';
  const change = () => {
    rememberLanguage(other);
    void i18n.changeLanguage(other);
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      lang={other}
      aria-label={t(`language.${other}`)}
      onClick={change}
    >
      {other.toUpperCase()}
    </Button>
  );
}

function SchemeSwitch() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t(dark ? 'scheme.light' : 'scheme.dark')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </ActionIcon>
  );
}
