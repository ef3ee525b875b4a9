import type { Cell } from '@pandok/domain'
import { moduleCopy, moduleGet, moduleList, moduleSharedList } from '@pandok/protocol'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { definitionOf } from '#shared/board/moduleReading.ts'
import { phraseCell } from '#shared/board/testkit/boardCells.ts'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { noduleDefinition, noduleModule } from '../testkit/noduleModule.ts'
import { showOnBoard } from '../testkit/showOnBoard.tsx'
import { CellInspector } from './CellInspector.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const unnamedOutputs = noduleDefinition.outputs.map(({ label: _, ...output }) => output)

const pageOf = (...modules: ReturnType<typeof noduleModule>[]) => ({
  items: modules.map(({ definition: _, ...item }) => item),
  total: modules.length,
  page: 1,
  pageSize: 20 as const,
  facets: { section: [], modality: [], type: [] },
})

const withModule = (more: Partial<Extract<Cell['outputs'][number], { kind: 'module' }>> = {}): Cell =>
  phraseCell(0, 'Nodule', {
    outputs: [{ id: 'o1', kind: 'module', section: 'auto', moduleId: 'nodule', ...more }],
  })

describe('an empty place', () => {
  it('becomes a phrase, and the name field gets the focus at once', async () => {
    const { user, cellAt, editor } = await showOnBoard(<CellInspector />)
    await user.click(screen.getByRole('button', { name: 'Write a phrase' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
    expect(editor.read().mode).toBe('edit')
    await user.keyboard('Normal')
    expect(cellAt(0)).toMatchObject({ name: 'Normal', title: 'Normal', outputs: [{ kind: 'phrase' }] })
  })

  it('becomes a common cell in five languages, with its fields named in the reader’s', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />)
    await user.click(screen.getByRole('button', { name: /^Follow-up/u }))
    expect(cellAt(0)).toMatchObject({
      name: 'Follow-up',
      color: 'violet',
      outputs: [
        {
          section: 'recommendation',
          text: {
            en: 'Follow-up in {months} months is recommended.',
            de: 'Kontrolle in {months} Monaten empfohlen.',
          },
        },
      ],
    })
  })
})

describe('name and title', () => {
  it('the title follows the name until it is edited', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [phraseCell(0, 'Liver')] },
    })
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.type(name, ' S8')
    expect(cellAt(0)).toMatchObject({ name: 'Liver S8', title: 'Liver S8' })
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Segment eight')
    await user.type(name, '!')
    expect(cellAt(0)).toMatchObject({ name: 'Liver S8!', title: 'Segment eight' })
  })

  it('missing values are reported when the field is left, and after an attempt to save', async () => {
    const { user } = await showOnBoard(<CellInspector />, { plate: { cells: [phraseCell(0, 'Liver')] } })
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    expect(screen.queryByText('Name is required')).toBeNull()
    await user.tab()
    expect(screen.getByText('Name is required')).toBeTruthy()
  })

  it('a cell without outputs is reported after an attempt to save', async () => {
    await showOnBoard(<CellInspector hasTriedToSave />, {
      plate: { cells: [phraseCell(0, 'Liver', { outputs: [] })] },
    })
    expect(screen.getByText('At least one output is required.')).toBeTruthy()
  })

  it('characters are counted as a person counts them', async () => {
    await showOnBoard(<CellInspector />, { plate: { cells: [phraseCell(0, '👩‍⚕️'.repeat(20))] } })
    expect(screen.getByText('20/20')).toBeTruthy()
  })

  it('Escape returns the keys to the board', async () => {
    const { user, editor } = await showOnBoard(<CellInspector />, {
      plate: { cells: [phraseCell(0, 'Liver')] },
    })
    await user.click(screen.getByRole('textbox', { name: 'Name' }))
    expect(editor.read().mode).toBe('edit')
    await user.keyboard('{Escape}')
    expect(editor.read().mode).toBe('browse')
  })

  it('the board passes the focus on when a cell is edited', async () => {
    const { editor } = await showOnBoard(<CellInspector />, { plate: { cells: [phraseCell(7, 'Liver')] } })
    act(() => void editor.take({ do: 'edit', position: 7 }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
  })
})

it('a color is chosen and removed', async () => {
  const { user, cellAt } = await showOnBoard(<CellInspector />, {
    plate: { cells: [phraseCell(0, 'Liver')] },
  })
  await user.click(screen.getByRole('radio', { name: 'Teal' }))
  expect(cellAt(0)?.color).toBe('teal')
  await user.click(screen.getByRole('radio', { name: 'No color' }))
  expect(cellAt(0)).not.toHaveProperty('color')
})

describe('a phrase', () => {
  it('shows which languages are missing, and is written in each', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [phraseCell(0, 'Liver')] },
    })
    expect(screen.getByRole('tab', { name: 'English' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /German still missing/u }))
    await user.type(screen.getByRole('textbox', { name: 'Phrase (German)' }), 'Leber.')
    expect(cellAt(0)?.outputs[0]).toMatchObject({ text: { en: 'Liver.', de: 'Leber.' } })
    expect(screen.getByRole('tab', { name: 'German' })).toBeTruthy()
  })

  it('gets a field at the caret', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [phraseCell(0, 'Liver')] },
    })
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Phrase (English)' })
    area.setSelectionRange(5, 5)
    await user.click(screen.getByRole('button', { name: 'Insert blank' }))
    await user.type(screen.getByRole('textbox', { name: 'What to ask for' }), 'size{Enter}')
    expect(cellAt(0)?.outputs[0]).toMatchObject({ text: { en: 'Liver{size}.' } })
    expect(screen.getByText('Asked when the cell is run: size')).toBeTruthy()
  })

  it('is shown in the preview, section by section, in the chosen language', async () => {
    const { user } = await showOnBoard(<CellInspector />, {
      plate: {
        cells: [
          phraseCell(0, 'Liver', {
            outputs: [
              {
                id: 'a',
                kind: 'phrase',
                section: 'impression',
                text: { en: 'Cyst of {size}.', ko: '낭종.' },
              },
              { id: 'b', kind: 'phrase', section: 'findings', text: { en: 'A cyst.' } },
            ],
          }),
        ],
      },
    })
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Findings',
      'Impression',
    ])
    expect(preview.getByText('size')).toBeTruthy()
    await user.selectOptions(preview.getByRole('combobox'), 'ko')
    expect(preview.getByText('낭종.')).toBeTruthy()
    expect(preview.getByText('A cyst.')).toBeTruthy()
  })
})

describe('outputs', () => {
  it('are added, reordered and removed, which can be undone', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [phraseCell(0, 'Liver')] },
    })
    await user.click(screen.getByRole('button', { name: 'Add phrase' }))
    expect(cellAt(0)?.outputs).toHaveLength(2)
    const [grip] = screen.getAllByRole('button', { name: /^Move/u })
    act(() => grip?.focus())
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(cellAt(0)?.outputs[1]).toMatchObject({ id: 'o1' })
    await user.click(screen.getByRole('button', { name: 'Remove “Liver.”' }))
    expect(cellAt(0)?.outputs).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(cellAt(0)?.outputs).toHaveLength(2)
  })

  it('return to their place with Escape while they are dragged, and nothing else is left', async () => {
    const { user, editor } = await showOnBoard(<CellInspector />, {
      plate: { cells: [phraseCell(0, 'Liver')] },
    })
    const grip = screen.getByRole('button', { name: 'Move “Liver.”' })
    act(() => grip.focus())
    await user.keyboard(' ')
    expect(grip.getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('{Escape}')
    expect(grip.getAttribute('aria-pressed')).not.toBe('true')
    expect(editor.read().mode).toBe('edit')
  })

  it('are limited to sixty', async () => {
    const outputs = Array.from({ length: 60 }, (_, index) => ({
      id: `o${index}`,
      kind: 'phrase' as const,
      section: 'findings' as const,
      text: { en: `Phrase ${index}.` },
    }))
    await showOnBoard(<CellInspector />, { plate: { cells: [phraseCell(0, 'Liver', { outputs })] } })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add phrase' }).disabled).toBe(true)
    expect(screen.getByText('Maximum 60 items allowed.')).toBeTruthy()
  })
})

describe('a module', () => {
  const modules = [noduleModule()]

  it('can be tried in the picker before it is placed', async () => {
    server.on(moduleList, () => pageOf(noduleModule()))
    server.on(moduleGet, () => ({ module: noduleModule() }))
    const { user, cellAt } = await showOnBoard(<CellInspector />)
    await user.click(screen.getByRole('button', { name: 'Choose a module' }))
    const preview = await screen.findByRole('button', { name: 'Preview of Nodule' })
    await user.click(preview)
    expect(preview.getAttribute('aria-expanded')).toBe('true')
    await user.type(await screen.findByRole('textbox', { name: /^Size/u }), '12')
    expect(await screen.findByText('A nodule of 12 mm is seen.')).toBeTruthy()
    expect(cellAt(0)).toBeUndefined()
  })

  it('of the member is added to the catalog and the cell', async () => {
    server.on(moduleList, () => pageOf(noduleModule()))
    server.on(moduleGet, () => ({ module: noduleModule() }))
    const { user, cellAt, catalog } = await showOnBoard(<CellInspector />)
    await user.click(screen.getByRole('button', { name: 'Choose a module' }))
    await user.click(await screen.findByRole('button', { name: 'Nodule: Place it here' }))
    expect(await screen.findByRole('heading', { name: 'Nodule' })).toBeTruthy()
    expect(cellAt(0)).toMatchObject({ name: 'Nodule', outputs: [{ kind: 'module', moduleId: 'nodule' }] })
    expect(catalog.read().has('nodule')).toBe(true)
  })

  it('is placed by a press anywhere in its row, except on its preview', async () => {
    server.on(moduleList, () => pageOf(noduleModule()))
    server.on(moduleGet, () => ({ module: noduleModule() }))
    const { user, cellAt } = await showOnBoard(<CellInspector />)
    await user.click(screen.getByRole('button', { name: 'Choose a module' }))
    const place = await screen.findByRole<HTMLButtonElement>('button', { name: 'Nodule: Place it here' })
    const [words] = place.labels
    // The label's pseudo-element fills the nearest positioned ancestor, which has to be the row.
    expect(words?.className).toContain('after:absolute after:inset-0')
    expect(words?.closest('.relative')).toBe(place.parentElement)
    await user.click(screen.getByRole('button', { name: 'Preview of Nodule' }))
    expect(cellAt(0)).toBeUndefined()
    await user.click(within(words as HTMLElement).getByText(/^Inputs: 3/u))
    expect(await screen.findByRole('heading', { name: 'Nodule' })).toBeTruthy()
    expect(cellAt(0)).toMatchObject({ outputs: [{ kind: 'module', moduleId: 'nodule' }] })
  })

  it('shows which regions it names itself, until the cell has a meaning of its own', async () => {
    const module = noduleModule()
    const about = { region: { en: 'Lung nodules' }, as: 'finding' }
    const outputs = definitionOf(module)?.outputs.map((output) => ({ ...output, about }))
    const { user } = await showOnBoard(<CellInspector />, {
      plate: { cells: [withModule()], exam: { regions: [{ id: 'lungs', name: { en: 'Lungs' } }] } },
      modules: [{ ...module, definition: { ...module.definition, outputs } }],
    })
    const said = 'If you choose no region, the one that the module names applies: Lung nodules'
    expect(screen.getByText(said)).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region of the finding' }), 'Lungs')
    expect(screen.queryByText(said)).toBeNull()
  })

  it('of another member is copied first', async () => {
    const theirs = noduleModule({ id: 'theirs', mine: false, nickname: '김판독' })
    server.on(moduleList, () => pageOf())
    server.on(moduleSharedList, () => pageOf(theirs))
    server.on(moduleCopy, () => ({ module: noduleModule({ id: 'copy' }) }))
    const { user, cellAt } = await showOnBoard(<CellInspector />)
    await user.click(screen.getByRole('button', { name: 'Choose a module' }))
    await user.click(screen.getByRole('tab', { name: 'Shared' }))
    expect(screen.getByText(/copied to your modules first/u)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Nodule: Copy and place' }))
    await screen.findByRole('heading', { name: 'Nodule' })
    expect(cellAt(0)?.outputs[0]).toMatchObject({ moduleId: 'copy' })
  })

  it('that was copied before is used again rather than copied twice', async () => {
    server.on(moduleList, () =>
      pageOf(noduleModule({ id: 'copy', source: { id: 'theirs', name: 'Nodule', nickname: null } })),
    )
    server.on(moduleSharedList, () => pageOf(noduleModule({ id: 'theirs', mine: false, copied: true })))
    server.on(moduleGet, ({ id }) => ({ module: noduleModule({ id }) }))
    const { user, cellAt } = await showOnBoard(<CellInspector />)
    await user.click(screen.getByRole('button', { name: 'Choose a module' }))
    await user.click(screen.getByRole('tab', { name: 'Shared' }))
    await user.click(await screen.findByRole('button', { name: 'Nodule: Place my copy' }))
    await screen.findByRole('heading', { name: 'Nodule' })
    expect(cellAt(0)?.outputs[0]).toMatchObject({ moduleId: 'copy' })
    expect(server.calls.some(({ method }) => method === 'module-copy')).toBe(false)
  })

  it('that no longer exists is reported, and can be replaced by another', async () => {
    server.on(moduleList, () => pageOf(noduleModule()))
    server.on(moduleGet, () => ({ module: noduleModule() }))
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [withModule({ moduleId: 'lost', preset: { old: '1' } })] },
    })
    expect(screen.getByText('This module has no data. Please add it again.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Choose a module again' }))
    await user.click(await screen.findByRole('button', { name: 'Nodule: Place it here' }))
    await screen.findByText('What this cell writes')
    expect(cellAt(0)?.outputs).toEqual([{ id: 'o1', kind: 'module', section: 'auto', moduleId: 'nodule' }])
  })

  it('is left out beside other cells, and so is the module that takes its place', async () => {
    server.on(moduleList, () => pageOf(noduleModule({ id: 'other' })))
    server.on(moduleGet, () => ({ module: noduleModule({ id: 'other' }) }))
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [withModule(), phraseCell(1, 'No contrast')] },
      modules,
    })
    await user.click(screen.getByRole('button', { name: 'More' }))
    const unless = screen.getByRole('combobox', { name: 'Left out if one of these cells is used' })
    await user.selectOptions(unless, 'No contrast')
    await user.click(screen.getByRole('button', { name: 'Use another module' }))
    await user.click(await screen.findByRole('button', { name: 'Nodule: Place it here' }))
    await waitFor(() =>
      expect(cellAt(0)?.outputs[0]).toMatchObject({ moduleId: 'other', unless: ['cell-1'] }),
    )
    await user.click(screen.getByRole('button', { name: 'Remove No contrast' }))
    expect(cellAt(0)?.outputs[0]).not.toHaveProperty('unless')
  })

  it('leaves out a sentence that is switched off', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [withModule()] },
      modules,
    })
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByText('Follow-up is advised.')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Advice' }))
    expect(cellAt(0)?.outputs[0]).toMatchObject({ skip: ['advice'] })
    expect(preview.queryByText('Follow-up is advised.')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Advice' }))
    expect(cellAt(0)?.outputs[0]).not.toHaveProperty('skip')
  })

  it('is preset in its own form, and the preview shows the result', async () => {
    const { user, cellAt, editor } = await showOnBoard(<CellInspector />, {
      plate: { cells: [withModule()] },
      modules,
    })
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByText('Waiting for: Size')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Preset values' }))
    const form = within(screen.getByRole('form', { name: 'Nodule: preset values' }))
    await user.type(form.getByRole('textbox', { name: /Size/u }), '12')
    expect(cellAt(0)?.outputs[0]).toMatchObject({ preset: { size: '12' } })
    expect(await preview.findByText('A nodule of 12 mm is seen.')).toBeTruthy()
    act(() => editor.undo())
    expect(cellAt(0)?.outputs[0]).not.toHaveProperty('preset')
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Size/u }).value).toBe('')
  })

  it('adds rows to the form that was started, unless the cell writes something else as well', async () => {
    const shown = await showOnBoard(<CellInspector />, { plate: { cells: [withModule()] }, modules })
    const where = () => screen.queryByRole('combobox', { name: /^Where its answers go/u })
    await shown.user.selectOptions(where() as HTMLElement, 'The form in progress')
    expect(shown.cellAt(0)?.outputs[0]).toMatchObject({ joins: 'lastRow' })
    await shown.user.selectOptions(where() as HTMLElement, 'A new form for this cell')
    expect(shown.cellAt(0)?.outputs[0]).not.toHaveProperty('joins')
    await shown.user.click(screen.getByRole('button', { name: 'Add phrase' }))
    expect(where()).toBeNull()
  })

  it('names a sentence without a label by its section, not by its id', async () => {
    await showOnBoard(<CellInspector />, {
      plate: { cells: [withModule()] },
      modules: [noduleModule({ definition: { ...noduleDefinition, outputs: unnamedOutputs } })],
    })
    const written = screen.getByRole('group', { name: 'What this cell writes' })
    expect(within(written).getAllByRole('checkbox', { name: /^(Findings|Recommendation)/u })).toHaveLength(2)
    expect(written.textContent).not.toMatch(/finding\b|advice/u)
  })

  it('can be split into its sentences, with one filling for all of them', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [withModule({ preset: { size: '5' } })] },
      modules,
    })
    await user.click(screen.getByRole('button', { name: 'Separate the sentences' }))
    expect(cellAt(0)?.outputs).toMatchObject([
      { id: 'o1', moduleOutput: 'finding', preset: { size: '5' } },
      { moduleOutput: 'advice' },
    ])
    expect(screen.getAllByText(/filled in once in this cell/u)).toHaveLength(1)
  })
})

it('shows only the rules that fill the cell', async () => {
  const { user, editor } = await showOnBoard(<CellInspector />, {
    plate: {
      cells: [withModule(), { ...withModule(), id: 'other', position: 1, name: 'Other' }],
      autoFill: [{ id: 'r', cell: 'other', output: 'o1', input: 'size', source: { from: 'clipboard' } }],
    },
    modules: [noduleModule()],
  })
  await user.click(screen.getByRole('button', { name: 'Autofill' }))
  expect(screen.queryByText(/Other/u)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add rule' }))
  expect(editor.read().plate.autoFill.at(-1)).toMatchObject({ cell: 'cell-0', input: 'size' })
  expect(screen.getByRole('button', { name: '1 autofill rule' })).toBeTruthy()
})

it('marks each field with its path, so that an error can link to it', async () => {
  await showOnBoard(<CellInspector />, {
    plate: { cells: [phraseCell(0, 'Normal'), phraseCell(1, 'Liver')] },
  })
  const places = [...document.querySelectorAll('[data-path]')].map((field) => field.getAttribute('data-path'))
  expect(places).toEqual([
    'cells/0/name',
    'cells/0/title',
    'cells/0/outputs/0',
    'cells/0/outputs/0/text',
    'cells/0/outputs/0/section',
    'cells/0/outputs/add',
    'cells/0/blanks/add',
  ])
})
