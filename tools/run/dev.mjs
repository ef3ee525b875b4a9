// npm run dev serves the site with hot reload on PORT, in front of a server that restarts when its code
// changes.
import { mkdirSync } from 'node:fs'
import { context } from 'esbuild'
import { buildLibrary } from '../build/buildLibrary.mjs'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { loadVite } from '../build/loadVite.mjs'
import { inRepository } from '../build/repository.mjs'
import { copyMigrations, serverBundle } from '../build/serverBundle.mjs'
import { devServer } from './devServer.mjs'
import { endWithNpm } from './endWithNpm.mjs'
import { freePort } from './freePort.mjs'

endWithNpm()

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3000)
const url = `http://${host}:${port}`
const folder = inRepository('dist', 'dev')
mkdirSync(folder, { recursive: true })

// It is looked for beside the server; nobody edits it while the product is edited.
await ensureBuilt(['gateway'])
const serverPort = await freePort()
const server = devServer(`${folder}/main.js`, {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: String(serverPort),
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? url,
})

// The configuration of the site determines which addresses are passed on to the server.
process.env['PANDOK_API'] = `http://127.0.0.1:${serverPort}`
const { createServer } = await loadVite()
const site = await createServer({
  root: inRepository('apps', 'web'),
  clearScreen: false,
  server: { host, port, strictPort: true },
})
await site.listen().catch((error) => {
  console.error(
    isPortInUse(error) ? `Port ${port} is in use: stop what listens there or set PORT.` : error.message,
  )
  process.exit(1)
})

const watching = await context({
  ...serverBundle(folder),
  plugins: [...(serverBundle(folder).plugins ?? []), { name: 'restart', setup: restartAfterBuild }],
})
await watching.watch()
console.log(`Pandok in development: ${url}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())

async function stop() {
  if (stopping) return
  stopping = true
  await Promise.allSettled([server.stop(), site.close(), watching.dispose()])
  process.exit(0)
}

function restartAfterBuild(/** @type {import('esbuild').PluginBuild} */ build) {
  build.onEnd(async ({ errors }) => {
    if (errors.length > 0) return
    copyMigrations(folder)
    await buildLibrary(folder)
    await server.restart()
  })
}

function isPortInUse(/** @type {unknown} */ error) {
  return error instanceof Error && /EADDRINUSE|already in use/.test(error.message)
}
