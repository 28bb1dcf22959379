import { useEffect, useState } from 'react';

const VISIBLE_FIRST = 700;

/**
 * False until the question has been in sight for a moment in which nobody typed: keys and clicks that
 * were meant for what was there before decide nothing.
 */
export function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (armed) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => setArmed(true), VISIBLE_FIRST);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key.length === 1 || event.key === 'Enter' || event.key === 'Backspace') {
        restart();
      }
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [armed]);
  return armed;
}
