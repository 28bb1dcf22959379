import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/components/live-announcer';
import type { Questions } from '@/features/confirmation/state/use-questions';
import { revealed } from '@/lib/reveal';

/** A new question is said once, and the tab's title keeps the count for who looks elsewhere. */
export function useQuestionSignals({ waiting, clockOffset }: Questions): void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const said = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, server, message, expiresAt } of waiting ?? []) {
      if (!said.current.has(id)) {
        said.current.add(id);
        const count = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now() - clockOffset) / 1000));
        announce(
          `${revealed(server)} ${t('confirmation.asks')} ${revealed(message)} ${t('confirmation.left', { count })}`,
        );
      }
    }
  }, [waiting, clockOffset, announce, t]);

  const count = waiting?.length ?? 0;
  useEffect(() => {
    const name = t('app.name');
    document.title = count > 0 ? `(${count}) ${name}` : name;
  }, [count, t]);
}
