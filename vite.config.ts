import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstFonts } from './tools/first-fonts.ts';
import { firstScript } from './tools/first-script.ts';
import { sharedChunks } from './tools/shared-chunks.ts';
import { slimPreload } from './tools/slim/preload.ts';
import { slimRouter } from './tools/slim/router.ts';
import { browserContracts } from './tools/browser-contracts.ts';

const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    firstScript(import.meta.dirname),
    firstFonts(),
    browserContracts(),
    slimPreload(),
    slimRouter(),
  ],
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
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
  worker: { format: 'es', plugins: () => [browserContracts()] },
  server: { proxy: { '/api': backend, '/auth': backend, '/theme.css': backend } },
});
