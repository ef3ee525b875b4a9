import { userJoin } from '@pandok/protocol'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { JoinScreen } from './JoinScreen.tsx'
import { answerJoin } from './testkit/answerJoin.ts'
import { heading, input, joinPages } from './testkit/joinPages.ts'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  answerJoin(server)
})

afterEach(() => {
  clearScreen()
  server.stop()
})

async function openProfile(path = '/join') {
  const shown = await showScreen(JoinScreen, { path })
  const pages = joinPages(shown.user)
  await pages.agree()
  await pages.sendCode()
  await pages.enterCode()
  await pages.choosePassword()
  return { ...shown, pages }
}

it('creates the account, signs the member in and welcomes them by name', async () => {
  const { pages, moves } = await openProfile()
  await pages.fillProfile()
  await pages.finish()
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, 김미나' })).toBeTruthy()
  await waitFor(() => expect(moves).toEqual(['recheck']))
  expect(server.calls.at(-1)).toEqual({
    method: 'user-join',
    param: {
      ticket: 'ticket-1',
      email: 'mina@example.com',
      password: 'secret-1!',
      nickname: 'mina',
      name: '김미나',
      phone: '01012345678',
      age: 38,
      nationality: 'KR',
      major: 'radiology',
      agreements: { terms: true, privacy: true, marketing: false },
    },
  })
  expect(sessionStore.read().authToken).toBe('auth')
})

it.each([
  ['', 'Open the program', '/program/plate'],
  ['?return=%2F%2Fevil.example', 'Open the program', '/program/plate'],
  ['?return=%2Fprogram%2Flibrary', 'Open the program', '/program/library'],
  ['?return=%2Fprice%3Fplan%3Dbasic-monthly', 'Continue', '/price?plan=basic-monthly'],
])('leads a new member of /join%s on by «%s»', async (search, name, href) => {
  const { pages } = await openProfile(`/join${search}`)
  await pages.fillProfile()
  await pages.finish()
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

it('keeps the page that the visitor wanted for those who have an account', async () => {
  await showScreen(JoinScreen, { path: '/join?return=%2Fmypage' })
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?return=%2Fmypage')
})

it('checks no agreement in advance, and continues only with both required ones', async () => {
  const { user } = await showScreen(JoinScreen, { path: '/join' })
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map((box) => box.checked)).toEqual([false, false, false, false])
  await user.click(screen.getByLabelText(/terms of service/u))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Please accept the required terms.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/personal data/u)))
})

it('gives all agreements with one checkbox and withdraws them with the same one', async () => {
  const { user } = await showScreen(JoinScreen, { path: '/join' })
  const states = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)
  await user.click(screen.getByLabelText('I agree to everything'))
  expect(states()).toEqual([true, true, true, true])
  await user.click(screen.getByLabelText(/news and offers/u))
  expect(states()).toEqual([false, true, true, false])
  await user.click(screen.getByLabelText('I agree to everything'))
  await user.click(screen.getByLabelText('I agree to everything'))
  expect(states()).toEqual([false, false, false, false])
})

it('opens the documents in a new tab', async () => {
  await showScreen(JoinScreen, { path: '/join' })
  const links = screen.getAllByRole('link', { name: /new tab/u })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms?activeTab=1', '/terms?activeTab=0'])
  expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true)
})

it('keeps what was typed when the visitor goes back and forth, without verifying the address twice', async () => {
  const { pages } = await openProfile()
  await pages.fillProfile()
  await pages.back()
  await heading('Password')
  expect(input(/^Password/u).value).toBe('secret-1!')
  await pages.back()
  await heading('Email')
  expect(screen.getByText('mina@example.com is verified.')).toBeTruthy()
  await pages.back()
  expect(input(/terms of service/u).checked).toBe(true)
  await pages.next()
  await heading('Email')
  await pages.next()
  await heading('Password')
  await pages.next()
  await heading('Your details')
  expect(input(/^Name/u).value).toBe('김미나')
  expect(input(/^Nationality/u).value).toBe('KR')
})

it('treats the back button of the browser as the previous step', async () => {
  const { router } = await openProfile()
  await act(() => router.navigate(-1))
  await heading('Password')
  expect(router.state.location.pathname).toBe('/join')
})

it('puts the focus on the heading of each new step', async () => {
  const { user } = await showScreen(JoinScreen, { path: '/join' })
  await joinPages(user).agree()
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Email')))
})

it('returns to the e-mail step when the ticket has expired, shows the reason and keeps the rest', async () => {
  server.on(userJoin, () =>
    refuse({ code: 'BAD_REQUEST', details: [{ path: 'ticket', message: 'The verification has expired.' }] }),
  )
  const { pages } = await openProfile()
  await pages.fillProfile()
  await pages.finish()
  await heading('Email')
  expect(screen.getByText(/Please verify your email again/u)).toBeTruthy()

  answerJoin(server)
  await pages.sendCode()
  await pages.enterCode()
  await heading('Password')
  expect(input(/^Password/u).value).toBe('secret-1!')
  await pages.next()
  await heading('Your details')
  expect(input(/^Mobile number/u).value).toBe('01012345678')
  await pages.finish()
  expect(await screen.findByText('Welcome, 김미나')).toBeTruthy()
})

it('shows a refusal of the server beside its field', async () => {
  server.on(userJoin, () =>
    refuse({
      code: 'BAD_REQUEST',
      details: [{ path: 'nickname', message: 'This nickname is not available.' }],
    }),
  )
  const { pages } = await openProfile()
  await pages.fillProfile()
  await pages.finish()
  expect(await screen.findByText('This nickname is not available.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input(/^Nickname/u)))
})

it('lists the missing fields and links to them', async () => {
  const { pages, user } = await openProfile()
  await pages.finish()
  expect(await screen.findByText('6 entries need your attention.')).toBeTruthy()
  const summary = screen.getByText('6 entries need your attention.').closest('[role="alert"]')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  await user.click(screen.getByRole('link', { name: /^Age/u }))
  await waitFor(() => expect(document.activeElement).toBe(input(/^Age/u)))
})

it('accepts a phone number with dashes, and refuses letters', async () => {
  const { user } = await openProfile()
  await user.type(input(/^Mobile number/u), '010-1234-5678')
  await user.tab()
  expect(screen.queryByText('Enter a mobile number of 8 to 15 digits. Hyphens are fine.')).toBeNull()
  await user.type(input(/^Mobile number/u), 'x')
  await user.tab()
  expect(await screen.findByText('Enter a mobile number of 8 to 15 digits. Hyphens are fine.')).toBeTruthy()
})

it('sends existing members to the log-in, with the profile from the provider', async () => {
  const state = { joinTicket: 'social-1', profile: { email: 'mina@kakao.com', name: '김미나' } }
  const { user, router } = await showScreen(JoinScreen, { path: '/join?return=%2Fmypage', state })
  await user.click(screen.getByRole('button', { name: 'Already a member? Log in to link it' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/login', state }))
  expect(router.state.location.search).toBe('?return=%2Fmypage')
})

it('links the identity of a social log-in and leaves nothing of it in the history entry', async () => {
  const state = { joinTicket: 'social-1', profile: { email: 'mina@kakao.com', name: '김미나' } }
  const { user, router } = await showScreen(JoinScreen, { path: '/join?return=%2Fmypage', state })
  await waitFor(() => expect(router.state.location.state).toBeNull())
  expect(router.state.location.search).toBe('?return=%2Fmypage')
  const pages = joinPages(user)
  await pages.agree()
  expect(input(/^Email/u).value).toBe('mina@kakao.com')
  await pages.sendCode('mina@kakao.com')
  await pages.enterCode()
  await pages.choosePassword()
  expect(input(/^Name/u).value).toBe('김미나')
  await user.clear(input(/^Name/u))
  await pages.fillProfile()
  await pages.finish()
  await screen.findByText('Welcome, 김미나')
  expect(server.calls.at(-1)?.param).toMatchObject({ joinTicket: 'social-1', email: 'mina@kakao.com' })
})

it('never writes personal data into storage', async () => {
  const { pages } = await openProfile()
  await pages.fillProfile()
  const stored = JSON.stringify({ ...window.localStorage, ...window.sessionStorage })
  expect(stored).not.toMatch(/mina|secret|01012345678|김미나/u)
})
