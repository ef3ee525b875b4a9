import {
  moduleList,
  plateCopy,
  plateDelete,
  plateGet,
  plateLibraryList,
  plateList,
  plateRestore,
  plateSave,
  plateSharedList,
  type ResultOf,
  trashList,
  userInfo,
} from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { keepAnswers } from '#testkit/keepAnswers.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { pageOf, plateRow } from '../testkit/plateRow.ts'
import { PlatesScreen, SharedPlatesScreen } from './PlatesScreen.tsx'

let server: FakeServer
let entitlement: ResultOf<typeof userInfo>['entitlement']

beforeEach(() => {
  server = fakeServer()
  entitlement = member.entitlement
  server.on(userInfo, () => ({ ...member, entitlement }))
})

afterEach(() => {
  clearScreen()
  server.stop()
  window.localStorage.removeItem('plates.view')
})

const show = (path = '/program/plate') => showScreen(PlatesScreen, { path })
const libraryRow = (slug: string) =>
  plateRow({
    id: `pla_lib_${slug}`,
    name: slug,
    mine: false,
    library: 'free',
    entry: {
      slug,
      edition: 1,
      specialty: 'radiology',
      regions: ['neck'],
      modalities: ['US'],
      summary: `About ${slug}.`,
      changes: [{ edition: 1, what: 'First edition.' }],
    },
  })
const content = { cells: [], keyMap: {}, autoFill: [] }

it('explains what to do first while there are no plates', async () => {
  server.on(plateList, () => pageOf([]))
  await show()
  expect(await screen.findByRole('heading', { name: 'You have no plates yet' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New plate' })).toHaveLength(2)
})

it.each([
  ['radiology', 'thyroid-us'],
  ['nurse', 'thyroid-us'],
  ['pathology', 'gi-pathology'],
] as const)(
  'offers a %s member a plate of the library, which one press takes and opens',
  async (major, slug) => {
    server.on(userInfo, () => ({ ...member, profile: { ...member.profile, major } }))
    server.on(plateList, () => pageOf([]))
    server.on(plateLibraryList, () => ({
      ...pageOf(['thyroid-us', 'gi-pathology'].map(libraryRow)),
      facets: { specialty: [], region: [], modality: [] },
    }))
    server.on(plateCopy, () => ({ plate: { ...plateRow({ id: 'copy' }), ...content } }))
    const { user, router } = await show()
    expect(await screen.findByRole('heading', { name: slug })).toBeTruthy()
    expect(screen.getByText(`About ${slug}.`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add and start' }))
    await screen.findByText('elsewhere')
    expect(server.calls.find(({ method }) => method === 'plate-copy')?.param).toEqual({
      id: `pla_lib_${slug}`,
    })
    expect(router.state.location).toMatchObject({ pathname: '/program/preview', search: '?plate=copy' })
  },
)

it('offers no plate that was copied before', async () => {
  server.on(plateList, () => pageOf([]))
  server.on(plateLibraryList, () => ({
    ...pageOf([{ ...libraryRow('thyroid-us'), copied: true, may: { ...plateRow().may, copy: false } }]),
    facets: { specialty: [], region: [], modality: [] },
  }))
  await show()
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'plate-libraryList')).toBe(true))
  await screen.findByRole('link', { name: 'Browse the library' })
  expect(screen.queryByRole('button', { name: 'Add and start' })).toBeNull()
})

it('marks a copy whose original has a newer edition', async () => {
  const newer = { edition: 2, changes: [{ edition: 2, what: 'More cells.' }] }
  server.on(plateList, () => pageOf([plateRow({ place: 'free', newer })]))
  await show()
  expect(await screen.findByText('Newer edition')).toBeTruthy()
})

it('shows cards first, a list on request, and remembers the choice', async () => {
  server.on(plateList, () => pageOf([plateRow()]))
  const { user, unmount } = await show()
  expect(await screen.findByRole('list', { name: 'Mine' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show as a list' }))
  expect(screen.getByRole('table', { name: 'Mine' })).toBeTruthy()
  unmount()
  await show()
  expect(await screen.findByRole('table', { name: 'Mine' })).toBeTruthy()
})

it('queries the page, order and search that its address names', async () => {
  server.on(plateList, () => pageOf([plateRow()]))
  await show('/program/plate?q=neck&sort=name&order=asc&size=50&page=2')
  await screen.findByRole('link', { name: 'Thyroid US' })
  expect(server.calls.find(({ method }) => method === 'plate-list')?.param).toEqual({
    page: 2,
    pageSize: 50,
    search: 'neck',
    sort: 'name',
    order: 'asc',
  })
})

it('shows how many plates are allowed, and offers no new one at the limit', async () => {
  entitlement = { ...entitlement, plateCount: 5 }
  server.on(plateList, () => pageOf([plateRow()]))
  await show()
  expect(await screen.findByText('5 of 5 plates')).toBeTruthy()
  expect(screen.getByText('Free members can only create 5 plates.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'New plate' })).toBeNull()
})

it('shows creators of shared plates, and copies one', async () => {
  server.on(plateSharedList, () =>
    pageOf([
      plateRow({
        mine: false,
        nickname: '김판독',
        may: { ...plateRow().may, save: false, share: false, delete: false },
      }),
    ]),
  )
  server.on(plateCopy, () => ({ plate: { ...plateRow({ id: 'copy' }), ...content } }))
  const old = keepAnswers(moduleList)
  const { user } = await showScreen(SharedPlatesScreen, { path: '/program/plate/share' })
  expect(await screen.findByText(/김판독/u)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Thyroid US' }).getAttribute('href')).toBe(
    '/program/preview?plate=thyroid',
  )
  await user.click(screen.getByRole('button', { name: 'Copy to mine' }))
  await screen.findAllByText('“Thyroid US” is now in your plates.')
  // The plate's modules were copied with it.
  expect(old()).toEqual(['module-list'])
})

it('reports that a copy already exists', async () => {
  server.on(plateSharedList, () => pageOf([plateRow({ mine: false, nickname: '김판독' })]))
  server.on(plateCopy, () => refuse({ code: 'COPY_EXISTS', message: 'A copy already exists.' }))
  const { user } = await showScreen(SharedPlatesScreen, { path: '/program/plate/share' })
  await user.click(await screen.findByRole('button', { name: 'Copy to mine' }))
  expect((await screen.findAllByText('A copy already exists.')).length).toBeGreaterThan(0)
})

it('renames the newest revision, and refuses a name that is too long before the call', async () => {
  server.on(plateList, () => pageOf([plateRow()]))
  server.on(plateGet, () => ({ plate: { ...plateRow({ revision: 7 }), ...content, modules: [] } }))
  server.on(plateSave, ({ name }) => ({ plate: { ...plateRow({ name, revision: 8 }), ...content } }))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Actions for Thyroid US' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const name = await screen.findByRole('textbox', { name: 'Plate name' })
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByText('Please set the plate name first')).toBeTruthy()
  await user.type(name, '가'.repeat(21))
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(server.calls.some(({ method }) => method === 'plate-save')).toBe(false)
  await user.clear(name)
  await user.type(name, 'Neck US')
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await screen.findAllByText('Renamed to “Neck US”.')
  expect(server.calls.find(({ method }) => method === 'plate-save')?.param).toEqual({
    id: 'thyroid',
    revision: 7,
    name: 'Neck US',
    ...content,
  })
})

it('shows the last page when the one after it has been emptied', async () => {
  let rows = Array.from({ length: 11 }, (_, index) => plateRow({ id: `p${index}`, name: `Plate ${index}` }))
  server.on(plateList, ({ page, pageSize }) => {
    const items = rows.slice((page - 1) * 10, page * 10)
    return { items, total: rows.length, page, pageSize }
  })
  server.on(plateDelete, ({ ids }) => {
    rows = rows.filter(({ id }) => !ids.includes(id))
    return { ids }
  })
  const { user, router } = await show('/program/plate?size=10&page=2')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Plate 10' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('link', { name: 'Plate 9' })).toBeTruthy()
  expect(screen.queryByText('You have no plates yet')).toBeNull()
  expect(router.state.location.search).toBe('?size=10')
})

it('moves the selected plates to the trash, and undoes it', async () => {
  server.on(plateList, () => pageOf([plateRow({ id: 'a', name: 'One' }), plateRow({ id: 'b', name: 'Two' })]))
  server.on(plateDelete, ({ ids }) => ({ ids }))
  server.on(plateRestore, ({ ids }) => ({ ids }))
  const old = keepAnswers(trashList)
  const { user } = await show()
  await user.click(await screen.findByRole('checkbox', { name: 'Select One' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Two' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete 2 plates?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(old()).toEqual(['trash-list'])
  await user.click(undo)
  await screen.findAllByText('2 plates restored.')
  expect(server.calls.find(({ method }) => method === 'plate-restore')?.param).toEqual({ ids: ['a', 'b'] })
})
