import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { problem, server } from '@/testing/server';
import { ApiError, get, NetworkError, onSignedOut, send } from './http';
import { navigation } from './navigation';

it('tells a refusal by its code', async () => {
  server.use(http.get('*/api/x', () => problem(409, 'turn-in-progress')));
  const error = await get('/api/x').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, code: 'turn-in-progress' });
});

it('takes a refusal that is not JSON by its status', async () => {
  server.use(http.get('*/api/x', () => new HttpResponse('<html>', { status: 502 })));
  await expect(get('/api/x')).rejects.toMatchObject({ status: 502, code: 'http-502' });
});

it('tells a missing answer from a refusal', async () => {
  server.use(http.get('*/api/x', () => HttpResponse.error()));
  await expect(get('/api/x')).rejects.toBeInstanceOf(NetworkError);
});

it('reports every 401', async () => {
  const listener = vi.fn();
  onSignedOut(listener);
  server.use(http.get('*/api/x', () => problem(401, 'not-signed-in')));
  await expect(get('/api/x')).rejects.toBeInstanceOf(ApiError);
  expect(listener).toHaveBeenCalledOnce();
  onSignedOut(() => {});
});

it('sends the CSRF token with a write and not with a read', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('x=1; __Host-XSRF-TOKEN=abc');
  const seen: (string | null)[] = [];
  server.use(
    http.all('*/api/x', ({ request }) => {
      seen.push(request.headers.get('X-XSRF-TOKEN'));
      return HttpResponse.json({});
    }),
  );
  await send('/api/x', { method: 'POST', body: {} });
  await send('/api/x', { method: 'DELETE' });
  await get('/api/x');
  expect(seen).toEqual(['abc', 'abc', null]);
});

it('leaves only to web addresses', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  expect(() => navigation.leaveTo('javascript:alert(1)')).toThrow('Not a web address');
  expect(assign).not.toHaveBeenCalled();
  navigation.leaveTo('https://sso.example/end?x=1');
  expect(assign).toHaveBeenCalledWith('https://sso.example/end?x=1');
});
