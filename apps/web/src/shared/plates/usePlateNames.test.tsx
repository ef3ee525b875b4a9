import { type PlateItem, plateList } from '@pandok/protocol'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { useKeepPlateNames, usePlateNames } from './usePlateNames.ts'

const NOW = '2026-11-16T03:00:00.000Z'

const plate = (id: string, name: string): PlateItem => ({
  id,
  name,
  nickname: 'mina',
  shared: false,
  revision: 1,
  cellCount: 0,
  keyCount: 0,
  moduleCount: 0,
  sketch: [],
  createdAt: NOW,
  updatedAt: NOW,
  mine: true,
  copied: false,
  locked: false,
  may: { open: true, save: true, share: true, copy: true, delete: true, restore: false, purge: false },
})

let server: FakeServer
let answer: () => Promise<PlateItem[]>

beforeEach(() => {
  server = fakeServer()
  answer = async () => [plate('p1', '흉부'), plate('p2', '복부')]
  server.on(plateList, async () => {
    const items = await answer()
    return { items, total: items.length, page: 1, pageSize: 'all' as const }
  })
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh', user_mail: 'mina@example.com' })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

function Keeper() {
  useKeepPlateNames()
  return null
}

function Names() {
  const { plates } = usePlateNames()
  return <p>{plates ? `${plates.map(({ name }) => name).join(', ')}.` : 'waiting'}</p>
}

const kept = () => sessionStore.read().panList

it('caches all plates of the member by id and name, in the server’s order', async () => {
  await showScreen(Keeper)
  await waitFor(() =>
    expect(kept()).toEqual([
      { id: 'p1', name: '흉부' },
      { id: 'p2', name: '복부' },
    ]),
  )
  expect(JSON.parse(window.localStorage.getItem('panList') ?? '')).toEqual(kept())
  expect(server.calls[0]?.param).toMatchObject({ pageSize: 'all' })
  answer = async () => [plate('p1', '흉부 CT')]
  await refetchAction(plateList)
  await waitFor(() => expect(kept()).toEqual([{ id: 'p1', name: '흉부 CT' }]))
})

it('shows the cache at once, and the server’s list as soon as it answers', async () => {
  sessionStore.write({ panList: [{ id: 'p1', name: '흉부' }] })
  let arrive = () => {}
  answer = () =>
    new Promise((resolve) => {
      arrive = () => resolve([plate('p3', '무릎')])
    })
  await showScreen(Names)
  expect(screen.getByText('흉부.')).toBeTruthy()
  await waitFor(() => expect(server.calls).toHaveLength(1))
  arrive()
  await screen.findByText('무릎.')
})

it('waits without a cache, and shows the cache if the server refuses', async () => {
  answer = () => new Promise(() => {})
  await showScreen(Names)
  expect(screen.getByText('waiting')).toBeTruthy()
  await waitFor(() => expect(server.calls).toHaveLength(1))
  clearScreen()
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh', panList: [{ id: 'p1', name: '흉부' }] })
  server.on(plateList, () => refuse({ code: 'INTERNAL', message: 'An error occurred.' }))
  await showScreen(Names)
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(1))
  expect(await screen.findByText('흉부.')).toBeTruthy()
})
