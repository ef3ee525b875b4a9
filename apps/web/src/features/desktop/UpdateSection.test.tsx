import type { DesktopSettings, UpdateState } from '@pandok/protocol/desktop'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { type FakeProgram, fakeProgram } from './testkit/fakeProgram.ts'
import { UpdateSection } from './UpdateSection.tsx'

const MEGABYTE = 1024 ** 2
const found = (state: 'available' | 'downloading' | 'ready', bytes = 0): UpdateState => ({
  state,
  version: '1.3.0',
  size: 60 * MEGABYTE,
  bytes,
  notes: { ko: ['빨라짐'], en: ['Faster'], zh: ['更快'], ja: ['高速化'], de: ['Schneller'] },
})
const SETTINGS: DesktopSettings = {
  server: 'https://pandok.example',
  proxy: null,
  isCheckingForUpdates: true,
}

let program: FakeProgram
beforeEach(() => {
  program = fakeProgram()
})
afterEach(() => {
  clearScreen()
  program.stop()
})

function Shown() {
  const [settings, setSettings] = useState(SETTINGS)
  return <UpdateSection settings={settings} onSaved={setSettings} />
}
async function show(state: UpdateState, locale: 'en' | 'de' = 'en') {
  program.on('GET /desktop/update', () => ({ body: state }))
  return showScreen(Shown, { locale })
}
const asked = () =>
  program.calls.map(({ request }) => request).filter((request) => request.startsWith('POST'))
const button = (name: string) => screen.getByRole('button', { name })
const tell = (state: UpdateState) => act(async () => program.tell('update', state))

it.each([
  ['policy', /turned off by your administrator/u],
  ['no-key', /built without update checks/u],
  ['no-server', /once a server is set/u],
] as const)('says why it is off: %s', async (reason, words) => {
  await show({ state: 'off', reason })
  await screen.findByText(words)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('checkbox') === null).toBe(reason !== 'no-server')
})

it('checks on request, and shows what is new in the language of the page', async () => {
  program.on('POST /desktop/update/check', () => ({ body: found('available') }))
  const { user } = await show({ state: 'current' }, 'de')
  await screen.findByText('Sie verwenden die neueste Version.')
  await user.click(button('Jetzt suchen'))
  await screen.findByText('Version 1.3.0 ist verfügbar')
  expect(screen.getByText('Schneller')).toBeTruthy()
  expect(screen.queryByText('Faster')).toBeNull()
  expect(asked()).toEqual(['POST /desktop/update/check'])
})

it('downloads on request, shows the progress, and installs only after another confirmation', async () => {
  program.on('POST /desktop/update/download', () => ({ body: found('available') }))
  program.on('POST /desktop/update/install', () => ({ body: found('ready') }))
  const { user } = await show(found('available'))
  await user.click(await screen.findByRole('button', { name: 'Download (60 MB)' }))
  await tell(found('downloading', 15 * MEGABYTE))
  const bar = screen.getByRole('progressbar', { name: 'Downloading 1.3.0…' })
  expect(bar.getAttribute('aria-valuetext')).toBe('15 MB of 60 MB')
  await tell(found('ready', 60 * MEGABYTE))
  await user.click(button('Install now and restart'))
  await user.click(screen.getByText('Later'))
  expect(asked()).toEqual(['POST /desktop/update/download'])
  await user.click(button('Install now and restart'))
  await user.click(button('Install and restart'))
  await screen.findByText(/The program will open again shortly/u)
  expect(asked().at(-1)).toBe('POST /desktop/update/install')
})

it.each([
  ['check', /Could not check for updates/u],
  ['download', /continue where it stopped/u],
] as const)('that failed at its %s is tried again at the same place', async (at, words) => {
  program.on(`POST /desktop/update/${at}`, () => ({ body: found('available') }))
  const { user } = await show({ state: 'failed', at })
  await screen.findByText(words)
  await user.click(button('Try again'))
  await waitFor(() => expect(asked()).toEqual([`POST /desktop/update/${at}`]))
})

it('reports an installer that can’t be started, and allows another try', async () => {
  program.on('POST /desktop/update/install', () => ({ status: 500, body: { code: 'NOT_STARTED' } }))
  const { user } = await show(found('ready'))
  await user.click(await screen.findByRole('button', { name: 'Install now and restart' }))
  await user.click(button('Install and restart'))
  await screen.findByText(/could not be started/u)
  expect(button('Install now and restart')).toBeTruthy()
})

it('offers a changed file for download again instead of installing it', async () => {
  program.on('POST /desktop/update/install', () => ({ status: 409, body: { code: 'NOT_READY' } }))
  program.on('POST /desktop/update/check', () => ({ body: found('available') }))
  const { user } = await show(found('ready'))
  await user.click(await screen.findByRole('button', { name: 'Install now and restart' }))
  await user.click(button('Install and restart'))
  await screen.findByText(/has changed and was not installed/u)
  await screen.findByRole('button', { name: 'Download (60 MB)' })
})

it('allows the automatic check to be switched off', async () => {
  program.on('PUT /desktop/settings', (body) => ({ body: { ...SETTINGS, ...(body as object) } }))
  const { user } = await show({ state: 'current' })
  await user.click(await screen.findByLabelText('Check for updates automatically'))
  await waitFor(() =>
    expect(program.calls.at(-1)).toEqual({
      request: 'PUT /desktop/settings',
      body: { isCheckingForUpdates: false },
    }),
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

it('shows that the program doesn’t answer', async () => {
  program.on('GET /desktop/update', () => ({ status: 500, body: { code: 'INTERNAL' } }))
  await showScreen(Shown)
  await screen.findByText(/is not responding/u)
})
