import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { renderDesk } from './render';

/** Time that goes on by itself and can be moved on. */
export function useMovableTime() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

export async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** The desk with its first question in sight, its buttons alive unless `armed` is false. */
export async function renderDialog({ armed = true, language = 'en' as 'en' | 'de' } = {}) {
  const rendered = await renderDesk(language);
  const dialog = await screen.findByRole('dialog');
  await pass(armed ? 800 : 20);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const button = (name: RegExp | string) => within(screen.getByRole('dialog')).getByRole('button', { name });
  return { ...rendered, user, dialog, button };
}
