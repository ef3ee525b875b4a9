import type { Page } from '@playwright/test'

/** What a page asks anybody but its own server for, from now on. */
export function requestsOutside(page: Page, own: string): readonly string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // data: and blob: go nowhere.
    if (url.origin !== own && /^(?:https?|wss?):$/u.test(url.protocol)) outside.push(url.href)
  })
  return outside
}
