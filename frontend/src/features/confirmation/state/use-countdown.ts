import { useEffect, useState } from 'react';

const TICK = 250;

/** Whole seconds until the instant by the server's clock; 0 when it has passed, also for an unreadable instant. */
export function useCountdown(expiresAt: string, clockOffset: number): number {
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, clockOffset));
  useEffect(() => {
    const update = () => setLeft(secondsLeft(expiresAt, clockOffset));
    update();
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  }, [expiresAt, clockOffset]);
  return left;
}

function secondsLeft(expiresAt: string, clockOffset: number): number {
  const milliseconds = Date.parse(expiresAt) - (Date.now() + clockOffset);
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, Math.ceil(milliseconds / 1000));
}
