import { chromium } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { findBrowser } from './findBrowser.mjs'
import { installedBrowserPaths } from './installedBrowserPaths.mjs'

describe('findBrowser', () => {
  it('finds a browser that really opens a page', async () => {
    const browser = await chromium.launch(findBrowser())
    try {
      const page = await browser.newPage()
      await page.setContent('<p>판독</p>')
      expect(await page.locator('p').evaluate((p) => p.getBoundingClientRect().width > 0)).toBe(true)
    } finally {
      await browser.close()
    }
  })

  it('prefers the one that CHROMIUM_PATH names', () => {
    const env = { CHROMIUM_PATH: process.execPath, PATH: '/bin' }
    expect(findBrowser(env)).toMatchObject({ executablePath: process.execPath, env })
  })

  it('says so when CHROMIUM_PATH names nothing', () => {
    expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(/CHROMIUM_PATH names \/nowhere/)
  })

  it('keeps the library path of the environment behind its own', () => {
    const env = findBrowser({ LD_LIBRARY_PATH: '/opt/lib' }).env
    expect(env['LD_LIBRARY_PATH']).toMatch(/\/opt\/lib$/)
  })
})

describe('installedBrowserPaths', () => {
  it('knows where Chrome lives on Windows and macOS', () => {
    expect(installedBrowserPaths('win32', { PROGRAMFILES: 'C:\\Program Files' })).toContain(
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    )
    expect(installedBrowserPaths('darwin', {})).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    )
  })

  it('looks through PATH on Linux', () => {
    expect(installedBrowserPaths('linux', { PATH: '/opt/bin' })[0]).toBe('/opt/bin/chromium')
  })
})
