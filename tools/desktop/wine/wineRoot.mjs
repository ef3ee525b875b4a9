import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

/** Debian's release with Wine 10; Wine 8 of the one before doesn't run Node 24. */
export const RELEASE = 'trixie'

/** The folder with a small Debian and Wine in it, whether it is there or not. */
export function wineRoot(/** @type {NodeJS.ProcessEnv} */ env = process.env) {
  const cache = env['DESKTOP_WINE_CACHE'] || path.join(homedir(), '.cache', 'pandok-desktop')
  return path.join(cache, `wine-${RELEASE}`)
}

export const hasWine = (/** @type {string} */ root) =>
  existsSync(path.join(root, 'usr', 'lib', 'wine', 'wine64'))
