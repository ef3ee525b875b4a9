import { userLogin } from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { LoginForm } from './LoginForm.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/u)
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/u)
const button = () => screen.getByRole('button', { name: 'Log in' })

const signedIn = (role: 'user' | 'admin' = 'user') => ({
  authToken: 'auth',
  refreshToken: 'refresh',
  user: { ...member.user, role },
})

it('keeps the session and lets the route guard redirect', async () => {
  server.on(userLogin, () => signedIn())
  const { user, moves } = await showScreen(() => <LoginForm area="public" />)
  await user.type(email(), ' Mina@Example.com')
  await user.type(password(), 'secret-1{Enter}')
  await waitFor(() => expect(moves).toEqual(['recheck']))
  expect(server.calls).toEqual([
    { method: 'user-login', param: { email: 'mina@example.com', password: 'secret-1' } },
  ])
  expect(sessionStore.read()).toMatchObject({ authToken: 'auth', refreshToken: 'refresh', useMemory: false })
})

it('links the account of the provider that the visitor came from, and leaves nothing of it in the history entry', async () => {
  server.on(userLogin, () => signedIn())
  const state = { joinTicket: 'social-1', profile: { email: 'mina@kakao.com', name: '김미나' } }
  const { user, router, moves } = await showScreen(() => <LoginForm area="public" />, { state })
  await waitFor(() => expect(router.state.location.state).toBeNull())
  screen.getByText(/^Once you log in, your social account is linked/u)
  expect(email().value).toBe('mina@kakao.com')
  await user.type(password(), 'secret-1{Enter}')
  await waitFor(() => expect(moves).toEqual(['recheck']))
  expect(server.calls.at(-1)?.param).toMatchObject({ email: 'mina@kakao.com', joinTicket: 'social-1' })
})

it('logs in without the link on the second press if linking has failed', async () => {
  server.on(userLogin, ({ joinTicket }) =>
    joinTicket === undefined
      ? signedIn()
      : refuse({ code: 'BAD_REQUEST', details: [{ path: 'joinTicket', message: 'Expired.' }] }),
  )
  const state = { joinTicket: 'social-1', profile: { email: 'mina@kakao.com', name: null } }
  const { user, moves } = await showScreen(() => <LoginForm area="public" />, { state })
  await user.type(password(), 'secret-1{Enter}')
  await screen.findByText(/^The social account could not be linked/u)
  expect(password().value).toBe('secret-1')
  await user.click(button())
  await waitFor(() => expect(moves).toEqual(['recheck']))
  expect(server.calls.at(-1)?.param).toEqual({ email: 'mina@kakao.com', password: 'secret-1' })
})

it('remembers the e-mail only when asked to, and fills it in the next time', async () => {
  server.on(userLogin, () => signedIn())
  const { user, moves, unmount } = await showScreen(() => <LoginForm area="public" />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await user.type(email(), 'mina@example.com')
  await user.type(password(), 'secret-1')
  await user.click(screen.getByLabelText('Remember email'))
  await user.click(button())
  await waitFor(() => expect(moves).toEqual(['recheck']))
  expect(sessionStore.read().useMemory).toBe(true)

  unmount()
  sessionStore.clear()
  await showScreen(() => <LoginForm area="public" />)
  expect(email().value).toBe('mina@example.com')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

it('keeps the e-mail after wrong credentials, empties the password and puts the cursor there', async () => {
  server.on(userLogin, () =>
    refuse({ code: 'BAD_REQUEST', message: 'The email address or password is incorrect.' }),
  )
  const { user } = await showScreen(() => <LoginForm area="public" />)
  await user.type(email(), 'mina@example.com')
  await user.type(password(), 'wrong{Enter}')
  expect(await screen.findByText('The email address or password is incorrect.')).toBeTruthy()
  expect(screen.queryByText('This field is required.')).toBeNull()
  expect(email().value).toBe('mina@example.com')
  expect(password().value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(password()))
})

it('tells a suspended member so, and whom to contact', async () => {
  Object.assign(siteConfig, { supportEmail: 'help@pandok.example' })
  const sentence = 'This account has been suspended. Please contact customer service.'
  server.on(userLogin, () => refuse({ code: 'SESSION_REVOKED', message: sentence }))
  const { user, moves } = await showScreen(() => <LoginForm area="public" />)
  await user.type(email(), 'mina@example.com')
  await user.type(password(), 'secret-1{Enter}')
  const notice = await screen.findByText(sentence)
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('mailto:help@pandok.example')
  expect(email().value).toBe('mina@example.com')
  expect(moves).toEqual([])
  Object.assign(siteConfig, { supportEmail: null })
})

it('shows what is missing beside each field before any call', async () => {
  const { user } = await showScreen(() => <LoginForm area="public" />)
  await user.click(button())
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
  expect(screen.getByText('2 entries need your attention.')).toBeTruthy()
  expect(server.calls).toEqual([])
})

it('shows no error at an empty field that was only tabbed through', async () => {
  const { user } = await showScreen(() => <LoginForm area="public" />)
  await user.click(email())
  await user.tab()
  expect(screen.queryByText('The email address is not valid.')).toBeNull()
  await user.type(email(), 'mina')
  await user.tab()
  expect(await screen.findByText('The email address is not valid.')).toBeTruthy()
})

it('explains to a member at the log-in of the administrators why they are redirected', async () => {
  server.on(userLogin, () => signedIn('user'))
  const { user, moves } = await showScreen(() => <LoginForm area="admin" />)
  await user.type(email(), 'mina@example.com')
  await user.type(password(), 'secret-1{Enter}')
  await waitFor(() => expect(moves).toEqual(['recheck']))
  expect(screen.getAllByText(/has no administrator rights/u).length).toBeGreaterThan(0)
})

it('shows no buttons of providers that this installation has not enabled', async () => {
  await showScreen(() => <LoginForm area="public" />)
  expect(screen.queryByText(/Kakao|Naver/u)).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/join')
  expect(screen.getByRole('link', { name: 'Forgot email?' }).getAttribute('href')).toBe('/id')
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/pw')
})

it('keeps the page that the visitor wanted in the links to the other account pages', async () => {
  await showScreen(() => <LoginForm area="public" />, {
    path: '/login?return=%2Fprice%3Fplan%3Dbasic-monthly',
  })
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    ['/join', '/id', '/pw'].map((path) => `${path}?return=%2Fprice%3Fplan%3Dbasic-monthly`),
  )
})

it('drops a return path to another site', async () => {
  await showScreen(() => <LoginForm area="public" />, { path: '/login?return=%2F%2Fevil.example' })
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/join')
})

it('returns those who have forgotten their password to the log-in page that they came from', async () => {
  await showScreen(() => <LoginForm area="admin" />, { path: '/admin' })
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
    '/pw?return=%2Fadmin',
  )
})

it('shows when the server can not be reached, and keeps everything typed', async () => {
  window.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  const { user } = await showScreen(() => <LoginForm area="public" />)
  await user.type(email(), 'mina@example.com')
  await user.type(password(), 'secret-1{Enter}')
  expect(await screen.findByText(/server/iu)).toBeTruthy()
  expect(password().value).toBe('secret-1')
})

it('offers sign-up to everybody but administrators, who are appointed', async () => {
  await showScreen(() => <LoginForm area="program" />)
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeTruthy()
  clearScreen()
  await showScreen(() => <LoginForm area="admin" />)
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
  expect(screen.getByRole('link', { name: /password/iu })).toBeTruthy()
})
