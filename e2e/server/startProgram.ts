import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleProgram } from '@pandok/testkit'
import type { BrowserContext, Page } from '@playwright/test'
import { builtWeb, inRepository } from '../../tools/build/repository.mjs'
import { plainEnvironment } from './plainEnvironment.ts'
import { until } from './until.ts'

export interface DesktopProgram {
  /** The folder with its settings, stored documents and log. */
  readonly dataDir: string
  /** Admits a browser, like the program's own window, and opens `path`. */
  enter(page: Page, path?: string): Promise<void>
  /** Admits the browser without opening a page; resolves with the address of the program. */
  admit(context: BrowserContext): Promise<string>
  /** Starts the program a second time, as Explorer does, which passes files and folders to the running one. */
  hand(...paths: string[]): Promise<void>
  /** Ends the program and starts it again with its stored data. It has another address afterwards. */
  restart(): Promise<void>
  dispose(): Promise<void>
}

export interface ProgramStart {
  /** The server that the program was built for, if any. */
  server: string | null
  env: Readonly<Record<string, string>>
}

/** Starts the Windows program's service with the built site, on this computer and without a window. */
export async function startProgram(
  start: string | null | ProgramStart,
  ...paths: string[]
): Promise<DesktopProgram> {
  const { server, env: given } =
    start === null || typeof start === 'string' ? { server: start, env: {} } : start
  const root = await mkdtemp(join(tmpdir(), 'pandok-program-'))
  const dataDir = join(root, 'data')
  const env = {
    ...plainEnvironment(),
    PANDOK_DESKTOP_DATA: dataDir,
    PANDOK_DESKTOP_SITE: builtWeb,
    PANDOK_DESKTOP_SOURCE: inRepository('apps', 'desktop', 'src'),
    ...(server === null ? {} : { PANDOK_SERVER: server }),
    ...given,
  }
  let announced = 0
  /** Includes second starts that found no running program and stayed. */
  const started = new Set<ChildProcess>()

  function run(...args: string[]): ChildProcess {
    const main = bundleProgram(inRepository('apps', 'desktop', 'src', 'main.ts'))
    const exitWithParent = pathToFileURL(inRepository('tools', 'run', 'exitWithParent.mjs')).href
    const child = spawn(process.execPath, ['--import', exitWithParent, main, '--hidden', ...args], {
      cwd: inRepository('.'),
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.add(child.once('exit', () => started.delete(child)))
    return child
  }

  /**
   * Resolves with an address that admits one browser once: from the first start, or from the running program by a
   * second start.
   */
  async function announcement(...given: string[]): Promise<string> {
    announced += 1
    const file = join(root, `enter-${announced}.json`)
    const child = run(`--announce=${file}`, ...given)
    return until('the program has started', async () => {
      if (child.exitCode) throw new Error(`The program ended with ${child.exitCode}.`)
      const text = await readFile(file, 'utf8').catch(() => '')
      return text.endsWith('\n') && (JSON.parse(text) as { enter: string }).enter
    })
  }

  async function end(): Promise<void> {
    await Promise.all(
      [...started].map(async (child) => {
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        await exited
      }),
    )
  }

  /** The address that the last start announced, until a browser has used it. */
  let unused: string | undefined = await announcement(
    ...paths.flatMap((path, index) => (index === 0 ? ['--', path] : [path])),
  )

  async function entryAddress(): Promise<string> {
    const address = unused ?? (await announcement())
    unused = undefined
    return address
  }

  return {
    dataDir,
    async enter(page, path = '/program') {
      await page.goto(`${await entryAddress()}&to=${encodeURIComponent(path)}`)
    },
    async admit(context) {
      const address = await entryAddress()
      await context.request.get(address, { maxRedirects: 0 })
      return new URL(address).origin
    },
    async hand(...given) {
      const [code] = (await once(run('--', ...given), 'exit')) as [number | null]
      if (code !== 0) throw new Error(`Handing over ended with ${code}.`)
    },
    async restart() {
      await end()
      unused = await announcement()
    },
    async dispose() {
      await end()
      await rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
