import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ServerLine } from './ServerLine.tsx'

const realFetch = window.fetch
const root = document.documentElement
let isThere = true

beforeEach(() => {
  isThere = true
  root.setAttribute('data-desktop-server', 'https://pandok.example')
  window.fetch = async (input) => {
    expect(String(input)).toBe('/api/health/live')
    return new Response('{}', { status: isThere ? 200 : 502 })
  }
})
afterEach(() => {
  window.fetch = realFetch
  root.removeAttribute('data-desktop-server')
  clearScreen()
})

it('shows the server, and links to the page that changes it', async () => {
  await showScreen(ServerLine)
  expect(screen.getByText(/Server: pandok\.example/u)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/program/desktop')
  expect(screen.queryByText(/cannot be reached/u)).toBeNull()
})

it('reports an unreachable server until it answers', async () => {
  isThere = false
  const { user } = await showScreen(ServerLine)
  await screen.findByText('The server cannot be reached.')
  isThere = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('The server cannot be reached.')).toBeNull())
})
