import { afterEach, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { siteAddress } from './siteAddress.ts'

const root = document.documentElement
beforeEach(async () => {
  await textStore.show('ja')
  root.setAttribute('data-desktop', '')
  root.setAttribute('data-desktop-server', 'https://pandok.example')
})
afterEach(() => {
  root.removeAttribute('data-desktop')
  root.removeAttribute('data-desktop-server')
})

it.each([
  ['/price', 'https://pandok.example/price?lang=ja'],
  ['/price?plan=basic-monthly', 'https://pandok.example/price?plan=basic-monthly&lang=ja'],
  ['/terms?activeTab=1', 'https://pandok.example/terms?activeTab=1&lang=ja'],
  ['/download', 'https://pandok.example/download?lang=ja'],
  ['/prices', null],
  ['/program/payment', null],
  ['/join', null],
  ['/', null],
])('%s is at %j', (path, address) => expect(siteAddress(path)).toBe(address))

it('every page keeps its address in a browser and without a server', () => {
  root.removeAttribute('data-desktop-server')
  expect(siteAddress('/price')).toBeNull()
  root.setAttribute('data-desktop-server', 'https://pandok.example')
  root.removeAttribute('data-desktop')
  expect(siteAddress('/price')).toBeNull()
})
