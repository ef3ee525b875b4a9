import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BatchSource, createHandedFiles } from '#files/createHandedFiles.ts'
import type { HandOverMessage } from '#instance/HandOverMessage.ts'
import type { Keep } from '#keep/createKeep.ts'
import { openLocalStore } from '#keep/openLocalStore.ts'
import type { Log } from '#log/createLog.ts'
import { createProxyFinder } from '#net/createProxyFinder.ts'
import { openRecent } from '#recent/openRecent.ts'
import { createEvents } from '#service/createEvents.ts'
import { createService, type Service } from '#service/createService.ts'
import { apiRoutes } from '#service/routes/apiRoutes.ts'
import { batchForPage, filesRoutes } from '#service/routes/filesRoutes.ts'
import { keepRoutes } from '#service/routes/keepRoutes.ts'
import { programRoutes } from '#service/routes/programRoutes.ts'
import { siteRoutes } from '#service/routes/siteRoutes.ts'
import { updateRoutes } from '#service/routes/updateRoutes.ts'
import { windowRoutes } from '#service/routes/windowRoutes.ts'
import { openSettings } from '#settings/openSettings.ts'
import { createUpdates } from '#update/createUpdates.ts'
import { isForbiddenByPolicy } from '#update/isForbiddenByPolicy.ts'
import { lookNowAndThen } from '#update/lookNowAndThen.ts'
import { createWatch } from '#watch/createWatch.ts'
import type { ProgramWindow } from '#window/ProgramWindow.ts'
import type { Carried } from './Carried.ts'
import { createEnding } from './createEnding.ts'
import { diagnose } from './diagnose.ts'
import type { Folders } from './folders.ts'

export interface Program {
  service: Service
  /** What this start, or a later one, was asked to do. */
  take: (what: HandOverMessage, source: BatchSource) => Promise<void>
  close: () => Promise<void>
}

export interface ProgramOptions {
  folders: Folders
  carried: Carried
  keep: Keep
  log: Log
  /** Null where nobody wants to see anything. */
  openWindow: ((url: () => string, onClosed: () => void) => Promise<ProgramWindow>) | null
  /** Starts an installer that replaces this program. */
  install: (installer: string) => void
  /** The last window is closed. */
  onEnd: () => void
}

/** A browser's process may end while its window lives on in another one. */
const CLOSED_GRACE_MS = 5000
/** A tab is reloaded, or put to sleep, or opened late by a slow computer. */
const TAB_GRACE_MS = 5 * 60_000

/** The running program: everything that it is made of, put together. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { folders, carried, keep, log } = options
  const settings = await openSettings(folders.settings, { server: carried.server })
  const [local, recent] = await Promise.all([openLocalStore(keep), openRecent(keep)])
  const handed = createHandedFiles()
  let window: ProgramWindow | null = null
  const ending = createEnding(options.onEnd)
  const events = createEvents(ending.notePages)

  async function takeFiles(paths: readonly string[], source: BatchSource): Promise<void> {
    const batch = await handed.take(paths, source)
    if (batch === null) return
    log.write('FILES', { source: source.toUpperCase(), count: batch.files.length, isCut: batch.isCut })
    events.tell('files', { batch: batchForPage(batch) })
    await recent.note({ label: batch.label, at: batch.at, count: batch.files.length, paths })
    events.tell('recent', {})
  }

  const watch = createWatch({ onFiles: (paths) => void takeFiles(paths, 'watch').catch(log.bug) })
  // A share that isn't there today is left in the settings.
  const { watchFolder } = settings.read()
  if (watchFolder !== null && !(await watch.set(watchFolder))) log.write('WATCH_GONE')

  const findProxy = createProxyFinder(() => settings.read().proxy)
  const updates = createUpdates({
    ...{ version: carried.version, publicKey: carried.updateKey, folder: folders.updates, findProxy },
    server: () => settings.read().server,
    isForbidden: isForbiddenByPolicy,
    onChange(state) {
      if (state.state !== 'downloading') log.write('UPDATE', { state: state.state.toUpperCase() })
      events.tell('update', state)
    },
  })
  const stopLooking = lookNowAndThen(() => {
    if (settings.read().isCheckingForUpdates && updates.state().state === 'current') void updates.check()
  })
  function install(installer: string): void {
    log.write('UPDATE', { state: 'INSTALL' })
    options.install(installer)
    options.onEnd()
  }

  const service = await createService({
    reportBug: log.bug,
    routes: [
      ...apiRoutes({
        server: () => settings.read().server,
        findProxy,
        onUnreachable: (reason) => log.write('UNREACHABLE', { reason }),
      }),
      ...keepRoutes(keep, local, carried.boot),
      ...filesRoutes(handed),
      ...windowRoutes(() => window),
      ...updateRoutes(updates, install),
      ...programRoutes({
        ...{ events, handed, recent, watch, settings },
        info: () => ({
          version: carried.version,
          platform: process.platform,
          server: settings.read().server,
          window: window?.kind ?? null,
        }),
        diagnostics: async () =>
          diagnose({
            ...{ version: carried.version, logs: folders.logs, server: settings.read().server },
            figures: {
              window: window?.kind ?? null,
              pages: events.count(),
              batches: handed.list().length,
              recent: recent.list().length,
              kept: await keep.count(),
              isWatching: watch.folder() !== null,
              refusals: service.refusals(),
            },
          }),
        onServerChange: () => local.clear(),
      }),
      ...siteRoutes(carried.site),
    ],
  })

  async function showWindow(): Promise<void> {
    if (window) return window.show(() => service.enterUrl())
    if (options.openWindow === null) return
    window = await options.openWindow(
      () => service.enterUrl(),
      () => (window?.kind === 'webview' ? options.onEnd() : ending.allow(CLOSED_GRACE_MS)),
    )
    if (window.kind === 'browser') ending.allow(TAB_GRACE_MS)
    log.write('WINDOW', { kind: window.kind.toUpperCase() })
  }

  return {
    service,
    async take({ paths, isShown, announce, isQuit }, source) {
      if (isQuit) return options.onEnd()
      if (paths.length > 0) await takeFiles(paths, source)
      if (announce !== null) {
        await writeFile(path.resolve(announce), `${JSON.stringify({ enter: service.enterUrl() })}\n`, {
          mode: 0o600,
        })
      }
      if (isShown) await showWindow()
    },
    async close() {
      stopLooking()
      ending.close()
      watch.close()
      window?.close()
      events.close()
      await service.close()
    },
  }
}
