import type { Confirmation, Conversation, Order, OrderSummary, Session } from '@/types/api';

export const amara: Session = {
  username: 'amara',
  name: 'Amara Okafor',
  roles: ['support'],
  model: 'built-in',
  confirmationTimeoutSeconds: 60,
};

export const summary: OrderSummary = {
  id: 'ORD-10002',
  status: 'PENDING',
  customer: {
    id: 'CUST-17',
    name: 'Marcus Adeyemi',
    email: 'marcus.adeyemi@example.com',
    city: 'Lyon',
  },
  total: '34.99',
  currency: 'EUR',
  placedAt: '2026-11-20T10:00:00Z',
  version: 1,
  items: 'Mechanical Switch Kit x1',
};

export const order: Order = {
  ...summary,
  lines: [{ product: 'Mechanical Switch Kit', quantity: 1, unitPrice: '34.99', lineTotal: '34.99' }],
  shippingAddress: { street: '12 Rue Neuve', postalCode: '69002', city: 'Lyon', country: 'FR' },
  shipment: null,
  cancellation: null,
  history: [
    { at: '2026-11-20T10:00:00Z', actor: 'system', action: 'PLACED', detail: null, confirmationId: null },
  ],
};

export const CANCEL_FORM = {
  type: 'object',
  properties: {
    confirmed: { type: 'boolean', title: 'Cancel this order' },
    note: { type: 'string', title: 'Note', description: "Why, for the order's history", maxLength: 500 },
  },
  required: ['confirmed'],
};

/** A question that waits for another minute. */
export function question(over: Partial<Confirmation> = {}): Confirmation {
  const now = Date.now();
  return {
    id: 'confirmation-1',
    conversationId: 'c1',
    server: 'Orders',
    tool: 'cancel_order',
    arguments: { orderId: 'ORD-10002' },
    asked: 'Please cancel ORD-10002',
    message: 'Cancel order ORD-10002 of Marcus Adeyemi (CUST-17), total 34.99 EUR? A refund will be started.',
    form: CANCEL_FORM,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 60_000).toISOString(),
    state: 'PENDING',
    proof: 'proof-1',
    ...over,
  };
}

export function conversation(over: Partial<Conversation> = {}): Conversation {
  return {
    id: 'c1',
    title: 'About ORD-10002',
    createdAt: '2026-11-20T10:00:00Z',
    lastAt: '2026-11-20T10:05:00Z',
    messages: [],
    turn: null,
    ...over,
  };
}
