import { textStore } from '#platform/text/textStore.ts'
import { desktopServer } from './desktopServer.ts'
import { isDesktop } from './isDesktop.ts'

/**
 * Pages that the Windows program leaves to the server's site: prices and terms are the server's, and payments
 * and social log-ins redirect to its address only.
 */
const ON_THE_SITE = /^\/(?:download|price|terms)(?=[/?#]|$)/

/** The address of a public page for users of the Windows program; null for other pages and in a browser. */
export function siteAddress(path: string): string | null {
  if (!isDesktop() || !ON_THE_SITE.test(path)) return null
  return addressAt(path)
}

/** The address of any page of the site. */
export function addressAt(path: string): string | null {
  const server = desktopServer()
  if (server === null) return null
  const url = new URL(path, server)
  if (textStore.isReady()) url.searchParams.set('lang', textStore.read().locale)
  return url.href
}
