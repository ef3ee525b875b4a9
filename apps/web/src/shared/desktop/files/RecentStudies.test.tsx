import type { RecentStudy } from '@pandok/protocol/desktop'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { incomingStore } from './incomingStore.ts'
import { RecentStudies } from './RecentStudies.tsx'

let recent: RecentStudy[]
let isThere: boolean

beforeEach(() => {
  isThere = true
  recent = [
    { id: 'a', label: 'Thorax', at: Date.UTC(2026, 10, 15), count: 120 },
    { id: 'b', label: 'Knee', at: Date.UTC(2026, 10, 14), count: 1 },
  ]
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    const id = /^\/desktop\/recent\/(\w+)/u.exec(path)?.[1]
    if (path === '/desktop/files') return Response.json({ batches: [] })
    if (method === 'POST') {
      const batch = { id: `batch-${id}`, source: 'recent', label: '', at: 1, isCut: false, files: [] }
      return isThere ? Response.json({ batch }) : Response.json({ code: 'GONE' }, { status: 410 })
    }
    if (method === 'DELETE') {
      recent = recent.filter((study) => id !== undefined && study.id !== id)
      setTimeout(() => window.dispatchEvent(new CustomEvent('pandok-desktop-recent', { detail: {} })))
      return new Response(null, { status: 204 })
    }
    return Response.json({ recent })
  })
})
afterEach(() => {
  clearScreen()
  incomingStore.drop('batch-a')
  vi.unstubAllGlobals()
})

it('shows name, size and time of each study, and opens it again', async () => {
  const { user } = await showScreen(RecentStudies)
  const row = await screen.findByRole('button', { name: /^Thorax 120 files · Nov 15, 2026/u })
  screen.getByRole('button', { name: /^Knee 1 file ·/u })
  await user.click(row)
  await vi.waitFor(() => expect(incomingStore.read().waiting.map(({ id }) => id)).toContain('batch-a'))
})

it('trap 62: shows no name while names are hidden', async () => {
  await showScreen(() => <RecentStudies nameOf={() => 'hidden'} />)
  await screen.findByRole('button', { name: /^hidden 120 files/u })
  expect(document.body.innerHTML).not.toMatch(/Thorax|Knee/u)
})

it('shows the newest studies at first, and all of them on request', async () => {
  recent = Array.from({ length: 9 }, (_, index) => ({
    id: `s${index}`,
    label: `Study ${index}`,
    at: 1,
    count: 2,
  }))
  const { user } = await showScreen(RecentStudies)
  await screen.findByText('Study 0')
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show all 9' }))
  expect(screen.getAllByRole('button', { name: /^Study \d 2 files/u })).toHaveLength(9)
})

it('reports a missing study, and offers to remove it', async () => {
  isThere = false
  const { user } = await showScreen(RecentStudies)
  await user.click(await screen.findByRole('button', { name: /^Knee/u }))
  expect((await screen.findByText(/^Folder not found/u)).getAttribute('role')).toBe('alert')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(screen.queryByText('Knee')).toBeNull())
  screen.getByText('Thorax')
})

it('confirms before it clears the list', async () => {
  const { user } = await showScreen(RecentStudies)
  await user.click(await screen.findByRole('button', { name: 'Clear list' }))
  expect(recent).toHaveLength(2)
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear list' }))
  await screen.findByText(/^No studies yet/u)
  await act(async () => {})
})
