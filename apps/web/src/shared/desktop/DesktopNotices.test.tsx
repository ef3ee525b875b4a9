import type { UpdateState } from '@pandok/protocol/desktop'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { DesktopNotices } from './DesktopNotices.tsx'

const realFetch = window.fetch
const found = (state: 'available' | 'downloading' | 'ready', version = '1.3.0'): UpdateState => ({
  state,
  version,
  size: 9,
  bytes: 0,
  notes: { ko: [], en: [], zh: [], ja: [], de: [] },
})
let state: UpdateState

beforeEach(() => {
  state = found('available')
  window.fetch = async () => Response.json(state)
})
afterEach(() => {
  window.fetch = realFetch
  clearScreen()
})

const tell = (detail: UpdateState) =>
  act(async () => void window.dispatchEvent(new CustomEvent('pandok-desktop-update', { detail })))

it('a newer version is announced once, and again when it can be installed', async () => {
  const { user, unmount } = await showScreen(DesktopNotices)
  await screen.findByText('Version 1.3.0 is available.')
  expect(screen.getByRole('link', { name: 'Show update' }).getAttribute('href')).toBe('/program/desktop')
  await user.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByRole('status', { name: /1\.3\.0/u })).toBeNull()
  unmount()
  await showScreen(DesktopNotices)
  expect(screen.queryByText(/1\.3\.0/u)).toBeNull()
  await tell(found('downloading'))
  expect(screen.queryByText(/1\.3\.0/u)).toBeNull()
  await tell(found('ready'))
  await screen.findByText('Version 1.3.0 is ready to install.')
  await tell(found('available', '1.4.0'))
  await screen.findByText('Version 1.4.0 is available.')
})

it.each<UpdateState>([
  { state: 'current' },
  { state: 'off', reason: 'policy' },
  { state: 'failed', at: 'check' },
])('nothing is told of %j', async (given) => {
  state = given
  const { container } = await showScreen(DesktopNotices)
  expect(container.querySelector('[role="status"] a')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('nothing is announced on the page that shows it', async () => {
  await showScreen(DesktopNotices, { path: '/program/desktop' })
  expect(screen.queryByRole('link')).toBeNull()
})
