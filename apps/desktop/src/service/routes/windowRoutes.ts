import type { DesktopWindowState } from '@pandok/protocol/desktop'
import type { ProgramWindow } from '#window/ProgramWindow.ts'
import { HttpFailure } from '../HttpFailure.ts'
import type { Route } from '../Route.ts'
import { readJson } from '../readBody.ts'
import { sendJson } from '../sendJson.ts'

export function windowRoutes(
  find: () => ProgramWindow | null,
  onChange: (state: DesktopWindowState) => void,
): Route[] {
  let isOnTop = false
  let isSmall = false
  const state = (): DesktopWindowState => ({
    kind: find()?.kind ?? null,
    isAlwaysOnTop: isOnTop,
    isNarrow: isSmall,
  })
  return [
    {
      methods: ['GET', 'PUT'],
      path: /^\/desktop\/window$/,
      async handle({ request, response }) {
        if (request.method === 'PUT') {
          const { isAlwaysOnTop = isOnTop, isNarrow = isSmall } = await readJson(request)
          if (typeof isAlwaysOnTop !== 'boolean' || typeof isNarrow !== 'boolean') {
            throw new HttpFailure(400, 'BAD_REQUEST')
          }
          const window = find()
          if (!window?.setNarrow(isNarrow) || !window.setAlwaysOnTop(isAlwaysOnTop)) {
            throw new HttpFailure(409, 'NOT_OUR_WINDOW')
          }
          isOnTop = isAlwaysOnTop
          isSmall = isNarrow
          onChange(state())
        }
        sendJson(response, state())
      },
    },
  ]
}
