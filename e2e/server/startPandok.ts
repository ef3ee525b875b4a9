import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { builtServerMain, inRepository } from '../../tools/build/repository.mjs'
import { freePort } from '../../tools/run/freePort.mjs'
import { slowness } from '../../tools/run/testScope.mjs'
import { plainEnvironment } from './plainEnvironment.ts'
import { until } from './until.ts'

export interface Pandok {
  readonly url: string
  readonly dataDir: string
  /** The folder in which mails are stored as files while SMTP_URL is unset. */
  readonly outboxDir: string
  /** The environment of the server process. */
  readonly env: Readonly<Record<string, string>>
  /** Returns everything that the server has printed since its first start. */
  output(): string
  /**
   * Stops the server properly if it is running, and starts it with the same address and data, with other settings if
   * given.
   */
  restart(env?: Record<string, string>): Promise<void>
  /** Stops the server properly; resolves with its exit code. */
  stop(): Promise<number | null>
  /** Kills the server without a shutdown, like a power failure. */
  kill(): Promise<void>
  /** Stops the server and deletes its data. */
  dispose(): Promise<void>
}

/**
 * The variable with the data folder of a server that was started once and stopped; new servers start with a copy of
 * it.
 */
export const TEMPLATE_VARIABLE = 'PANDOK_E2E_TEMPLATE'

const STOP_TIMEOUT_MS = 60_000 * slowness()

/** Starts the built server on a free port with a data folder of its own and no other settings than these. */
export async function startPandok(settings: Record<string, string> = {}): Promise<Pandok> {
  // A caller that needs the address before the start passes the port.
  const port = settings['PORT'] ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const dataDir = await makeDataFolder()
  let env = {
    ...plainEnvironment(),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    PANDOK_LIMIT_SCALE: '100',
    ...settings,
  }
  let output = ''
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const exitWithParent = pathToFileURL(inRepository('tools', 'run', 'exitWithParent.mjs')).href
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', exitWithParent, builtServerMain],
      {
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    )
    server = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8')
      })
    await untilReady(url, child, () => output)
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = server
    server = undefined
    if (!ending || hasExited(ending)) return ending?.exitCode ?? null
    const exited = once(ending, 'exit')
    ending.kill(signal)
    const lastResort = setTimeout(() => ending.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await exited
    clearTimeout(lastResort)
    return ending.exitCode
  }

  const pandok: Pandok = {
    url,
    dataDir,
    outboxDir: join(dataDir, 'outbox'),
    get env() {
      return env
    },
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    restart: async (changes = {}) => {
      await end('SIGTERM')
      env = { ...env, ...changes }
      await start()
    },
    dispose: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }

  try {
    await start()
    return pandok
  } catch (error) {
    await pandok.dispose()
    throw error
  }
}

async function makeDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pandok-e2e-'))
  // If the database runs as another user, that user has to reach the database's folder inside this one.
  await chmod(dataDir, 0o755)
  const template = process.env[TEMPLATE_VARIABLE]
  // Node's own function for copying loses the owner, and the database refuses a folder that doesn't belong to its
  // user.
  if (template) await promisify(execFile)('cp', ['-Rp', `${template}/.`, dataDir])
  return dataDir
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  await until('the server is ready', async () => {
    if (hasExited(child)) throw new Error(`The server ended instead of starting.\n${output()}`)
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    return answer?.ok
  })
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
