import type { IncomingBatch } from '@pandok/protocol/desktop'
import { createOpening, type Viewer } from '@pandok/viewer'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { incomingStore } from '#shared/desktop/files/incomingStore.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { DesktopOpening } from './DesktopOpening.tsx'

let asked: string[]
let taken: string[]
let made = 0

const batchOf = (source: IncomingBatch['source'], isCut = false): IncomingBatch => {
  const id = `opening-${++made}`
  const file = { id: `${id}-file`, name: `CT/${id}.dcm`, size: 3, modifiedMs: 1 }
  return { id, source, label: 'CT', at: 1, isCut, files: [file] }
}

function makeViewer(): Viewer {
  const opening = createOpening({
    lanes: 2,
    async take({ name }) {
      taken.push(name)
      return undefined
    },
  })
  const nothing = { patients: [], slides: [] }
  const store = { read: () => nothing, subscribe: () => () => {} }
  return { opening, open: opening.open, studies: store, slides: store } as unknown as Viewer
}

function IncomingFiles() {
  const [viewer] = useState(makeViewer)
  return (
    <ViewerContext value={viewer}>
      <DesktopOpening />
    </ViewerContext>
  )
}

beforeEach(() => {
  asked = []
  taken = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string }) => {
    asked.push(`${method} ${path}`)
    return path.endsWith('/bytes')
      ? new Response('abc', { status: 206 })
      : new Response(null, { status: 204 })
  })
  // The simulated browser has no locks.
  Object.defineProperty(navigator, 'locks', { value: { request: async () => {} }, configurable: true })
})
afterEach(() => {
  clearScreen()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

it('opens what is handed over, reports that it was truncated, and releases it when the viewer is left', async () => {
  const { unmount } = await showScreen(IncomingFiles)
  const batch = batchOf('handover', true)
  await act(async () => incomingStore.add(batch))
  await vi.waitFor(() => expect(taken).toEqual([batch.files[0]?.name]))
  expect(asked).toContain(`POST /desktop/files/${batch.id}/claim`)
  await screen.findAllByText(/^Too many files/u)
  unmount()
  await vi.waitFor(() => expect(asked).toContain(`DELETE /desktop/files/${batch.id}`))
})

it('leaves files in the watched folder until they are requested', async () => {
  await showScreen(IncomingFiles)
  const batch = batchOf('watch')
  const later = batchOf('handover')
  await act(async () => incomingStore.add(batch))
  await act(async () => incomingStore.add(later))
  await vi.waitFor(() => expect(taken).toEqual([later.files[0]?.name]))
  expect(asked.filter((request) => request.includes(batch.id))).toEqual([])
  await act(async () => incomingStore.request(batch.id))
  await vi.waitFor(() => expect(taken).toEqual([later.files[0]?.name, batch.files[0]?.name]))
})
