import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFirefox } from './findFirefox.mjs'

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pandok-firefox-'))
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

test('the long-term Firefox is found before another one, and none where there is none', () => {
  const folder = folderWith('firefox', 'firefox-esr')
  expect(findFirefox({ PATH: `/nowhere:${folder}` }, 'linux')).toBe(join(folder, 'firefox-esr'))
  expect(findFirefox({ PATH: folderWith() }, 'linux')).toBeUndefined()
  expect(findFirefox({ PATH: folder }, 'win32')).toBeUndefined()
})

test('a path that names no file is an error, not a search', () => {
  const folder = folderWith('firefox')
  expect(() => findFirefox({ PATH: folder, FIREFOX_PATH: join(folder, 'other') }, 'linux')).toThrow(
    'no such file',
  )
  expect(findFirefox({ PATH: '', FIREFOX_PATH: join(folder, 'firefox') }, 'linux')).toBe(
    join(folder, 'firefox'),
  )
})
