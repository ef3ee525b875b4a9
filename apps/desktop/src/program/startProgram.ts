import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BatchSource } from '@pandok/protocol/desktop'
import type { Clipboard } from '#clipboard/createClipboard.ts'
import { createIncomingFiles } from '#files/createIncomingFiles.ts'
import type { HandOverMessage } from '#instance/HandOverMessage.ts'
import type { EncryptedStore } from '#keep/createEncryptedStore.ts'
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
import { filesRoutes } from '#service/routes/filesRoutes.ts'
import { keepRoutes } from '#service/routes/keepRoutes.ts'
import { programRoutes } from '#service/routes/programRoutes.ts'
import { serverRoutes } from '#service/routes/serverRoutes.ts'
import { siteRoutes } from '#service/routes/siteRoutes.ts'
import { updateRoutes } from '#service/routes/updateRoutes.ts'
import { windowRoutes } from '#service/routes/windowRoutes.ts'
import { openSettings } from '#settings/openSettings.ts'
import { createFileIntake } from './createFileIntake.ts'
import { createShownWindow, type OpenWindow } from './createShownWindow.ts'
import { createShutdown } from './createShutdown.ts'
import { diagnose } from './diagnose.ts'
import type { EmbeddedData } from './EmbeddedData.ts'
import type { Folders } from './folders.ts'
import { startUpdates } from './startUpdates.ts'

export interface Program {
  service: Service
  /** Handles the request of this start or of a later one. */
  take: (what: HandOverMessage, source: BatchSource) => Promise<void>
  close: () => Promise<void>
}

export interface ProgramOptions {
  folders: Folders
  carried: EmbeddedData
  keep: EncryptedStore
  log: Log
  /** Null if no window is requested. */
  openWindow: OpenWindow | null
  /** Null if the page has to use the browser's clipboard. */
  clipboard: Clipboard | null
  /** Runs PAC scripts; without it they are ignored. */
  scripts?: ScriptRunner | null
  /** Starts an installer that replaces this program; rejects on failure. */
  install: (installer: string) => Promise<void>
  /** Called when the last window is closed. */
  onEnd: () => void
}

/** Theme and language don't belong to a server. */
const PREFERENCE = /^(?:program_)?(?:language|theme)$/

/** The running program, composed of its parts. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { folders, carried, keep, log } = options
  const settings = await openSettings(folders.settings, { server: carried.server })
  const [local, recent] = await Promise.all([openLocalStore(keep), openRecent(keep)])
  const incoming = createIncomingFiles()
  const ending = createShutdown(options.onEnd)
  const events = createEvents(ending.notePages)
  const shown = createShownWindow({ openWindow: options.openWindow, onEnd: options.onEnd, ending, log })
  const intake = createFileIntake({ incoming, recent, events, log })
  const { watch } = intake
  // A network share that isn't available today stays in the settings.
  const { watchFolder } = settings.read()
  if (watchFolder !== null && (await watch.set(watchFolder)) !== null) log.write('WATCH_GONE')

  const findProxy = createProxyFinder(() => settings.read().proxy, options.scripts)
  const { version, updateKey: publicKey } = carried
  const { updates, look, stop } = startUpdates({
    version,
    publicKey,
    folder: folders.updates,
    findProxy,
    settings,
    events,
    log,
  })
  const server = () => settings.read().server
  const serverSettings = await openServerSettings({ keep, server, findProxy })
  /** A session and its cached data belong to their server; files of this computer don't. */
  async function forgetServer(): Promise<void> {
    await local.clear((name) => !PREFERENCE.test(name))
    await keep.clear([LOCAL_NAME, RECENT_NAME, SERVER_SETTINGS_NAME])
    look()
  }

  const figures = async () => ({
    window: shown.current()?.kind ?? null,
    pages: events.count(),
    batches: incoming.list().length,
    recent: recent.list().length,
    kept: await keep.count(),
    isWatching: watch.folder() !== null,
    refusals: service.refusals(),
  })

  const service: Service = await createService({
    reportBug: log.bug,
    routes: [
      ...apiRoutes({
        server,
        findProxy,
        onUnreachable: (reason) => log.write('UNREACHABLE', { reason }),
      }),
      ...keepRoutes(keep, local, carried.boot),
      ...filesRoutes(incoming, intake.noteClaimed),
      ...windowRoutes(shown.current, (state) => events.tell('window', state)),
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
        events,
        incoming,
        recent,
        watch,
        settings,
        info: () => ({
          version,
          platform: process.platform,
          server: server(),
          window: shown.current()?.kind ?? null,
        }),
        diagnostics: async () =>
          diagnose({ version, logs: folders.logs, server: server(), figures: await figures() }),
        onServerChange: forgetServer,
      }),
      ...siteRoutes({ site: carried.site, server, settings: serverSettings.forPage }),
    ],
  })

  return {
    service,
    take: createTake({ intake, shown, service, onEnd: options.onEnd }),
    async close() {
      stop()
      ending.close()
      watch.close()
      options.clipboard?.close()
      shown.current()?.close()
      events.close()
      await service.close()
      await keep.settled()
    },
  }
}

interface TakeParts extends Pick<ProgramOptions, 'onEnd'> {
  intake: ReturnType<typeof createFileIntake>
  shown: ReturnType<typeof createShownWindow>
  service: Service
}

/** Handles the request of a later start in the running program. */
const createTake =
  ({ intake, shown, service, onEnd }: TakeParts): Program['take'] =>
  async ({ paths, isShown, announce, isQuit }, source) => {
    if (isQuit) return onEnd()
    if (paths.length > 0) await intake.take(paths, source)
    if (announce !== null) await writeAnnouncement(announce, service.enterUrl())
    if (isShown) await shown.show(() => service.enterUrl())
  }

/** Only the user may read the file: the address lets its reader into the program. */
const writeAnnouncement = (file: string, enter: string): Promise<void> =>
  writeFile(path.resolve(file), `${JSON.stringify({ enter })}\n`, { mode: 0o600 })
