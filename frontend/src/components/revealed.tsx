import { useTranslation } from 'react-i18next';
import { reveal } from '@/lib/reveal';
import classes from './revealed.module.css';

/** Text that somebody else wrote, as text; what would not be seen is written out and marked. */
export function Revealed({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <bdi className={classes.text}>
      {reveal(text).map(({ kind, text: piece }, index) => {
        const key = `${index}:${piece}`;
        if (kind === 'plain') {
          return <span key={key}>{piece}</span>;
        }
        return (
          <mark key={key} className={classes.mark} title={t(`revealed.${kind}`)}>
            {kind === 'hidden' ? `⟨${piece}⟩` : piece}
          </mark>
        );
      })}
    </bdi>
  );
}
