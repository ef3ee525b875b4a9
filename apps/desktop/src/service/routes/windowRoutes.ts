import type { ProgramWindow } from '#window/ProgramWindow.ts'
import { HttpFailure } from '../HttpFailure.ts'
import type { Route } from '../Route.ts'
import { readJson } from '../readBody.ts'
import { sendJson } from '../sendJson.ts'

/** The window that the page is in. */
export function windowRoutes(find: () => ProgramWindow | null): Route[] {
  let isOnTop = false
  return [
    {
      methods: ['GET', 'PUT'],
      path: /^\/desktop\/window$/,
      async handle({ request, response }) {
        const window = find()
        if (request.method === 'PUT') {
          const { isAlwaysOnTop } = await readJson(request)
          if (typeof isAlwaysOnTop !== 'boolean') throw new HttpFailure(400, 'BAD_REQUEST')
          if (!window?.setAlwaysOnTop(isAlwaysOnTop)) throw new HttpFailure(409, 'NOT_OUR_WINDOW')
          isOnTop = isAlwaysOnTop
        }
        sendJson(response, { kind: window?.kind ?? null, isAlwaysOnTop: isOnTop })
      },
    },
  ]
}
