import { Text } from '@mantine/core';
import { useFormats } from '@/lib/format';
import type { Order } from '@/types/api';
import classes from './order-details.module.css';

/** Who did what to the order, as the server tells it. */
export function OrderHistory({ history }: Pick<Order, 'history'>) {
  const formats = useFormats();
  return (
    <ol className={classes.history}>
      {history.map((entry) => (
        <li key={`${entry.at}:${entry.action}`}>
          <Text size="sm" fw={600}>
            {entry.action}
          </Text>
          {entry.detail && <Text size="sm">{entry.detail}</Text>}
          <Text size="xs" c="dimmed">
            {formats.moment(entry.at)} · {entry.actor}
          </Text>
        </li>
      ))}
    </ol>
  );
}
