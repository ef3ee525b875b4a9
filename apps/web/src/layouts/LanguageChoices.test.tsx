import type { Locale } from '@pandok/domain'
import { userUpdate } from '@pandok/protocol'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { textStore } from '#platform/text/textStore.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'
import { setAddress } from '#testkit/setAddress.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

let server: FakeServer
let isValid: boolean
let validations: number

beforeEach(() => {
  server = fakeServer()
  server.on(userUpdate, () => ({ user: member.user }))
  isValid = true
  validations = 0
  const answer = window.fetch
  window.fetch = async (input, init) => {
    if (!String(input).startsWith('/api/token/')) return answer(input, init)
    validations += 1
    return Response.json({ isValid, role: 'user' })
  }
})

afterEach(() => {
  clearScreen()
  server.stop()
  vi.restoreAllMocks()
})

const signIn = () => sessionStore.write({ authToken: 'auth', refreshToken: 'refresh' })
const told = () => server.calls.map(({ method, param }) => [method, param])

async function choose(...names: string[]) {
  const { user, moves } = await showScreen(LanguageMenu)
  for (const name of names) {
    await user.click(screen.getByRole('button'))
    await user.click(await screen.findByRole('menuitemradio', { name }))
  }
  return moves
}

const isShown = (locale: Locale) => waitFor(() => expect(textStore.read().locale).toBe(locale))

it('reports the language that a member chooses on the site, for mails', async () => {
  signIn()
  await choose('Deutsch', '日本語')
  await isShown('ja')
  await waitFor(() =>
    expect(told()).toEqual([
      ['user-update', { locale: 'de' }],
      ['user-update', { locale: 'ja' }],
    ]),
  )
})

it('reports nothing for visitors', async () => {
  await choose('Deutsch')
  await isShown('de')
  expect([validations, told()]).toEqual([0, []])
})

it('reports nothing for the language of the program', async () => {
  signIn()
  setAddress('/program/plate')
  await choose('Deutsch')
  await isShown('de')
  expect([validations, told()]).toEqual([0, []])
})

it('shows the page in the chosen language, without a message, if reporting it fails', async () => {
  signIn()
  server.on(userUpdate, () => refuse({ code: 'INTERNAL', message: 'An error occurred.' }))
  const moves = await choose('Deutsch')
  await isShown('de')
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(screen.queryByText('An error occurred.')).toBeNull()
  expect(moves).toEqual([])

  server.on(userUpdate, () => ({ user: member.user }))
  clearScreen()
  signIn()
  await choose('日本語')
  await waitFor(() => expect(told()).toHaveLength(2))
})

it('does not redirect from a public page if the session has ended', async () => {
  signIn()
  isValid = false
  const moves = await choose('Deutsch')
  await isShown('de')
  await waitFor(() => expect(validations).toBeGreaterThan(0))
  expect([moves, told()]).toEqual([[], []])
})
