import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { hasMailbox } from '#platform/site/hasMailbox.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { textStore } from '#platform/text/textStore.ts'
import { setAddress } from '#testkit/setAddress.ts'
import { RootFrame } from './RootFrame.tsx'

const before = { ...siteConfig }
afterEach(() => {
  Object.assign(siteConfig, before)
  vi.restoreAllMocks()
  cleanup()
})

async function showFrame(): Promise<HTMLElement | null> {
  await textStore.show('en', 'public')
  const routes = [{ Component: RootFrame, children: [{ path: '/', element: <main>page</main> }] }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  await screen.findByText('page')
  return screen.queryByRole('complementary')
}

it('warns above every page of a demo that is reachable from outside', async () => {
  siteConfig.exposedDemo = true
  const warning = await showFrame()
  expect(warning?.textContent).toBe(textStore.read()('site.demoWarning.text'))
})

it('shows no such warning elsewhere', async () => {
  siteConfig.demo = true
  expect(await showFrame()).toBeNull()
})

it('links to the mailbox only if the server shows it', () => {
  siteConfig.mailbox = true
  for (const [origin, isShown] of [
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['https://demo.pandok.example', false],
  ] as const) {
    setAddress(`${origin}/login`)
    expect([origin, hasMailbox()]).toEqual([origin, isShown])
  }
})
