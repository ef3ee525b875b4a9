import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BatchSource } from '@pandok/protocol/desktop'
import type { Clipboard } from '#clipboard/createClipboard.ts'
import { type Batch, createHandedFiles } from '#files/createHandedFiles.ts'
import type { HandOverMessage } from '#instance/HandOverMessage.ts'
import type { Keep } from '#keep/createKeep.ts'
import { LOCAL_NAME, openLocalStore } from '#keep/openLocalStore.ts'
import type { Log } from '#log/createLog.ts'
import { createProxyFinder } from '#net/createProxyFinder.ts'
import type { ScriptRunner } from '#net/ScriptRunner.ts'
import { openRecent, RECENT_NAME } from '#recent/openRecent.ts'
import { openServerSettings, SERVER_SETTINGS_NAME } from '#server/openServerSettings.ts'
import { createEvents } from '#service/createEvents.ts'
import { createService, type Service } from '#service/createService.ts'
import { apiRoutes } from '#service/routes/apiRoutes.ts'
import { clipboardRoutes } from '#service/routes/clipboardRoutes.ts'
import { batchForPage, filesRoutes } from '#service/routes/filesRoutes.ts'
import { keepRoutes } from '#service/routes/keepRoutes.ts'
import { programRoutes } from '#service/routes/programRoutes.ts'
import { serverRoutes } from '#service/routes/serverRoutes.ts'
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
  /** Null where the page has to do with the browser's own. */
  clipboard: Clipboard | null
  /** Runs scripts that name proxies; without it they are not heard. */
  scripts?: ScriptRunner | null
  /** Starts an installer that replaces this program; rejects where that fails. */
  install: (installer: string) => Promise<void>
  /** The last window is closed. */
  onEnd: () => void
}

/** A browser's process may end while its window lives on in another one. */
const CLOSED_GRACE_MS = 5000
/** A tab is reloaded, or put to sleep, or opened late by a slow computer. */
const TAB_GRACE_MS = 5 * 60_000

/** What lies directly in a folder and is, or holds, the place: a study often comes as a folder of its own. */
const childOf =
  (folder: string) =>
  (place: string): string =>
    path.join(folder, path.relative(folder, place).split(path.sep)[0] ?? '')

/** How the page looks and speaks is no server's business. */
const PREFERENCE = /^(?:program_)?(?:language|theme)$/

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
    // What comes into a folder by itself is a recent study once somebody looks at it.
    if (source !== 'watch') await noteRecent(batch, paths)
  }

  async function noteRecent({ label, at, files }: Batch, paths: readonly string[]): Promise<void> {
    if (files.every(({ name }) => /\.json$/i.test(name))) return
    await recent.note({ label, at, count: files.length, paths })
    events.tell('recent', {})
  }

  async function noteClaimed(batch: Batch): Promise<void> {
    const folder = watch.folder()
    if (batch.source !== 'watch') return
    const places = batch.files.map((file) => file.path)
    await noteRecent(batch, folder === null ? places : [...new Set(places.map(childOf(folder)))])
  }

  const watch = createWatch({ onFiles: (paths) => void takeFiles(paths, 'watch').catch(log.bug) })
  // A share that isn't there today is left in the settings.
  const { watchFolder } = settings.read()
  if (watchFolder !== null && (await watch.set(watchFolder)) !== null) log.write('WATCH_GONE')

  const findProxy = createProxyFinder(() => settings.read().proxy, options.scripts)
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
    if (settings.read().isCheckingForUpdates) void updates.look()
  })
  const server = () => settings.read().server
  const serverSettings = await openServerSettings({ keep, server, findProxy })
  /** A session and what it has fetched belong to the server that gave them; files of this computer don't. */
  async function forgetServer(): Promise<void> {
    await local.clear((name) => !PREFERENCE.test(name))
    await keep.clear([LOCAL_NAME, RECENT_NAME, SERVER_SETTINGS_NAME])
    if (settings.read().isCheckingForUpdates) void updates.look()
  }

  const service = await createService({
    reportBug: log.bug,
    routes: [
      ...apiRoutes({
        server,
        findProxy,
        onUnreachable: (reason) => log.write('UNREACHABLE', { reason }),
      }),
      ...keepRoutes(keep, local, carried.boot),
      ...filesRoutes(handed, noteClaimed),
      ...windowRoutes(
        () => window,
        (state) => events.tell('window', state),
      ),
      ...clipboardRoutes(options.clipboard),
      ...updateRoutes({
        updates,
        async install(installer) {
          await options.install(installer)
          log.write('UPDATE', { state: 'INSTALL' })
        },
        onInstalling: options.onEnd,
      }),
      ...serverRoutes(findProxy),
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
        onServerChange: forgetServer,
      }),
      ...siteRoutes({ site: carried.site, server, settings: serverSettings.forPage }),
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
      options.clipboard?.close()
      window?.close()
      events.close()
      await service.close()
    },
  }
}
