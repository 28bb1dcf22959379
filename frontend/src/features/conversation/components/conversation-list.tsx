import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '@/components/error-notice';
import { Icon } from '@/components/icons';
import { useFormats } from '@/lib/format';
import type { ConversationSummary } from '@/types/api';
import { conversationsQuery, deleteConversation, forgetConversation } from '../api/conversations';
import classes from './conversation-list.module.css';

interface Props {
  openId: string | null;
  /** Null starts a new one. */
  onOpen: (id: string | null) => void;
  onDeleted: (id: string) => void;
}

/** My conversations, newest first. */
export function ConversationList({ openId, onOpen, onDeleted }: Props) {
  const { t } = useTranslation();
  const conversations = useQuery(conversationsQuery);
  return (
    <nav aria-label={t('conversation.list')} className={classes.list}>
      <Button
        variant="light"
        size="sm"
        justify="flex-start"
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => onOpen(null)}
      >
        {t('conversation.new')}
      </Button>
      {conversations.isError && !conversations.data && (
        <ErrorNotice
          title={t('conversation.listFailed')}
          error={conversations.error}
          onRetry={() => void conversations.refetch()}
        />
      )}
      {conversations.data?.length === 0 && (
        <Text size="sm" c="dimmed" px="xs">
          {t('conversation.none')}
        </Text>
      )}
      <ul className={classes.items}>
        {conversations.data?.map((one) => (
          <li key={one.id}>
            <Item conversation={one} open={one.id === openId} onOpen={onOpen} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ItemProps extends Pick<Props, 'onOpen' | 'onDeleted'> {
  conversation: ConversationSummary;
  open: boolean;
}

function Item({ conversation: { id, title, lastAt }, open, onOpen, onDeleted }: ItemProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteConversation(id),
    onSuccess: () => {
      forgetConversation(client, id);
      onDeleted(id);
    },
  });
  const name = title || t('conversation.untitled');
  if (asking) {
    return (
      <div className={classes.asking}>
        <Text size="sm">
          {removal.isError ? t('conversation.deleteFailed') : t('conversation.deleteQuestion')}
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => setAsking(false)} data-autofocus>
            {t('conversation.keep')}
          </Button>
          <Button size="compact-sm" color="red" loading={removal.isPending} onClick={() => removal.mutate()}>
            {t('conversation.delete')}
          </Button>
        </Group>
      </div>
    );
  }
  return (
    <div className={classes.item} data-open={open || undefined}>
      <button
        type="button"
        className={classes.open}
        aria-current={open ? 'true' : undefined}
        onClick={() => onOpen(id)}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.when}>{formats.moment(lastAt)}</span>
      </button>
      <ActionIcon
        className={classes.delete}
        variant="subtle"
        color="gray"
        aria-label={t('conversation.deleteNamed', { name })}
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" size={16} />
      </ActionIcon>
    </div>
  );
}
