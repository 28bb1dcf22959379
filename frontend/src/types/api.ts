/** What support-agent sends: the JSON of its HTTP API. */

export interface Session {
  username: string;
  name: string;
  roles: string[];
  model: string;
  confirmationTimeoutSeconds: number;
}

export const ORDER_STATUSES = ['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type OrderCounts = Partial<Record<OrderStatus, number>>;

export interface Customer {
  id: string;
  name: string;
  email: string;
  city: string;
}

export interface OrderSummary {
  id: string;
  status: OrderStatus;
  customer: Customer;
  /** A decimal as text; never a floating point number. */
  total: string;
  currency: string;
  placedAt: string;
  version: number;
  items: string;
}

export interface OrderPage {
  items: OrderSummary[];
  page: number;
  size: number;
  totalItems: number;
  totalPages: number;
}

export interface OrderLine {
  product: string;
  quantity: number;
  unitPrice: string;
  lineTotal: string;
}

export interface Order extends OrderSummary {
  lines: OrderLine[];
  shippingAddress: { street: string; postalCode: string; city: string; country: string };
  shipment: {
    carrier: string;
    trackingNumber: string;
    shippedAt: string;
    estimatedDelivery: string | null;
  } | null;
  cancellation: {
    cancelledAt: string;
    confirmedBy: string | null;
    note: string | null;
    confirmationId: string | null;
    operationId: string | null;
    refundState: string | null;
  } | null;
  history: {
    at: string;
    actor: string;
    action: string;
    detail: string | null;
    confirmationId: string | null;
  }[];
}

export interface ConversationSummary {
  id: string;
  title: string;
  createdAt: string;
  lastAt: string;
}

export interface Message {
  role: 'user' | 'assistant';
  text: string;
  at: string;
}

export interface Conversation extends ConversationSummary {
  messages: Message[];
  /** The turn in progress, or null. */
  turn: string | null;
}

export const CONFIRMATION_STATES = [
  'PENDING',
  'ACCEPTED',
  'DECLINED',
  'DISMISSED',
  'EXPIRED',
  'REVOKED',
  'WITHDRAWN',
  'ORPHANED',
  'CONSUMED',
] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

export interface Confirmation {
  id: string;
  conversationId: string;
  /** Which server asks: from our configuration, never from the server's own text. */
  server: string;
  tool: string;
  arguments: Record<string, unknown>;
  /** The person's own words that led here. */
  asked: string;
  message: string;
  /** A JSON schema from the asking server: not to be trusted, read with `readForm` only. */
  form: unknown;
  createdAt: string;
  expiresAt: string;
  state: ConfirmationState;
  /** Only while PENDING; the answer carries it back. */
  proof?: string;
}

export type Decision = 'accept' | 'decline' | 'dismiss';
export type FormContent = Record<string, string | number | boolean>;

export interface Answer {
  decision: Decision;
  content?: FormContent;
  note?: string;
  proof: string;
}

export interface FieldError {
  field: string;
  message: string;
}

/** RFC 9457, with our `code` and what some codes add. */
export interface ProblemDetail {
  status: number;
  code: string;
  title?: string;
  detail?: string;
  state?: ConfirmationState;
  errors?: FieldError[];
}

interface InTurn {
  conversationId: string;
  turn: string;
}

/** The server's events by name. */
export interface ServerEvents {
  message: InTurn & { text: string };
  delta: InTurn & { text: string };
  tool: InTurn & {
    call: string;
    server: string;
    name: string;
    arguments: Record<string, unknown>;
    state: 'started' | 'finished' | 'failed';
    summary?: string;
  };
  progress: InTurn & { call: string; progress: number; total?: number; message?: string };
  log: InTurn & { call: string; level: string; message: string };
  confirmation: { conversationId: string; id: string };
  'confirmation-closed': { conversationId: string; id: string; state: ConfirmationState };
  reply: InTurn & { text: string };
  error: InTurn & { code: string; message: string };
  'orders-changed': { orderId?: string };
  bye: Record<string, never>;
}

export type ServerEvent = {
  [N in keyof ServerEvents]: { type: N; data: ServerEvents[N] };
}[keyof ServerEvents];
