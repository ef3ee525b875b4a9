import { existsSync } from 'node:fs'
import { posix } from 'node:path'

/** @typedef {{ driver: string, screen: string | undefined }} WebKit a driver, and the program that gives it a screen where there is none */

/**
 * Returns the driver of an installed WebKitGTK (Debian: webkit2gtk-driver) with a display, or none;
 * WEBKIT_DRIVER_PATH names another one. Without a display it needs Xvfb.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {WebKit | undefined}
 */
export function findWebKit(environment = process.env) {
  const chosen = environment['WEBKIT_DRIVER_PATH']
  if (chosen && !existsSync(chosen))
    throw new Error(`WEBKIT_DRIVER_PATH names ${chosen}, and there is no such file.`)
  const driver = chosen || inPath(environment, 'WebKitWebDriver')
  const screen = environment['DISPLAY'] ? undefined : inPath(environment, 'Xvfb')
  return driver === undefined || (!environment['DISPLAY'] && screen === undefined)
    ? undefined
    : { driver, screen }
}

function inPath(/** @type {NodeJS.ProcessEnv} */ environment, /** @type {string} */ name) {
  const folders = (environment['PATH'] ?? '').split(':').filter(Boolean)
  return folders.map((folder) => posix.join(folder, name)).find(existsSync)
}
