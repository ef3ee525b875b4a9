import { adminSummary } from '@pandok/protocol'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { AdminLayout } from './AdminLayout.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

afterEach(() => {
  clearScreen()
  server.stop()
})

it('shows the number of refunds that wait for a decision, and no number if there are none', async () => {
  let openRefunds = 2
  server.on(adminSummary, () => ({ months: [], openRefunds, members: 1 }))
  await showScreen(AdminLayout, { path: '/admin/user' })
  expect(await screen.findByRole('link', { name: /2 open refund requests/u })).toBeTruthy()
  clearScreen()
  openRefunds = 0
  await showScreen(AdminLayout, { path: '/admin/user' })
  expect(await screen.findByRole('link', { name: 'Payments' })).toBeTruthy()
})
