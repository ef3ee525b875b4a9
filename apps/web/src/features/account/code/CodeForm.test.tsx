import { userSendCode } from '@pandok/protocol'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { answerJoin } from '../testkit/answerJoin.ts'
import { input, joinPages } from '../testkit/joinPages.ts'
import { EmailCodeSteps } from './EmailCodeSteps.tsx'
import type { Proof } from './Proof.ts'
import { useEmailCode } from './useEmailCode.ts'

let server: FakeServer
const proofs: Proof[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_800_000_000_000 })
  proofs.length = 0
  server = fakeServer()
  answerJoin(server)
})

afterEach(() => {
  clearScreen()
  server.stop()
  vi.useRealTimers()
})

/** Two places show the code's lifetime, one the time until another may be sent. */
const CLOCKS = 3

const wait = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
const timer = () => screen.getByRole('timer')

async function send(purpose: 'join' | 'password' = 'join') {
  const { user } = await showScreen(() => {
    const code = useEmailCode(purpose)
    return <EmailCodeSteps code={code} purpose={purpose} onProven={(proof) => proofs.push(proof)} />
  })
  const pages = joinPages(user)
  await pages.sendCode()
  // Effects run after the screen is drawn. If the fake clock advanced before them, the screen would miss that
  // time.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(CLOCKS))
  return { user, pages }
}

it('exchanges the code for a ticket as soon as the last digit is entered', async () => {
  const { pages } = await send()
  await pages.enterCode()
  await vi.waitFor(() => expect(proofs).toEqual([{ email: 'mina@example.com', ticket: 'ticket-1' }]))
})

it('counts down from five minutes', async () => {
  await send()
  expect(timer().textContent).toBe('5:00')
  await wait(61)
  expect(timer().textContent).toBe('3:59')
})

it('shows that a code is wrong, clears the field and keeps the focus in it', async () => {
  const { pages } = await send()
  await pages.enterCode('000000')
  expect(await screen.findByText('The code is incorrect or has expired.')).toBeTruthy()
  expect(input(/^Verification code/u).value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(input(/^Verification code/u)))
  expect(proofs).toEqual([])
})

it('offers a new code when the old one has expired, and no longer accepts the old one', async () => {
  const { pages, user } = await send()
  await wait(300)
  expect(timer().textContent).toBe('0:00')
  expect(screen.getByText('The code has expired. Please request a new one.')).toBeTruthy()
  const calls = server.calls.length
  await pages.enterCode()
  expect(server.calls.length).toBe(calls)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText('A new code has been sent. The previous one no longer works.')).toBeTruthy()
  expect(timer().textContent).toBe('5:00')
  expect(input(/^Verification code/u).value).toBe('')
})

it('makes the visitor wait before another code', async () => {
  const { user } = await send()
  const early = screen.getByRole('button', { name: 'New code in 30 s' })
  await user.click(early)
  expect(server.calls.map(({ method }) => method)).toEqual(['user-sendCode'])
  await wait(30)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  await vi.waitFor(() => expect(server.calls.length).toBe(2))
})

it('waits as long as the server asks for', async () => {
  const { user } = await send()
  server.on(userSendCode, () => refuse({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 90 }))
  await wait(30)
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByRole('button', { name: 'New code in 90 s' })).toBeTruthy()
  expect(screen.queryByText(/A new code has been sent/u)).toBeNull()
})

it('returns to the address if it was the wrong one', async () => {
  const { user } = await send()
  await user.click(screen.getByRole('button', { name: 'Change email' }))
  expect(input(/^Email/u).value).toBe('mina@example.com')
})

it('does not reveal whether an address has an account when a password is reset', async () => {
  await send('password')
  expect(screen.getByText(/If there is an account for mina@example.com/u)).toBeTruthy()
})
