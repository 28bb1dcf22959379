import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { Confirmation, Conversation, ProblemDetail } from '@/types/api';
import { amara, order, summary } from './fixtures';

/** A quiet desk: signed in, one order, no conversation, no question. */
export const server = setupServer(
  http.get('*/api/session', () => HttpResponse.json(amara)),
  http.get('*/api/orders/counts', () => HttpResponse.json({ PENDING: 30, SHIPPED: 87 })),
  http.get('*/api/orders', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    return HttpResponse.json({ items: [summary], page, size: 20, totalItems: 30, totalPages: 2 });
  }),
  http.get('*/api/orders/:id', ({ params }) => HttpResponse.json({ ...order, id: params.id })),
  http.get('*/api/conversations', () => HttpResponse.json({ items: [] })),
  http.get('*/api/confirmations', () => HttpResponse.json({ now: new Date().toISOString(), items: [] })),
);

export function problem(status: number, code: string, more: Partial<ProblemDetail> = {}) {
  return HttpResponse.json(
    { type: `urn:supportdesk:problem:${code}`, title: code, status, code, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
}

/** The server's questions: the list, each by its id, and what arrives as an answer. */
export class Questions {
  readonly answers: { id: string; body: Record<string, unknown>; csrf: string | null }[] = [];
  all: Confirmation[];
  /** What the next answers get; by default they are recorded. */
  reply: ((id: string) => Response | Promise<Response>) | undefined;
  clockAhead = 0;

  constructor(...all: Confirmation[]) {
    this.all = all;
    server.use(
      http.get('*/api/confirmations', () =>
        HttpResponse.json({
          now: new Date(Date.now() + this.clockAhead).toISOString(),
          items: this.all.filter(({ state }) => state === 'PENDING'),
        }),
      ),
      http.get('*/api/confirmations/:id', ({ params }) => {
        const found = this.all.find(({ id }) => id === params.id);
        return found ? HttpResponse.json(found) : problem(404, 'confirmation-not-found');
      }),
      http.post('*/api/confirmations/:id', async ({ params, request }) => {
        const id = String(params.id);
        const body = (await request.json()) as Record<string, unknown>;
        this.answers.push({ id, body, csrf: request.headers.get('X-XSRF-TOKEN') });
        return this.reply ? this.reply(id) : this.#record(id, String(body.decision));
      }),
    );
  }

  become(id: string, state: Confirmation['state']): void {
    this.all = this.all.map((one) => (one.id === id ? { ...one, state } : one));
  }

  #record(id: string, decision: string) {
    const state = decision === 'accept' ? 'ACCEPTED' : decision === 'decline' ? 'DECLINED' : 'DISMISSED';
    this.become(id, state);
    return HttpResponse.json({ id, state }, { status: 202 });
  }
}

/** The server's conversations. */
export function haveConversations(...all: Conversation[]) {
  server.use(
    http.get('*/api/conversations', () => HttpResponse.json({ items: all })),
    http.get('*/api/conversations/:id', ({ params }) => {
      const found = all.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : problem(404, 'conversation-not-found');
    }),
  );
}
