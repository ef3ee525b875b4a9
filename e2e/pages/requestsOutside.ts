import type { Page } from '@playwright/test'

/** Records the addresses of other servers that a page requests from now on. */
export function requestsOutside(page: Page, own: string): readonly string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // Addresses with data: and blob: cause no request.
    if (url.origin !== own && /^(?:https?|wss?):$/u.test(url.protocol)) outside.push(url.href)
  })
  return outside
}
