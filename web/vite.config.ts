import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { art } from './build/art.ts';
import { budget } from './build/budget.ts';
import { PHASE_MS } from './e2e/wait.ts';

export default defineConfig({
  plugins: [svelte({ configFile: false }), art(), budget()],
  build: {
    // Browsers that know light-dark() in style sheets.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The policy of the server forbids data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` beside a server of one's own.
  server: {
    proxy: { '/api': { target: process.env['TRAUMFABRIK_URL'] ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    // A test that waits in vain fails; one on a busy machine does not.
    testTimeout: 2 * PHASE_MS,
    expect: { poll: { timeout: PHASE_MS } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['{src,build}/**/*.test.ts'], exclude: ['src/**/*.component.test.ts'] } },
      // Components, in a document without a browser.
      {
        extends: true,
        plugins: [svelteTesting()],
        test: { name: 'component', include: ['src/**/*.component.test.ts'], environment: 'happy-dom', setupFiles: 'testing/patience.ts' },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Each file has a server and a browser of its own, so two can share a machine of two cores.
          maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
        },
      },
    ],
  },
});
