import { createHash } from 'node:crypto';
import fs from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstFonts } from './tools/first-fonts.ts';
import { sharedChunks } from './tools/shared-chunks.ts';
import { slimRouter } from './tools/slim-router.ts';
import { browserContracts } from './tools/browser-contracts.ts';

const FIRST_PAINT = 'app/first-paint.js';

/**
 * The theme must be set before the first paint, and the content security policy allows no inline script: one small
 * blocking file, with a hash in its name so that it is cached.
 */
const firstPaint = (): Plugin => {
  const source = fs.readFileSync(new URL(FIRST_PAINT, import.meta.url), 'utf8');
  const hashed = `assets/first-paint-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'first-paint',
    transformIndexHtml: (_, { server }) => [
      { tag: 'script', attrs: { src: server ? `/${FIRST_PAINT}` : `/${hashed}` }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: hashed, source });
    },
  };
};

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), firstPaint(), firstFonts(), browserContracts(), slimRouter()],
  build: {
    outDir: '.build/web',
    // Supported by every browser that supports the target.
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    // The content security policy blocks data: fonts and styles, so nothing is inlined.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: sharedChunks(import.meta.dirname),
        // Short names, since the entry script lists every other one.
        chunkFileNames: 'assets/[hash:8].js',
      },
    },
  },
  worker: { format: 'es', plugins: () => [browserContracts()] },
  server: { proxy: { '/api': backend, '/auth': backend, '/theme.css': backend } },
});
