import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ServerForm, serverAddress } from './ServerForm.tsx'
import { type FakeProgram, fakeProgram } from './testkit/fakeProgram.ts'

const CHECK = 'POST /desktop/server/check'
const SAVE = 'PUT /desktop/settings'

let program: FakeProgram
let taken = 0
beforeEach(() => {
  program = fakeProgram()
  taken = 0
  program.on(CHECK, (body) => ({ body }))
  program.on(SAVE, (body) => ({ body }))
})
afterEach(() => {
  clearScreen()
  program.stop()
})

const note = () => {
  taken += 1
}
const show = (current: string | null) =>
  showScreen(() => <ServerForm current={current} submitLabel="Go" onTaken={note} />)
const field = () => screen.getByLabelText<HTMLInputElement>('Server address')
const send = () => screen.getByRole('button', { name: 'Go' })

it('accepts the first server as soon as it has answered', async () => {
  const { user } = await show(null)
  await user.type(field(), 'pandok.example/program/plate')
  await user.click(send())
  await waitFor(() => expect(taken).toBe(1))
  expect(program.calls).toEqual([
    { request: CHECK, body: { server: 'https://pandok.example' } },
    { request: SAVE, body: { server: 'https://pandok.example' } },
  ])
})

it.each([
  [422, 'BAD_SERVER', /not a valid address/u],
  [502, 'UNREACHABLE', /There is no response from this address/u],
  [422, 'NOT_PANDOK', /no Pandok server at this address/u],
])('%i %s is said in words, and nothing is taken', async (status, code, words) => {
  program.on(CHECK, () => ({ status, body: { code } }))
  const { user } = await show(null)
  await user.type(field(), 'https://wrong.example')
  await user.click(send())
  await screen.findByText(words)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(program.calls.map(({ request }) => request)).toEqual([CHECK])
  expect(taken).toBe(0)
})

it('asks before the server is changed, and stays if the member declines', async () => {
  const { user } = await show('https://old.example')
  await user.clear(field())
  await user.type(field(), 'https://new.example')
  await user.click(send())
  await screen.findByRole('alertdialog', { name: 'Change the server?' })
  expect(screen.getByText(/New server: https:\/\/new\.example\. You will be logged out/u)).toBeTruthy()
  await user.click(screen.getByText('Cancel'))
  expect(program.calls.map(({ request }) => request)).toEqual([CHECK])
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Change and log out' }))
  await waitFor(() => expect(taken).toBe(1))
  expect(program.calls.at(-1)).toEqual({ request: SAVE, body: { server: 'https://new.example' } })
})

it('has nothing to do for the server that is in use', async () => {
  const { user } = await show('https://old.example')
  await user.click(send())
  await screen.findByText('This server is already in use.')
  expect(taken).toBe(0)
})

it.each([
  [' pandok.example ', 'https://pandok.example'],
  ['https://pandok.example/login?return=%2F', 'https://pandok.example'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ['https://kim:secret@pandok.example', 'https://kim:secret@pandok.example'],
  ['ftp://pandok.example', 'ftp://pandok.example'],
  ['', ''],
])('%j is understood as %j', (typed, address) => expect(serverAddress(typed)).toBe(address))
