import {
  paymentSubscription,
  userChangePassword,
  userCheckNickname,
  userInfo,
  userSessionEnd,
  userSessionList,
  userUpdate,
  userWithdraw,
} from '@pandok/protocol'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { textStore } from '#platform/text/textStore.ts'
import { readPrintHead } from '#shared/print/printHead.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { MyPageScreen } from './MyPageScreen.tsx'
import { fill, input } from './testkit/joinPages.ts'

let server: FakeServer
let current = member

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'
const at = { createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: '2026-11-14T00:00:00.000Z' }
const sessions = [
  { id: 'ses_1', isCurrent: true, userAgent: chrome, ...at },
  { id: 'ses_2', isCurrent: false, userAgent: phone, ...at },
]

beforeEach(() => {
  current = member
  server = fakeServer()
  server.on(userInfo, () => current)
  server.on(paymentSubscription, () => ({ subscription: null, sheets: [], pending: [] }))
  server.on(userSessionList, () => ({ items: sessions }))
  server.on(userCheckNickname, ({ nickname }) => ({ available: nickname !== 'taken' }))
  server.on(userUpdate, (changes) => ({ user: { ...member.user, name: changes.name ?? member.user.name } }))
  sessionStore.write({
    authToken: 'auth',
    refreshToken: 'refresh',
    user_mail: member.user.email,
    useMemory: true,
  })
})

afterEach(() => {
  clearScreen()
  server.stop()
})

async function open() {
  const shown = await showScreen(MyPageScreen, { path: '/mypage' })
  await screen.findByRole('heading', { level: 2, name: 'Your details' })
  return shown
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const saved = (method: string) =>
  server.calls.filter((call) => call.method === method).map(({ param }) => param)

it('shows the member, the tier and how many plates are used', async () => {
  await open()
  expect(screen.getByText('Free')).toBeTruthy()
  expect(screen.getByText('2 of 5 used')).toBeTruthy()
  expect(input(/^Nickname/u).value).toBe('mina')
  expect(input(/^Nationality/u).value).toBe('KR')
})

it('keeps the head of prints on this computer, and sends it nowhere', async () => {
  const { user } = await open()
  await user.type(
    section('On printed reports').getByRole('textbox', { name: 'Institution' }),
    'City Hospital',
  )
  await user.type(section('On printed reports').getByRole('textbox', { name: /^Reader/u }), 'Mina Kim')
  expect(readPrintHead()).toEqual({ institution: 'City Hospital', reader: 'Mina Kim' })
  expect(saved('user-update')).toEqual([])
  expect(JSON.stringify(server.calls)).not.toMatch(/City Hospital|Mina Kim/u)
})

it('shows that loading failed, and tries again', async () => {
  server.on(userInfo, () => refuse({ code: 'INTERNAL', message: 'An error occurred.' }))
  const { user } = await showScreen(MyPageScreen, { path: '/mypage' })
  expect(await screen.findByText('An error occurred.')).toBeTruthy()
  server.on(userInfo, () => member)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your details')).toBeTruthy()
})

it('saves only what was changed, confirms it, and shows the new name', async () => {
  const { user } = await open()
  await fill(user, /^Name/u, '김민아')
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findAllByText('Your changes have been saved.')).length).toBeGreaterThan(0)
  expect(saved('user-update')).toEqual([{ name: '김민아' }])
  expect(sessionStore.read().user_name).toBe('김민아')
  expect(screen.queryByText('You have unsaved changes.')).toBeNull()
})

it('restores everything when the changes are discarded', async () => {
  const { user } = await open()
  await fill(user, /^Age/u, '99')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(input(/^Age/u).value).toBe('38')
})

it('does not save a nickname that is taken', async () => {
  const { user } = await open()
  await fill(user, /^Nickname/u, 'taken')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('This nickname is not available')).toBeTruthy()
  expect(saved('user-update')).toEqual([])
})

it('accepts a whole address or none', async () => {
  const { user } = await open()
  await fill(user, /^Postal code/u, '06236')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Please enter both the postal code and the address.')).toBeTruthy()
  await fill(user, /^Address(?! details)/u, '152 Teheran-ro')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(saved('user-update')).toEqual([
      { address: { zonecode: '06236', roadAddress: '152 Teheran-ro', detail: '' } },
    ]),
  )
})

it('asks before unsaved changes are left, and stays if the member wants to', async () => {
  const { user, router } = await open()
  await fill(user, /^Age/u, '40')
  void router.navigate('/price')
  const question = within(await screen.findByRole('alertdialog'))
  const [, keepEditing] = question.getAllByRole('button', { name: 'Keep editing' })
  await user.click(keepEditing as HTMLElement)
  expect(router.state.location.pathname).toBe('/mypage')
  expect(input(/^Age/u).value).toBe('40')

  void router.navigate('/price')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/price'))
})

it('keeps unsaved changes when the language is switched', async () => {
  const { user } = await open()
  await fill(user, /^Age/u, '41')
  await act(async () => void (await textStore.show('de')))
  await screen.findByRole('heading', { level: 2, name: 'Ihre Angaben' })
  expect(input(/^Alter/u).value).toBe('41')
})

it('changes the password by the same rules as the sign-up', async () => {
  server.on(userChangePassword, () => ({}))
  const { user } = await open()
  const card = section('Change password')
  await fill(user, /^Current password/u, 'secret-1!')
  await fill(user, /^New password/u, 'secret-1!')
  await fill(user, /^Confirm password/u, 'secret-1!')
  await user.click(card.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password format is incorrect.')).toBeTruthy()
  await fill(user, /^New password/u, 'Secret-number-1!')
  await fill(user, /^Confirm password/u, 'Secret-number-1!')
  await user.click(card.getByRole('button', { name: 'Change password' }))
  expect((await screen.findAllByText(/Your password has been changed/u)).length).toBeGreaterThan(0)
  expect(saved('user-changePassword')).toEqual([
    { currentPassword: 'secret-1!', password: 'Secret-number-1!' },
  ])
  expect(input(/^Current password/u).value).toBe('')
})

it('shows a wrong current password beside its field', async () => {
  server.on(userChangePassword, () =>
    refuse({
      code: 'BAD_REQUEST',
      details: [{ path: 'currentPassword', message: 'The current password is incorrect.' }],
    }),
  )
  const { user } = await open()
  await fill(user, /^Current password/u, 'wrong')
  await fill(user, /^New password/u, 'Secret-number-1!')
  await fill(user, /^Confirm password/u, 'Secret-number-1!')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The current password is incorrect.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input(/^Current password/u)))
})

it('ends another session after a confirmation, and offers no such button for this one', async () => {
  server.on(userSessionEnd, () => ({}))
  const { user } = await open()
  const list = section('Logged-in devices')
  expect(await list.findByText('This device')).toBeTruthy()
  expect(list.queryByRole('button', { name: 'Log out Chrome · Windows' })).toBeNull()
  await user.click(list.getByRole('button', { name: 'Log out Safari · iOS' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(saved('user-sessionEnd')).toEqual([{ id: 'ses_2' }]))
  await waitFor(() => expect(saved('user-sessionList').length).toBeGreaterThan(1))
})

it('gives and withdraws the consent to news at once', async () => {
  const { user } = await open()
  const box = section('News').getByRole<HTMLInputElement>('checkbox')
  await user.click(box)
  await waitFor(() => expect(saved('user-update')).toEqual([{ marketing: true }]))
  expect(box.checked).toBe(true)
})

it('restores the checkbox when the consent could not be saved', async () => {
  server.on(userUpdate, () => refuse({ code: 'INTERNAL' }))
  const { user } = await open()
  const box = section('News').getByRole<HTMLInputElement>('checkbox')
  await user.click(box)
  await waitFor(() => expect(saved('user-update').length).toBe(1))
  await waitFor(() => expect(box.checked).toBe(false))
})

it('withdraws only with the password and the checkbox, then says goodbye and forgets the member', async () => {
  server.on(userWithdraw, ({ password }) =>
    password === 'secret-1!'
      ? {}
      : refuse({ code: 'BAD_REQUEST', details: [{ path: 'password', message: 'Wrong password.' }] }),
  )
  const { user } = await open()
  await user.click(section('Close account').getByRole('button', { name: 'Close account' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('What is deleted')).toBeTruthy()
  expect(dialog.getByText(/kept for 5 years/u)).toBeTruthy()
  const go = () => user.click(dialog.getByRole('button', { name: 'Close account' }))

  await user.click(dialog.getByLabelText(/^Password/u))
  await user.paste('wrong')
  await go()
  expect(await dialog.findByText('Please read the notes and check the box.')).toBeTruthy()
  expect(saved('user-withdraw')).toEqual([])

  await user.click(dialog.getByRole('checkbox'))
  await go()
  expect(await dialog.findByText('Wrong password.')).toBeTruthy()

  await user.clear(dialog.getByLabelText(/^Password/u))
  await user.paste('secret-1!')
  await go()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account has been closed' })).toBeTruthy()
  expect(sessionStore.read()).toMatchObject({ authToken: null, user_mail: null, useMemory: false })
})
