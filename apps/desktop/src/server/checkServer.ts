import type { IncomingMessage } from 'node:http'
import type { FindProxy } from '#net/createProxyFinder.ts'
import { openRequest } from '#net/openRequest.ts'
import { serverUrl } from '#settings/Settings.ts'
import { bodyOf } from '#update/readLatest.ts'

const ANSWER_MAX_BYTES = 4096
/** A user waits for the result at a form. */
const TIMEOUT_MS = 10_000

/**
 * The actual address of the Pandok server: `pandok.example` may redirect to `www.pandok.example`, which is
 * then stored, because calls don't follow redirects.
 */
export async function checkServer(
  server: string,
  findProxy: FindProxy,
  mayLead = true,
): Promise<string | 'UNREACHABLE' | 'NOT_PANDOK'> {
  const target = new URL('/api/health/live', server)
  const answer = await get(target, findProxy).catch(() => null)
  if (answer === null) return 'UNREACHABLE'
  const { statusCode = 0, headers } = answer
  if (statusCode >= 300 && statusCode < 400) {
    answer.destroy()
    const { location = '' } = headers
    const next = URL.canParse(location, target) ? serverUrl(new URL(location, target).origin) : null
    return next !== null && mayLead ? checkServer(next, findProxy, false) : 'NOT_PANDOK'
  }
  try {
    const said: unknown = JSON.parse((await bodyOf(answer, ANSWER_MAX_BYTES)).toString('utf8'))
    return Object(said)['status'] === 'live' ? server : 'NOT_PANDOK'
  } catch {
    // The answer is a router's page, or another site's.
    return 'NOT_PANDOK'
  }
}

async function get(target: URL, findProxy: FindProxy): Promise<IncomingMessage> {
  const asking = await openRequest({ target, method: 'GET', headers: {}, proxy: await findProxy(target) })
  asking.setTimeout(TIMEOUT_MS, () => asking.destroy(new Error('Silence.')))
  return new Promise((resolve, reject) => {
    asking.once('response', resolve).once('error', reject).end()
  })
}
