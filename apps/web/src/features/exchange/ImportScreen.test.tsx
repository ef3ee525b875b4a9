import {
  moduleDelete,
  moduleList,
  plateDelete,
  plateExport,
  plateImport,
  plateList,
  type ResultOf,
  userInfo,
} from '@pandok/protocol'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { handedFiles } from '#shared/exchange/handedFiles.ts'
import { type FakeServer, fakeServer, refuse } from '#testkit/fakeServer.ts'
import { moduleRow } from '#testkit/moduleRow.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ImportScreen } from './ImportScreen.tsx'
import { readSource } from './reading/readSource.ts'
import type { ReadSource } from './reading/SourceRead.ts'

let server: FakeServer
const readHere: ReadSource = (question, onProgress) => readSource(question, onProgress, async () => {})
const Screen = () => <ImportScreen read={readHere} />

beforeEach(() => {
  server = fakeServer()
  server.on(userInfo, () => refuse({ code: 'UNAVAILABLE' }))
  server.on(plateImport, () => ({ plates: [], modules: [] }))
  server.on(plateDelete, ({ ids }) => ({ ids }))
  server.on(moduleDelete, ({ ids }) => ({ ids }))
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const CHEST: ResultOf<typeof plateImport>['plates'][number] = {
  id: 'pla_chest',
  name: 'Chest',
  nickname: 'Kim',
  shared: false,
  revision: 1,
  mine: true,
  copied: false,
  locked: false,
  cellCount: 1,
  keyCount: 1,
  moduleCount: 0,
  sketch: [],
  may: { open: true, save: true, share: true, copy: true, delete: true, restore: false, purge: false },
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}

const script = (text: string, name = 'chest.ahk') => new File([text], name)
const sent = () =>
  server.calls.flatMap(({ method, param }) =>
    method === 'plate-import'
      ? [
          (
            param as {
              file: { plates: { name: string; cells: { name: string }[] }[]; modules: { name: string }[] }
            }
          ).file,
        ]
      : [],
  )

it('shows what was handed over on the way here, and imports it with one press', async () => {
  handedFiles.hand([
    script('::nl::No active lung lesion.\n::nod::About ____ cm nodule in (RUL/LUL).\n^j::Run calc'),
  ])
  const { user } = await showScreen(Screen)
  await screen.findByRole('heading', { name: '1 plate' })
  const [first] = screen.getAllByRole('textbox', { name: 'Cell name' })
  fireEvent.change(first as HTMLElement, { target: { value: 'Normal' } })
  const plate = screen.getByRole('textbox', { name: 'Plate name' })
  fireEvent.change(plate, { target: { value: 'Chest' } })
  expect(screen.getByText('1 item was not imported')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import all' }))
  const [file] = await vi.waitFor(() => {
    expect(sent().length).toBe(1)
    return sent()
  })
  expect(file?.plates.map(({ name, cells }) => [name, cells.map((cell) => cell.name)])).toEqual([
    ['Chest', ['Normal', 'nod']],
  ])
  expect(file?.modules.length).toBe(1)
})

it('creates a module from an open finding model, and links to its editor', async () => {
  const model = {
    oifm_id: 'OIFM_X_000001',
    name: 'pulmonary nodule',
    attributes: [
      { oifma_id: 'a', name: 'presence', type: 'choice', values: [{ name: 'absent' }, { name: 'present' }] },
      { oifma_id: 'b', name: 'size', type: 'numeric', minimum: 0, maximum: 30, unit: 'mm' },
    ],
  }
  server.on(plateImport, () => ({ plates: [], modules: [{ ...moduleRow(), id: 'mod_nodule' }] }))
  handedFiles.hand([script(JSON.stringify(model), 'pulmonary_nodule.fm.json')])
  const { user } = await showScreen(Screen)
  await screen.findByText('OIFM')
  await user.click(screen.getByRole('button', { name: 'Import all' }))
  const open = await screen.findByRole('link', { name: 'Open the module' })
  expect(open.getAttribute('href')).toBe('/program/module/mod_nodule')
  expect(sent()).toMatchObject([
    {
      plates: [],
      modules: [
        {
          name: 'pulmonary nodule',
          definition: {
            inputs: [
              { kind: 'choice', label: { en: 'Presence' }, options: [{ id: 'absent' }, { id: 'present' }] },
              { kind: 'number', label: { en: 'Size' }, unit: 'mm', min: '0', max: '30' },
            ],
          },
        },
      ],
    },
  ])
})

it('changes the text, the section and the language of a row in place', async () => {
  handedFiles.hand([script('::nl::No active lung lesion.')])
  const { user } = await showScreen(Screen)
  await user.click(await screen.findByRole('button', { name: 'Details of nl' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'About ____ cm.' } })
  expect(screen.getByText('1 module', { exact: false })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'impression')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Import as' }), 'sentence')
  await user.click(screen.getByRole('button', { name: 'Import all' }))
  await vi.waitFor(() => expect(JSON.stringify(sent()[0])).toContain('"section":"impression"'))
})

it('shows the progress with thousands of entries, and then fifty of them at a time', async () => {
  let goOn = () => {}
  const goesOn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let pauses = 0
  const readSlowly: ReadSource = (question, onProgress) =>
    readSource(question, onProgress, async () => {
      pauses += 1
      if (pauses === 60) await goesOn
    })
  const lines = Array.from({ length: 3000 }, (_, index) => `::m${index}::Sentence number${index} of it.`)
  handedFiles.hand([script(lines.join('\n'))])
  const { user } = await showScreen(() => <ImportScreen read={readSlowly} />)
  const bar = await screen.findByRole('progressbar')
  await vi.waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('1,475 of 3,000'))
  expect(screen.queryByText(/^Sentence number/u)).toBeNull()
  goOn()
  // With fifty rows that each offer every plate and key, a query by role takes seconds.
  await screen.findByText('50 plates · 3,000 cells · 0 modules')
  expect(bar.isConnected).toBe(false)
  expect(screen.getAllByText(/^Sentence number/u)).toHaveLength(50)
  await user.click(screen.getByText('Import all'))
  await vi.waitFor(() =>
    expect(sent().flatMap(({ plates }) => plates.flatMap(({ cells }) => cells))).toHaveLength(3000),
  )
})

it('explains why a key, a code body or a broken entry was left out', async () => {
  handedFiles.hand([script('::x::\nRun calc.exe\nreturn\n::a::Text')])
  const { user } = await showScreen(Screen)
  await user.click(await screen.findByRole('button', { name: /not imported/u }))
  expect(screen.getByText(/program code|another program/u)).toBeTruthy()
})

it('corrects the columns of a pasted table', async () => {
  const { user } = await showScreen(Screen)
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  const field = screen.getByRole('textbox', { name: 'What to paste' })
  fireEvent.change(field, {
    target: { value: 'code\tfindings\tconclusion\ncx\tClear lungs here\tNormal chest' },
  })
  await user.click(screen.getByRole('button', { name: 'Read' }))
  await user.click(await screen.findByRole('button', { name: 'Meaning of the columns' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Title' }), '2')
  const rows = await screen.findAllByRole('textbox', { name: 'Cell name' })
  expect(rows.map((row) => (row as HTMLInputElement).value)).toEqual(['Normal chest'])
})

it('renames the fields of a macro in place, and keeps the name when its words change', async () => {
  handedFiles.hand([script('::n::Nodule of ____ shape in the (upper/lower) lobe.')])
  const { user } = await showScreen(Screen)
  await user.click(await screen.findByRole('button', { name: 'Details of n' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of blank 1' })
  await user.clear(field)
  await user.type(field, 'Outline')
  expect(screen.getByText(/^Blanks: Outline, /u)).toBeTruthy()
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  fireEvent.change(words, { target: { value: `${words.value} Seen.` } })
  expect(field.value).toBe('Outline')
  await user.click(screen.getByRole('button', { name: 'Import all' }))
  await waitFor(() =>
    expect(sent()[0]?.modules).toMatchObject([
      { definition: { inputs: [{ label: { en: 'Outline' } }, { kind: 'choice' }] } },
    ]),
  )
})

it('merges sentences that differ in one word', async () => {
  handedFiles.hand([script('::r::Small cyst in Rt. lobe of liver.\n::l::Small cyst in Lt. lobe of liver.')])
  const { user } = await showScreen(Screen)
  await user.click(await screen.findByRole('button', { name: 'Merge into one' }))
  expect(screen.getByText('Small cyst in [Rt | Lt]. lobe of liver.')).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Import l' }) as HTMLInputElement).checked).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Separate again' }))
  expect(screen.getByText('Small cyst in Rt. lobe of liver.')).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Import l' }) as HTMLInputElement).checked).toBe(true)
})

it('shows which sentence the member already has, and which one differs in one word', async () => {
  const listed = { total: 1, page: 1, pageSize: 'all' as const }
  server.on(plateList, () => ({ items: [CHEST], ...listed }))
  server.on(moduleList, () => ({
    items: [],
    ...listed,
    total: 0,
    facets: { section: [], modality: [], type: [] },
  }))
  const cell = {
    id: 'c',
    position: 0,
    name: 'Normal',
    title: 'Normal',
    outputs: [
      {
        id: 'o',
        kind: 'phrase' as const,
        section: 'findings' as const,
        text: { en: 'No active lung lesion.' },
      },
    ],
  }
  server.on(plateExport, () => ({
    file: {
      format: 'pandok' as const,
      version: 1 as const,
      exportedAt: '2026-11-01T00:00:00.000Z',
      plates: [{ name: 'Chest', cells: [cell], keyMap: {}, autoFill: [] }],
      modules: [],
    },
  }))
  handedFiles.hand([script('::nl::No active lung lesion.\n::pl::No active pleural lesion.')])
  await showScreen(Screen)
  expect(await screen.findByText('You already have this: Chest › Normal')).toBeTruthy()
  expect(
    screen.getByText('You have this sentence with “lung” instead of “pleural”: Chest › Normal'),
  ).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: 'Import nl' }) as HTMLInputElement).checked).toBe(false)
})

it('lists what the module of a text leaves out, and nothing if it stays a sentence', async () => {
  handedFiles.hand([script(':t:n::{Call, if new!} Nodule in the {location}, ____ mm.')])
  const { user } = await showScreen(Screen)
  expect(await screen.findByText('A comment was left out: Call, if new!')).toBeTruthy()
  expect(screen.getByText(/^Blanks: .*location/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Details of n' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Import as' }), 'sentence')
  expect(screen.queryByText(/was left out/u)).toBeNull()
})

it('keeps the proposal and its undo while the member is on another page', async () => {
  server.on(plateImport, () => ({ plates: [CHEST], modules: [] }))
  handedFiles.hand([script('::nl::No active lung lesion.')])
  const { user, router } = await showScreen(Screen)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Cell name' }), { target: { value: 'Normal' } })
  await act(() => router.navigate('/elsewhere'))
  await screen.findByText('elsewhere')
  await act(() => router.navigate('/here'))
  expect(await screen.findByDisplayValue('Normal')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import all' }))
  await user.click(await screen.findByRole('link', { name: 'Chest' }))
  await screen.findByText('elsewhere')
  await act(() => router.navigate('/here'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'plate-delete')?.param).toEqual({
      ids: ['pla_chest'],
    }),
  )
})

it('forgets the proposal when the session ends', async () => {
  handedFiles.hand([script('::nl::No active lung lesion.')])
  const { router } = await showScreen(Screen)
  await screen.findByRole('textbox', { name: 'Cell name' })
  await act(() => router.navigate('/elsewhere'))
  sessionStore.clear()
  await act(() => router.navigate('/here'))
  expect(screen.queryByRole('textbox', { name: 'Cell name' })).toBeNull()
})

it('keeps the proposal when the address of the same member becomes known later', async () => {
  const claims = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.sign`
  sessionStore.write({ authToken: claims('mem_1'), user_mail: null })
  handedFiles.hand([script('::nl::No active lung lesion.')])
  const { router } = await showScreen(Screen)
  await screen.findByRole('textbox', { name: 'Cell name' })
  await act(() => router.navigate('/elsewhere'))
  sessionStore.write({ user_mail: 'kim@pandok.example' })
  await act(() => router.navigate('/here'))
  expect(await screen.findByRole('textbox', { name: 'Cell name' })).toBeTruthy()
  await act(() => router.navigate('/elsewhere'))
  sessionStore.write({ authToken: claims('mem_2') })
  await act(() => router.navigate('/here'))
  expect(screen.queryByRole('textbox', { name: 'Cell name' })).toBeNull()
})

it('opens the library’s module for each system that a text names, beside the proposal', async () => {
  handedFiles.hand([script('::ti::Thyroid: K-TIRADS 4. Breast: BI-RADS 2.')])
  await showScreen(Screen)
  const links = await screen.findAllByRole('link', { name: /new tab/u })
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Open K-TIRADS (new tab)', '/program/library?module=mod_lib_k-tirads', '_blank'],
    ['Open BI-RADS (new tab)', '/program/library?module=mod_lib_birads', '_blank'],
  ])
})

it('shows what the server refused, with its place in the file', async () => {
  server.on(plateImport, () =>
    refuse({ code: 'BAD_REQUEST', details: [{ path: 'file.plates.0.name', message: 'Too long.' }] }),
  )
  handedFiles.hand([script('::nl::No active lung lesion.')])
  const { user } = await showScreen(Screen)
  await user.click(await screen.findByRole('button', { name: 'Import all' }))
  expect(await screen.findByText('plates.0.name')).toBeTruthy()
})
