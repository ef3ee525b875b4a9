import { bannerList } from '@pandok/protocol'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ProgramLayout } from './ProgramLayout.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on(bannerList, () => ({ items: [] }))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const NAMES = ['Plates', 'Images', 'Modules', 'Library', 'Payments', 'Report check']

async function navigationAt(path: string) {
  await showScreen(ProgramLayout, { path, pattern: '/program/*' })
  const nav = screen.getByRole('navigation', { name: 'Program' })
  const links = within(nav).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(NAMES)
  return { nav, titles: links.map((link) => link.getAttribute('title')) }
}

// jsdom computes no layout, so the width is read from the class.
const FOLDED = 'md:w-16'

it.each(['/program/module/new', '/program/module/42', '/program/plate?plate=7'])(
  'is folded to icons with accessible names in an editor, at %s',
  async (path) => {
    const { nav, titles } = await navigationAt(path)
    expect(titles).toEqual(NAMES)
    expect(nav.classList).toContain(FOLDED)
  },
)

it.each(['/program/module', '/program/plate', '/program/library?q=plate'])(
  'has its full width at %s',
  async (path) => {
    const { nav, titles } = await navigationAt(path)
    expect(titles).toEqual(NAMES.map(() => null))
    expect(nav.classList).not.toContain(FOLDED)
  },
)
