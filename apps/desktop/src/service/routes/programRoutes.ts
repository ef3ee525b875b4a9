import type { RecentStudy } from '@pandok/protocol/desktop'
import type { IncomingFiles } from '#files/createIncomingFiles.ts'
import type { Recent } from '#recent/openRecent.ts'
import type { SettingsStore } from '#settings/openSettings.ts'
import { proxyUrl, type Settings, serverUrl } from '#settings/Settings.ts'
import type { Watch } from '#watch/createWatch.ts'
import type { Events } from '../createEvents.ts'
import { HttpFailure } from '../HttpFailure.ts'
import type { Route } from '../Route.ts'
import { readJson } from '../readBody.ts'
import { sendJson, sendNothing } from '../sendJson.ts'
import { batchForPage } from './filesRoutes.ts'

export interface ProgramParts {
  info: () => unknown
  diagnostics: () => Promise<unknown>
  events: Events
  incoming: IncomingFiles
  recent: Recent
  watch: Watch
  settings: SettingsStore
  onServerChange: () => Promise<void>
}

const ID = '(?<id>[0-9a-f]{24})'
const PATH_MAX_CHARACTERS = 1000

/** The program's settings and information for the page. */
export function programRoutes(parts: ProgramParts): Route[] {
  const { events, incoming, recent, watch, settings } = parts
  return [
    {
      methods: ['GET'],
      path: /^\/desktop\/info$/,
      handle: ({ response }) => sendJson(response, parts.info()),
    },
    {
      methods: ['GET'],
      path: /^\/desktop\/events$/,
      handle: ({ response }) => events.listen(response),
    },
    {
      methods: ['GET'],
      path: /^\/desktop\/diagnostics$/,
      handle: async ({ response }) => sendJson(response, await parts.diagnostics()),
    },
    {
      methods: ['GET', 'DELETE'],
      path: /^\/desktop\/recent$/,
      async handle({ request, response }) {
        if (request.method === 'DELETE') {
          await recent.clear()
          events.tell('recent', {})
          return sendNothing(response)
        }
        const entries = recent
          .list()
          .map(({ id, label, at, count }): RecentStudy => ({ id, label, at, count }))
        sendJson(response, { recent: entries })
      },
    },
    {
      methods: ['DELETE'],
      path: new RegExp(`^/desktop/recent/${ID}$`),
      async handle({ response, params: { id = '' } }) {
        if (!(await recent.remove(id))) throw new HttpFailure(404, 'NOT_FOUND')
        events.tell('recent', {})
        sendNothing(response)
      },
    },
    {
      methods: ['POST'],
      path: new RegExp(`^/desktop/recent/${ID}/open$`),
      async handle({ response, params: { id = '' } }) {
        const entry = recent.find(id)
        if (!entry) throw new HttpFailure(404, 'NOT_FOUND')
        const batch = await incoming.take(entry.paths, 'recent')
        if (batch === null) throw new HttpFailure(410, 'GONE')
        await recent.note({ ...entry, at: batch.at, count: batch.files.length })
        events.tell('recent', {})
        sendJson(response, { batch: batchForPage(batch) })
      },
    },
    {
      methods: ['GET', 'PUT'],
      path: /^\/desktop\/watch$/,
      async handle({ request, response }) {
        if (request.method === 'PUT') {
          const { folder } = await readJson(request)
          const isGood =
            folder === null || (typeof folder === 'string' && folder.length <= PATH_MAX_CHARACTERS)
          const problem = isGood ? await watch.set(folder) : 'NO_FOLDER'
          if (problem !== null) throw new HttpFailure(422, problem)
          await settings.write({ watchFolder: watch.folder() })
          events.tell('watch', { folder: watch.folder() })
        }
        sendJson(response, { folder: watch.folder() })
      },
    },
    {
      methods: ['GET', 'PUT'],
      path: /^\/desktop\/settings$/,
      async handle({ request, response }) {
        if (request.method === 'PUT') {
          const before = settings.read().server
          await settings.write(settingsIn(await readJson(request)))
          // A session belongs to its server.
          if (settings.read().server !== before) await parts.onServerChange()
          events.tell('settings', {})
        }
        const { server, proxy, isCheckingForUpdates } = settings.read()
        sendJson(response, { server, proxy, isCheckingForUpdates })
      },
    },
  ]
}

function settingsIn(given: Record<string, unknown>): Partial<Settings> {
  const change: Partial<Settings> = {}
  if ('server' in given) {
    change.server = serverUrl(given['server'])
    if (change.server === null) throw new HttpFailure(422, 'BAD_SERVER')
  }
  if ('proxy' in given) {
    change.proxy = proxyUrl(given['proxy'])
    if (change.proxy === null && given['proxy'] !== null) throw new HttpFailure(422, 'BAD_PROXY')
  }
  if (typeof given['isCheckingForUpdates'] === 'boolean') {
    change.isCheckingForUpdates = given['isCheckingForUpdates']
  }
  return change
}
