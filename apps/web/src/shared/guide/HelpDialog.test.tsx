import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { guideMark } from './guidePlaceOnScreen.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { HelpHost } from './HelpHost.tsx'
import { helpStore } from './helpStore.ts'
import { loadGuide } from './loadGuide.ts'

afterEach(() => {
  helpStore.show(null)
  clearScreen()
})

it('opens with the guide’s section about the screen, and follows links from page to page without closing', async () => {
  await loadGuide('en')
  const { user, router } = await showScreen(() => (
    <HelpDialog open title="Help" place={{ page: 'plates', topic: 'autofill' }} onClose={vi.fn()} />
  ))
  await user.click(screen.getByRole('button', { name: /About this screen/u }))
  expect(screen.getByRole('heading', { name: 'Autofill' })).toBe(document.activeElement)
  await user.click(screen.getAllByRole('link', { name: 'Keys' })[0] as HTMLElement)
  expect(screen.getByRole('heading', { name: 'Keys', level: 1 })).toBe(document.activeElement)
  expect(router.state.location.pathname).toBe('/here')
  await user.click(screen.getByRole('button', { name: 'All topics' }))
  expect(screen.getByRole('button', { name: 'Library' })).toBeTruthy()
})

it('searches the guide and the keys of the screen together', async () => {
  await loadGuide('en')
  const keysFor = vi.fn((query: string) => <p>keys for “{query}”</p>)
  const { user } = await showScreen(() => (
    <HelpDialog open title="Help" place={{ page: 'plates' }} onClose={vi.fn()} keysFor={keysFor} />
  ))
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search the help' }))
  await user.keyboard('refund')
  expect(screen.getByText('keys for “refund”')).toBeTruthy()
  const found = within(screen.getByRole('region', { name: 'User guide' }))
  await user.click(found.getByRole('button', { name: /· Refunds/u }))
  expect(screen.getByRole('heading', { name: 'Refunds' })).toBe(document.activeElement)
  expect(screen.queryByText(/^keys for/u)).toBeNull()
})

it('opens by «?» at the screen’s section unless a field has the focus, and closes when the screen is left', async () => {
  await loadGuide('en')
  const { user, router } = await showScreen(
    () => (
      <>
        <input aria-label="name" />
        <HelpHost />
      </>
    ),
    { path: '/program/library', pattern: '/program/:area' },
  )
  await user.click(screen.getByRole('textbox', { name: 'name' }))
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('textbox', { name: 'name' }).blur()
  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Help' }))
  expect(await help.findByRole('heading', { name: 'Find and try' })).toBe(document.activeElement)
  await router.navigate('/program/viewer')
  await vi.waitFor(() => expect(helpStore.read()).toBeNull())
})

it('opens by «?» at the section about the focused part of the screen, otherwise about the first part', async () => {
  await loadGuide('en')
  const { user } = await showScreen(
    () => (
      <>
        <div {...guideMark('tables')}>
          <button type="button">Table</button>
        </div>
        <div {...guideMark('testModule')}>
          <button type="button">Test</button>
        </div>
        <HelpHost />
      </>
    ),
    { path: '/program/module/7', pattern: '/program/module/:id' },
  )
  await user.keyboard('?')
  const heading = (name: string) => screen.findByRole('heading', { name })
  expect(await heading('Tables')).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  screen.getByRole('button', { name: 'Test' }).focus()
  await user.keyboard('?')
  expect(await heading('Test it')).toBe(document.activeElement)
})
