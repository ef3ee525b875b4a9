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

it('begins with the first page, and accepts only existing pages', async () => {
  await show('/guide')
  expect(screen.getByRole('heading', { level: 1, name: 'Getting started' })).toBeTruthy()
  clearScreen()
  await show('/guide/nothing')
  expect(screen.getByRole('heading', { level: 1, name: 'Getting started' })).toBeTruthy()
})

it('navigates between pages and to search results', async () => {
  const { user, router } = await show('/guide/plates')
  const pages = within(screen.getByRole('navigation', { name: 'User guide' }))
  await user.click(pages.getByRole('link', { name: 'Library' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Library' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search the help' }), 'refund')
  await user.click(screen.getByRole('button', { name: /· Refunds/u }))
  expect(router.state.location.pathname + router.state.location.hash).toBe('/guide/store#refunds')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Refunds' }))
})
