import type { ProblemDetail } from '@/types/api';

/** The server answered, and the answer is not a success. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly problem: ProblemDetail;

  constructor(problem: ProblemDetail) {
    super(problem.detail ?? problem.title ?? problem.code);
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
  }
}

/** No answer came: nobody knows whether the request arrived. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export interface Reply<T> {
  status: number;
  body: T;
}

interface Options {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
}

const CSRF_COOKIE = '__Host-XSRF-TOKEN';

let whenSignedOut: () => void = () => {};

/** Called at every 401: the login is over, whichever request noticed it. */
export function onSignedOut(listener: () => void): void {
  whenSignedOut = listener;
}

/** Sends one request to our own origin; throws {@link ApiError} or {@link NetworkError}, aborts pass through. */
export async function send<T>(path: string, options: Options = {}): Promise<Reply<T>> {
  const response = await reach(path, options);
  if (response.ok) {
    return { status: response.status, body: (await readBody(response)) as T };
  }
  const problem = await readProblem(response);
  if (response.status === 401) {
    whenSignedOut();
  }
  throw new ApiError(problem);
}

/** As {@link send}, when only the body matters. */
export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await send<T>(path, signal ? { signal } : {})).body;
}

async function reach(path: string, { method = 'GET', body, signal }: Options): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json, application/problem+json' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
  }
  if (method !== 'GET') {
    headers['X-XSRF-TOKEN'] = csrfToken();
  }
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) {
      throw cause;
    }
    throw new NetworkError('No answer from the server', { cause });
  }
}

function csrfToken(): string {
  const start = `${CSRF_COOKIE}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found ? decodeURIComponent(found.slice(start.length)) : '';
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) {
    return undefined;
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new NetworkError('The answer broke off', { cause });
  }
}

async function readProblem(response: Response): Promise<ProblemDetail> {
  const fallback = { status: response.status, code: `http-${response.status}` };
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null
      ? { ...fallback, ...body, status: response.status }
      : fallback;
  } catch {
    return fallback;
  }
}
