import { type Locale, localeOf } from '@pandok/domain'
import type { FastifyRequest } from 'fastify'
import type { RequestFacts } from '#rpc/ActionContext.ts'

const known = new Map<string, Locale>()
const KNOWN_MAX = 500
const USER_AGENT_MAX_CHARACTERS = 300

/** Browsers send the same few headers over and over, so the result is cached. */
export function localeFor(header: string | undefined): Locale {
  const key = header ?? ''
  const found = known.get(key)
  if (found !== undefined) return found
  const locale = localeOf(key)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, locale)
  return locale
}

export const requestFacts = ({ id, ip, headers }: FastifyRequest): RequestFacts => ({
  id,
  address: ip.startsWith('::ffff:') ? ip.slice(7) : ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_CHARACTERS),
  locale: localeFor(headers['accept-language']),
})
