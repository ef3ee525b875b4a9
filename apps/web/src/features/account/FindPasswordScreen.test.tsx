import { userResetPassword } from '@pandok/protocol'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { FindPasswordScreen } from './FindPasswordScreen.tsx'
import { answerJoin } from './testkit/answerJoin.ts'
import { fill, input, joinPages } from './testkit/joinPages.ts'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  answerJoin(server)
  server.on(userResetPassword, () => ({}))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

async function proveAddress(path = '/pw') {
  const { user } = await showScreen(FindPasswordScreen, { path })
  const pages = joinPages(user)
  await pages.sendCode()
  await pages.enterCode()
  await screen.findByLabelText(/^New password/u)
  return { user, pages }
}

it('sets a new password with a mailed code, then leads to the log-in', async () => {
  const { user } = await proveAddress()
  await fill(user, /^New password/u, 'secret-2!')
  await fill(user, /^Confirm password/u, 'secret-2!')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Your password has been changed')).toBeTruthy()
  expect(server.calls.at(-1)).toEqual({
    method: 'user-resetPassword',
    param: { ticket: 'ticket-1', password: 'secret-2!' },
  })
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
})

it('leads on to the page that the visitor wanted', async () => {
  const { user } = await proveAddress('/pw?return=%2Fprogram%2Fpayment')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?return=%2Fprogram%2Fpayment',
  )
  await fill(user, /^New password/u, 'secret-2!')
  await fill(user, /^Confirm password/u, 'secret-2!')
  await user.keyboard('{Enter}')
  const login = await screen.findByRole('link', { name: 'Go to login' })
  expect(login.getAttribute('href')).toBe('/login?return=%2Fprogram%2Fpayment')
})

it('starts again with the same address when the ticket has expired', async () => {
  server.on(userResetPassword, () =>
    refuse({ code: 'BAD_REQUEST', details: [{ path: 'ticket', message: 'Expired.' }] }),
  )
  const { user } = await proveAddress()
  await fill(user, /^New password/u, 'secret-2!')
  await fill(user, /^Confirm password/u, 'secret-2!')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/The verification has expired/u)).toBeTruthy()
  expect(input(/^Email/u).value).toBe('mina@example.com')
})
