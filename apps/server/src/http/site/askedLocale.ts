import { isListed, LOCALES, type Locale } from '@pandok/domain'
import type { FastifyRequest } from 'fastify'
import { localeFor } from '../requestFacts.ts'

const isLocale = (value: string | null | undefined): value is Locale => isListed(LOCALES, value)

/**
 * Returns the language of a document: that in its address, else the one that was chosen before, else that of
 * the browser.
 */
export function askedLocale(
  query: URLSearchParams,
  { cookie, 'accept-language': acceptLanguage }: FastifyRequest['headers'],
): { locale: Locale; isAsked: boolean } {
  const asked = query.get('lang')
  if (isLocale(asked)) return { locale: asked, isAsked: true }
  const chosen = /(?:^|;\s*)language=([a-z]+)/u.exec(cookie ?? '')?.[1]
  return { locale: isLocale(chosen) ? chosen : localeFor(acceptLanguage), isAsked: false }
}
