import type { WindowTerms } from '#state/Change.ts'

/** Reads the settings with which the merchant's page opens the window; undefined if they are invalid. */
export function readTerms(query: URLSearchParams): WindowTerms | undefined {
  const origin = originOf(query.get('origin'))
  const target = query.get('target')
  const successUrl = addressOf(query.get('successUrl'))
  const failUrl = addressOf(query.get('failUrl'))
  if (origin === null || successUrl === undefined || failUrl === undefined) return undefined
  if (target !== 'self' && target !== 'iframe') return undefined
  // Both addresses are given, or neither in the promise form, for which the page stays open.
  if ((successUrl === null) !== (failUrl === null)) return undefined
  if (successUrl === null && target === 'self') return undefined
  return { target, origin, language: query.get('language') ?? 'ko', successUrl, failUrl }
}

export function originOf(text: string | null): string | null {
  const address = addressOf(text)
  return address === null || address === undefined ? null : new URL(address).origin
}

/** Accepts only addresses to which a browser may safely be sent. */
function addressOf(text: string | null): string | null | undefined {
  if (text === null || text === '') return null
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined
}
