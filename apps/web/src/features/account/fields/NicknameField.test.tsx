import { userCheckNickname } from '@pandok/protocol'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useText } from '#platform/text/text.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { tryAction } from '../form/tryAction.ts'
import { useFields } from '../form/useFields.ts'
import { fill, input } from '../testkit/joinPages.ts'
import { NicknameField } from './NicknameField.tsx'
import { EMPTY_PROFILE, profilePlan } from './profilePlan.ts'
import { useNicknameCheck } from './useNicknameCheck.ts'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on(userCheckNickname, ({ nickname }) => ({ available: nickname !== 'taken' }))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

function Form({ own }: { own?: string }) {
  const { nickname } = profilePlan(useText(), { ...EMPTY_PROFILE, nickname: own ?? '' })
  const fields = useFields({ nickname })
  return <NicknameField fields={fields} nicknameCheck={useNicknameCheck(own)} />
}

it('shows «This nickname is available» once the field is left', async () => {
  const { user } = await showScreen(Form)
  await fill(user, /^Nickname/u, '판독왕')
  await user.tab()
  expect(await screen.findByText('This nickname is available')).toBeTruthy()
  expect(server.calls).toEqual([{ method: 'user-checkNickname', param: { nickname: '판독왕' } }])
})

it('shows «This nickname is not available» and marks the field', async () => {
  const { user } = await showScreen(Form)
  await fill(user, /^Nickname/u, 'taken')
  await user.tab()
  expect(await screen.findByText('This nickname is not available')).toBeTruthy()
  expect(input(/^Nickname/u).getAttribute('aria-invalid')).toBe('true')
})

it('removes the answer as soon as something else is typed', async () => {
  const { user } = await showScreen(Form)
  await fill(user, /^Nickname/u, 'mina')
  await user.tab()
  await screen.findByText('This nickname is available')
  await user.type(input(/^Nickname/u), 'x')
  expect(screen.queryByText('This nickname is available')).toBeNull()
})

it('ignores a late answer about an earlier nickname', async () => {
  let release = () => {}
  server.on(userCheckNickname, async ({ nickname }) => {
    if (nickname === 'slow') await new Promise<void>((resolve) => (release = resolve))
    return { available: nickname !== 'slow' }
  })
  const { user } = await showScreen(Form)
  await fill(user, /^Nickname/u, 'slow')
  await user.tab()
  await waitFor(() => expect(server.calls.length).toBe(1))
  await fill(user, /^Nickname/u, 'quick')
  await user.tab()
  await screen.findByText('This nickname is available')
  release()
  // The answer to this new call arrives after the late one.
  await act(() => tryAction(userCheckNickname, { nickname: 'third' }))
  expect(screen.getByText('This nickname is available')).toBeTruthy()
})

it('checks when the field is left, but never a text that can not be a nickname', async () => {
  const { user } = await showScreen(Form)
  await fill(user, /^Nickname/u, 'a b')
  await user.tab()
  expect(await screen.findByText('A nickname cannot contain spaces.')).toBeTruthy()
  expect(server.calls).toEqual([])
  await fill(user, /^Nickname/u, 'ab')
  await user.tab()
  expect(await screen.findByText('This nickname is available')).toBeTruthy()
})

it('counts characters as a person does: a syllable of three jamo is one, and eleven letters are too many', async () => {
  const { user } = await showScreen(Form)
  await fill(user, /^Nickname/u, 'ㅎ'.repeat(9) + '각'.normalize('NFD'))
  expect(screen.getByText('10/10')).toBeTruthy()
  await fill(user, /^Nickname/u, 'abcdefghijk')
  await user.tab()
  expect(await screen.findByText('A nickname can have up to 10 characters.')).toBeTruthy()
  expect(screen.getByText('11/10')).toBeTruthy()
})

it('shows that the check failed, and only then offers to repeat it', async () => {
  server.on(userCheckNickname, () => refuse({ code: 'TOO_MANY_REQUESTS' }))
  const { user } = await showScreen(Form)
  await fill(user, /^Nickname/u, 'mina')
  expect(screen.queryByRole('button')).toBeNull()
  await user.tab()
  expect(await screen.findByText('The nickname could not be checked. Please try again.')).toBeTruthy()
  server.on(userCheckNickname, () => ({ available: true }))
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('This nickname is available')).toBeTruthy()
})

it('does not check the member’s own nickname', async () => {
  const { user } = await showScreen(() => <Form own="mina" />)
  await user.click(input(/^Nickname/u))
  await user.tab()
  expect(server.calls).toEqual([])
})
