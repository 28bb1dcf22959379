import { Button, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '@/components/error-notice';
import { Icon } from '@/components/icons';
import { ApiError } from '@/lib/http';
import { orderQuery } from '../api/orders';
import { OrderDetails } from './order-details';
import { OrderStatusBadge } from './order-status';

interface Props {
  /** The order shown; null closes the drawer. */
  id: string | null;
  /** A dialog lies above: Esc and Tab are its own. */
  covered: boolean;
  onClose: () => void;
  onAsk: (id: string) => void;
}

/** One order in full, beside the chat. */
export function OrderDrawer({ id, covered, onClose, onAsk }: Props) {
  const { t } = useTranslation();
  // Who asks goes on in the composer; who closes goes back to where they were.
  const [returns, setReturns] = useState(true);
  const ask = (order: string) => {
    setReturns(false);
    onAsk(order);
  };
  if (id !== null && !returns) {
    setReturns(true);
  }
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      size={460}
      lockScroll={false}
      attributes={{ header: { role: 'presentation' } }}
      closeOnEscape={!covered}
      trapFocus={!covered}
      returnFocus={returns}
      title={
        <Text component="span" fw={650} size="lg">
          {id}
        </Text>
      }
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {id !== null && <Content id={id} onAsk={ask} />}
    </Drawer>
  );
}

function Content({ id, onAsk }: { id: string; onAsk: (id: string) => void }) {
  const { t } = useTranslation();
  const order = useQuery(orderQuery(id));
  if (order.isError && !order.data) {
    const unknown = order.error instanceof ApiError && order.error.status === 404;
    return unknown ? (
      <Text c="dimmed">{t('orders.unknown')}</Text>
    ) : (
      <ErrorNotice title={t('orders.failed')} error={order.error} onRetry={() => void order.refetch()} />
    );
  }
  if (!order.data) {
    return (
      <Stack role="status" aria-label={t('loading')}>
        <Skeleton height={28} width="40%" />
        <Skeleton height={120} />
        <Skeleton height={90} />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <OrderStatusBadge status={order.data.status} />
        <Button
          size="xs"
          variant="light"
          leftSection={<Icon name="chat" size={16} />}
          onClick={() => onAsk(id)}
        >
          {t('orders.ask')}
        </Button>
      </Group>
      <OrderDetails order={order.data} />
    </Stack>
  );
}
