import type { FindProxy } from '#net/createProxyFinder.ts'
import { checkServer } from '#server/checkServer.ts'
import { serverUrl } from '#settings/Settings.ts'
import { HttpFailure } from '../HttpFailure.ts'
import type { Route } from '../Route.ts'
import { readJson } from '../readBody.ts'
import { sendJson } from '../sendJson.ts'

/** Checks a server before it is configured. */
export function serverRoutes(findProxy: FindProxy): Route[] {
  return [
    {
      methods: ['POST'],
      path: /^\/desktop\/server\/check$/,
      async handle({ request, response }) {
        const server = serverUrl((await readJson(request))['server'])
        if (server === null) throw new HttpFailure(422, 'BAD_SERVER')
        const found = await checkServer(server, findProxy)
        if (found === 'UNREACHABLE') throw new HttpFailure(502, found)
        if (found === 'NOT_PANDOK') throw new HttpFailure(422, found)
        sendJson(response, { server: found })
      },
    },
  ]
}
