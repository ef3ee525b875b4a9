import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { errorCode, isLoopbackHost } from '@pandok/domain'
import type { Config } from '#config/Config.ts'
import { openBuiltLibrary } from '#library/builtLibrary.ts'
import type { Log } from '#log/Log.ts'
import { announce } from './announce.ts'
import { HOST_IS_ELSEWHERE } from './describeStartProblem.ts'
import { startServer } from './startServer.ts'
import { UsageError } from './UsageError.ts'

/**
 * By default, V8 lets the heap grow to several times its live size before it collects, and large bodies fill it with
 * garbage: 213 MB in `npm run bench -- api attack`, and 91 MB with this limit.
 */
const HEAP_GROWTH_PERCENT = 50

/** Runs until it is stopped. A second signal ends it at once. */
export async function serve(config: Config, log: Log): Promise<void> {
  const startedAt = performance.now()
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
  await checkAddress(config.host, config.port)
  const server = await startServer(config, log, { webRoot: webRoot(), library: await openBuiltLibrary() })
  // The address that people type, unless the system chose the port.
  const url = config.port === 0 ? server.url : config.publicUrl
  const mailbox = [url, server.localUrl].find((one) => isLoopbackHost(new URL(one).hostname))
  process.stdout.write(
    announce(url, server.demoAccounts, (server.hasMailbox && mailbox) || null, performance.now() - startedAt),
  )
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    await server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  const reason = await server.databaseGone
  if (isStopping) return
  process.stderr.write(`The embedded database ended and could not be started again. ${reason}\n`)
  process.exit(1)
}

/** The site is beside the bundle after a build; from the sources it is where the last build left it. */
function webRoot(): string {
  const places = ['../web', '../../../../dist/web'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return places.find((place) => existsSync(place)) ?? places[0] ?? ''
}

/**
 * Listens for a moment. Otherwise a used port or a wrong HOST would be noticed only after the database and
 * everything else was started; somebody who takes the port meanwhile is still noticed then.
 */
async function checkAddress(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening').catch((error: unknown) => {
    const code = errorCode(error)
    // If it were rethrown, it would be reported as an unknown host of the database.
    throw code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? new UsageError(HOST_IS_ELSEWHERE) : error
  })
  probe.close()
  await once(probe, 'close')
}
