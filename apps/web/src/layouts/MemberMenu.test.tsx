import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { helpStore } from '#shared/guide/helpStore.ts'
import { whatsNewStore } from '#shared/guide/whatsNewStore.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { MemberMenu } from './MemberMenu.tsx'

afterEach(() => {
  helpStore.show(null)
  clearScreen()
  whatsNewStore.reread()
})

async function open(path: string) {
  sessionStore.write({ ...sessionStore.read(), authToken: 'token', user_name: 'Kim' })
  const shown = await showScreen(MemberMenu, { path })
  await shown.user.click(screen.getByRole('button', { name: /^Your account: Kim/u }))
  await screen.findByRole('menu')
  return shown
}

it('links to my page and the payments, and has guide, keys, language, theme and log-out', async () => {
  const { user } = await open('/program/viewer')
  const links = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])
  expect(links).toContainEqual(['My page', '/mypage'])
  expect(links.some(([, href]) => href === '/program/payment')).toBe(true)
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeTruthy()
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
    '한국어',
    'English',
    '简体中文',
    '日本語',
    'Deutsch',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'User guide' }))
  expect(helpStore.read()).toEqual({ place: { page: 'viewer' }, startsReading: true })
})

it('marks news after an update until they are opened', async () => {
  window.localStorage.setItem('news_edition_read', 'an older one')
  whatsNewStore.reread()
  const { user } = await open('/program/plate')
  await user.click(screen.getByRole('menuitem', { name: /What’s new/u }))
  expect(helpStore.read()?.place.page).toBe('whats-new')
  expect(screen.queryByRole('button', { name: /What’s new/u })).toBeNull()
})
