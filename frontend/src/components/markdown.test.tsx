import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Markdown from './markdown';

describe('links', () => {
  it('lead out safely', () => {
    render(<Markdown text="[policy](https://example.com/p)" />);
    const link = screen.getByRole('link', { name: 'policy' });
    expect(link).toHaveAttribute('href', 'https://example.com/p');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/logout',
    'mailto:a@b.c',
    '//evil.example',
    'ftp://x',
  ])('are only words when they lead to %s', (address) => {
    render(<Markdown text={`[words](${address})`} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('words')).toBeInTheDocument();
  });
});

it('fetches no image', () => {
  const { container } = render(<Markdown text="![secret](https://evil.example/?q=1)" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('secret');
});

it('shows raw HTML as text', () => {
  const { container } = render(<Markdown text={'<b onclick="x()">hi</b> <script>alert(1)</script>'} />);
  expect(container.querySelector('b, script')).toBeNull();
});

it('shows tables and emphasis', () => {
  render(<Markdown text={'**bold**\n\n| a | b |\n|---|---|\n| 1 | 2 |'} />);
  expect(screen.getByText('bold').tagName).toBe('STRONG');
  expect(screen.getByRole('table')).toBeInTheDocument();
});
