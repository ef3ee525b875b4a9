import { emptyDefinition } from '@pandok/module-engine'
import {
  type ExportFile,
  moduleCopy,
  moduleDelete,
  moduleExport,
  moduleList,
  moduleRestore,
  moduleShare,
  moduleSharedList,
  moduleUsage,
  plateGet,
  plateList,
  trashList,
  userInfo,
} from '@pandok/protocol'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exportFile } from '#testkit/exportFile.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { keepAnswers } from '#testkit/keepAnswers.ts'
import { moduleRow, pageOf } from '#testkit/moduleRow.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ModulesScreen } from './ModulesScreen.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const show = (path = '/program/module') => showScreen(ModulesScreen, { path })

it('explains what to do first while there are no modules', async () => {
  server.on(moduleList, () => pageOf([]))
  await show()
  expect(await screen.findByRole('heading', { name: 'No modules yet' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'New module' })).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Follow a two-minute example' }).getAttribute('href')).toBe(
    '/program/module/new?example',
  )
  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

it('queries the page, order, search and filter in its address', async () => {
  server.on(moduleList, () => pageOf([moduleRow()], { section: ['chest', 'our own'] }))
  await show('/program/module?q=nodule&f.section=chest&sort=name&order=asc&size=50&page=2')
  await screen.findByRole('link', { name: 'Nodule' })
  expect(server.calls.at(-1)?.param).toEqual({
    page: 2,
    pageSize: 50,
    search: 'nodule',
    sort: 'name',
    order: 'asc',
    filter: { section: 'chest' },
  })
  const sections = within(screen.getByRole('combobox', { name: 'Subspecialty' })).getAllByRole('option')
  expect(sections.map((option) => option.textContent)).toEqual(['Subspecialty: Any', 'Chest', 'our own'])
})

it('shows creators and existing copies in the shared list', async () => {
  server.on(moduleSharedList, () => pageOf([moduleRow({ mine: false, nickname: '김판독', copied: true })]))
  await show('/program/module?tab=shared')
  expect(await screen.findByText('김판독')).toBeTruthy()
  expect(screen.getByText('Copied')).toBeTruthy()
})

it('moves the selected modules to the trash after naming the plates that use them, and undoes it', async () => {
  server.on(moduleList, () =>
    pageOf([moduleRow({ id: 'a', name: 'One' }), moduleRow({ id: 'b', name: 'Two' })]),
  )
  server.on(moduleUsage, ({ id }) => ({
    plates: id === 'a' ? [{ id: 'p', name: 'Thyroid US', cellCount: 1 }] : [],
  }))
  server.on(moduleDelete, ({ ids }) => ({ ids }))
  server.on(moduleRestore, ({ ids }) => ({ ids }))
  const old = keepAnswers(trashList, plateList, plateGet, userInfo)
  const { user } = await show()
  await screen.findByRole('link', { name: 'One' })
  await user.click(screen.getByRole('checkbox', { name: 'Select everything on this page' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete 2 modules?' })
  expect(await within(dialog).findByText('Thyroid US')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(old()).toEqual(['trash-list', 'plate-list', 'plate-get', userInfo.method])
  await user.click(undo)
  await screen.findAllByText('2 modules restored.')
  expect(server.calls.filter(({ method }) => method === 'module-restore')).toEqual([
    { method: 'module-restore', param: { ids: ['a', 'b'] } },
  ])
})

it('shows the last page instead of one beyond it', async () => {
  const first = pageOf([moduleRow()])
  server.on(moduleList, ({ page }) => (page === 1 ? first : { ...first, items: [], page }))
  const { router } = await show('/program/module?page=2')
  expect(await screen.findByRole('link', { name: 'Nodule' })).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

const fileOf = (ids: readonly string[], note = ''): ExportFile =>
  exportFile({
    modules: ids.map((id) => ({
      id,
      name: 'Two',
      section: '',
      modality: '',
      type: '',
      note,
      definition: emptyDefinition(),
    })),
  })

it('shows where something looks like patient data before it is shared, and shares nothing if canceled', async () => {
  server.on(moduleList, () => pageOf([moduleRow({ id: 'b', name: 'Two' })]))
  server.on(moduleExport, ({ ids }) => ({ file: fileOf(ids, '환자: 홍길동, 800101-1234567') }))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Actions for Two' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText('2 places may hold patient data')).toBeTruthy()
  expect(question.getByText('홍길동').tagName).toBe('MARK')
  expect(question.getAllByText(/name and note/u)).toHaveLength(2)
  expect(question.getByRole('button', { name: 'Share anyway' })).toBeTruthy()
  await user.click(question.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement)
  expect(server.calls.map(({ method }) => method)).not.toContain('module-share')
})

it('shares the selected modules that are not shared yet, says with whom, and undoes it with one press', async () => {
  server.on(moduleList, () =>
    pageOf([moduleRow({ id: 'a', name: 'One', shared: true }), moduleRow({ id: 'b', name: 'Two' })]),
  )
  server.on(moduleExport, ({ ids }) => ({ file: fileOf(ids) }))
  server.on(moduleShare, ({ id, shared }) => ({ module: moduleRow({ id, shared }) }))
  const { user } = await show()
  await screen.findByRole('link', { name: 'One' })
  await user.click(screen.getByRole('checkbox', { name: 'Select everything on this page' }))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Share 1 module?' }))
  expect(question.getByText(/Every member of Pandok can see it/u)).toBeTruthy()
  expect(await question.findByText('Nothing looks like patient data')).toBeTruthy()
  expect(server.calls.filter(({ method }) => method === 'module-share')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Share' }))
  await screen.findAllByText('1 module is now shared.')
  expect(server.calls.filter(({ method }) => method === 'module-share').map(({ param }) => param)).toEqual([
    { id: 'b', shared: true },
  ])
  expect(screen.getAllByText(/Every member can see and copy it/u).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.calls.at(-1)?.param).toEqual({ id: 'b', shared: false }))
})

it('reports that a copy already exists', async () => {
  server.on(moduleSharedList, () => pageOf([moduleRow({ mine: false })]))
  server.on(moduleCopy, () => refuse({ code: 'COPY_EXISTS', message: 'A copy already exists.' }))
  const { user } = await show('/program/module?tab=shared')
  await user.click(await screen.findByRole('button', { name: 'Actions for Nodule' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to mine' }))
  await screen.findAllByText('A copy already exists.')
})

it('offers only what the server allows', async () => {
  server.on(moduleList, () =>
    pageOf([moduleRow({ may: { ...moduleRow().may, share: false, delete: false } })]),
  )
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Actions for Nodule' }))
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual([
    ...['Open', 'Preview', 'Duplicate', 'Download', 'Export for other programs', 'Backups'],
  ])
})
