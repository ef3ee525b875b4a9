import type { Updates } from '#update/createUpdates.ts'
import { HttpFailure } from '../HttpFailure.ts'
import type { Route } from '../Route.ts'
import { sendJson } from '../sendJson.ts'

/** A newer version: looked for, fetched and installed, each when somebody asks for it. */
export function updateRoutes(updates: Updates, install: (installer: string) => void): Route[] {
  return [
    {
      methods: ['GET'],
      path: /^\/desktop\/update$/,
      handle: ({ response }) => sendJson(response, updates.state()),
    },
    {
      methods: ['POST'],
      path: /^\/desktop\/update\/(?<what>check|download|install)$/,
      async handle({ response, params: { what } }) {
        if (what === 'check') await updates.check()
        // Its progress comes as events.
        if (what === 'download') void updates.download()
        if (what === 'install') {
          const installer = await updates.ready()
          if (installer === null) throw new HttpFailure(409, 'NOT_READY')
          sendJson(response, updates.state())
          return install(installer)
        }
        sendJson(response, updates.state())
      },
    },
  ]
}
