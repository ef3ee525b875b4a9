import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env['VITE_API_TARGET'] ?? process.env['PANDOK_API'] ?? 'http://127.0.0.1:3000'

/**
 * The entry sets theme and language on the document before anything is painted, so that no white page flashes in a
 * dark room.
 */
const paintAfterEntry: Plugin = {
  name: 'paint-after-entry',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

/** The server writes its settings into the page; during development, the page comes from Vite's server instead. */
const settingsInDevelopment: Plugin = {
  name: 'settings-in-development',
  apply: 'serve',
  transformIndexHtml(html) {
    const settings = {
      siteAccess: process.env['SITE_ACCESS'] ?? 'public',
      socialProviders: ['kakao', 'naver'].filter((name) => process.env[`${name.toUpperCase()}_CLIENT_ID`]),
      postcode: /^(1|on|true|yes)$/i.test(process.env['POSTCODE_ENABLED'] ?? ''),
      demo: true,
      mailbox: process.env['SMTP_URL'] === undefined,
    }
    return html.replace('content="{}"', `content="${JSON.stringify(settings).replaceAll('"', '&quot;')}"`)
  },
}

const NOTHING = '\0nothing-of-node'

/**
 * The codecs import Node's modules where they run in Node, and the bundler warns about each of them in every build
 * for browsers.
 */
const codecsWithoutNode: Plugin = {
  name: 'codecs-without-node',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /^(?:fs|path)$/.test(source) && importer?.includes('/@cornerstonejs/codec-') ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export default {}' : null),
}

// On a busy machine the bundler reports slow plugins, which is no concern of somebody who starts the product.
const checks = { bundlerTimings: false }

export default defineConfig({
  plugins: [react(), tailwindcss(), paintAfterEntry, settingsInDevelopment, codecsWithoutNode],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/dev/mailbox/messages': api, '/postcode': api } },
  worker: {
    format: 'es',
    plugins: () => [codecsWithoutNode],
    // The server recognizes by this name the files that get the policy of a worker
    // (apps/server/src/http/securityHeaders.ts).
    rolldownOptions: { checks, output: { entryFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  optimizeDeps: {
    // These are CommonJS modules that only a worker imports, after Vite has scanned the dependencies.
    include: [
      '@cornerstonejs/codec-charls/decodewasmjs',
      '@cornerstonejs/codec-openjpeg/decodewasmjs',
      '@cornerstonejs/codec-openjph/wasmjs',
    ],
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts inlined as data: addresses would need a weaker content policy.
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    manifest: true,
    rolldownOptions: {
      checks,
      treeshake: {
        // Without this, everything that a lazy screen imports from a package's index would be in the first load. It
        // is a rule rather than a function, because a function would also decide for packages that declare in their
        // package.json that they have no side effects.
        moduleSideEffects: [{ test: /\/packages\/[\w-]+\/src\/.*\.tsx?$/, sideEffects: false }],
      },
    },
  },
})
