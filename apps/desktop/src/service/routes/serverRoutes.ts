import type { FindProxy } from '#net/createProxyFinder.ts'
import { checkServer } from '#server/checkServer.ts'
import { serverUrl } from '#settings/Settings.ts'
import { HttpFailure } from '../HttpFailure.ts'
import type { Route } from '../Route.ts'
import { readJson } from '../readBody.ts'
import { sendJson } from '../sendJson.ts'

/** A server is tried before it is taken. */
export function serverRoutes(findProxy: FindProxy): Route[] {
  return [
    {
      methods: ['POST'],
      path: /^\/desktop\/server\/check$/,
      async handle({ request, response }) {
        const server = serverUrl((await readJson(request))['server'])
        if (server === null) throw new HttpFailure(422, 'BAD_SERVER')
        const isPandok = await checkServer(server, findProxy)
        if (isPandok === null) throw new HttpFailure(502, 'UNREACHABLE')
        if (!isPandok) throw new HttpFailure(422, 'NOT_PANDOK')
        sendJson(response, { server })
      },
    },
  ]
}
