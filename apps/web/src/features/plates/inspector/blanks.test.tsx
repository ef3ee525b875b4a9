import type { Blank, Cell, Exam } from '@pandok/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { phraseCell } from '#shared/board/testkit/boardCells.ts'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
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

const saying = (en: string, more: Partial<Cell> = {}): Cell =>
  phraseCell(0, 'Nodule', {
    outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { en } }],
    ...more,
  })

const phrase = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Phrase/u })

describe('blanks of a cell', () => {
  it('a name without a kind gets the proposed one in one step, which can be undone', async () => {
    const before = saying('A nodule of {size} mm.')
    const { user, cellAt, editor } = await showOnBoard(<CellInspector />, { plate: { cells: [before] } })
    expect(screen.getByText('size has no type yet and is asked as text.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'size → Size (a × b × c)' }))
    expect(cellAt(0)).toMatchObject({
      blanks: [{ id: 'size', kind: 'size', unit: 'mm' }],
      outputs: [{ text: { en: 'A nodule of {size}.' } }],
    })
    const card = within(screen.getByRole('group', { name: 'size' }))
    await waitFor(() => expect(document.activeElement).toBe(card.getByRole('combobox', { name: 'Type' })))
    await user.selectOptions(card.getByRole('combobox', { name: 'Type' }), 'Measurement')
    await user.click(card.getByRole('checkbox', { name: 'Can be left empty' }))
    expect(cellAt(0)?.blanks).toMatchObject([{ kind: 'measure', unit: 'mm', isOptional: true }])
    editor.undo()
    editor.undo()
    editor.undo()
    expect(cellAt(0)).toEqual(before)
  })

  it('a phrase is listed with the names of its blanks', async () => {
    const blanks = [{ id: 'f1', kind: 'size', label: { en: 'Size' } }] as const
    await showOnBoard(<CellInspector />, { plate: { cells: [saying('A nodule of {f1:max}.', { blanks })] } })
    expect(screen.getByRole('button', { name: 'A nodule of {Size}.', expanded: true })).toBeTruthy()
  })

  it('a word of the phrase becomes a choice with the word as its first answer', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [saying('Right lobe nodule.')] },
    })
    phrase().setSelectionRange(0, 5)
    await user.click(screen.getByRole('button', { name: 'Word to blank' }))
    expect(screen.getByText('What is filled in for “Right”?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Single choice' }))
    expect(phrase().value).toBe('{right} lobe nodule.')
    const card = within(screen.getByRole('group', { name: 'Right' }))
    await user.click(card.getByRole('button', { name: 'Add answer' }))
    await user.type(card.getByRole('textbox', { name: 'Answer 2' }), 'Left')
    await user.selectOptions(card.getByRole('combobox', { name: 'Default' }), 'Left')
    expect(cellAt(0)?.blanks).toEqual([
      {
        id: 'right',
        kind: 'choice',
        label: { en: 'Right' },
        default: '2',
        options: [
          { id: '1', label: { en: 'Right' } },
          { id: '2', label: { en: 'Left' } },
        ],
      },
    ])
    await user.click(card.getByRole('button', { name: 'Remove the answer Left' }))
    expect(cellAt(0)?.blanks?.[0]).not.toHaveProperty('default')
  })

  it('a part is marked as optional, and an invalid formula is reported at its field', async () => {
    const size = { id: 'size', kind: 'size', label: { en: 'Size' }, unit: 'cm', visible: 'nothing' } as const
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [saying('A nodule, {size}.', { blanks: [size] })] },
    })
    expect(screen.getByText('This condition cannot be evaluated.')).toBeTruthy()
    phrase().setSelectionRange(8, 16)
    await user.click(screen.getByRole('button', { name: 'Optional part' }))
    expect(cellAt(0)).toMatchObject({ outputs: [{ text: { en: 'A nodule[, {size}].' } }] })
  })
})

describe('answers of a blank', () => {
  it('one of several answers may be exclusive, if several can be chosen', async () => {
    const both = { id: 'both', label: { en: 'Both lungs' } }
    const where = (kind: 'multi' | 'choice'): Blank => ({
      id: 'at',
      kind,
      label: { en: 'Site' },
      options: [both],
    })
    const alone = () => screen.queryByRole('checkbox', { name: 'Cannot be combined with other answers' })
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [saying('Nodules, {at}.', { blanks: [where('multi')] })] },
    })
    await user.click(screen.getByRole('button', { name: /Both lungs/u, expanded: false }))
    const choice = alone()
    if (choice) await user.click(choice)
    expect(cellAt(0)?.blanks?.[0]?.options).toEqual([{ ...both, isExclusive: true }])
    clearScreen()
    await showOnBoard(<CellInspector />, {
      plate: { cells: [saying('A nodule, {at}.', { blanks: [where('choice')] })] },
    })
    await user.click(screen.getByRole('button', { name: /Both lungs/u, expanded: false }))
    expect(alone()).toBeNull()
  })
})

describe('an answer that includes others', () => {
  const at: Blank = {
    id: 'at',
    kind: 'multi',
    label: { en: 'Site' },
    options: [
      { id: 'r', label: { en: 'right' } },
      { id: 'l', label: { en: 'left' } },
      { id: 'b', label: { en: 'both sides' } },
    ],
  }
  const show = () =>
    showOnBoard(<CellInspector />, { plate: { cells: [saying('Sulci effaced, {at}.', { blanks: [at] })] } })
  const included = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Answers it includes' })
  const offered = () => [...included().options].map(({ text }) => text)

  it('takes them from the other answers of its list, by the keyboard alone', async () => {
    const { user, cellAt, editor } = await show()
    const options = () => cellAt(0)?.blanks?.[0]?.options
    screen.getByRole('button', { name: /both sides/u, expanded: false }).focus()
    await user.keyboard('{Enter}')
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(included())
    expect(offered()).toEqual(['Choose', 'right', 'left'])
    await user.selectOptions(included(), 'right')
    await user.selectOptions(included(), 'left')
    expect(options()?.[2]).toMatchObject({ covers: ['r', 'l'] })
    expect(offered()).toEqual(['No more answers to choose'])
    screen.getByRole('button', { name: 'Remove right' }).focus()
    await user.keyboard('{Enter}')
    expect(options()?.[2]).toMatchObject({ covers: ['l'] })
    act(() => editor.undo())
    expect(options()?.[2]).toMatchObject({ covers: ['r', 'l'] })
    expect(editor.read().faults).toEqual([])
  })

  it('is not offered to those that it includes, and forgets a removed one', async () => {
    const { user, cellAt } = await show()
    await user.click(screen.getByRole('button', { name: /both sides/u, expanded: false }))
    await user.selectOptions(included(), 'right')
    await user.click(screen.getByRole('button', { name: /both sides/u, expanded: true }))
    await user.click(screen.getByRole('button', { name: /^right/u, expanded: false }))
    expect(offered()).toEqual(['Choose', 'left'])
    await user.click(screen.getByRole('button', { name: 'Remove the answer right' }))
    expect(cellAt(0)?.blanks?.[0]?.options).toEqual([
      { id: 'l', label: { en: 'left' } },
      { id: 'b', label: { en: 'both sides' } },
    ])
  })
})

describe('meaning of a cell', () => {
  const exam: Exam = {
    regions: [
      { id: 'r1', name: { en: 'Lobes' } },
      { id: 'r2', name: { en: 'Nodes' } },
    ],
    blanks: [{ id: 'date', kind: 'date', label: { en: 'Date' } }],
  }

  it('without an exam links to where one is created', async () => {
    await showOnBoard(<CellInspector />, { plate: { cells: [saying('Normal.')] } })
    expect(screen.getByText(/^Add regions in the/u)).toBeTruthy()
  })

  it('a finding suppresses the normal sentence of its region, and others if chosen', async () => {
    const cells = [saying('A nodule.'), phraseCell(1, 'Removed')]
    const { user, cellAt } = await showOnBoard(<CellInspector />, { plate: { cells, exam } })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region of the finding' }), 'Lobes')
    expect(cellAt(0)?.finding).toEqual({ region: 'r1', replaces: [{ regions: ['r1'] }] })
    await user.click(screen.getByRole('checkbox', { name: 'Nodes' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Conflicts with' }), 'Removed')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rank in the impression' }), 'Urgent')
    await user.click(
      screen.getByRole('checkbox', { name: 'Left out if there is a more important impression' }),
    )
    expect(cellAt(0)?.finding).toEqual({
      region: 'r1',
      replaces: [{ regions: ['r1', 'r2'] }],
      conflicts: [cells[1]?.id],
      rank: 1,
      isMinor: true,
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region of the finding' }), 'Not a finding')
    expect(cellAt(0)).not.toHaveProperty('finding')
  })

  it('a cell that is not a finding excludes cells and answers, unless others are written', async () => {
    const change: Blank = { id: 'change', kind: 'text', label: { en: 'Change' } }
    const cells = [
      saying('No prior exam.'),
      { ...phraseCell(1, 'Nodule'), blanks: [change] },
      { ...phraseCell(2, 'Cyst'), blanks: [change] },
    ]
    const { user, cellAt } = await showOnBoard(<CellInspector />, { plate: { cells, exam } })
    expect(screen.queryByRole('combobox', { name: 'Unless one of these is written' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Conflicts with' }), 'Nodule')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Answers it rules out' }), 'Change')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unless one of these is written' }), 'Cyst')
    expect(cellAt(0)?.excludes).toEqual({
      cells: [cells[1]?.id],
      answers: ['change'],
      unless: [cells[2]?.id],
    })
    await user.click(screen.getByRole('button', { name: 'Remove Change' }))
    await user.click(screen.getByRole('button', { name: 'Remove Nodule' }))
    expect(cellAt(0)).not.toHaveProperty('excludes')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region of the finding' }), 'Lobes')
    expect(screen.queryByRole('combobox', { name: 'Answers it rules out' })).toBeNull()
  })

  it('a finding excludes cells at its own place, whether that is asked or fixed', async () => {
    const side: Blank = {
      id: 'side',
      kind: 'choice',
      label: { en: 'Side' },
      options: ['right', 'left'].map((id) => ({ id, label: { en: id } })),
    }
    const lobe: Blank = {
      id: 'lobe',
      kind: 'choice',
      label: { en: 'Lobe' },
      options: ['upper', 'lower', 'left'].map((id) => ({ id, label: { en: id } })),
    }
    const finding = { region: 'r1' }
    const cells = [
      { ...saying('Removed.'), title: 'Operation', blanks: [side], finding },
      { ...phraseCell(1, 'Nodule'), blanks: [lobe] },
    ]
    const { user, cellAt } = await showOnBoard(<CellInspector />, { plate: { cells, exam } })
    const rule = () => within(screen.getByRole('group', { name: 'Conflicts at the same location' }))
    const choose = (name: string, answer: string) =>
      user.selectOptions(rule().getByRole('combobox', { name }), answer)
    await user.click(rule().getByRole('button', { name: 'Add a rule' }))
    await choose('Conflicts with', 'Nodule')
    await choose('Their location', 'Lobe')
    await choose('Location in this cell', 'Side')
    await choose('Answer that matches “right”', 'upper')
    await choose('Answer that matches “right”', 'lower')
    const nodule = cells[1]?.id
    expect(cellAt(0)?.excludes?.places).toEqual([
      { cells: [nodule], other: 'lobe', blank: 'side', means: { right: ['upper', 'lower'] } },
    ])
    await choose('Location in this cell', 'Not asked (always the same)')
    await choose('Fixed location', 'left')
    expect(cellAt(0)?.excludes?.places).toEqual([{ cells: [nodule], other: 'lobe', at: ['left'] }])
    await choose('Their location', 'Anywhere')
    await choose('Location in this cell', 'Side')
    await choose('Only with these answers', 'right')
    await user.click(rule().getByRole('checkbox', { name: 'Warn only; copying stays possible' }))
    await user.click(rule().getByRole('button', { name: 'Add a condition' }))
    const also = within(rule().getByRole('group', { name: 'And also' }))
    await user.selectOptions(also.getByRole('combobox', { name: 'Their location' }), 'Lobe')
    await user.selectOptions(also.getByRole('combobox', { name: 'Location in this cell' }), 'Side')
    await user.click(also.getByRole('checkbox', { name: 'Only if the answers differ' }))
    expect(cellAt(0)?.excludes?.places).toEqual([
      {
        cells: [nodule],
        blank: 'side',
        at: ['right'],
        warns: true,
        also: [{ other: 'lobe', blank: 'side', differs: true }],
      },
    ])
    await user.click(also.getByRole('button', { name: 'Remove this condition' }))
    expect(cellAt(0)?.excludes?.places?.[0]).not.toHaveProperty('also')
    await user.click(rule().getByRole('button', { name: 'Remove this rule' }))
    expect(cellAt(0)).not.toHaveProperty('excludes')
  })

  it('an empty place becomes the cell that writes all normal sentences, and can be saved', async () => {
    const { user, cellAt, editor } = await showOnBoard(<CellInspector />, { plate: { cells: [], exam } })
    await user.click(screen.getByRole('button', { name: 'All normal' }))
    expect(cellAt(0)).toMatchObject({ name: 'All normal', normal: 'all', outputs: [] })
    expect(editor.read().faults).toEqual([])
  })

  it('a cell writes normal sentences and asks the questions of the exam', async () => {
    const { user, cellAt } = await showOnBoard(<CellInspector />, {
      plate: { cells: [saying('Normal.')], exam },
    })
    const writes = screen.getByRole('combobox', { name: 'Normal sentences it writes' })
    await user.selectOptions(writes, 'All regions, with the normal impression')
    expect(cellAt(0)?.normal).toBe('all')
    await user.selectOptions(writes, 'Chosen regions')
    await user.click(screen.getByRole('checkbox', { name: 'Nodes' }))
    await user.click(screen.getByRole('checkbox', { name: 'Date' }))
    expect(cellAt(0)).toMatchObject({ normal: ['r1', 'r2'], asks: ['date'] })
  })

  it('a cell answers a question of the exam as soon as some cell asks it', async () => {
    const part = {
      id: 'part',
      kind: 'choice' as const,
      label: { en: 'Body part' },
      options: [
        { id: 'knee', label: { en: 'knee' } },
        { id: 'hip', label: { en: 'hip' } },
      ],
    }
    const knee = phraseCell(0, 'Knee normal', { outputs: [], normal: 'all' })
    const asking = phraseCell(1, 'Exam', { outputs: [], asks: ['part'] })
    const { user, cellAt, editor } = await showOnBoard(<CellInspector />, {
      plate: { cells: [knee, asking], exam: { ...exam, blanks: [part] } },
    })
    const form = within(screen.getByRole('group', { name: 'Blanks of the exam it answers' }))
    await user.click(form.getByRole('radio', { name: /knee/u }))
    expect(cellAt(0)).toMatchObject({ answers: { part: 'knee' } })
    act(() => editor.undo())
    expect(cellAt(0)).not.toHaveProperty('answers')
    expect(form.queryByRole('radio', { name: /knee/u, checked: true })).toBeNull()
  })
})
