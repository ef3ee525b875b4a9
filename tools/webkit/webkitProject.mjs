import { findWebKit } from './findWebKit.mjs'

/**
 * The journeys in WebKit, for Playwright's runner. They drive the browser by WebDriver themselves: Playwright
 * supports only a WebKit of its own build, which Debian doesn't have.
 * @returns {import('@playwright/test').Project}
 */
export function webkitProject() {
  if (findWebKit() === undefined)
    throw new Error(
      'No driver of WebKit found. Install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_PATH.',
    )
  return { name: 'webkit', testMatch: 'webkit/*.webkit.ts' }
}
