import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import {
  type ModuleDocument,
  moduleCopy,
  moduleCreate,
  moduleDelete,
  moduleExport,
  moduleGet,
  moduleRestore,
  moduleSave,
  moduleShare,
  moduleTakeNewer,
  moduleUsage,
} from '@pandok/protocol'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { exportFile } from '#testkit/exportFile.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { moduleRow } from '#testkit/moduleRow.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ModuleEditorScreen } from './ModuleEditorScreen.tsx'
import { moduleDrafts } from './openModule.ts'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [{ id: 'size', label: { en: 'Size' }, kind: 'number', unit: 'mm' }],
  outputs: [{ id: 'o', section: 'findings', body: { en: ['A nodule of ', { v: 'size' }, '.'] } }],
}

let server: FakeServer
let stored: ModuleDocument

beforeEach(() => {
  stored = { ...moduleRow(), definition: { ...definition } }
  server = fakeServer()
  server.on(moduleGet, () => ({ module: stored }))
  server.on(moduleCreate, (param) => {
    stored = { ...moduleRow(), ...param, id: 'made', revision: 1 }
    return { module: stored }
  })
  server.on(moduleSave, ({ id: _, revision, ...param }) => {
    if (revision !== stored.revision) return refuse({ code: 'CONFLICT', details: { newest: stored } })
    stored = { ...stored, ...(param as Partial<ModuleDocument>), revision: revision + 1 }
    return { module: stored }
  })
  sessionStore.write({ authToken: 'auth', refreshToken: 'refresh', user_mail: 'mina@example.com' })
})

afterEach(async () => {
  clearScreen()
  server.stop()
  // The last draft is written when the screen is unmounted.
  await new Promise((resolve) => setTimeout(resolve))
  for (const id of ['nodule', 'new', 'made']) {
    for (const place of ['1', '1/aside']) await moduleDrafts.remove(`mina@example.com/${id}/${place}`)
  }
})

const open = async (id = 'nodule') => {
  const shown = await showScreen(ModuleEditorScreen, {
    path: `/program/module/${id}`,
    pattern: '/program/module/:id?',
  })
  await name()
  return shown
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
const saves = () => server.calls.filter(({ method }) => method === 'module-save').map(({ param }) => param)
const press = (user: UserEvent, label: string | RegExp) =>
  user.click(screen.getByRole('button', { name: label }))

const draftIs = (requested: string) =>
  waitFor(async () =>
    expect((await moduleDrafts.read('mina@example.com/nodule/1'))?.head.name).toBe(requested),
  )

async function rename(user: UserEvent, to: string) {
  await user.clear(await name())
  await user.paste(to)
}

it('opens a module and saves it over the revision that was loaded', async () => {
  const { user } = await open()
  expect((await name()).value).toBe('Nodule')
  expect(screen.getByText('All changes saved')).toBeTruthy()
  await rename(user, 'Lung nodule')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  await user.keyboard('{Control>}s{/Control}')
  await screen.findAllByText('Saved.')
  expect(saves()).toMatchObject([{ id: 'nodule', revision: 1, name: 'Lung nodule', definition }])
  expect(screen.getByText('All changes saved')).toBeTruthy()
  await rename(user, 'Nodule 3')
  await press(user, 'Save')
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[1]).toMatchObject({ revision: 2 })
})

it('collapses category and note, summarizes them in one line and expands them when pressed', async () => {
  stored = { ...stored, section: 'chest', modality: 'CT', type: '', note: 'For follow-up' }
  const { user } = await open()
  const head = screen.getByRole('button', { name: /^Category and note/u })
  expect(head.getAttribute('aria-expanded')).toBe('false')
  expect(head.textContent).toBe('Category and noteChest · CT · For follow-up')
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  await user.click(head)
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  expect(note.value).toBe('For follow-up')
  await user.type(note, ' only')
  await user.click(head)
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  expect(head.textContent).toContain('For follow-up only')
})

it('continues with a new module while it gets its address, and asks nothing about what was typed in the meantime', async () => {
  let answer = () => {}
  const created = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.on(moduleCreate, async (param) => {
    await created
    stored = { ...moduleRow(), ...param, id: 'made', revision: 1 }
    return { module: stored }
  })
  const { user, router } = await open('new')
  await user.click(screen.getByRole('tab', { name: /Sentences/u }))
  await user.click(await screen.findByRole('button', { name: 'Add sentence' }))
  await rename(user, 'Nodule')
  await press(user, 'Save')
  await rename(user, 'Nodule of the lung')
  answer()
  await waitFor(() => expect(router.state.location.pathname).toBe('/program/module/made'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect((await name()).value).toBe('Nodule of the lung')
  await press(user, 'Save')
  await waitFor(() => expect(saves()).toMatchObject([{ id: 'made', name: 'Nodule of the lung' }]))
})

it('starts an empty module from a text, a table, the library, a file or the example', async () => {
  const { user } = await open('new')
  const ways = within(screen.getByRole('region', { name: 'What do you want to start from?' }))
  const hrefOf = (label: RegExp) => ways.getByRole('link', { name: label }).getAttribute('href')
  expect(hrefOf(/^A library module/u)).toBe('/program/library?tab=modules')
  expect(hrefOf(/^A file/u)).toBe('/program/import')
  await user.click(ways.getByRole('button', { name: /^Your own report text/u }))
  expect(await screen.findByRole('dialog', { name: 'Build a module from text' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(ways.getByRole('button', { name: /^A guideline table/u }))
  const sheet = within(await screen.findByRole('dialog', { name: /spreadsheet/u }))
  await user.click(sheet.getByRole('textbox'))
  await user.paste('Size (mm)\tAdvice\tSeen\n< 6\tNone\t2017\nhuge\tCT\t2017\n>= 6 mm\tCT in 6 months\t2017')
  const read = within(sheet.getByRole('region', { name: 'Table as read' }))
  const rows = () => read.getAllByRole('row').map((row) => row.textContent)
  expect(rows()[2]).toBe('hugeCT2017')
  expect(sheet.getByText(/One cell could not be read/u)).toBeTruthy()
  const role = (number: number) => read.getByRole('combobox', { name: `Role of column ${number}` })
  await user.selectOptions(role(2), 'Result')
  await user.selectOptions(role(3), 'Not used')
  const name = read.getByRole('textbox', { name: 'Name of column 1' })
  fireEvent.change(name, { target: { value: 'Diameter (mm)' } })
  expect(rows().slice(1)).toEqual(['< 6 mmNone2017', 'hugeCT2017', '≥ 6 mmCT in 6 months2017'])
  await user.click(sheet.getByRole('button', { name: 'Create the table' }))
  expect(await screen.findByRole('button', { name: /Diameter/u })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'What do you want to start from?' })).toBeNull()
})

it('can leave the example at any step, and resumes it at the same one', async () => {
  const { user } = await showScreen(ModuleEditorScreen, {
    path: '/program/module/new?example',
    pattern: '/program/module/:id?',
  })
  const doIt = () => screen.findByRole('button', { name: 'Do it for me' })
  await user.click(await doIt())
  await press(user, 'Exit the example')
  expect(screen.queryByText(/Step 2 of 6/u)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByText(/Step 2 of 6/u)).toBeTruthy()
  await user.click(await doIt())
  expect(screen.getByText(/Step 3 of 6/u)).toBeTruthy()
})

it('explains what a name must be, and sends nothing', async () => {
  const { user } = await open()
  await rename(user, 'TI-RADS')
  expect(screen.getByText(/“-”/u)).toBeTruthy()
  await user.clear(await name())
  await press(user, 'Save')
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(saves()).toEqual([])
})

it('requires an output before it saves, and links there', async () => {
  const { user } = await open('new')
  await rename(user, 'Nodule')
  await press(user, 'Save')
  expect(screen.getByRole('tab', { name: /Sentences/u }).getAttribute('aria-selected')).toBe('true')
  await press(user, /1 error/u)
  expect(
    within(screen.getByRole('dialog', { name: 'Errors and warnings' })).getByText(
      /At least one output is required\./u,
    ),
  ).toBeTruthy()
  expect(server.calls.filter(({ method }) => method === 'module-create')).toEqual([])
})

it('creates a module from a macro with the names and kinds that the member chose for its inputs', async () => {
  const { user } = await open('new')
  await press(user, /^Your own report text/u)
  await user.click(await screen.findByRole('textbox', { name: 'Text' }))
  await user.paste('K-TIRADS 4 nodule, note ____ in the [upper | lower] pole.')
  const first = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of blank 1' })
  const proposed = first.value
  await user.clear(first)
  await user.tab()
  expect(first.value).toBe(proposed)
  await user.clear(first)
  await user.keyboard('Remark of mine')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of Remark of mine' }), 'Date')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Type of (?!Remark)/u }), 'Multiple choice')
  expect(screen.getByRole('link', { name: /^Open K-TIRADS/u }).getAttribute('href')).toContain('k-tirads')
  await press(user, 'Use this proposal')
  await rename(user, 'Nodule')
  await press(user, 'Save')
  const created = () => server.calls.find(({ method }) => method === 'module-create')?.param
  await waitFor(() =>
    expect(created()).toMatchObject({
      definition: { inputs: [{ kind: 'date', label: { en: 'Remark of mine' } }, { kind: 'multi' }] },
    }),
  )
})

it('adds an input whose id follows its label, and undoes it with the keyboard', async () => {
  const { user } = await open()
  await press(user, 'Add input')
  await user.click(await screen.findByRole('menuitem', { name: /^Whole number/u }))
  const label = await screen.findByRole('textbox', { name: 'Label' })
  await waitFor(() => expect(document.activeElement).toBe(label))
  await user.paste('Number of nodules')
  await press(user, 'Advanced')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name in formulas' }).value).toBe(
    'number_of_nodules',
  )
  await press(user, 'Undo')
  await press(user, 'Undo')
  expect(screen.queryByRole('button', { name: /number_of_nodules/u })).toBeNull()
  expect(screen.getByText('All changes saved')).toBeTruthy()
})

it('keeps unsaved changes when the page is opened again, and can discard them', async () => {
  const { user, unmount } = await open()
  await rename(user, 'Half done')
  await draftIs('Half done')
  unmount()
  const again = await open()
  expect((await name()).value).toBe('Half done')
  expect(screen.getByText(/has been restored/u)).toBeTruthy()
  await press(again.user, 'Discard')
  expect((await name()).value).toBe('Nodule')
  expect(screen.getByText('All changes saved')).toBeTruthy()
})

it('does not show a member’s unsaved changes to another member', async () => {
  const { user, unmount } = await open()
  await rename(user, 'Mina’s')
  await draftIs('Mina’s')
  unmount()
  sessionStore.write({ user_mail: 'jun@example.com' })
  await open()
  expect((await name()).value).toBe('Nodule')
})

it('asks before unsaved changes are left, and saves them first if requested', async () => {
  const { user, router } = await open()
  await rename(user, 'Changed')
  void router.navigate('/program/plate')
  const prompt = within(await screen.findByRole('alertdialog'))
  await user.click(prompt.getAllByRole('button', { name: 'Keep editing' }).at(-1) as HTMLElement)
  expect(router.state.location.pathname).toBe('/program/module/nodule')
  void router.navigate('/program/plate')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save and leave' }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/program/plate'))
  expect(stored.name).toBe('Changed')
})

it('forgets discarded changes', async () => {
  const { user, router } = await open()
  await rename(user, 'Changed')
  void router.navigate('/program/plate')
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard and leave' }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/program/plate'))
  await waitFor(async () => expect(await moduleDrafts.read('mina@example.com/nodule/1')).toBeUndefined())
})

async function conflict() {
  const shown = await open()
  await rename(shown.user, 'Mine')
  stored = { ...stored, name: 'Theirs', revision: 5 }
  await press(shown.user, 'Save')
  return { ...shown, dialog: within(await screen.findByRole('alertdialog')) }
}

it('offers both versions when somebody has saved in the meantime, and can save mine over the other', async () => {
  const { user, dialog } = await conflict()
  expect(dialog.getByText('Mine')).toBeTruthy()
  expect(dialog.getByText('Theirs')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
  await screen.findAllByText('Saved.')
  expect(saves().at(-1)).toMatchObject({ revision: 5, name: 'Mine' })
})

it('loads the newer version, and restores mine by undo', async () => {
  const { user, dialog } = await conflict()
  await user.click(dialog.getByRole('button', { name: 'Take the newer one' }))
  expect((await name()).value).toBe('Theirs')
  expect(screen.getByText('All changes saved')).toBeTruthy()
  await press(user, 'Undo')
  expect((await name()).value).toBe('Mine')
  await press(user, 'Save')
  await screen.findAllByText('Saved.')
  expect(saves().at(-1)).toMatchObject({ revision: 5, name: 'Mine' })
})

it('keeps mine after the newer version was loaded, even after a reload', async () => {
  const { user, dialog, unmount } = await conflict()
  await user.click(dialog.getByRole('button', { name: 'Take the newer one' }))
  unmount()
  const again = await open()
  expect((await name()).value).toBe('Theirs')
  await press(again.user, 'Bring it back')
  expect((await name()).value).toBe('Mine')
  expect(screen.queryByText(/set aside/u)).toBeNull()
})

it('saves mine as a separate module, and continues with that', async () => {
  const { user, dialog, router } = await conflict()
  await user.click(dialog.getByRole('button', { name: 'Save mine as a new module' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/program/module/made'))
  expect(stored).toMatchObject({ id: 'made', name: 'Mine 2' })
})

it('keeps the changes when the server is unreachable, and saves them once it is back', async () => {
  const { user } = await open()
  await rename(user, 'Offline')
  const { fetch } = window
  window.fetch = () => Promise.reject(new TypeError('no network'))
  await press(user, 'Save')
  expect(await screen.findByText('Not saved. Your work is kept on this computer.')).toBeTruthy()
  expect((await name()).value).toBe('Offline')
  window.fetch = fetch
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findAllByText('Saved.')).not.toHaveLength(0)
  expect(screen.queryByText(/Not saved/u)).toBeNull()
  expect(stored.name).toBe('Offline')
})

it('shows the server’s errors at their fields', async () => {
  server.on(moduleSave, () =>
    refuse({
      code: 'BAD_REQUEST',
      message: 'Please check what you entered.',
      details: [
        { path: 'name', message: 'This name is taken.' },
        { path: 'definition.inputs.0.label', message: 'It is too long.' },
      ],
    }),
  )
  const { user } = await open()
  await rename(user, 'Other')
  await press(user, 'Save')
  expect((await screen.findAllByText('This name is taken.')).length).toBe(2)
  expect((await name()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: 'Inputs “Size”: It is too long.' })).toBeTruthy()
})

it('offers a copy of somebody else’s module instead of editing it', async () => {
  stored = { ...stored, mine: false, may: { ...stored.may, save: false } }
  await showScreen(ModuleEditorScreen, { path: '/program/module/nodule', pattern: '/program/module/:id?' })
  expect(await screen.findByText(/belongs to another member/u)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy to mine' })).toBeTruthy()
})

it('says that a module was deleted or is no longer shared, even if that happens while it is looked at', async () => {
  stored = { ...stored, mine: false, may: { ...stored.may, save: false } }
  server.on(moduleCopy, () => refuse({ code: 'NOT_FOUND' }))
  const { user } = await showScreen(ModuleEditorScreen, {
    path: '/program/module/nodule',
    pattern: '/program/module/:id?',
  })
  await user.click(await screen.findByRole('button', { name: 'Copy to mine' }))
  expect(await screen.findByRole('heading', { name: 'This module is not available' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Library' }).getAttribute('href')).toBe(
    '/program/library?tab=modules',
  )
})

it('shares and deletes a saved module after listing the plates that use it', async () => {
  server.on(moduleShare, ({ shared }) => {
    const { definition: _, ...item } = stored
    return { module: { ...item, shared } }
  })
  server.on(moduleExport, () => ({ file: exportFile({ modules: [stored] }) }))
  server.on(moduleUsage, () => ({ plates: [{ id: 'p', name: 'Chest plate', cellCount: 1 }] }))
  server.on(moduleDelete, ({ ids }) => ({ ids }))
  const { user, router } = await open()
  await press(user, 'More actions')
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Share 1 module?' }))
  expect(await question.findByText('Nothing looks like patient data')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Shared')).toBeTruthy()
  await press(user, 'More actions')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText('Chest plate')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/program/module'))
})

it.each([
  ['that it is back', { ids: ['nodule'] }, '1 module restored.'],
  ['why it is not', refuse({ code: 'NOT_FOUND', message: 'It is gone.' }), 'It is gone.'],
])('says %s when a deletion is undone', async (_, answer, said) => {
  server.on(moduleUsage, () => ({ plates: [] }))
  server.on(moduleDelete, ({ ids }) => ({ ids }))
  server.on(moduleRestore, () => answer)
  const { user } = await showScreen(ModuleEditorScreen, {
    path: '/program/module/nodule',
    pattern: '/program/module/:id',
  })
  await name()
  await press(user, 'More actions')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findAllByText(said)).not.toHaveLength(0)
})

it('shows the newer edition of a library module as soon as it was loaded, and the notice of the library', async () => {
  const entry: ModuleDocument['entry'] = {
    slug: 'nodule',
    edition: 1,
    specialty: 'radiology',
    regions: ['neck'],
    modalities: ['US'],
    summary: 'Nodules.',
    version: '2017',
    year: 2017,
    changes: [{ edition: 1, what: 'First edition.' }],
  }
  stored = { ...stored, entry, newer: { edition: 2, changes: [{ edition: 2, what: 'Better words.' }] } }
  server.on(moduleTakeNewer, () => {
    const { newer: _, ...rest } = stored
    const outputs = [{ id: 'o', section: 'findings', body: { en: ['Second edition: ', { v: 'size' }, '.'] } }]
    stored = { ...rest, revision: 2, entry: { ...entry, edition: 2 }, definition: { ...definition, outputs } }
    return { module: stored }
  })
  const { user } = await showScreen(ModuleEditorScreen, {
    path: '/program/module/nodule',
    pattern: '/program/module/:id',
  })
  await screen.findByText('Better words.')
  expect(screen.getByRole('note', { hidden: true }).textContent).toContain('Based on: 2017')
  await user.click(screen.getByRole('button', { name: 'Update to the newer edition' }))
  await waitFor(() => expect(screen.queryByText('Better words.')).toBeNull())
  await user.click(screen.getByRole('tab', { name: 'Test' }))
  await user.type(screen.getByRole('textbox', { name: /^Size/u }), '7')
  await screen.findByText(/Second edition: 7/u)
})
