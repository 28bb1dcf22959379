import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import classes from './live-announcer.module.css';

const CLEARED_AFTER = 5_000;

const Announce = createContext<(text: string) => void>(() => {});

/** Says something to people who do not see the page; politely, after what is being read. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}

/** One live region for the whole page, apart from what is visible, emptied so that it is not found twice. */
export function LiveAnnouncer({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<{ id: number; text: string }[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const next = useRef(0);

  const announce = useCallback((text: string) => {
    const id = next.current++;
    setLines((now) => [...now, { id, text }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setLines((now) => now.filter((line) => line.id !== id));
    }, CLEARED_AFTER);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) {
        clearTimeout(timer);
      }
    };
  }, []);

  return (
    <Announce value={announce}>
      {children}
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        className={classes.region}
        data-testid="announcer"
      >
        {lines.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </Announce>
  );
}
