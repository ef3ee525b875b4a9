import { adminBannerGet, adminBannerList, adminBannerOrder, adminBannerSave } from '@pandok/protocol'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { someBanner } from '../testkit/someBanner.ts'
import { BannerListScreen } from './BannerListScreen.tsx'

let server: FakeServer
let items = [someBanner('a')]

beforeEach(() => {
  server = fakeServer()
  items = [
    someBanner('a'),
    someBanner('b', { order: 2, state: 'off', active: false, impressions: 0, clicks: 0 }),
    someBanner('c', { order: 3, state: 'scheduled', startsAt: '2999-01-01T00:00:00.000Z' }),
    someBanner('d', { position: 'payment' }),
  ]
  server.on(adminBannerList, () => ({ items }))
  server.on(adminBannerOrder, ({ ids }) => {
    items = [...items].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { items: items.filter(({ id }) => ids.includes(id)) }
  })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

async function open() {
  const shown = await showScreen(BannerListScreen)
  return { ...shown, list: await screen.findByRole('list', { name: 'Top of every program page' }) }
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent)
const orders = () =>
  server.calls.filter(({ method }) => method === 'admin-bannerOrder').map(({ param }) => param)

describe('banner list', () => {
  it('lists each banner by position with its state, its counts and its click rate', async () => {
    const { list } = await open()
    expect(names(list)).toEqual(['a.example.org', 'b.example.org', 'c.example.org'])
    const [first, second, third] = within(list).getAllByRole('listitem')
    for (const words of ['Shown', '2,000', '25', '1.3%', 'No time limit']) {
      expect(first && within(first).getByText(words)).toBeTruthy()
    }
    expect(second && within(second).getByText('–')).toBeTruthy()
    expect(third && within(third).getByText(/^From Jan 1, 2999/u)).toBeTruthy()
    const empty = screen.getByRole('region', { name: /Library page/u })
    expect(within(empty).getByText('There is no banner here.')).toBeTruthy()
  })

  it('is reordered by keyboard, and a toast undoes it', async () => {
    const { list, user } = await open()
    const grip = within(list).getByRole('button', { name: /a\.example\.org/u })
    fireEvent.keyDown(grip, { key: 'ArrowDown', altKey: true })
    await waitFor(() => expect(names(list)).toEqual(['b.example.org', 'a.example.org', 'c.example.org']))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names(list)).toEqual(['a.example.org', 'b.example.org', 'c.example.org']))
    await waitFor(() =>
      expect(orders()).toEqual([
        { position: 'macro', ids: ['b', 'a', 'c'] },
        { position: 'macro', ids: ['a', 'b', 'c'] },
      ]),
    )
  })

  it('reports that it was outdated and shows the current order', async () => {
    const { list } = await open()
    server.on(adminBannerOrder, () => refuse({ code: 'BAD_REQUEST', message: 'They have changed.' }))
    items = items.filter(({ id }) => id !== 'b')
    fireEvent.keyDown(within(list).getByRole('button', { name: /a\.example\.org/u }), {
      key: 'ArrowDown',
      altKey: true,
    })
    expect((await screen.findAllByText('They have changed.')).length).toBeGreaterThan(0)
    await waitFor(() => expect(names(list)).toEqual(['a.example.org', 'c.example.org']))
  })

  it('activates a banner without overwriting what another administrator has changed', async () => {
    const { user } = await open()
    const newer = someBanner('b', {
      link: 'https://newer.example.org/',
      order: 7,
      active: false,
      state: 'off',
    })
    server.on(adminBannerGet, () => ({ banner: newer }))
    server.on(adminBannerSave, ({ active }) => ({ banner: { ...newer, active, state: 'shown' as const } }))
    const toggle = screen.getByRole('switch', { name: 'Show “b.example.org”' })
    expect(toggle.getAttribute('aria-checked')).toBe('false')
    await user.click(toggle)
    const after = await screen.findByRole('switch', { name: 'Show “newer.example.org”' })
    expect(after.getAttribute('aria-checked')).toBe('true')
    expect(server.calls.at(-1)?.param).toEqual({
      id: 'b',
      position: 'macro',
      link: 'https://newer.example.org/',
      order: 7,
      active: true,
    })
  })

  it('offers to create the first banner of an empty list', async () => {
    items = []
    await showScreen(BannerListScreen)
    expect(await screen.findByText('No banners yet')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'New banner' })[0]?.getAttribute('href')).toBe(
      '/admin/banner/detail',
    )
  })

  it('shows why it could not be loaded and tries again', async () => {
    server.on(adminBannerList, () => refuse({ code: 'INTERNAL', message: 'An error occurred.' }))
    const { user } = await showScreen(BannerListScreen)
    expect(await screen.findByText('An error occurred.')).toBeTruthy()
    server.on(adminBannerList, () => ({ items }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('a.example.org')).toBeTruthy()
  })
})
