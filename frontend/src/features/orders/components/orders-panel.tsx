import { Tabs, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_STATUSES, type OrderStatus } from '@/types/api';
import { orderCountsQuery } from '../api/orders';
import { OrderList } from './order-list';
import classes from './orders-panel.module.css';

/** The orders by status, with live counts. */
export function OrdersPanel({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<OrderStatus>('PENDING');
  const counts = useQuery(orderCountsQuery).data;
  return (
    <section className={classes.panel} aria-labelledby="orders-title">
      <Title order={2} size="h4" id="orders-title" className={classes.title}>
        {t('orders.title')}
      </Title>
      <Tabs
        value={status}
        onChange={(value) => setStatus(value as OrderStatus)}
        keepMounted={false}
        className={classes.tabs}
      >
        <Tabs.List className={classes.list} aria-label={t('orders.byStatus')}>
          {ORDER_STATUSES.map((one) => (
            <Tabs.Tab key={one} value={one} className={classes.tab}>
              <span className={classes.name}>{t(`status.${one}`)}</span>{' '}
              <span className={classes.count}>{counts ? (counts[one] ?? 0) : '…'}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ORDER_STATUSES.map((one) => (
          <Tabs.Panel key={one} value={one} className={classes.content}>
            <OrderList status={one} onOpen={onOpen} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}
