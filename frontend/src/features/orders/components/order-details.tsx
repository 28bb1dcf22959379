import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/lib/format';
import type { Order } from '@/types/api';
import classes from './order-details.module.css';
import { OrderHistory } from './order-history';

/** Everything that is known about an order. */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { customer, shippingAddress: address, shipment, cancellation } = order;
  return (
    <div className={classes.sections}>
      <Section title={t('orders.lines')}>
        <Lines order={order} />
      </Section>
      <Section title={t('orders.customer')}>
        <Text size="sm" fw={600}>
          {customer.name} <span className={classes.quiet}>{customer.id}</span>
        </Text>
        <Text size="sm">{customer.email}</Text>
        <Facts rows={[[t('orders.placed'), formats.moment(order.placedAt)]]} />
      </Section>
      <Section title={t('orders.address')}>
        <Text size="sm" component="address" className={classes.address}>
          {`${address.street}\n${address.postalCode} ${address.city}\n${address.country}`}
        </Text>
      </Section>
      {shipment && (
        <Section title={t('orders.shipment')}>
          <Facts
            rows={[
              [t('orders.carrier'), shipment.carrier],
              [t('orders.tracking'), shipment.trackingNumber],
              [t('orders.shipped'), formats.moment(shipment.shippedAt)],
              [t('orders.estimate'), shipment.estimatedDelivery && formats.day(shipment.estimatedDelivery)],
            ]}
          />
        </Section>
      )}
      {cancellation && (
        <Section title={t('orders.cancellation')}>
          <Facts
            rows={[
              [t('orders.cancelledAt'), formats.moment(cancellation.cancelledAt)],
              [t('orders.confirmedBy'), cancellation.confirmedBy],
              [t('orders.note'), cancellation.note],
              [t('orders.refund'), cancellation.refundState],
              [t('orders.confirmation'), cancellation.confirmationId],
            ]}
          />
        </Section>
      )}
      <Section title={t('orders.history')}>
        <OrderHistory history={order.history} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Lines({ order }: { order: Order }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{t('orders.product')}</th>
          <th scope="col">{t('orders.quantity')}</th>
          <th scope="col">{t('orders.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.product}>
            <td>{line.product}</td>
            <td>{line.quantity}</td>
            <td>{formats.money(line.lineTotal, order.currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('orders.total')}
          </th>
          <td>{formats.money(order.total, order.currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Rows without a value are left out. */
function Facts({ rows }: { rows: [string, string | null][] }) {
  return (
    <dl className={classes.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
