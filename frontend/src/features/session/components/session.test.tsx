import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigation } from '@/lib/navigation';
import { FakeEventSource } from '@/testing/fake-event-source';
import { amara } from '@/testing/fixtures';
import { renderApp, renderDesk } from '@/testing/render';
import { problem, server } from '@/testing/server';

const signedOut = () => server.use(http.get('*/api/session', () => problem(401, 'not-signed-in')));
const leaveTo = () => vi.mocked(navigation.leaveTo);

beforeEach(() => {
  vi.spyOn(navigation, 'leaveTo').mockImplementation(() => {});
});

describe('signing in', () => {
  it('leads to the sign-in service', async () => {
    signedOut();
    renderApp();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(leaveTo()).toHaveBeenCalledWith('/oauth2/authorization/keycloak');
    expect(FakeEventSource.opened).toEqual([]);
  });

  it('is not asked for when the server can not be reached', async () => {
    server.use(http.get('*/api/session', () => problem(503, 'unavailable')));
    renderApp();
    expect(await screen.findByText('The page could not find out who you are.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    server.use(http.get('*/api/session', () => HttpResponse.json(amara)));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Amara Okafor')).toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('ends the session and goes where the server says', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('__Host-XSRF-TOKEN=abc');
    let token: string | null = null;
    server.use(
      http.post('*/logout', ({ request }) => {
        token = request.headers.get('X-XSRF-TOKEN');
        return HttpResponse.json({ location: 'https://sso.example/end' });
      }),
    );
    await renderDesk();
    expect(screen.getByText('Amara Okafor')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(leaveTo()).toHaveBeenCalledWith('https://sso.example/end'));
    expect(token).toBe('abc');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(FakeEventSource.last.readyState).toBe(2);
  });

  it('that failed does not look like one', async () => {
    server.use(http.post('*/logout', () => problem(503, 'unavailable')));
    await renderDesk();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign out again' })).toBeInTheDocument();
    expect(screen.getByText('Amara Okafor')).toBeInTheDocument();
  });
});

describe('the end of a login', () => {
  it('comes with "bye", and nothing of mine stays in memory', async () => {
    const { client } = await renderDesk();
    await screen.findByText('ORD-10002');
    FakeEventSource.last.emit('bye', {});
    expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['session']]);
  });

  it('comes with any 401', async () => {
    await renderDesk();
    server.use(http.get('*/api/orders/counts', () => problem(401, 'not-signed-in')));
    FakeEventSource.last.emit('orders-changed', {});
    expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  });

  it('is asked for when the event stream is refused', async () => {
    await renderDesk();
    signedOut();
    FakeEventSource.last.fail(true);
    expect(await screen.findByText('You are signed out.')).toBeInTheDocument();
  });

  it('is not concluded from a broken connection', async () => {
    await renderDesk();
    server.use(http.get('*/api/session', () => HttpResponse.error()));
    FakeEventSource.last.fail(true);
    expect(
      await screen.findByText(
        /Connection lost. Trying again; what you see may be out of date/,
        {},
        { timeout: 3000 },
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Amara Okafor')).toBeInTheDocument();
    FakeEventSource.last.open();
    await waitFor(() => expect(screen.queryByText(/what you see may be out of date/)).toBeNull());
  });
});

describe('the page', () => {
  it('changes its language and keeps the choice', async () => {
    await renderDesk();
    await userEvent.click(screen.getByRole('button', { name: 'Auf Deutsch umschalten' }));
    expect(await screen.findByRole('tab', { name: /^Offen/ })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    expect(window.localStorage.getItem('support-desk.language')).toBe('de');
  });

  it('changes to dark and back', async () => {
    await renderDesk();
    await userEvent.click(screen.getByRole('button', { name: 'Dark colours' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await userEvent.click(screen.getByRole('button', { name: 'Light colours' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  });

  it('writes no style or script tags of its own: the CSP would refuse them', async () => {
    await renderDesk();
    expect(document.querySelectorAll('style, script')).toHaveLength(0);
  });
});
