import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '@/types/api';

export const STATUS_COLORS: Record<OrderStatus, string> = {
  PENDING: 'yellow',
  PROCESSING: 'blue',
  SHIPPED: 'grape',
  DELIVERED: 'teal',
  CANCELLED: 'gray',
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" color={STATUS_COLORS[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
