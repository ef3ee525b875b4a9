import { bannerClick, bannerList, bannerSeen } from '@pandok/protocol'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { BannerStrip } from './BannerStrip.tsx'

const PICTURE = 'data:image/webp;base64,UklGRgAAAABXRUJQ'
const banner = (id: string, link = `https://${id}.example.org/offer`) => ({ id, image_data: PICTURE, link })

let server: FakeServer
let items: ReturnType<typeof banner>[]
let isCalm: boolean

beforeEach(() => {
  server = fakeServer()
  items = [banner('one'), banner('two'), banner('three')]
  isCalm = false
  server.on(bannerList, () => ({ items }))
  server.on(bannerClick, () => ({}))
  server.on(bannerSeen, () => ({}))
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: isCalm }) as MediaQueryList,
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  clearScreen()
  server.stop()
})

async function open() {
  const { user } = await showScreen(() => <BannerStrip position="macro" />)
  return { user, region: await screen.findByRole('region', { name: 'Advertisements' }) }
}

const strip = () => screen.queryByRole('region', { name: 'Advertisements' })
const shown = () => screen.getByRole('link').getAttribute('href')
const load = () => fireEvent.load(screen.getByRole('img'))
const callsOf = (method: string) => server.calls.filter((call) => call.method === method)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function hidePage(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('the strip of banners', () => {
  it('takes no space without banners or without an answer of the server', async () => {
    items = []
    await showScreen(() => <BannerStrip position="macro" />)
    await waitFor(() => expect(callsOf('common-bannerList')).toHaveLength(1))
    expect(strip()).toBeNull()
    clearScreen()
    server.on(bannerList, () => refuse({ code: 'INTERNAL' }))
    await showScreen(() => <BannerStrip position="macro" />)
    await waitFor(() => expect(callsOf('common-bannerList')).toHaveLength(2))
    expect(strip()).toBeNull()
  })

  it('opens a banner in a new tab without access to this one, and counts the click', async () => {
    items = [banner('one')]
    const { region } = await open()
    const link = within(region).getByRole('link', { name: /one\.example\.org \(opens in a new tab\)/u })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    // A single banner isn't rotated, so there is no button that stops it.
    expect(within(region).queryByRole('button')).toBeNull()
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    await waitFor(() => expect(callsOf('common-bannerClick')).toMatchObject([{ param: { id: 'one' } }]))
  })

  it('skips banners without a picture, and follows no link but an http one', async () => {
    items = [banner('bad', 'javascript:alert(1)'), banner('one'), banner('two')]
    await open()
    expect(shown()).toContain('one')
    fireEvent.error(screen.getByRole('img'))
    expect(shown()).toContain('two')
    fireEvent.error(screen.getByRole('img'))
    expect(strip()).toBeNull()
  })

  it('shows one banner after the other and starts again', async () => {
    await open()
    vi.useFakeTimers()
    hidePage(true)
    hidePage(false)
    const seen = [shown()]
    for (let step = 0; step < 3; step += 1) {
      await pass(8000)
      seen.push(shown())
    }
    expect(seen.map((link) => link?.slice(8, 11))).toEqual(['one', 'two', 'thr', 'one'])
  })

  it('pauses while it is hovered, focused by keyboard or on a hidden page', async () => {
    const { region } = await open()
    vi.useFakeTimers()
    const first = shown()
    fireEvent.pointerOver(region, { pointerType: 'mouse' })
    await pass(30_000)
    expect(shown()).toBe(first)
    fireEvent.pointerOut(region, { pointerType: 'mouse' })
    const link = screen.getByRole('link')
    const matches = link.matches.bind(link)
    vi.spyOn(link, 'matches').mockImplementation((what) => what === ':focus-visible' || matches(what))
    act(() => link.focus())
    await pass(30_000)
    expect(shown()).toBe(first)
    act(() => link.blur())
    hidePage(true)
    await pass(30_000)
    expect(shown()).toBe(first)
    hidePage(false)
    await pass(8000)
    expect(shown()).not.toBe(first)
  })

  it('can be stopped, and changed by hand', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Stop changing automatically' }))
    await user.click(screen.getByRole('button', { name: 'Previous advertisement' }))
    expect(shown()).toContain('three')
    await user.click(screen.getByRole('button', { name: 'Next advertisement' }))
    expect(shown()).toContain('one')
    expect(screen.getByText('Advertisement 1 of 3').getAttribute('role')).toBe('status')
    await user.unhover(screen.getByRole('region', { name: 'Advertisements' }))
    vi.useFakeTimers()
    await pass(30_000)
    expect(shown()).toContain('one')
  })

  it('does not start by itself with reduced motion', async () => {
    isCalm = true
    await open()
    vi.useFakeTimers()
    await pass(30_000)
    expect(shown()).toContain('one')
    expect(screen.getByRole('button', { name: 'Change automatically' })).toBeTruthy()
  })

  it('counts one view of each banner, once its picture has loaded and the page is visible', async () => {
    // No other test uses these names, because a view that the previous test counted may still arrive.
    items = [banner('left'), banner('right')]
    const seen = () =>
      callsOf('common-bannerSeen').flatMap(({ param }) => (param as { ids: string[] }).ids.filter(isOwn))
    const isOwn = (id: string) => items.some((item) => item.id === id)
    hidePage(true)
    const { user } = await open()
    load()
    await act(async () => {})
    expect(seen()).toEqual([])
    hidePage(false)
    const next = screen.getByRole('button', { name: 'Next advertisement' })
    for (let turn = 0; turn < 4; turn += 1) {
      await user.click(next)
      load()
    }
    await waitFor(() => expect(seen()).toHaveLength(2))
    // Each view is a separate call, and the order in which calls arrive isn't guaranteed.
    expect(new Set(seen())).toEqual(new Set(['left', 'right']))
  })
})
