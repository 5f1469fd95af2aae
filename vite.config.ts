import { createHash } from 'node:crypto';
import fs from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const FIRST_PAINT = 'app/first-paint.js';

/**
 * The theme must stand before the first paint and the content policy allows no inline script: one small file that
 * blocks, named by its hash so that it is fetched once and kept.
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
  plugins: [react(), tailwindcss(), firstPaint()],
  build: {
    outDir: '.build/web',
    emptyOutDir: true,
    // The content policy refuses data: fonts and styles; everything is a file of its own.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': backend, '/auth': backend, '/theme.css': backend } },
});
