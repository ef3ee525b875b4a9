import { userSocialLogin, userSocialStart } from '@pandok/protocol'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { LoginForm } from './LoginForm.tsx'
import { rememberSocialStart } from './login/socialReturn.ts'
import { SocialReturnScreen } from './SocialReturnScreen.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  Object.assign(siteConfig, { socialProviders: ['kakao'] })
})

afterEach(() => {
  clearScreen()
  server.stop()
  Object.assign(siteConfig, { socialProviders: [] })
})

const comeBack = (query: string) =>
  showScreen(SocialReturnScreen, { path: `/login/kakao?${query}`, pattern: '/login/:provider' })

it('signs a known identity in and opens the page that the visitor wanted', async () => {
  server.on(userSocialLogin, () => ({ authToken: 'auth', refreshToken: 'refresh', user: member.user }))
  rememberSocialStart('state-1', '/program')
  const { moves } = await comeBack('code=abc&state=state-1')
  await waitFor(() => expect(moves).toEqual(['recheck', '/program']))
  expect(sessionStore.read().authToken).toBe('auth')
  expect(server.calls).toEqual([
    { method: 'user-socialLogin', param: { provider: 'kakao', code: 'abc', state: 'state-1' } },
  ])
})

it('sends a first-time visitor to the sign-up with its ticket', async () => {
  const answer = { joinTicket: 'social-1', profile: { email: null, name: '김미나' } }
  server.on(userSocialLogin, () => answer)
  rememberSocialStart('state-1', null)
  const { router } = await comeBack('code=abc&state=state-1')
  await waitFor(() => expect(router.state.location.pathname).toBe('/join'))
  expect(router.state.location.state).toEqual(answer)
})

it('keeps the page that a first-time visitor wanted through the sign-up', async () => {
  server.on(userSocialLogin, () => ({ joinTicket: 'social-1', profile: { email: null, name: null } }))
  rememberSocialStart('state-1', '/price?plan=basic-monthly')
  const { router } = await comeBack('code=abc&state=state-1')
  await waitFor(() => expect(router.state.location.pathname).toBe('/join'))
  expect(router.state.location.search).toBe('?return=%2Fprice%3Fplan%3Dbasic-monthly')
})

it('keeps it for another try when the provider has refused', async () => {
  rememberSocialStart('state-1', '/mypage')
  await comeBack('error=access_denied&state=state-1')
  const login = await screen.findByRole('link', { name: 'Go to login' })
  expect(login.getAttribute('href')).toBe('/login?return=%2Fmypage')
})

it.each([
  ['a state that this browser never began', 'code=abc&state=stolen', /could not be confirmed/u],
  ['no state at all', 'code=abc', /could not be confirmed/u],
  ['a refusal at the provider', 'error=access_denied&state=state-1', /was canceled/u],
])('does not call the server with %s', async (_name, query, sentence) => {
  rememberSocialStart('state-1', null)
  await comeBack(query)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(server.calls).toEqual([])
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
})

it('accepts a state only once', async () => {
  server.on(userSocialLogin, () => refuse({ code: 'BAD_REQUEST', message: 'The provider said no.' }))
  rememberSocialStart('state-1', null)
  const { unmount } = await comeBack('code=abc&state=state-1')
  expect(await screen.findByText('The provider said no.')).toBeTruthy()
  unmount()
  await comeBack('code=abc&state=state-1')
  expect(await screen.findByText(/could not be confirmed/u)).toBeTruthy()
  expect(server.calls.length).toBe(1)
})

it('tells a suspended member so, and stays on the page that shows it', async () => {
  const sentence = 'This account has been suspended. Please contact customer service.'
  server.on(userSocialLogin, () => refuse({ code: 'SESSION_REVOKED', message: sentence }))
  rememberSocialStart('state-1', null)
  const { router } = await comeBack('code=abc&state=state-1')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(router.state.location.pathname).toBe('/login/kakao')
})

it('does not follow an address that is not a web page', async () => {
  server.on(userSocialStart, () => ({ url: 'javascript:alert(1)', state: 'state-2' }))
  const { user } = await showScreen(() => <LoginForm area="public" />)
  const before = window.location.href
  await user.click(screen.getByRole('button', { name: 'Log in with Kakao' }))
  await waitFor(() => expect(server.calls.length).toBe(1))
  expect(window.location.href).toBe(before)
  expect(window.sessionStorage.length).toBe(0)
})
