import type { DesktopInfo, DesktopSettings } from '@pandok/protocol/desktop'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { DesktopScreen } from './DesktopScreen.tsx'
import { type FakeProgram, fakeProgram } from './testkit/fakeProgram.ts'

const INFO: DesktopInfo = {
  version: '1.2.3',
  platform: 'win32',
  server: 'https://pandok.example',
  window: 'webview',
}
const SETTINGS: DesktopSettings = { server: INFO.server, proxy: null, isCheckingForUpdates: true }

let program: FakeProgram
beforeEach(() => {
  program = fakeProgram()
  program.on('GET /desktop/info', () => ({ body: INFO }))
  program.on('GET /desktop/settings', () => ({ body: SETTINGS }))
  program.on('GET /desktop/update', () => ({ body: { state: 'current' } }))
  program.on('GET /desktop/watch', () => ({ body: { folder: null } }))
  program.on('GET /desktop/recent', () => ({ body: { recent: [] } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  clearScreen()
  program.stop()
})

const region = (name: string) => screen.findByRole('region', { name })

it('shows what it is, in which window, and for which server', async () => {
  await showScreen(DesktopScreen)
  const about = within(await region('About'))
  for (const fact of ['1.2.3', 'Dedicated window (WebView2)', 'https://pandok.example']) about.getByText(fact)
})

it('shows folders, which may be named after patients, to members only', async () => {
  await showScreen(DesktopScreen)
  await region('About')
  expect(screen.queryByRole('link', { name: 'Open the viewer' })).toBeNull()
  clearScreen()
  sessionStore.write({ authToken: 'x' })
  await showScreen(DesktopScreen)
  expect((await screen.findByRole('link', { name: 'Open the viewer' })).getAttribute('href')).toBe(
    '/program/viewer',
  )
})

it('accepts a proxy as Windows writes it, and none if the field is empty', async () => {
  program.on('PUT /desktop/settings', (body) => ({ body: { ...SETTINGS, ...(body as object) } }))
  const { user } = await showScreen(DesktopScreen)
  const network = within(await region('Network'))
  await user.type(network.getByLabelText('Proxy'), 'proxy.example:8080{Enter}')
  await screen.findAllByText(/^Saved\./u)
  expect(program.calls.at(-1)?.body).toEqual({ proxy: 'http://proxy.example:8080' })
  await user.clear(network.getByLabelText('Proxy'))
  await user.click(network.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(program.calls.at(-1)?.body).toEqual({ proxy: null }))
})

it('shows what is wrong with a proxy', async () => {
  program.on('PUT /desktop/settings', () => ({ status: 422, body: { code: 'BAD_PROXY' } }))
  const { user } = await showScreen(DesktopScreen)
  await user.type(await screen.findByLabelText('Proxy'), 'socks5://proxy{Enter}')
  await screen.findByText(/not a proxy address/u)
})

it('shows the diagnostics completely before they are saved to a file', async () => {
  program.on('GET /desktop/diagnostics', () => ({ body: { program: { version: '1.2.3' }, log: [] } }))
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push(content as Blob)
    return '#'
  })
  const { user } = await showScreen(DesktopScreen)
  await user.click(await screen.findByRole('button', { name: 'Save diagnostics' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save diagnostics' }))
  dialog.getByText(/nothing about patients and is never sent automatically/u)
  const shown = dialog.getByRole('region', { name: 'Diagnostics text' }).textContent
  expect(JSON.parse(shown ?? '')).toEqual({ program: { version: '1.2.3' }, log: [] })
  expect(saved).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save as file' }))
  expect(await saved[0]?.text()).toBe(shown)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows that the program doesn’t answer', async () => {
  program.on('GET /desktop/info', () => ({ status: 500, body: { code: 'INTERNAL' } }))
  await showScreen(DesktopScreen)
  await screen.findByText(/is not responding/u)
})
