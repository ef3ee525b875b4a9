import { createPacResolver } from './createPacResolver.ts'
import { proxyFor } from './proxyFor.ts'
import { readWindowsProxy } from './readWindowsProxy.ts'
import type { ScriptRunner } from './ScriptRunner.ts'
import type { WindowsProxy } from './WindowsProxy.ts'

export type FindProxy = (target: URL) => Promise<URL | null>

/** Laptops move between networks while the program runs. */
const KEPT_MS = 60_000

/** Reads the Windows settings periodically, and our own settings each time. */
export function createProxyFinder(
  set: () => string | null,
  scripts: ScriptRunner | null = null,
  read = readWindowsProxy,
): FindProxy {
  const askScript = scripts === null ? null : createPacResolver(scripts)
  let reading: Promise<WindowsProxy | null> | undefined
  let until = 0

  async function windows(target: URL): Promise<WindowsProxy | null> {
    if (reading === undefined || performance.now() > until) {
      reading = read()
      until = performance.now() + KEPT_MS
    }
    const system = await reading
    return (await askScript?.(target, system?.script ?? null)) ?? system
  }

  return (target) => proxyFor(target, { set: set(), env: process.env, windows: () => windows(target) })
}
