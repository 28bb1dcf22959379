import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { theme } from '../src/theme/theme.ts';

const REQUESTED = 'virtual:mantine-variables.css';
const RESOLVED = `\0${REQUESTED}`;

/**
 * The theme's CSS variables as a style sheet made at build time. Mantine would write them into a
 * `<style>` tag at run time, which `style-src 'self'` refuses.
 */
export function mantineVariables(): Plugin {
  return {
    name: 'mantine-variables',
    resolveId: (id) => (id === REQUESTED ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? convertCssVariables(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)))
        : undefined,
  };
}
