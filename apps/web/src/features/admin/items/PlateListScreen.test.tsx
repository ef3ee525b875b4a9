import {
  adminAuditList,
  adminPlateGet,
  adminPlateList,
  adminPlateUpdate,
  adminUserGet,
} from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { PlateListScreen } from './PlateListScreen.tsx'
import { adminPage, adminPlate, plateResult } from './testkit/adminItems.ts'

let server: FakeServer
let plate: ReturnType<typeof adminPlate>

beforeEach(() => {
  server = fakeServer()
  plate = adminPlate()
  server.on(adminPlateList, () => adminPage([plate]))
  server.on(adminPlateGet, () => plateResult(plate))
  server.on(adminAuditList, () => adminPage([]))
  server.on(adminUserGet, () => refuse({ code: 'NOT_FOUND', message: 'Not there.' }))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const show = (search = '') => showScreen(PlateListScreen, { path: `/admin/plate${search}` })
const asked = (method: string) =>
  server.calls.filter((call) => call.method === method).map((call) => call.param)
const detail = () => screen.findByRole('dialog', { name: 'Thyroid US' })

it('lists plates with their owner, size and state', async () => {
  plate = adminPlate({ library: 'paid' })
  await show()
  const row = (await screen.findByRole('link', { name: 'Thyroid US' })).closest('tr') as HTMLElement
  expect(within(row).getByRole('link', { name: 'mina' }).getAttribute('href')).toBe(
    '/admin/user/detail?id=mem_1',
  )
  for (const words of ['Shared', 'Paid', '13.9 kB']) expect(within(row).getByText(words)).toBeTruthy()
})

it('queries what its address names, and ignores invalid values', async () => {
  await show('?f.shared=yes&f.library=none&f.state=gone&f.ownerId=mem_1&sort=size&order=asc')
  await screen.findByRole('link', { name: 'Thyroid US' })
  expect(asked('admin-plateList')).toEqual([
    {
      page: 1,
      pageSize: 20,
      sort: 'size',
      order: 'asc',
      filter: { ownerId: 'mem_1', shared: true, library: 'none' },
    },
  ])
})

it('shows one owner’s plates until the chip is pressed', async () => {
  const { user, router } = await show('?f.ownerId=mem_1&f.shared=yes')
  await user.click(await screen.findByRole('button', { name: /Owner: mem_1/u }))
  expect(router.state.location.search).toBe('?f.shared=yes')
})

it('opens a plate at an address of its own, and the back button closes it', async () => {
  const { user, router } = await show('?f.shared=yes')
  await user.click(await screen.findByRole('link', { name: 'Thyroid US' }))
  await detail()
  expect(router.state.location.search).toBe('?f.shared=yes&id=thyroid')
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?f.shared=yes')
})

it('returns to the list when closed, even if the address was opened directly', async () => {
  const { user, router } = await show('?f.shared=yes&id=thyroid')
  await user.click(within(await detail()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?f.shared=yes')
  await user.click(await screen.findByRole('link', { name: 'Thyroid US' }))
  await user.click(within(await detail()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.historyAction).toBe('POP')
})

it('shows the board as its readers see it, and what the chosen cell writes in each language', async () => {
  const { user } = await show('?id=thyroid')
  const dialog = within(await detail())
  expect(dialog.getByRole('gridcell', { name: 'Normal, Key Q' })).toBeTruthy()
  expect(dialog.getByText('The thyroid is normal.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox', { name: /language/iu }), 'ko')
  expect(dialog.getByText('갑상선은 정상임.')).toBeTruthy()
  await user.click(dialog.getByRole('gridcell', { name: 'Nodule' }))
  expect(dialog.getByText('A nodule is seen.')).toBeTruthy()
})

it('unshares with a reason, states what remains, and reloads the list', async () => {
  server.on(adminPlateUpdate, () => {
    plate = adminPlate({ shared: false })
    return plateResult(plate)
  })
  const { user } = await show('?id=thyroid')
  await user.click(within(await detail()).getByRole('button', { name: 'Stop sharing' }))
  const prompt = within(await screen.findByRole('dialog', { name: 'Stop sharing “Thyroid US”?' }))
  expect(prompt.getByText(/Members’ copies and the owner’s original stay/u)).toBeTruthy()
  await user.click(prompt.getByRole('button', { name: 'Stop sharing' }))
  expect(prompt.getByText('Please give a reason.')).toBeTruthy()
  expect(asked('admin-plateUpdate')).toEqual([])
  await user.type(prompt.getByRole('textbox', { name: /Reason/u }), '  patient names  ')
  await user.click(prompt.getByRole('button', { name: 'Stop sharing' }))
  await screen.findAllByText('“Thyroid US” is no longer shared.')
  expect(asked('admin-plateUpdate')).toEqual([
    { id: 'thyroid', change: { kind: 'unshare', reason: 'patient names' } },
  ])
  const dialog = within(await detail())
  expect(dialog.queryByRole('button', { name: 'Stop sharing' })).toBeNull()
  expect(asked('admin-plateList')).toHaveLength(2)
})

it('offers only to restore a deleted plate, and shows why that is refused', async () => {
  plate = adminPlate({ deletedAt: '2026-11-03T00:00:00.000Z' })
  server.on(adminPlateUpdate, () =>
    refuse({ code: 'PLATE_LIMIT', message: 'The owner has 5 plates already.' }),
  )
  const { user } = await show('?id=thyroid')
  const dialog = within(await detail())
  const group = within(dialog.getByRole('group', { name: 'Actions' }))
  expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(['Restore'])
  await user.click(group.getByRole('button', { name: 'Restore' }))
  const prompt = within(await screen.findByRole('dialog', { name: 'Restore “Thyroid US”?' }))
  await user.type(prompt.getByRole('textbox', { name: /Reason/u }), 'asked by the owner')
  await user.click(prompt.getByRole('button', { name: 'Restore' }))
  expect(await prompt.findByText('The owner has 5 plates already.')).toBeTruthy()
})

it('publishes as free or paid, and offers the other grade afterward', async () => {
  server.on(adminPlateUpdate, ({ change }) => {
    plate = adminPlate({ library: change.kind === 'publish' ? change.grade : null })
    return plateResult(plate)
  })
  const { user } = await show('?id=thyroid')
  await user.click(within(await detail()).getByRole('button', { name: 'Publish in the library' }))
  const prompt = within(await screen.findByRole('dialog', { name: /Publish “Thyroid US”/u }))
  await user.click(prompt.getByRole('radio', { name: /^Paid/u }))
  await user.click(prompt.getByRole('button', { name: 'Publish in the library' }))
  await screen.findAllByText('“Thyroid US” is in the library.')
  expect(asked('admin-plateUpdate')).toEqual([{ id: 'thyroid', change: { kind: 'publish', grade: 'paid' } }])
  await user.click(within(await detail()).getByRole('button', { name: 'Change the grade' }))
  const again = within(await screen.findByRole('dialog', { name: /Publish “Thyroid US”/u }))
  expect(again.getByRole('radio', { name: /^Paid/u })).toHaveProperty('disabled', true)
  expect(again.getByRole('radio', { name: /^Free/u })).toHaveProperty('checked', true)
})

it('shows that a plate no longer exists', async () => {
  server.on(adminPlateGet, () => refuse({ code: 'NOT_FOUND', message: 'Not there.' }))
  await show('?id=gone')
  expect(await screen.findByText(/may have deleted it permanently/u)).toBeTruthy()
})
