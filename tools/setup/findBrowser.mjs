import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installedBrowserPaths } from './installedBrowserPaths.mjs'
import { canUnpackChromium, unpackChromium } from './unpackChromium.mjs'

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {Record<string, string>} env the whole environment of the browser process, not additions to it
 * @property {string[]} args
 */

const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

// There is no sandbox: it needs privileges that containers and root don't have, and the tests open only
// Pandok's own pages.
const QUIET_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the Chromium that tests, benchmarks and screenshots use. The one from npm takes precedence over an
 * installed one, so that every machine uses the same version.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {string} [root]
 * @returns {Browser}
 */
export function findBrowser(environment = process.env, root = repositoryRoot) {
  const env = definedOnly(environment)
  const chosen = env['CHROMIUM_PATH']
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`)
    return { executablePath: chosen, env, args: QUIET_ARGS }
  }
  if (canUnpackChromium(root)) {
    const { executablePath, libraries, fontconfig } = unpackChromium(root)
    const libraryPath = [libraries, env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
    return {
      executablePath,
      env: { ...env, LD_LIBRARY_PATH: libraryPath, FONTCONFIG_PATH: fontconfig },
      args: QUIET_ARGS,
    }
  }
  const installed = installedBrowserPaths(process.platform, env).find(existsSync)
  if (installed) return { executablePath: installed, env, args: QUIET_ARGS }
  throw new Error('No browser found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.')
}

/** @returns {Record<string, string>} */
function definedOnly(/** @type {NodeJS.ProcessEnv} */ environment) {
  /** @type {Record<string, string>} */
  const env = {}
  for (const [name, value] of Object.entries(environment)) if (value !== undefined) env[name] = value
  return env
}
