import { useCallback, useEffect, useState } from 'react';

const MARK = '#c=';

/** The open conversation, kept in the address so that a reload comes back to it; null is a new one. */
export function useOpenConversation(): [string | null, (id: string | null) => void] {
  const [id, setId] = useState(fromAddress);
  useEffect(() => {
    const follow = () => setId(fromAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const open = useCallback((next: string | null) => {
    setId(next);
    const { pathname, search } = window.location;
    window.history.replaceState(
      null,
      '',
      next === null ? pathname + search : MARK + encodeURIComponent(next),
    );
  }, []);
  return [id, open];
}

function fromAddress(): string | null {
  const { hash } = window.location;
  if (!hash.startsWith(MARK)) {
    return null;
  }
  try {
    return decodeURIComponent(hash.slice(MARK.length)) || null;
  } catch {
    return null;
  }
}
