import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import type { StreamState } from '@/lib/event-stream';
import classes from './desk.module.css';

/** A break shorter than this is not worth a word. */
const SHORT = 1_500;

/** Says that the page may be behind, as long as it may be. */
export function ConnectionBanner({ state }: { state: StreamState }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const broken = state === 'lost';
  useEffect(() => {
    if (!broken) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), SHORT);
    return () => clearTimeout(timer);
  }, [broken]);
  return (
    <div role="status" className={classes.bannerSlot}>
      {shown && (
        <p className={classes.banner}>
          <Icon name="alert" size={16} /> {t('connection.banner')}
        </p>
      )}
    </div>
  );
}
