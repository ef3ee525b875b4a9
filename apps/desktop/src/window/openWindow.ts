import { rm } from 'node:fs/promises'
import type { Log } from '#log/createLog.ts'
import { findBrowsers } from './findBrowsers.ts'
import { openBrowser, openDefaultBrowser, openOutside } from './openBrowser.ts'
import { openPlaces } from './openPlaces.ts'
import { openWebview } from './openWebview.ts'
import type { ProgramWindow, WindowOptions } from './ProgramWindow.ts'

export interface OpenWindowOptions extends WindowOptions {
  placesFile: string
  narrowPlacesFile: string
  log: Log
}

/** Opens the best available window: our own, Edge's, Chrome's, or a tab of the default browser. */
export async function openWindow(given: OpenWindowOptions): Promise<ProgramWindow> {
  const { placesFile, narrowPlacesFile, log, ...options } = given
  // A previous run that could not clean up may have left its profile behind.
  await clearProfile(options.profile)
  try {
    const [places, narrowPlaces] = await Promise.all([openPlaces(placesFile), openPlaces(narrowPlacesFile)])
    return openWebview({ ...options, places, narrowPlaces, openOutside })
  } catch {
    log.write('NO_WEBVIEW')
  }
  for (const browser of findBrowsers()) {
    try {
      return await openBrowser(browser, options)
    } catch {
      log.write('NO_BROWSER', { kind: browser.kind.toUpperCase() })
    }
  }
  return openDefaultBrowser(options)
}

/** The next start has another origin and can't use the profile, whose content is unencrypted. */
export const clearProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => {})
