import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadVite } from '../../tools/build/loadVite.mjs'
import { listening, pathOf, sendFile } from './serveFiles.ts'

const PEERS = fileURLToPath(new URL('./peers', import.meta.url))
const PAGES = join(PEERS, 'pages')
const OHIF = join(PEERS, 'node_modules', '@ohif', 'app', 'dist')

/** Serves the pages of the other viewers. */
export async function servePeers() {
  const built = await buildPages()
  const pages = await listening((request, response) => sendFile(response, built, pathOf(request)))
  const ohif = await listening((request, response) => {
    const path = pathOf(request)
    if (path === '/app-config.js') return sendFile(response, PAGES, '/ohifConfig.js')
    // OHIF has routes of its own, so any address that isn't a file returns its page.
    return sendFile(response, OHIF, existsSync(join(OHIF, path)) && extname(path) ? path : '/index.html')
  })
  return {
    cornerstone: `${pages.url}/cornerstone.html`,
    cornerstonePlanes: `${pages.url}/cornerstonePlanes.html`,
    dwv: `${pages.url}/dwv.html`,
    ohif: ohif.url,
    async stop() {
      for (const { server } of [pages, ohif]) {
        server.closeAllConnections()
        server.close()
      }
      await rm(built, { recursive: true, force: true })
    },
  }
}

/** Bundles the pages as for a release. */
async function buildPages(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'pandok-bench-pages-'))
  const { build } = await loadVite()
  await build({
    configFile: false,
    root: PAGES,
    logLevel: 'error',
    resolve: { alias: { xmlbuilder2: join(PAGES, 'nodeOnly.js') } },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: ['cornerstone.html', 'cornerstonePlanes.html', 'dwv.html'].map((page) => join(PAGES, page)),
      },
    },
  })
  return outDir
}
