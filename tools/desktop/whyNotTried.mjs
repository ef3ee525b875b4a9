import { execFileSync } from 'node:child_process'
import { isThere } from './isThere.mjs'
import { hasWine, wineRoot } from './wine/wineRoot.mjs'

const PROGRAMS = ['makensis', 'osslsigncode', 'openssl', 'unshare']

/**
 * Returns why `npm run desktop:test` can't run with what is on this computer already, or null if it can.
 * @returns {string | null}
 */
export function whyNotTried(/** @type {NodeJS.ProcessEnv} */ env = process.env) {
  // Then it may fetch what it lacks.
  if (env['DESKTOP_TEST'] === '1') return null
  const missing = PROGRAMS.filter((program) => !isThere(program))
  if (missing.length > 0) return `${missing.join(', ')} is missing`
  if (!hasWine(wineRoot(env))) return `there is no Wine 10 in ${wineRoot(env)} (DESKTOP_TEST=1 makes one)`
  try {
    execFileSync('unshare', ['-m', 'true'], { stdio: 'ignore' })
    return null
  } catch {
    return 'folders can’t be mounted here'
  }
}
