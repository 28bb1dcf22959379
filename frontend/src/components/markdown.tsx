import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import classes from './markdown.module.css';

// An image address can carry data out, so no image is ever fetched; its words stay.
const components: Components = {
  a: ({ href, children }) => <SafeLink href={href}>{children}</SafeLink>,
  img: ({ alt }) => <>{alt}</>,
  // Wide tables scroll by themselves, reachable by keyboard.
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
    <div className={classes.scroll} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** The assistant's Markdown; raw HTML is shown as the text that it is. */
export default function Markdown({ text }: { text: string }) {
  return (
    <div className={classes.markdown}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
}

function SafeLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href !== undefined && /^https?:\/\//i.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}
