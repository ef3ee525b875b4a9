import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEncryptedStore } from '#keep/createEncryptedStore.ts'
import { createLog } from '#log/createLog.ts'
import { foldersIn } from '#program/folders.ts'
import { type ProgramOptions, startProgram } from '#program/startProgram.ts'
import { enter } from './ask.ts'

const SITE: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html>\n<html lang="ko">\n  <head>\n    <meta name="pandok-config" content="{}" />\n    <script type="module" src="/assets/a.js"></script>\n  </head>\n</html>\n',
  'assets/a.js': 'export {}',
  'assets/worker-decode-1.js': 'export {}',
}

/** A complete program without a window, in a separate folder, with a browser that has access. */
export async function startTestProgram(
  server: string | null = null,
  updateKey: string | null = null,
  parts: Partial<Pick<ProgramOptions, 'clipboard' | 'openWindow'>> = {},
) {
  const root = await mkdtemp(path.join(tmpdir(), 'pandok-desktop-'))
  const folders = foldersIn(path.join(root, 'data'))
  const log = createLog(folders.logs)
  await mkdir(folders.keep, { recursive: true })
  const keep = createEncryptedStore({ folder: folders.keep, key: randomBytes(32) })
  const ended = { count: 0 }
  const installed: string[] = []
  let isRefusing = false
  const start = () =>
    startProgram({
      folders,
      keep,
      log,
      openWindow: null,
      clipboard: null,
      ...parts,
      carried: {
        version: '1.2.3',
        server,
        updateKey,
        boot: 'function boot(kept) { globalThis.booted = kept }',
        site: { names: new Set(Object.keys(SITE)), read: (name) => Buffer.from(SITE[name] ?? '') },
      },
      async install(installer) {
        if (isRefusing) throw new Error('Not allowed here.')
        installed.push(installer)
      },
      onEnd: () => {
        ended.count += 1
      },
    })
  const program = await start()
  return {
    root,
    folders,
    keep,
    log,
    program,
    ended,
    installed,
    start,
    service: program.service,
    refuseToInstall() {
      isRefusing = true
    },
    browser: await enter(program.service),
    readLog: () => readFile(path.join(folders.logs, 'pandok.log'), 'utf8').catch(() => ''),
    async close() {
      await program.close()
      await rm(root, { recursive: true })
    },
  }
}
