import { userFindEmail } from '@pandok/protocol'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { FindEmailScreen } from './FindEmailScreen.tsx'
import { fill, input } from './testkit/joinPages.ts'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

afterEach(() => {
  clearScreen()
  server.stop()
})

async function search(path = '/id') {
  const { user } = await showScreen(FindEmailScreen, { path })
  await fill(user, /^Name/u, '김미나')
  await fill(user, /^Mobile number/u, '01012345678')
  await user.keyboard('{Enter}')
  return user
}

it('shows the masked addresses', async () => {
  server.on(userFindEmail, () => ({ emails: ['mi***@example.com', 'm***@hospital.kr'] }))
  await search()
  expect(await screen.findByText('mi***@example.com')).toBeTruthy()
  expect(screen.getByText('m***@hospital.kr')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('These addresses are registered with your details'),
  )
})

it('keeps the page that the visitor wanted when leading back to the log-in', async () => {
  server.on(userFindEmail, () => ({ emails: ['mi***@example.com'] }))
  await search('/id?return=%2Fmypage')
  const login = await screen.findByRole('link', { name: 'Go to login' })
  expect(login.getAttribute('href')).toBe('/login?return=%2Fmypage')
})

it('shows one neutral message when nothing matches, and allows another try', async () => {
  server.on(userFindEmail, () => ({ emails: [] }))
  const user = await search()
  expect(await screen.findByText('No matching member was found')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  expect(input(/^Name/u)).toBeTruthy()
})

it('shows a refusal of the server above the form', async () => {
  server.on(userFindEmail, () => refuse({ code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' }))
  await search()
  const sentence = await screen.findByText('Too many requests.')
  await waitFor(() => expect(document.activeElement).toBe(sentence.closest('[role="alert"]')))
})
