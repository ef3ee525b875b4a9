import type { EncryptedStore } from '#keep/createEncryptedStore.ts'
import type { LocalStore } from '#keep/openLocalStore.ts'
import { contentType } from '../contentType.ts'
import { HttpFailure } from '../HttpFailure.ts'
import { OWN_HEADERS } from '../headers.ts'
import type { Route } from '../Route.ts'
import { readBody, readJson } from '../readBody.ts'
import { sendNothing } from '../sendJson.ts'

const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024
const DOCUMENTS_MAX = 2000
/** A browser's local storage holds five million characters. */
const LOCAL_MAX_BYTES = 16 * 1024 * 1024

/** The page's storage: named documents and its `localStorage`. */
export function keepRoutes(keep: EncryptedStore, local: LocalStore, boot: string): Route[] {
  // A prefix separates the page's documents from the program's own.
  const own = (name = '') => `page/${name}`
  return [
    {
      methods: ['GET', 'PUT', 'DELETE'],
      path: /^\/desktop\/keep\/(?<name>[a-z0-9][a-z0-9._-]{0,79})$/,
      async handle({ request, response, params }) {
        const name = own(params['name'])
        if (request.method === 'GET') {
          const content = await keep.read(name)
          if (content === null) throw new HttpFailure(404, 'NOT_FOUND')
          response.writeHead(200, {
            ...OWN_HEADERS,
            'content-type': 'application/octet-stream',
            'content-length': content.byteLength,
          })
          return void response.end(content)
        }
        if (request.method === 'PUT') {
          const content = await readBody(request, DOCUMENT_MAX_BYTES)
          if ((await keep.count()) >= DOCUMENTS_MAX && (await keep.read(name)) === null)
            throw new HttpFailure(409, 'TOO_MANY')
          await keep.write(name, content)
        } else await keep.remove(name)
        sendNothing(response)
      },
    },
    {
      methods: ['PATCH'],
      path: /^\/desktop\/local$/,
      async handle({ request, response }) {
        const { changes } = await readJson(request, LOCAL_MAX_BYTES)
        if (!isChanges(changes)) throw new HttpFailure(400, 'BAD_REQUEST')
        await local.change(changes)
        sendNothing(response)
      },
    },
    {
      methods: ['GET'],
      path: /^\/desktop\/boot\.js$/,
      handle({ response }) {
        const script = `;(() => {\n${boot}\nboot(JSON.parse(${JSON.stringify(JSON.stringify(local.read()))}))\n})()\n`
        response.writeHead(200, { ...OWN_HEADERS, 'content-type': contentType('boot.js') })
        response.end(script)
      },
    },
  ]
}

const isChanges = (given: unknown): given is Record<string, string | null> =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  Object.values(given).every((value) => value === null || typeof value === 'string')
