import { ActionIcon, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { ErrorNotice } from '@/components/error-notice';
import { Icon } from '@/components/icons';
import { useFormats } from '@/lib/format';
import type { OrderPage, OrderStatus, OrderSummary } from '@/types/api';
import { orderPageQuery } from '../api/orders';
import classes from './order-list.module.css';

interface Props {
  status: OrderStatus;
  onOpen: (id: string) => void;
}

/** One status, page by page. */
export function OrderList({ status, onOpen }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const orders = useQuery(orderPageQuery(status, page));
  const pages = orders.data?.totalPages ?? 0;
  if (orders.isError && !orders.data) {
    return (
      <div className={classes.notice}>
        <ErrorNotice title={t('orders.failed')} error={orders.error} onRetry={() => void orders.refetch()} />
      </div>
    );
  }
  if (!orders.data) {
    return <Loading />;
  }
  // Orders move on while one looks at them, so a last page may disappear.
  if (page > 0 && page >= pages) {
    setPage(Math.max(0, pages - 1));
  }
  if (orders.data.totalItems === 0) {
    return <EmptyState icon="box" title={t('orders.none')} />;
  }
  return (
    <div className={classes.layout}>
      <ul className={classes.rows}>
        {orders.data.items.map((order) => (
          <li key={order.id}>
            <Row order={order} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Pager page={orders.data} onPage={setPage} />
    </div>
  );
}

function Row({ order, onOpen }: { order: OrderSummary; onOpen: (id: string) => void }) {
  const formats = useFormats();
  return (
    <button type="button" className={classes.row} onClick={() => onOpen(order.id)}>
      <span className={classes.line}>
        <span className={classes.id}>{order.id}</span>
        <span className={classes.total}>{formats.money(order.total, order.currency)}</span>
      </span>
      <span className={classes.line}>
        <span className={classes.customer}>{order.customer.name}</span>
        <span className={classes.date}>{formats.day(order.placedAt)}</span>
      </span>
      <span className={classes.items}>{order.items}</span>
    </button>
  );
}

function Pager({ page, onPage }: { page: OrderPage; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  if (page.totalPages < 2) {
    return null;
  }
  return (
    <Group component="nav" aria-label={t('orders.pages')} className={classes.pager} justify="space-between">
      <ActionIcon
        variant="default"
        aria-label={t('orders.previous')}
        disabled={page.page === 0}
        onClick={() => onPage(page.page - 1)}
      >
        <Icon name="left" />
      </ActionIcon>
      <Text size="sm" c="dimmed">
        {t('orders.page', { page: page.page + 1, pages: page.totalPages })}
      </Text>
      <ActionIcon
        variant="default"
        aria-label={t('orders.next')}
        disabled={page.page + 1 >= page.totalPages}
        onClick={() => onPage(page.page + 1)}
      >
        <Icon name="right" />
      </ActionIcon>
    </Group>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Stack p="md" gap="md" role="status" aria-label={t('loading')}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height={58} radius="md" />
      ))}
    </Stack>
  );
}
