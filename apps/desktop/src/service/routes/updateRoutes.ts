import type { Updates } from '#update/createUpdates.ts'
import { HttpFailure } from '../HttpFailure.ts'
import type { Route } from '../Route.ts'
import { sendJson } from '../sendJson.ts'

export interface UpdateParts {
  updates: Updates
  /** Rejects if the installer can't be started. */
  install: (installer: string) => Promise<void>
  /** Called before the program ends; the installer waits for it. */
  onInstalling: () => void
}

/** Checks for, downloads and installs a newer version, each on request. */
export function updateRoutes({ updates, install, onInstalling }: UpdateParts): Route[] {
  return [
    {
      methods: ['GET'],
      path: /^\/desktop\/update$/,
      handle: async ({ response }) => sendJson(response, await updates.state()),
    },
    {
      methods: ['POST'],
      path: /^\/desktop\/update\/(?<what>check|download|install)$/,
      async handle({ response, params: { what } }) {
        if (what === 'check') await updates.check()
        // Its progress is sent as events.
        if (what === 'download') void updates.download()
        if (what === 'install') {
          const installer = await updates.ready()
          if (installer === null) throw new HttpFailure(409, 'NOT_READY')
          await install(installer).catch(() => {
            throw new HttpFailure(500, 'NOT_STARTED')
          })
          sendJson(response, await updates.state())
          return onInstalling()
        }
        sendJson(response, await updates.state())
      },
    },
  ]
}
