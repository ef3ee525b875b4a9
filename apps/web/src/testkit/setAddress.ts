import { vi } from 'vitest'

/**
 * Sets the page's address until `vi.restoreAllMocks()`. `history.pushState` works only if no earlier test has
 * navigated the window elsewhere.
 */
export function setAddress(path: string): void {
  const { pathname, search, href, hostname } = new URL(path, 'http://localhost:3000')
  vi.spyOn(window, 'location', 'get').mockReturnValue({ pathname, search, href, hostname } as Location)
}
