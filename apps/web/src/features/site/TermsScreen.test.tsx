import { LEGAL_EDITIONS } from '@pandok/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { textStore } from '#platform/text/textStore.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { TermsScreen } from './TermsScreen.tsx'
import { LEGAL_TABS, prepareLegal } from './terms/legalTexts.ts'

// The route also does this before it shows the page.
beforeAll(async () => {
  for (const name of Object.values(LEGAL_TABS)) await prepareLegal('en', name)
})

const asFound = { ...siteConfig }
afterEach(() => {
  clearScreen()
  Object.assign(siteConfig, asFound)
  vi.unstubAllGlobals()
})

const COMPANY = {
  name: 'Pandok Inc.',
  representative: 'Kim',
  businessNumber: '123-45-67890',
  mailOrderNumber: '2026-Seoul-0001',
  mailOrderAuthority: 'Jung-gu Office',
  address: '1 Sejong-daero, Seoul',
  phone: '02-123-4567',
  email: 'hello@pandok.example',
  privacyOfficer: 'Lee (privacy@pandok.example)',
  hostingProvider: 'Example Hosting',
}

const openTab = () => screen.getByRole('tab', { selected: true }).textContent
const firstSection = () => screen.findByRole('heading', { level: 2, name: /^1\./u })

describe('legal pages', () => {
  it.each([
    ['/terms', 'Privacy policy', '1. What never leaves your computer'],
    ['/terms?activeTab=0', 'Privacy policy', '1. What never leaves your computer'],
    ['/terms?activeTab=1', 'Terms of service', '1. Words'],
    ['/terms?activeTab=2', 'Refund policy', '1. Amounts'],
    ['/terms?activeTab=3', 'Privacy policy', '1. What never leaves your computer'],
    ['/terms?activeTab=-1', 'Privacy policy', '1. What never leaves your computer'],
    ['/terms?activeTab=1.0', 'Privacy policy', '1. What never leaves your computer'],
    ['/terms?activeTab=', 'Privacy policy', '1. What never leaves your computer'],
    ['/terms?activeTab=toString', 'Privacy policy', '1. What never leaves your computer'],
  ])('%s shows the %s', async (path, tab, heading) => {
    await showScreen(TermsScreen, { path })
    expect(openTab()).toBe(tab)
    expect((await firstSection()).textContent).toBe(heading)
  })

  it('are switched with the keyboard, and the address follows', async () => {
    const { user, router } = await showScreen(TermsScreen, { path: '/terms?activeTab=0' })
    await firstSection()
    await user.click(screen.getByRole('tab', { selected: true }))
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('heading', { name: '1. Words' })).toBeTruthy()
    expect(router.state.location.search).toBe('?activeTab=1')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Terms of service'))
    await user.keyboard('{End}')
    expect(await screen.findByRole('heading', { name: '1. Amounts' })).toBeTruthy()
    expect(router.state.location.search).toBe('?activeTab=2')
  })

  it('have a table of contents in which every link leads to a numbered section', async () => {
    await showScreen(TermsScreen, { path: '/terms?activeTab=1' })
    const contents = await screen.findByRole('navigation', { name: 'Contents' })
    const links = within(contents).getAllByRole('link')
    expect(links.length).toBeGreaterThan(12)
    for (const [index, link] of links.entries()) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      expect(id).toBe(`terms-${index + 1}`)
      const section = document.getElementById(id)
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent?.replace('.', '. '))
    }
  })

  it('show version and date, and that legal counsel has not approved them yet', async () => {
    await showScreen(TermsScreen, { path: '/terms' })
    expect(screen.getByText(`Version ${LEGAL_EDITIONS.privacy.version}`)).toBeTruthy()
    expect(screen.getByText('Effective December 1, 2026')).toBeTruthy()
    expect(screen.getByText('Operator: whoever runs this site')).toBeTruthy()
    expect(screen.getByText('These texts are awaiting legal review')).toBeTruthy()
    expect(await screen.findByText(/This site has not named a contact yet/u)).toBeTruthy()
  })

  it('show who has approved them, unless the text is newer than the approval', async () => {
    siteConfig.legalReview = { by: 'Example & Partners', on: '2026-11-20' }
    const view = await showScreen(TermsScreen, { path: '/terms' })
    expect(screen.getByText('Approved by Example & Partners on November 20, 2026')).toBeTruthy()
    expect(screen.queryByText('These texts are awaiting legal review')).toBeNull()
    view.unmount()
    siteConfig.legalReview = { by: 'Example & Partners', on: '2026-11-14' }
    await showScreen(TermsScreen, { path: '/terms' })
    expect(screen.getByText('These texts are awaiting legal review')).toBeTruthy()
    expect(screen.queryByText(/Example & Partners/u)).toBeNull()
  })

  it('name the operator and the privacy officer of this installation', async () => {
    siteConfig.company = COMPANY
    siteConfig.supportEmail = 'help@pandok.example'
    siteConfig.supportHours = '09:00–18:00'
    const view = await showScreen(TermsScreen, { path: '/terms?activeTab=0' })
    expect(screen.getByText('Operator: Pandok Inc.')).toBeTruthy()
    expect(await screen.findByText('Lee (privacy@pandok.example)')).toBeTruthy()
    expect(screen.getByText('hello@pandok.example')).toBeTruthy()
    view.unmount()
    await showScreen(TermsScreen, { path: '/terms?activeTab=2' })
    expect(await screen.findByText('help@pandok.example')).toBeTruthy()
    expect(screen.getByText('09:00–18:00')).toBeTruthy()
  })

  it('can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = await showScreen(TermsScreen, { path: '/terms' })
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('follow the language', async () => {
    await showScreen(TermsScreen, { path: '/terms?activeTab=2' })
    await firstSection()
    await act(async () => void (await textStore.show('ja')))
    expect((await firstSection()).textContent).toBe('1. 返金額')
  })
})
