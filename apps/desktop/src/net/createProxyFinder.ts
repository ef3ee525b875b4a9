import { proxyFor } from './proxyFor.ts'
import { readWindowsProxy } from './readWindowsProxy.ts'
import type { WindowsProxy } from './WindowsProxy.ts'

export type FindProxy = (target: URL) => Promise<URL | null>

/** Laptops go from the hospital home and back while the program runs. */
const KEPT_MS = 60_000

/** Asks Windows now and then, and the settings each time. */
export function createProxyFinder(set: () => string | null, read = readWindowsProxy): FindProxy {
  let reading: Promise<WindowsProxy | null> | undefined
  let until = 0
  return async (target) => {
    if (reading === undefined || performance.now() > until) {
      reading = read()
      until = performance.now() + KEPT_MS
    }
    return proxyFor(target, { set: set(), env: process.env, windows: await reading })
  }
}
