import type { Cell } from '@pandok/domain'
import {
  type LoadedPlate,
  moduleGet,
  plateBackupCreate,
  plateBackupDelete,
  plateBackupGet,
  plateBackupList,
  plateBackupRestore,
  plateCopy,
  plateCreate,
  plateDelete,
  plateExport,
  plateGet,
  plateList,
  plateSave,
  plateShare,
  plateTakeNewer,
  userInfo,
} from '@pandok/protocol'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { queryClient } from '#rpc/queryClient.ts'
import { exportFile } from '#testkit/exportFile.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { keepAnswers } from '#testkit/keepAnswers.ts'
import { member } from '#testkit/member.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { noduleModule } from '../testkit/noduleModule.ts'
import { plateRow } from '../testkit/plateRow.ts'
import { plateDrafts } from './openPlate.ts'
import { PlateEditorScreen } from './PlateEditorScreen.tsx'

const phraseCell = (differences: Partial<Cell> = {}): Cell => ({
  id: 'normal',
  position: 0,
  name: 'Normal',
  title: 'Normal liver',
  outputs: [{ id: 'p', kind: 'phrase', section: 'findings', text: { en: 'The liver is normal.' } }],
  ...differences,
})

let server: FakeServer
let stored: LoadedPlate

const withoutModules = ({ modules: _, ...plate }: LoadedPlate) => plate
const itemOf = ({ modules: _m, cells: _c, keyMap: _k, autoFill: _a, ...item }: LoadedPlate) => item

beforeEach(() => {
  stored = {
    ...plateRow({ name: 'Liver' }),
    cells: [phraseCell()] as LoadedPlate['cells'],
    keyMap: { KeyA: 'normal' },
    autoFill: [],
    modules: [],
  }
  server = fakeServer()
  server.on(plateGet, () => ({ plate: stored }))
  server.on(plateCreate, (param) => {
    stored = { ...stored, ...param, id: 'made', revision: 1 }
    return { plate: withoutModules(stored) }
  })
  server.on(plateSave, ({ id: _, revision, ...param }) => {
    if (revision !== stored.revision) {
      return refuse({ code: 'CONFLICT', details: { newest: withoutModules(stored) } })
    }
    stored = { ...stored, ...param, revision: revision + 1 }
    return { plate: withoutModules(stored) }
  })
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh', user_mail: 'mina@example.com' })
})

afterEach(async () => {
  clearScreen()
  server.stop()
  // The last draft is written when the screen is unmounted.
  await new Promise((resolve) => setTimeout(resolve))
  for (const id of ['thyroid', 'new', 'made']) {
    for (const place of ['1', '1/aside']) await plateDrafts.remove(`mina@example.com/${id}/${place}`)
  }
})

const open = async (query = 'plate=thyroid') => {
  const shown = await showScreen(PlateEditorScreen, { path: `/program/plate?${query}` })
  await name()
  return shown
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Plate name' })
const calls = (method: string) =>
  server.calls.filter((call) => call.method === method).map(({ param }) => param)
const press = (user: UserEvent, label: string | RegExp) =>
  user.click(screen.getByRole('button', { name: label }))
const choose = async (user: UserEvent, label: string) => {
  await press(user, 'More actions')
  await user.click(await screen.findByRole('menuitem', { name: label }))
}
const ctrl = (letter: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: letter,
    code: `Key${letter.toUpperCase()}`,
    ctrlKey: true,
  })
/** Reads the content of the first download. */
const fileIn = async ([call]: readonly unknown[][]) =>
  JSON.parse(await new Response(call?.[0] as Blob).text())
const draftIs = (requested: string) =>
  waitFor(async () => expect((await plateDrafts.read('mina@example.com/thyroid/1'))?.name).toBe(requested))

const notSaved = async () =>
  (await screen.findByText('Not saved. Your work is kept on this computer.')).closest<HTMLElement>(
    '[role=alert]',
  ) ?? document.body

async function rename(user: UserEvent, to: string) {
  await user.clear(await name())
  await user.paste(to)
}

describe('saving', () => {
  it('opens a plate and saves it over the revision that was loaded', async () => {
    const { user } = await open()
    expect((await name()).value).toBe('Liver')
    expect(screen.getByText('All changes saved')).toBeTruthy()
    await rename(user, 'Liver CT')
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    ctrl('s')
    await screen.findAllByText('Saved.')
    expect(calls('plate-save')).toMatchObject([
      { id: 'thyroid', revision: 1, name: 'Liver CT', keyMap: { KeyA: 'normal' } },
    ])
    expect(screen.getByText('All changes saved')).toBeTruthy()
    await rename(user, 'Liver MR')
    await press(user, 'Save')
    await waitFor(() => expect(calls('plate-save')).toHaveLength(2))
    expect(calls('plate-save')[1]).toMatchObject({ revision: 2 })
  })

  it('requires a name first, and counts its characters as a person does', async () => {
    const { user } = await open('plate=new')
    expect(screen.queryByText('Please set the plate name first')).toBeNull()
    await press(user, 'Save')
    expect((await screen.findAllByText('Please set the plate name first')).length).toBeGreaterThan(0)
    await waitFor(async () => expect(document.activeElement).toBe(await name()))
    await rename(user, '👩‍⚕️'.repeat(21))
    expect(screen.getByText('Enter at most 20 characters.')).toBeTruthy()
    await rename(user, '👩‍⚕️'.repeat(20))
    expect(screen.queryByText('Enter at most 20 characters.')).toBeNull()
    expect(screen.getByText('20 of 20 characters')).toBeTruthy()
    expect(calls('plate-create')).toEqual([])
  })

  it('gives a new plate its address when it is saved, and continues with it', async () => {
    const { user, router } = await open('plate=new&view=board')
    await rename(user, 'Chest')
    await press(user, 'Save')
    await waitFor(() => expect(router.state.location.search).toContain('plate=made'))
    await rename(user, 'Chest CT')
    await press(user, 'Save')
    await waitFor(() => expect(calls('plate-save')).toMatchObject([{ id: 'made', revision: 1 }]))
    expect(calls('plate-get')).toEqual([])
  })

  it('lists what a cell lacks, with its position, and links there', async () => {
    stored = { ...stored, cells: [phraseCell({ name: '', position: 12 })] as LoadedPlate['cells'] }
    const { user } = await open('plate=thyroid&view=keys')
    await rename(user, 'Liver 2')
    await press(user, 'Save')
    expect(calls('plate-save')).toEqual([])
    expect((await screen.findAllByText('Name is required')).length).toBeGreaterThan(0)
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Board' }).getAttribute('aria-selected')).toBe('true'),
    )
    await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toBe('cells/0/name'))
    await press(user, /1 error/u)
    expect(
      within(screen.getByRole('dialog', { name: 'Errors and warnings' })).getByText(
        /Normal liver \(row 2, column 3\)/u,
      ),
    ).toBeTruthy()
  })

  it('shows the server’s error, and where to get more room', async () => {
    server.on(plateCreate, () =>
      refuse({ code: 'PLATE_LIMIT', message: 'Free members can only create 5 plates.' }),
    )
    const { user } = await open('plate=new')
    await rename(user, 'Sixth')
    await press(user, 'Save')
    expect(await screen.findByText('Free members can only create 5 plates.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/price')
    expect((await name()).value).toBe('Sixth')
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('target')).toBe('_blank')
    expect(screen.getByText(/once you move a plate to the trash/u)).toBeTruthy()
  })

  it('names each place that the server refuses, and leads there', async () => {
    server.on(plateSave, () =>
      refuse({
        code: 'BAD_REQUEST',
        message: 'Please check what you entered.',
        details: [
          { path: 'cells.0.title', message: 'It is too long.' },
          { path: 'keyMap.KeyA', message: 'It is taken.' },
          { path: 'cells', message: 'It is too large.' },
        ],
      }),
    )
    const { user } = await open()
    // The fields of a cell are loaded after the board.
    await screen.findByRole('textbox', { name: 'Name' })
    await rename(user, 'Liver CT')
    await press(user, 'Save')
    const notice = within(await notSaved())
    const places = notice.getAllByRole('button').map(({ textContent }) => textContent)
    expect(places).toEqual([
      'Normal (row 1, column 1): It is too long.',
      'Key A: It is taken.',
      'It is too large.',
    ])
    await user.click(notice.getByRole('button', { name: /too long/u }))
    await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toBe('cells/0/title'))
    expect((await name()).value).toBe('Liver CT')
  })

  it('keeps the work and offers another try when the server refuses it as a whole', async () => {
    server.on(plateSave, () => refuse({ code: 'TOO_MANY_REQUESTS', message: 'Wait a moment.' }))
    const { user } = await open()
    await rename(user, 'Liver CT')
    await press(user, 'Save')
    const notice = within(await notSaved())
    expect(notice.getByText('Wait a moment.')).toBeTruthy()
    server.on(plateSave, ({ id: _, revision, ...param }) => {
      stored = { ...stored, ...param, revision: revision + 1 }
      return { plate: withoutModules(stored) }
    })
    await user.click(notice.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(stored.name).toBe('Liver CT'))
    expect(await screen.findByText('All changes saved')).toBeTruthy()
  })

  it.each([
    ['has no room left', { plateCount: 5 }, true],
    ['has more than the plan allows since one ended', { plateCount: 9 }, true],
    ['has room', { plateCount: 4 }, false],
  ])('says before the work that it can or cannot be saved: a member who %s', async (_, counts, isSaid) => {
    queryClient.setQueryData([userInfo.method, {}, 'en'], {
      ...member,
      entitlement: { ...member.entitlement, ...counts },
    })
    const { user } = await open('plate=new')
    const said = screen.queryByText(/^There is no room for this new plate yet/u)
    expect(said !== null).toBe(isSaid)
    await rename(user, 'Sixth')
    expect((await name()).value).toBe('Sixth')
  })

  it('keeps the changes when the server is unreachable', async () => {
    const { user } = await open()
    await rename(user, 'Offline')
    server.stop()
    const { fetch } = window
    window.fetch = () => Promise.reject(new TypeError('no network'))
    await press(user, 'Save')
    expect(await screen.findByText('Not saved. Your work is kept on this computer.')).toBeTruthy()
    window.fetch = fetch
  })
})

describe('unsaved changes', () => {
  it('are restored when the page is opened again, and can be discarded', async () => {
    const { user, unmount } = await open()
    await rename(user, 'Half done')
    await draftIs('Half done')
    unmount()
    const again = await open()
    expect((await name()).value).toBe('Half done')
    expect(screen.getByText(/has been restored/u)).toBeTruthy()
    await press(again.user, 'Discard')
    expect((await name()).value).toBe('Liver')
    expect(screen.getByText('All changes saved')).toBeTruthy()
  })

  it('are restored together with modules that are not saved in the plate yet', async () => {
    await plateDrafts.write('mina@example.com/thyroid/1', {
      name: 'Liver',
      cells: [phraseCell({ outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'nodule' }] })],
      keyMap: {},
      autoFill: [],
      revision: 1,
      at: 1,
    })
    server.on(moduleGet, () => ({ module: noduleModule() }))
    await open()
    expect(calls('module-get')).toEqual([{ id: 'nodule' }])
    expect(screen.queryByText(/This module has no data/u)).toBeNull()
  })

  it('are confirmed before the page is left for the list, and saved first if requested', async () => {
    const { user, router } = await open()
    await rename(user, 'Changed')
    void router.navigate('/program/plate')
    const prompt = within(await screen.findByRole('alertdialog'))
    await user.click(prompt.getAllByRole('button', { name: 'Keep editing' }).at(-1) as HTMLElement)
    expect(router.state.location.search).toBe('?plate=thyroid')
    void router.navigate('/program/module')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save and leave' }),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/program/module'))
    expect(stored.name).toBe('Changed')
  })

  it('need no confirmation when another view of the same plate is shown', async () => {
    const { user, router } = await open()
    await rename(user, 'Changed')
    await user.click(screen.getByRole('tab', { name: 'Keys' }))
    await waitFor(() => expect(router.state.location.search).toBe('?plate=thyroid&view=keys'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect((await name()).value).toBe('Changed')
  })
})

describe('a newer version on the server', () => {
  async function conflict() {
    const shown = await open()
    await rename(shown.user, 'Mine')
    stored = {
      ...stored,
      name: 'Theirs',
      revision: 5,
      keyMap: { KeyB: 'normal' },
      cells: [phraseCell({ title: 'Liver without findings' })] as LoadedPlate['cells'],
    }
    await press(shown.user, 'Save')
    return { ...shown, dialog: within(await screen.findByRole('alertdialog')) }
  }

  it('is shown beside mine, with the differences in cells and keys', async () => {
    const { user, dialog } = await conflict()
    expect(dialog.getAllByText('Mine').length).toBeGreaterThan(0)
    expect(dialog.getAllByText('Theirs').length).toBeGreaterThan(0)
    expect(dialog.getByText('Liver without findings')).toBeTruthy()
    expect(dialog.getByText('B', { selector: 'dt' })).toBeTruthy()
    await user.click(dialog.getByRole('tab', { name: 'What I changed' }))
    expect(dialog.queryByText('Liver without findings')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    await screen.findAllByText('Saved.')
    expect(calls('plate-save').at(-1)).toMatchObject({ revision: 5, name: 'Mine' })
  })

  it('is loaded, and undo restores mine', async () => {
    const { user, dialog } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Take the newer one' }))
    await waitFor(async () => expect((await name()).value).toBe('Theirs'))
    expect(screen.getByText('All changes saved')).toBeTruthy()
    await press(user, 'Undo')
    expect((await name()).value).toBe('Mine')
  })

  it('does not replace mine if mine is saved as a plate of its own', async () => {
    const { user, dialog, router } = await conflict()
    await user.click(dialog.getByRole('button', { name: 'Save mine as a new plate' }))
    await waitFor(() => expect(router.state.location.search).toContain('plate=made'))
    expect(stored).toMatchObject({ id: 'made', name: 'Mine 2' })
  })
})

describe('commands beside editing', () => {
  it('previews the saved plate, and asks to save first if there are changes', async () => {
    const { user, router } = await open()
    await rename(user, 'Changed')
    await press(user, 'Preview')
    await user.click(await screen.findByRole('button', { name: 'Save and preview' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/program/preview'))
    expect(router.state.location.search).toBe('?plate=thyroid')
    expect(stored.name).toBe('Changed')
  })

  it('shares and stops sharing', async () => {
    server.on(plateExport, () => ({ file: exportFile({ plates: [stored] }) }))
    server.on(plateShare, ({ shared }) => {
      stored = { ...stored, shared }
      return { plate: itemOf(stored) }
    })
    const { user } = await open()
    await choose(user, 'Share')
    const question = within(await screen.findByRole('alertdialog', { name: 'Share 1 plate?' }))
    expect(await question.findByText('Nothing looks like patient data')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Shared')).toBeTruthy()
    await choose(user, 'Stop sharing')
    await waitFor(() => expect(screen.queryByText('Shared')).toBeNull())
  })

  it('deletes after a confirmation, and leaves for the list without another one', async () => {
    server.on(plateDelete, ({ ids }) => ({ ids }))
    const { user, router } = await open()
    await rename(user, 'Never mind')
    await choose(user, 'Delete')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(calls('plate-delete')).toEqual([{ ids: ['thyroid'] }])
  })

  it('duplicates, and opens the duplicate', async () => {
    server.on(plateCopy, () => ({ plate: { ...withoutModules(stored), id: 'twin', name: 'Liver 2' } }))
    const { user, router } = await open()
    await choose(user, 'Duplicate')
    await waitFor(() => expect(router.state.location.search).toBe('?plate=twin'))
  })

  it('downloads the plate with its modules as a file', async () => {
    stored = {
      ...stored,
      cells: [
        phraseCell({ outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'nodule' }] }),
      ] as LoadedPlate['cells'],
      modules: [noduleModule()],
    }
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const { user } = await open()
    await choose(user, 'Download')
    const file = await fileIn(made.mock.calls)
    expect(file).toMatchObject({
      format: 'pandok',
      plates: [{ name: 'Liver', keyMap: { KeyA: 'normal' } }],
      modules: [{ id: 'nodule', name: 'Nodule' }],
    })
    made.mockRestore()
  })

  it('is listed in the palette, too, and the help shows the keys', async () => {
    const { user } = await open()
    ctrl('k')
    await user.keyboard('keys show{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Keys' }).getAttribute('aria-selected')).toBe('true'),
    )
    await act(async () => void fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true }))
    expect(await screen.findByRole('dialog', { name: 'Keyboard help' })).toBeTruthy()
  })

  it('undoes changes of the board by keyboard', async () => {
    await open()
    const cell = await screen.findByRole('gridcell', { name: /Normal/u })
    cell.focus()
    fireEvent.keyDown(cell, { key: 'Delete', code: 'Delete' })
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /Normal/u })).toBeNull())
    ctrl('z')
    expect(await screen.findByRole('gridcell', { name: /Normal/u })).toBeTruthy()
    expect(screen.getByText('All changes saved')).toBeTruthy()
  })

  it('starts with the cell that the address names', async () => {
    stored = {
      ...stored,
      cells: [phraseCell(), phraseCell({ id: 'cyst', position: 7, name: 'Cyst', title: 'Cyst' })] as never,
    }
    await open('plate=thyroid&cell=cyst')
    const field = () => document.querySelector<HTMLInputElement>('[data-path="cells/1/name"]')
    await waitFor(() => expect(field()?.value).toBe('Cyst'))
  })
})

describe('backups', () => {
  const backup = {
    id: 'b1',
    kind: 'manual' as const,
    note: 'before the meeting',
    revision: 1,
    createdAt: '2026-11-03T00:00:00.000Z',
  }

  beforeEach(() => {
    server.on(plateBackupList, () => ({ items: [backup] }))
    server.on(plateBackupGet, () => ({
      backup: {
        ...backup,
        snapshot: {
          name: 'Liver, old',
          cells: [phraseCell({ name: 'Norm' })] as LoadedPlate['cells'],
          keyMap: {},
          autoFill: [],
        },
      },
    }))
  })

  it('are compared with the present plate, and restored', async () => {
    server.on(plateBackupRestore, () => {
      stored = { ...stored, name: 'Liver, old', revision: 2 }
      return { plate: withoutModules(stored) }
    })
    const old = keepAnswers(plateList)
    const { user } = await open()
    await choose(user, 'Backups')
    const dialog = within(await screen.findByRole('dialog', { name: 'Backups of Liver' }))
    expect(await dialog.findByText(/before the meeting/u)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Compare with current' }))
    expect(await dialog.findByText('Liver, old')).toBeTruthy()
    expect(dialog.getAllByText('Norm').length).toBeGreaterThan(0)
    expect(dialog.getByText('A', { selector: 'dt' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    await waitFor(async () => expect((await name()).value).toBe('Liver, old'))
    expect(screen.getByText('All changes saved')).toBeTruthy()
    expect(old()).toEqual(['plate-list'])
  })

  it('are created with a note, downloaded, and deleted after a confirmation', async () => {
    server.on(plateBackupCreate, ({ note }) => ({ backup: { ...backup, id: 'b2', note } }))
    server.on(plateBackupDelete, () => ({}))
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const { user } = await open()
    await choose(user, 'Backups')
    const dialog = within(await screen.findByRole('dialog', { name: 'Backups of Liver' }))
    await user.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'today')
    await user.click(dialog.getByRole('button', { name: 'Back up the current state' }))
    await waitFor(() => expect(calls('plate-backupCreate')).toEqual([{ id: 'thyroid', note: 'today' }]))
    await user.click(await dialog.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(made).toHaveBeenCalled())
    const file = await fileIn(made.mock.calls)
    expect(file.plates).toMatchObject([{ name: 'Liver, old' }])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const prompt = within(await screen.findByRole('alertdialog'))
    await user.click(prompt.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(calls('plate-backupDelete')).toEqual([{ id: 'thyroid', backupId: 'b1' }]))
    made.mockRestore()
  })
})

describe('a plate that can’t be edited', () => {
  const show = () => showScreen(PlateEditorScreen, { path: '/program/plate?plate=thyroid' })

  it('that is another member’s is offered as a copy, which opens', async () => {
    const foreign = { ...stored, mine: false, may: { ...stored.may, save: false } }
    stored = foreign
    server.on(plateCopy, () => {
      stored = { ...foreign, id: 'copy', mine: true, may: { ...foreign.may, save: true } }
      return { plate: withoutModules(stored) }
    })
    const { user, router } = await show()
    expect(await screen.findByText(/belongs to another member/u)).toBeTruthy()
    await press(user, 'Copy to mine')
    await waitFor(() => expect(router.state.location.search).toBe('?plate=copy'))
    expect((await name()).value).toBe('Liver')
  })

  it('that is in the trash shows a link there', async () => {
    stored = { ...stored, may: { ...stored.may, save: false, copy: false } }
    await show()
    expect(await screen.findByText(/is in the trash/u)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the trash' }).getAttribute('href')).toBe('/program/delete')
  })

  it('that is locked shows the passes', async () => {
    server.on(plateGet, () => refuse({ code: 'LIBRARY_LIMIT', message: 'No place is left.' }))
    await show()
    expect(await screen.findByText('This plate needs a plan')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/price')
  })

  it('that was deleted or is no longer shared is said to be so, with the ways on', async () => {
    server.on(plateGet, () => refuse({ code: 'NOT_FOUND' }))
    await show()
    expect(await screen.findByRole('heading', { name: 'This plate is not available' })).toBeTruthy()
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['/program/plate', '/program/plate/share', '/program/library'])
  })

  it('is no longer offered as a copy once its owner has stopped sharing it', async () => {
    stored = { ...stored, mine: false, may: { ...stored.may, save: false } }
    server.on(plateCopy, () => refuse({ code: 'NOT_FOUND', message: 'It is no longer shared.' }))
    const { user } = await show()
    await screen.findByText(/belongs to another member/u)
    await press(user, 'Copy to mine')
    expect(await screen.findByRole('heading', { name: 'This plate is not available' })).toBeTruthy()
    expect(screen.getAllByText('It is no longer shared.')).not.toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Copy to mine' })).toBeNull()
  })

  it('is said to be copied already once the server has refused a second copy', async () => {
    stored = { ...stored, mine: false, may: { ...stored.may, save: false } }
    server.on(plateCopy, () => refuse({ code: 'COPY_EXISTS' }))
    const { user } = await show()
    await screen.findByText(/belongs to another member/u)
    await press(user, 'Copy to mine')
    expect(await screen.findByText(/already have a copy/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy to mine' })).toBeNull()
  })

  it('that could not be loaded shows the list and another try', async () => {
    server.on(plateGet, () => refuse({ code: 'INTERNAL', message: 'Something is broken.' }))
    const { user } = await show()
    expect(await screen.findByText('Something is broken.')).toBeTruthy()
    server.on(plateGet, () => ({ plate: stored }))
    await press(user, 'Try again')
    expect((await name()).value).toBe('Liver')
  })
})

it('shows the newer edition of a library plate as soon as it was loaded', async () => {
  stored = { ...stored, newer: { edition: 2, changes: [{ edition: 2, what: 'A cell for cysts.' }] } }
  server.on(plateTakeNewer, () => {
    const { newer: _, ...rest } = stored
    const cyst = phraseCell({ id: 'cyst', position: 1, name: 'Cyst', title: 'A cyst' })
    stored = { ...rest, revision: 2, cells: [phraseCell(), cyst] as LoadedPlate['cells'] }
    return { plate: withoutModules(stored) }
  })
  const { user } = await showScreen(PlateEditorScreen, { path: '/program/plate?plate=thyroid' })
  await screen.findByText('A cell for cysts.')
  expect(screen.getByText(/Cells that you changed or added stay as they are/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Update to the newer edition' }))
  await screen.findByRole('gridcell', { name: /Cyst/u })
  await waitFor(() => expect(screen.queryByText('A cell for cysts.')).toBeNull())
})
