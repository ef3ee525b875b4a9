import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

/** This release of Debian has Wine 10; Wine 8 of the previous release doesn't run Node.js 24. */
export const RELEASE = 'trixie'

/** Returns the folder with a small Debian and Wine in it, whether or not it exists. */
export function wineRoot(/** @type {NodeJS.ProcessEnv} */ env = process.env) {
  const cache = env['DESKTOP_WINE_CACHE'] || path.join(homedir(), '.cache', 'pandok-desktop')
  return path.join(cache, `wine-${RELEASE}`)
}

export const hasWine = (/** @type {string} */ root) =>
  existsSync(path.join(root, 'usr', 'lib', 'wine', 'wine64'))
