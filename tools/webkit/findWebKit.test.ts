import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findWebKit } from './findWebKit.mjs'

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pandok-webkit-'))
  for (const name of names) writeFileSync(join(folder, name), '')
  return folder
}

test('a driver of WebKit needs something to draw on: a display, or a screen that nobody sees', () => {
  const both = folderWith('WebKitWebDriver', 'Xvfb')
  const driver = join(both, 'WebKitWebDriver')
  expect(findWebKit({ PATH: `/nowhere:${both}` })).toEqual({ driver, screen: join(both, 'Xvfb') })
  expect(findWebKit({ PATH: both, DISPLAY: ':0' })).toEqual({ driver, screen: undefined })
  expect(findWebKit({ PATH: folderWith('WebKitWebDriver') })).toBeUndefined()
  expect(findWebKit({ PATH: folderWith('Xvfb') })).toBeUndefined()
})

test('a path that names no file is an error, not a search', () => {
  const both = folderWith('WebKitWebDriver', 'Xvfb')
  expect(() => findWebKit({ PATH: both, WEBKIT_DRIVER_PATH: '/nowhere/driver' })).toThrow('no such file')
})
