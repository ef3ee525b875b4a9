import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataFolder } from './DataFolder.ts'
import { DataFolderInUse } from './DataFolderInUse.ts'
import type { Binaries } from './findBinaries.ts'
import { PostgresNotStarted } from './PostgresNotStarted.ts'
import { waitForDyingServer } from './postmasterPid.ts'
import type { RunAs } from './runAs.ts'
import { settings } from './settings.ts'
import { type LifelineProcess, spawnOnLifeline } from './spawnOnLifeline.ts'

interface ServerOptions {
  binaries: Binaries
  folder: DataFolder
  runAs: RunAs
  durable: boolean
  log(line: string): void
}

export interface RunningServer extends LifelineProcess {
  port: number
}

/** How long a predecessor that lost its owner may take to write its last checkpoint. */
const PREDECESSOR_MS = 180_000
const RETRY_MS = 20
const PORT_TRIES = 10
/** Another connection may have the port for a moment. */
const SAME_PORT_MS = 500

// Messages are English because of LC_ALL=C.
const PORT_TAKEN = /could not bind|could not create any TCP\/IP sockets/
const STILL_HELD = /lock file ".*" already exists|pre-existing shared memory block/

/** Starts on any free port, or on the given one. */
export async function startServer(options: ServerOptions, requestedPort?: number): Promise<RunningServer> {
  const deadline = Date.now() + PREDECESSOR_MS
  let portsTaken = 0
  for (;;) {
    await waitForDyingServer(options.folder, deadline)
    const attempt = await tryStart(options, requestedPort ?? (await freePort()))
    if ('port' in attempt) return attempt
    const { said } = attempt
    if (PORT_TAKEN.test(said) && ++portsTaken < PORT_TRIES) {
      if (requestedPort !== undefined) await sleep(SAME_PORT_MS)
      continue
    }
    if (!STILL_HELD.test(said)) throw new PostgresNotStarted('postgres', said)
    if (Date.now() > deadline) throw new DataFolderInUse(options.folder.root, undefined)
    await sleep(RETRY_MS)
  }
}

async function tryStart(options: ServerOptions, port: number): Promise<RunningServer | { said: string }> {
  const { binaries, folder, runAs, durable, log } = options
  const said: string[] = []
  return new Promise((resolve, reject) => {
    let up = false
    const server = spawnOnLifeline(
      [binaries.postgres, '-D', folder.cluster, ...settings({ port, durable })],
      {
        runAs,
        cwd: folder.root,
        onLine(line) {
          if (up) return log(line)
          said.push(line)
          if (!line.includes('database system is ready to accept connections')) return
          up = true
          resolve({ ...server, port })
        },
      },
    )
    server.exited.then(() => resolve({ said: said.join('\n') }), reject)
  })
}

/** Somebody may take the port before it is used, so the caller must be ready to retry. */
async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
