import { existsSync } from 'node:fs'
import { posix } from 'node:path'

const NAMES = ['firefox-esr', 'firefox']

/**
 * An installed Firefox, or none; FIREFOX_PATH names another one. The bridge is a program with a first line that names its
 * interpreter, which Windows doesn't know.
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
