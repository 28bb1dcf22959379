/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mantineVariables } from './build/mantine-variables.ts';

const agent = process.env.SUPPORT_AGENT_URL ?? 'http://127.0.0.1:8080';
const toAgent = { target: agent, changeOrigin: false, xfwd: true };

export default defineConfig({
  plugins: [react(), mantineVariables()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: 'target/classes/META-INF/resources',
    emptyOutDir: true,
    // A data: URL for a font or an inline module preload would not pass the server's CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
  server: {
    port: 5173,
    proxy: { '/api': toAgent, '/oauth2': toAgent, '/login': toAgent, '/logout': toAgent },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout: 10_000,
  },
});
