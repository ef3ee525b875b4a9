import { adminBannerDelete, adminBannerGet, adminBannerList, adminBannerSave } from '@pandok/protocol'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { someBanner } from '../testkit/someBanner.ts'
import { BannerDetailScreen } from './BannerDetailScreen.tsx'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

let server: FakeServer
let size: { width: number; height: number }

beforeEach(() => {
  server = fakeServer()
  size = { width: 800, height: 200 }
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh' })
  server.on(adminBannerList, () => ({ items: [someBanner('a', { order: 4 })] }))
  server.on(adminBannerGet, ({ id }) => ({ banner: someBanner(id) }))
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => {} }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  clearScreen()
  server.stop()
})

const picture = (bytes: number[] = PNG, name = 'banner.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('group', { name: /^Image/u }), { dataTransfer: { files: [file] } })
const openNew = async () => {
  const shown = await showScreen(BannerDetailScreen, { path: '/admin/banner/detail' })
  await waitFor(() => expect((screen.getByLabelText('Order') as HTMLInputElement).value).toBe('5'))
  return shown
}
const openStored = async (id = 'b') => {
  const shown = await showScreen(BannerDetailScreen, { path: `/admin/banner/detail?id=${id}` })
  await screen.findByRole('heading', { level: 1, name: `${id}.example.org` })
  return shown
}
const saved = () =>
  server.calls.filter(({ method }) => method === 'admin-bannerSave').map(({ param }) => param)

describe('banner editor', () => {
  it('puts a new banner after the others and opens its own address', async () => {
    server.on(adminBannerSave, ({ link }) => ({ banner: someBanner('new', { link, order: 5 }) }))
    const { user, router } = await openNew()
    drop(picture())
    expect(await screen.findByText('800 × 200 pixels · 8 bytes')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Preview of the banner' }).getAttribute('src')).toMatch(/^data:/u)
    await user.type(screen.getByLabelText(/^Link/u), 'https://example.org/offer')
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2026-11-20T09:00' } })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.search).toBe('?id=new'))
    expect(saved()).toEqual([
      {
        position: 'macro',
        image_data: `data:image/png;base64,${btoa(String.fromCharCode(...PNG))}`,
        link: 'https://example.org/offer',
        order: 5,
        startsAt: new Date(2026, 10, 20, 9).toISOString(),
        endsAt: null,
        active: true,
      },
    ])
    // The saved banner isn't requested again.
    expect(server.calls.some(({ method }) => method === 'admin-bannerGet')).toBe(false)
  })

  it('reports at once what can’t be a banner, and keeps the previous picture', async () => {
    await openStored()
    const before = screen.getByRole('img').getAttribute('src')
    drop(picture([...new TextEncoder().encode('<svg/>')], 'banner.png'))
    expect(await screen.findByText('Only JPEG, PNG, WebP and GIF images can be uploaded.')).toBeTruthy()
    size = { width: 4001, height: 10 }
    drop(picture())
    expect(await screen.findByText(/^The image is too large\. It can be at most 2 MB/u)).toBeTruthy()
    expect(screen.getByRole('img').getAttribute('src')).toBe(before)
  })

  it('returns to the stored picture', async () => {
    const { user } = await openStored()
    drop(picture())
    await user.click(await screen.findByRole('button', { name: 'Back to the stored image' }))
    expect(screen.getByText('400 × 100 pixels · 12 kB', { exact: false })).toBeTruthy()
  })

  it('shows the server’s errors beside their fields and above the form', async () => {
    const details = [{ path: 'link', problem: 'banner.link' as const, message: 'Enter an https address.' }]
    server.on(adminBannerSave, () => refuse({ code: 'BAD_REQUEST', message: 'No.', details }))
    const { user } = await openStored()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const line = await screen.findByRole('link', { name: 'Enter an https address.' })
    expect(line.getAttribute('href')).toBe('#banner-link')
    expect(screen.getByLabelText(/^Link/u).getAttribute('aria-invalid')).toBe('true')
  })

  it('does not send an order that is not a number', async () => {
    const { user } = await openStored()
    await user.clear(screen.getByLabelText('Order'))
    await user.type(screen.getByLabelText('Order'), 'first')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByLabelText('Order').getAttribute('aria-invalid')).toBe('true'))
    expect(saved()).toEqual([])
  })

  it('asks before unsaved changes are left, and can save them first', async () => {
    server.on(adminBannerSave, () => ({ banner: someBanner('b') }))
    const { user, router } = await openStored()
    await user.click(screen.getByRole('checkbox', { name: 'Show it' }))
    await user.click(screen.getByRole('link', { name: 'All banners' }))
    const prompt = await screen.findByRole('alertdialog')
    await user.click(within(prompt).getByText(/^Keep editing$/u))
    expect(router.state.location.pathname).toBe('/admin/banner/detail')
    await user.click(screen.getByRole('link', { name: 'All banners' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Save/u }))
    await screen.findByText('elsewhere')
    expect(saved()).toMatchObject([{ id: 'b', active: false }])
    expect(saved()[0]).not.toHaveProperty('image_data')
  })

  it('deletes after a confirmation', async () => {
    server.on(adminBannerDelete, () => ({}))
    const { user, router } = await openStored()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const prompt = await screen.findByRole('alertdialog', { name: 'Delete this banner?' })
    await user.click(within(prompt).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/banner'))
    expect(server.calls.at(-1)).toMatchObject({ method: 'admin-bannerDelete', param: { id: 'b' } })
  })

  it('shows that a banner no longer exists', async () => {
    server.on(adminBannerGet, () => refuse({ code: 'NOT_FOUND' }))
    await showScreen(BannerDetailScreen, { path: '/admin/banner/detail?id=none' })
    expect(await screen.findByRole('heading', { level: 1, name: 'The banner cannot be found' })).toBeTruthy()
  })
})
