import type { IncomingMessage } from 'node:http'
import type { FindProxy } from './createProxyFinder.ts'
import { openRequest } from './openRequest.ts'

const REDIRECTS_MAX = 3
const TIMEOUT_MS = 30_000

/**
 * Resolves with the answer to a GET, its body unread. Redirects are followed only to addresses that are as secure as
 * the first.
 */
export async function openGet(
  target: URL,
  findProxy: FindProxy,
  headers: Record<string, string> = {},
  redirects = 0,
): Promise<IncomingMessage> {
  const asking = await openRequest({ target, method: 'GET', headers, proxy: await findProxy(target) })
  asking.setTimeout(TIMEOUT_MS, () => asking.destroy(new Error('Silence.')))
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', reject).end()
  })
  const { statusCode = 0, headers: given } = answer
  if (![301, 302, 303, 307, 308].includes(statusCode)) return answer
  answer.destroy()
  const next = new URL(given.location ?? '', target)
  const isSafe = next.protocol === 'https:' || next.origin === target.origin
  if (!isSafe || redirects >= REDIRECTS_MAX) throw new Error('It leads elsewhere.')
  return openGet(next, findProxy, headers, redirects + 1)
}
