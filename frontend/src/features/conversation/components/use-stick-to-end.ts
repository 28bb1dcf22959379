import { useCallback, useEffect, useRef, useState } from 'react';

const NEAR = 48;

/** Follows what is added as long as the reader is at the end, and never moves one who is not. */
export function useStickToEnd(conversation: string | null) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    following.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation starts at its end
  useEffect(toEnd, [conversation]);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) {
      return;
    }
    const onScroll = () => {
      following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      setAtEnd(following.current);
    };
    const observer = new ResizeObserver(() => {
      if (following.current) {
        box.scrollTo({ top: box.scrollHeight });
      }
      onScroll();
    });
    observer.observe(inner);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { scroller, content, atEnd, toEnd };
}
