import { queryOptions } from '@tanstack/react-query';
import { ApiError, get, send } from '@/lib/http';
import { navigation } from '@/lib/navigation';
import type { Session } from '@/types/api';

const SIGN_IN = '/oauth2/authorization/keycloak';

/** Who is signed in; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => readSession(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The server's word on the login; throws when the server can not be asked. */
export async function readSession(signal?: AbortSignal): Promise<Session | null> {
  try {
    return await get<Session>('/api/session', signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return null;
    }
    throw error;
  }
}

export function signIn(): void {
  navigation.leaveTo(SIGN_IN);
}

/** Ends the login here and at the sign-in service, then leaves the page. */
export async function signOut(): Promise<void> {
  const { body } = await send<{ location: string }>('/logout', { method: 'POST' });
  navigation.leaveTo(body.location);
}
