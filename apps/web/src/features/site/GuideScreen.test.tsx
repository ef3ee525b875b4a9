import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { loadGuide } from '#shared/guide/loadGuide.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { GuideScreen } from './GuideScreen.tsx'

afterEach(clearScreen)

const show = async (path: string) => {
  await loadGuide('en')
  return showScreen(GuideScreen, { path, pattern: '/guide/:page?' })
}

it('begins with the first page, and knows no other than those that there are', async () => {
  await show('/guide')
  expect(screen.getByRole('heading', { level: 1, name: 'Getting started' })).toBeTruthy()
  clearScreen()
  await show('/guide/nothing')
  expect(screen.getByRole('heading', { level: 1, name: 'Getting started' })).toBeTruthy()
})

it('goes from page to page and to what was found', async () => {
  const { user, router } = await show('/guide/plates')
  const pages = within(screen.getByRole('navigation', { name: 'User guide' }))
  await user.click(pages.getByRole('link', { name: 'Library' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Library' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search the help' }), 'refund')
  await user.click(screen.getByRole('button', { name: /· Refunds/u }))
  expect(router.state.location.pathname + router.state.location.hash).toBe('/guide/store#refunds')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Refunds' }))
})
