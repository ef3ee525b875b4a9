import { existsSync } from 'node:fs'
import { posix } from 'node:path'

const NAMES = ['firefox-esr', 'firefox']

/**
 * Returns an installed Firefox, or none; FIREFOX_PATH names another one. The bridge is a program whose first
 * line names its interpreter, which Windows doesn't support.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined}
 */
export function findFirefox(environment = process.env, platform = process.platform) {
  if (platform === 'win32') return undefined
  const chosen = environment['FIREFOX_PATH']
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`FIREFOX_PATH names ${chosen}, and there is no such file.`)
    return chosen
  }
  const folders = (environment['PATH'] ?? '').split(':').filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name))).find(existsSync)
}
