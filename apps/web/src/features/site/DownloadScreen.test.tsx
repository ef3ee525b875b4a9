import type { Release, ReleaseAnswer } from '@pandok/protocol'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSiteConfig } from '#platform/site/siteConfig.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { DownloadScreen } from './DownloadScreen.tsx'

const RELEASE: Release = {
  version: '1.2.3',
  file: 'Pandok-Setup-1.2.3.exe',
  size: 88_604_672,
  sha256: 'ab'.repeat(32),
  signature: { state: 'signed', subject: 'CN=Pandok Inc.' },
  releasedAt: '2026-11-15T20:00:00Z',
  notes: {
    ko: ['첫 판입니다.'],
    en: ['The first release.', 'Opens slides.'],
    zh: ['首个版本。'],
    ja: ['最初のリリースです。'],
    de: [],
  },
  minimumWindows: '10.0.19045',
}

let answers: (ReleaseAnswer | number)[]
beforeEach(() => {
  answers = []
  const answerOf = async (url: string) => {
    expect(url).toBe('/download/release')
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Nobody answers.')
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
  }
  vi.stubGlobal('fetch', vi.fn(answerOf))
})
afterEach(() => {
  vi.restoreAllMocks()
  clearScreen()
  setSiteConfig({})
  vi.unstubAllGlobals()
})

const ready = (changes: Partial<Release> = {}): ReleaseAnswer => ({
  state: 'ready',
  release: { ...RELEASE, ...changes },
  url: `/download/files/${RELEASE.file}`,
})

describe('download page', () => {
  it('shows what the server has rendered without requesting it again', async () => {
    setSiteConfig({ release: ready() })
    await showScreen(DownloadScreen)
    expect(screen.getByRole('region', { name: 'Pandok for Windows' })).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('offers the installer with all its details', async () => {
    answers = [ready()]
    await showScreen(DownloadScreen)
    const card = await screen.findByRole('region', { name: 'Pandok for Windows' })
    expect(within(card).getByRole('link', { name: 'Download (84.5 MB)' }).getAttribute('href')).toBe(
      '/download/files/Pandok-Setup-1.2.3.exe',
    )
    const facts = within(card)
      .getAllByRole('definition')
      .map((fact) => fact.textContent)
    // It is already the next day in Korea.
    expect(facts.slice(0, 3)).toEqual(['1.2.3', 'November 16, 2026', 'Pandok-Setup-1.2.3.exe'])
    expect(facts[3]).toBe('SignedCN=Pandok Inc.')
    expect(facts[4]).toContain('ab'.repeat(32))
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['The first release.', 'Opens slides.'])
    expect(screen.getByText('Windows 10, 64-bit, build 19045 or later')).toBeTruthy()
    expect(screen.queryByText(/cannot verify the publisher/u)).toBeNull()
  })

  it('copies the checksum, and a command that compares it', async () => {
    answers = [ready()]
    const { user } = await showScreen(DownloadScreen)
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
    vi.spyOn(navigator.clipboard, 'readText').mockImplementation(async () => copied.at(-1) ?? '')
    await user.click(await screen.findByRole('button', { name: 'Copy the SHA-256' }))
    expect(copied.at(-1)).toBe('ab'.repeat(32))
    expect(await screen.findByText('Copied.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy the command' }))
    expect(copied.at(-1)).toBe(
      `(Get-FileHash "$HOME\\Downloads\\Pandok-Setup-1.2.3.exe" -Algorithm SHA256).Hash -eq "${'ab'.repeat(32)}"`,
    )
  })

  it.each([
    ['unsigned', 'Not signed', /not signed, so its properties have no Digital Signatures tab/u],
    ['test', 'Signed with a test certificate', /Properties > Digital Signatures/u],
  ] as const)('says what Windows will say of an installer that is %s', async (state, label, step) => {
    answers = [ready({ signature: { state } })]
    await showScreen(DownloadScreen)
    expect(await screen.findByText(label)).toBeTruthy()
    expect(screen.getByText(/cannot verify the publisher/u)).toBeTruthy()
    expect(screen.getByText(step)).toBeTruthy()
  })

  it('shows that there is no installer, without a dead link, and links to the web program', async () => {
    answers = [{ state: 'none' }]
    await showScreen(DownloadScreen)
    expect(await screen.findByRole('heading', { name: 'There is no installer yet' })).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/program'])
  })

  it('shows that the installer is unavailable now, and checks again on request', async () => {
    answers = [{ state: 'unavailable' }, 502, ready()]
    const { user } = await showScreen(DownloadScreen)
    for (let count = 0; count < 2; count += 1) {
      expect(
        await screen.findByRole('heading', { name: 'The download is not available right now' }),
      ).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
    }
    expect(await screen.findByRole('region', { name: 'Pandok for Windows' })).toBeTruthy()
  })

  it.each([
    ['ko', '내려받기(84.5MB)'],
    ['zh', '下载（84.5 MB）'],
    ['ja', 'ダウンロード（84.5 MB）'],
    ['de', 'Herunterladen (84,5 MB)'],
  ] as const)('speaks %s', async (locale, name) => {
    answers = [ready({ minimumWindows: '10.0.22631' })]
    await showScreen(DownloadScreen, { locale })
    expect(await screen.findByRole('link', { name })).toBeTruthy()
    expect(screen.getByText(/Windows 11.*22631/u)).toBeTruthy()
  })
})
