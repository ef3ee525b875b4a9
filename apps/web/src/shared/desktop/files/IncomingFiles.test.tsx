import type { IncomingBatch } from '@pandok/protocol/desktop'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_SESSION } from '#platform/session/sessionState.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { countUnsaved } from '#shared/editing/unsavedWork.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { IncomingFiles } from './IncomingFiles.tsx'
import { incomingStore } from './incomingStore.ts'

let made = 0
let batch: IncomingBatch

beforeEach(() => {
  const id = `incoming-${++made}`
  const file = { id: `${id}-file`, name: `CT/${id}.dcm`, size: 3, modifiedMs: 1 }
  batch = { id, source: 'handover', label: 'Thorax', at: 1, isCut: false, files: [file] }
  vi.stubGlobal('fetch', async () => Response.json({ batches: [batch] }))
  // jsdom has no locks, and its window has no focus.
  const locks = { request: async (_: string, act: () => unknown) => act(), query: async () => ({ held: [] }) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  act(() => incomingStore.drop(batch.id))
  clearScreen()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

const logIn = () => sessionStore.write({ ...EMPTY_SESSION, authToken: 'a', refreshToken: 'r' })

it('navigates to the images at once if no work is lost', async () => {
  logIn()
  const { router } = await showScreen(IncomingFiles, { path: '/program/library' })
  await act(async () => incomingStore.add(batch))
  await waitFor(() => expect(router.state.location.pathname).toBe('/program/viewer'))
})

it('waits until somebody has logged in', async () => {
  const { router } = await showScreen(IncomingFiles, { path: '/program' })
  await act(async () => incomingStore.add(batch))
  expect(router.state.location.pathname).toBe('/program')
  expect(screen.queryByRole('status', { name: /Thorax/u })).toBeNull()
  clearScreen()
  logIn()
  const entered = await showScreen(IncomingFiles, { path: '/program/plate' })
  await waitFor(() => expect(entered.router.state.location.pathname).toBe('/program/viewer'))
})

it('does not leave unsaved work: a notice links to the images', async () => {
  logIn()
  const forget = countUnsaved({ read: () => ({ isDirty: true }) })
  const { router, user } = await showScreen(IncomingFiles, { path: '/program/module/new' })
  await act(async () => incomingStore.add(batch))
  const open = await screen.findByRole('button', { name: 'Open images' })
  expect(screen.getByText('Thorax')).toBeDefined()
  expect(router.state.location.pathname).toBe('/program/module/new')
  await user.click(open)
  await waitFor(() => expect(router.state.location.pathname).toBe('/program/viewer'))
  forget()
})
