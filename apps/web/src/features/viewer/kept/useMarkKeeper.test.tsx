import { NOTHING_OPENED, type Viewer } from '@pandok/viewer'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memberStoreName } from '#platform/sealed/memberStoreName.ts'
import { programStore } from '#platform/sealed/programStore.ts'
import { viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { useMarkKeeper } from './useMarkKeeper.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  document.documentElement.setAttribute('data-desktop', '')
  // This stands in for the Windows program's own storage of documents.
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') kept.set(path, String(body))
    if (method === 'DELETE') kept.delete(path)
    if (method !== 'GET') return new Response(null, { status: 204 })
    const text = kept.get(path)
    return text === undefined
      ? Response.json({ code: 'NOT_FOUND' }, { status: 404 })
      : new Response(text, { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('data-desktop')
  vi.unstubAllGlobals()
})

it('one button deletes the member’s marks and the formerly shared ones, and nothing else', async () => {
  for (const name of ['marks', memberStoreName('marks'), 'reports-m1'])
    await programStore(name).write('2.25.1', { name })
  const opening: Pick<Viewer['opening'], 'read' | 'subscribe'> = {
    read: () => NOTHING_OPENED,
    subscribe: () => () => {},
  }
  const viewer: Viewer = { ...(await viewerWith([])), opening: opening as Viewer['opening'] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ViewerContext value={viewer}>{children}</ViewerContext>
  )
  const { result } = renderHook(useMarkKeeper, { wrapper })
  await result.current.keeper.wipe()
  expect([...kept.values()]).toContain(JSON.stringify({ name: 'reports-m1' }))
  expect([...kept.keys()].filter((path) => path.includes('/marks'))).toEqual([])
})
