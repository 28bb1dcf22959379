import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { get } from '@/lib/http';
import type { Order, OrderCounts, OrderPage, OrderStatus } from '@/types/api';

const ALL = ['orders'] as const;
const PAGE_SIZE = 20;

export const orderCountsQuery = queryOptions({
  queryKey: [...ALL, 'counts'],
  queryFn: ({ signal }) => get<OrderCounts>('/api/orders/counts', signal),
});

export const orderPageQuery = (status: OrderStatus, page: number) =>
  queryOptions({
    queryKey: [...ALL, 'page', status, page],
    queryFn: ({ signal }) =>
      get<OrderPage>(`/api/orders?status=${status}&page=${page}&size=${PAGE_SIZE}`, signal),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => get<Order>(`/api/orders/${encodeURIComponent(id)}`, signal),
  });

/** Something may have changed an order: whatever is on the screen is read again. */
export function refreshOrders(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ALL });
}
