import type { Clipboard } from '#clipboard/createClipboard.ts'
import { TEXT_MAX_BYTES } from '#clipboard/createClipboardText.ts'
import { HttpFailure } from '../HttpFailure.ts'
import type { Route } from '../Route.ts'
import { readJson } from '../readBody.ts'
import { sendJson } from '../sendJson.ts'

/** JSON escapes some characters with six. */
const BODY_MAX_BYTES = 6 * TEXT_MAX_BYTES + 1024
const RESTORE_MAX_SECONDS = 600

/** Clipboard access for the page; null if this system's clipboard isn't supported. */
export function clipboardRoutes(clipboard: Clipboard | null): Route[] {
  function found(): Clipboard {
    if (clipboard === null) throw new HttpFailure(501, 'NO_CLIPBOARD')
    return clipboard
  }
  return [
    {
      methods: ['PUT'],
      path: /^\/desktop\/clipboard$/,
      async handle({ request, response }) {
        const { text, isPrivate = true, restoreAfterSeconds = null } = await readJson(request, BODY_MAX_BYTES)
        const isText = typeof text === 'string' && text !== ''
        if (!isText || typeof isPrivate !== 'boolean' || !isDelay(restoreAfterSeconds)) {
          throw new HttpFailure(400, 'BAD_REQUEST')
        }
        if (Buffer.byteLength(text) > TEXT_MAX_BYTES) throw new HttpFailure(413, 'TOO_LARGE')
        sendJson(response, await found().copy(text, { isPrivate, restoreAfterSeconds }))
      },
    },
    {
      methods: ['POST'],
      path: /^\/desktop\/clipboard\/restore$/,
      handle: async ({ response }) => sendJson(response, await found().restore()),
    },
  ]
}

const isDelay = (given: unknown): given is number | null =>
  given === null || (typeof given === 'number' && given >= 1 && given <= RESTORE_MAX_SECONDS)
