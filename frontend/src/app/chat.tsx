import { ActionIcon, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/icons';
import { ConversationList } from '@/features/conversation/components/conversation-list';
import { ConversationPanel } from '@/features/conversation/components/conversation-panel';
import type { LiveTurns } from '@/features/conversation/live/live-turns';
import type { Note } from '@/features/conversation/live/timeline';
import classes from './desk.module.css';

interface Props {
  model: string;
  live: LiveTurns;
  conversation: string | null;
  onOpen: (id: string | null) => void;
  notes: Note<ReactNode>[];
  orderId: string | null;
  onDetachOrder: () => void;
}

/** The assistant: my conversations at the side, the open one beside them. */
export function Chat({ model, live, conversation, onOpen, notes, orderId, onDetachOrder }: Props) {
  const { t } = useTranslation();
  const [listed, setListed] = useState(false);
  const open = (id: string | null) => {
    setListed(false);
    onOpen(id);
  };
  const onDeleted = (id: string) => {
    live.forget(id);
    if (id === conversation) {
      onOpen(null);
    }
  };
  return (
    <section className={classes.chat} aria-labelledby="chat-title">
      <div className={classes.rail} data-shown={listed || undefined}>
        <ConversationList openId={conversation} onOpen={open} onDeleted={onDeleted} />
      </div>
      <div className={classes.talk}>
        <div className={classes.talkHeader}>
          <ActionIcon
            className={classes.railSwitch}
            variant="subtle"
            color="gray"
            aria-label={t('conversation.list')}
            aria-expanded={listed}
            onClick={() => setListed((now) => !now)}
          >
            <Icon name="list" />
          </ActionIcon>
          <Title order={2} size="h4" id="chat-title">
            {t('conversation.assistant')}
          </Title>
          <Text size="xs" c="dimmed">
            {t('conversation.model', { model })}
          </Text>
        </div>
        <ConversationPanel
          id={conversation}
          live={live}
          notes={notes}
          orderId={orderId}
          onDetachOrder={onDetachOrder}
          onStarted={onOpen}
        />
      </div>
    </section>
  );
}
