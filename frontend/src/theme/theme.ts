import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** A quiet blue: the page is looked at all day. */
const desk: MantineColorsTuple = [
  '#eef4fa',
  '#dce7f2',
  '#b5cde4',
  '#8bb2d7',
  '#699ccc',
  '#538dc5',
  '#4786c2',
  '#3873ab',
  '#2f5d8a',
  '#244b72',
];

/** The one source of colours and sizes: `build/mantine-variables.ts` turns it into a style sheet. */
export const theme = createTheme({
  primaryColor: 'desk',
  colors: { desk },
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'md',
  fontFamily: 'Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
