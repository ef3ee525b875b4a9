import { vi } from 'vitest'

/**
 * The page's address, until `vi.restoreAllMocks()`. The history's own way works only as long as no test before has led the
 * window elsewhere.
 */
export function standAt(path: string): void {
  const { pathname, search, href, hostname } = new URL(path, 'http://localhost:3000')
  vi.spyOn(window, 'location', 'get').mockReturnValue({ pathname, search, href, hostname } as Location)
}
