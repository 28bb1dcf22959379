import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { FakeEventSource } from '@/testing/fake-event-source';
import { order, summary } from '@/testing/fixtures';
import { renderDesk } from '@/testing/render';
import { problem, server } from '@/testing/server';

it('has a tab for each status with its count', async () => {
  await renderDesk();
  expect(await screen.findByRole('tab', { name: 'Pending 30' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Shipped 87' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Cancelled 0' })).toBeInTheDocument();
});

it('asks for the status of the tab, page by page', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/api/orders') {
      asked.push(search);
    }
  });
  await renderDesk();
  await user.click(await screen.findByRole('tab', { name: /^Shipped/ }));
  await screen.findByText('Page 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 2 of 2')).toBeInTheDocument();
  expect(asked).toContain('?status=PENDING&page=0&size=20');
  expect(asked).toContain('?status=SHIPPED&page=0&size=20');
  expect(asked).toContain('?status=SHIPPED&page=1&size=20');
  server.events.removeAllListeners();
});

it.each([
  ['orders-changed', () => FakeEventSource.last.emit('orders-changed', {})],
  ['reply', () => FakeEventSource.last.emit('reply', { conversationId: 'c1', turn: 't', text: 'x' })],
  [
    'confirmation-closed',
    () =>
      FakeEventSource.last.emit('confirmation-closed', { conversationId: 'c1', id: 'q', state: 'ACCEPTED' }),
  ],
])('counts and rows follow the event %s', async (_, emit) => {
  await renderDesk();
  await screen.findByRole('tab', { name: 'Pending 30' });
  server.use(
    http.get('*/api/orders/counts', () => HttpResponse.json({ PENDING: 29 })),
    http.get('*/api/orders', () =>
      HttpResponse.json({
        items: [{ ...summary, id: 'ORD-10008' }],
        page: 0,
        size: 20,
        totalItems: 29,
        totalPages: 2,
      }),
    ),
  );
  emit();
  expect(await screen.findByRole('tab', { name: 'Pending 29' })).toBeInTheDocument();
  expect(await screen.findByText('ORD-10008')).toBeInTheDocument();
});

it('shows an order in full', async () => {
  const user = userEvent.setup();
  server.use(
    http.get('*/api/orders/:id', () =>
      HttpResponse.json({
        ...order,
        status: 'CANCELLED',
        shipment: {
          carrier: 'DHL',
          trackingNumber: 'JD01',
          shippedAt: '2026-11-21T10:00:00Z',
          estimatedDelivery: null,
        },
        cancellation: {
          cancelledAt: '2026-11-22T10:00:00Z',
          confirmedBy: 'Amara Okafor',
          note: 'Ordered twice',
          confirmationId: 'abc',
          operationId: 'op',
          refundState: 'STARTED',
        },
      }),
    ),
  );
  await renderDesk();
  await user.click(await screen.findByRole('button', { name: /^ORD-10002/ }));
  const drawer = await screen.findByRole('dialog', { name: 'ORD-10002' });
  expect(await within(drawer).findByRole('table')).toHaveTextContent('Mechanical Switch Kit1€34.99');
  for (const text of ['12 Rue Neuve', 'JD01', 'Amara Okafor', 'Ordered twice', 'STARTED', 'PLACED']) {
    expect(drawer).toHaveTextContent(text);
  }
});

it('takes an order along into the conversation', async () => {
  const user = userEvent.setup();
  const posted: unknown[] = [];
  server.use(
    http.post('*/api/conversations', () => HttpResponse.json({ id: 'c1' }, { status: 201 })),
    http.get('*/api/conversations/c1', () => HttpResponse.json({ id: 'c1', messages: [], turn: 't1' })),
    http.post('*/api/conversations/c1/messages', async ({ request }) => {
      posted.push(await request.json());
      return HttpResponse.json({ turn: 't1' }, { status: 202 });
    }),
  );
  await renderDesk();
  await user.click(await screen.findByRole('button', { name: /^ORD-10002/ }));
  await user.click(await screen.findByRole('button', { name: 'Ask about this order' }));
  expect(await screen.findByText('About ORD-10002')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  await user.keyboard('Why?{Enter}');
  await waitFor(() => expect(posted).toEqual([{ message: 'Why?', orderId: 'ORD-10002' }]));
  await waitFor(() => expect(screen.queryByText('About ORD-10002')).toBeNull());
});

it('says that the orders could not be read, and tries again', async () => {
  const user = userEvent.setup();
  let away = true;
  server.use(http.get('*/api/orders', () => (away ? problem(503, 'unavailable') : undefined)));
  await renderDesk();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No orders in this status')).toBeNull();
  away = false;
  await user.click(again);
  expect(await screen.findByText('ORD-10002')).toBeInTheDocument();
});
