import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './http';

const MOST_RETRIES = 2;

/** Reads are repeated when repeating can help; a write is never repeated by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MOST_RETRIES && mayHelp(error),
      },
      mutations: { retry: false },
    },
  });
}

function mayHelp(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}
