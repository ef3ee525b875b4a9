import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env['VITE_API_TARGET'] ?? process.env['PANDOK_API'] ?? 'http://127.0.0.1:3000'

/** Nothing is painted before the entry has put theme and language on the document: no white flash in dark rooms. */
const paintAfterEntry: Plugin = {
  name: 'paint-after-entry',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

export default defineConfig({
  plugins: [react(), tailwindcss(), paintAfterEntry],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/dev/mailbox/messages': api } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts inlined as data: addresses would need a looser content policy.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // Without this, whatever one lazy screen takes from a package's index lands in the first load.
        moduleSideEffects: (id) => !/\/packages\/\w+\/src\/.*\.tsx?$/.test(id),
      },
    },
  },
})
