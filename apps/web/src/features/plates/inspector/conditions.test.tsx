import type { Blank, Cell, Exam, Finding } from '@pandok/domain'
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

const margin: Blank = {
  id: 'margin',
  kind: 'choice',
  label: { en: 'Margin' },
  options: [
    { id: 'smooth', label: { en: 'Smooth' } },
    { id: 'irregular', label: { en: 'Irregular' } },
  ],
}
const size: Blank = { id: 'size', kind: 'size', unit: 'cm', label: { en: 'Size' }, isOptional: true }

const exam: Exam = {
  regions: [
    { id: 'lobes', name: { en: 'Lobes' }, normal: { en: 'No nodule.' } },
    { id: 'nodes', name: { en: 'Nodes' }, normal: { en: 'No node.' }, rest: { en: 'Otherwise fine.' } },
  ],
}

const mass = (more: Partial<Cell> = {}): Cell =>
  phraseCell(0, 'Mass', {
    outputs: [
      { id: 'a', kind: 'phrase', section: 'findings', text: { en: 'Mass, {margin}.' } },
      { id: 'b', kind: 'phrase', section: 'recommendation', text: { en: 'Biopsy.' } },
    ],
    blanks: [margin, size],
    ...more,
  })

const show = (cell: Cell, ...others: Cell[]) =>
  showOnBoard(<CellInspector />, { plate: { cells: [cell, ...others], exam } })

/** Finds the disclosure button with this name. */
const field = (name: RegExp) => screen.getByRole('button', { name })

describe('a phrase', () => {
  it('has a condition that is chosen, and shown as a sentence', async () => {
    const { user, cellAt, editor } = await show(mass())
    const before = cellAt(0)
    const [, when] = screen.getAllByRole('button', { name: /^Written when · always$/u })
    await user.click(when as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Add a condition' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'Irregular')
    expect(cellAt(0)?.outputs[1]).toMatchObject({ when: '(known(margin) && margin == "irregular")' })
    expect(field(/^Written when · Margin is Irregular$/u)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add a condition' }))
    const [, second] = screen.getAllByRole('combobox', { name: 'Field' })
    await user.selectOptions(second as HTMLElement, 'Size')
    await user.type(screen.getByRole('textbox', { name: 'Value' }), '1,5')
    expect(field(/^Written when · Margin is Irregular and Size at least 1.5 cm$/u)).toBeTruthy()
    expect(editor.read().faults).toEqual([])
    editor.undo()
    editor.undo()
    expect(cellAt(0)).toEqual(before)
  })

  it('recommends an exam as data, with missing values reported at their fields', async () => {
    const { user, cellAt, editor } = await show(mass())
    await user.click(screen.getByRole('checkbox', { name: /^Recommends a follow-up exam/u }))
    expect(editor.read().faults.map(({ reason }) => reason)).toEqual(['followUp.exam.required'])
    await user.type(screen.getByRole('textbox', { name: 'Recommended exam' }), 'Breast US')
    const latest = screen.getByRole('spinbutton', { name: 'Latest after' })
    await user.clear(latest)
    await user.type(latest, '3')
    expect(editor.read().faults.map(({ reason }) => reason)).toEqual(['followUp.time'])
    const alarms = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alarms).toContainEqual(expect.stringMatching(/^Enter when the follow-up is due/u))
    await user.clear(screen.getByRole('spinbutton', { name: 'Earliest after' }))
    expect(cellAt(0)?.outputs[1]).toMatchObject({
      followUp: { exam: { en: 'Breast US' }, to: 3, unit: 'month' },
    })
    expect(editor.read().faults).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: /^Recommends a follow-up exam/u }))
    expect(cellAt(0)?.outputs[1]).not.toHaveProperty('followUp')
  })

  it('can be left out beside other cells, and be the normal sentence of regions', async () => {
    const { user, cellAt } = await show(
      phraseCell(0, 'Mass'),
      phraseCell(1, 'Cyst'),
      phraseCell(2, 'Abscess'),
    )
    await user.click(screen.getByRole('button', { name: 'More' }))
    const unless = screen.getByRole('combobox', { name: /^Left out if/u })
    await user.selectOptions(unless, 'Cyst')
    await user.selectOptions(unless, 'Abscess')
    await user.click(screen.getByRole('button', { name: 'Remove Cyst' }))
    const normal = within(screen.getByRole('group', { name: 'Normal sentence of' }))
    await user.click(normal.getByRole('checkbox', { name: 'Nodes' }))
    expect(cellAt(0)?.outputs[0]).toMatchObject({ unless: ['cell-2'], normal: ['nodes'] })
  })

  it('a formula that the fields can not express is shown with display names, and its error is explained', async () => {
    const cell = mass({
      outputs: [
        {
          id: 'a',
          kind: 'phrase',
          section: 'findings',
          text: { en: 'Mass.' },
          when: 'max(size) * 2 > 3 && nothing',
        },
      ],
    })
    await show(cell)
    expect(field(/^Written when · max\(Size\)/u).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(/condition cannot be evaluated/u)).toBeTruthy()
  })
})

describe('a finding', () => {
  const found: Finding = { region: 'lobes', replaces: [{ regions: ['lobes'] }] }

  it('belongs to the region that an answer names', async () => {
    const { user, cellAt } = await show(mass({ finding: found }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region depends on an answer' }), 'Margin')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region for Irregular' }), 'Nodes')
    expect(cellAt(0)?.finding?.regionBy).toEqual({ blank: 'margin', regions: { irregular: 'nodes' } })
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Region for Irregular' }),
      'The region above',
    )
    expect(cellAt(0)?.finding?.regionBy).toEqual({ blank: 'margin', regions: {} })
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Region depends on an answer' }),
      'Always the same region',
    )
    expect(cellAt(0)?.finding).toEqual(found)
  })

  it('suppresses further normal sentences under a condition, and nothing without one', async () => {
    const { user, cellAt, editor } = await show(mass({ finding: found }))
    await user.click(screen.getByRole('button', { name: 'Add regions with a condition' }))
    expect(cellAt(0)?.finding?.replaces).toEqual([
      { regions: ['lobes'] },
      { regions: ['lobes'], when: 'false' },
    ])
    const regions = within(screen.getByRole('group', { name: 'Regions of condition 1' }))
    await user.click(regions.getByRole('checkbox', { name: 'Lobes' }))
    await user.click(regions.getByRole('checkbox', { name: 'Nodes' }))
    await user.click(field(/^When · …$/u))
    await user.click(screen.getByRole('button', { name: 'Add a condition' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'Irregular')
    expect(cellAt(0)?.finding?.replaces?.[1]).toEqual({
      regions: ['nodes'],
      when: '(known(margin) && margin == "irregular")',
    })
    expect(editor.read().faults).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove condition 1' }))
    expect(cellAt(0)?.finding).toEqual(found)
  })

  it('has a rank by condition, and can return to a fixed one', async () => {
    const { user, cellAt, editor } = await show(mass({ finding: { ...found, rank: 2 } }))
    const rank = screen.getByRole('combobox', { name: 'Rank in the impression' })
    await user.selectOptions(rank, 'By a condition')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Case 1: result' }), 'Urgent')
    await user.click(field(/^Case 1: when · …$/u))
    await user.click(screen.getByRole('button', { name: 'Add a condition' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'Irregular')
    expect(cellAt(0)?.finding?.rank).toBe('((known(margin) && margin == "irregular")) ? 1 : (2)')
    expect(editor.read().faults).toEqual([])
    await user.selectOptions(rank, 'Routine')
    expect(cellAt(0)?.finding?.rank).toBe(3)
  })

  it('keeps the normal conclusion, and describes all of its region', async () => {
    const { user, cellAt } = await show(mass({ finding: { ...found, region: 'nodes' } }))
    const more = screen.getAllByRole('button', { name: 'More' }).at(-1)
    await user.click(more as HTMLElement)
    await user.click(screen.getByRole('checkbox', { name: 'Keeps the normal impression' }))
    await user.click(screen.getByRole('checkbox', { name: /^Covers its whole region/u }))
    expect(cellAt(0)?.finding).toMatchObject({ keepsConclusion: 4, hasNoRest: true })
  })
})

describe('a blank', () => {
  const card = (name: string) => within(screen.getByRole('group', { name }))

  it('is shown under a condition on other blanks, and required under another', async () => {
    const { user, cellAt } = await show(mass())
    const own = card('Size')
    await user.click(own.getByRole('button', { name: 'Asked when · always' }))
    await user.click(own.getByRole('button', { name: 'Add a condition' }))
    expect(
      within(own.getByRole('combobox', { name: 'Field' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Margin'])
    await user.selectOptions(own.getByRole('combobox', { name: 'Comparison' }), 'is not')
    await user.selectOptions(own.getByRole('combobox', { name: 'Value' }), 'Smooth')
    expect(cellAt(0)?.blanks?.[1]).toMatchObject({ visible: '(!known(margin) || margin != "smooth")' })
    expect(own.getByRole('button', { name: 'Asked when · Margin is not Smooth' })).toBeTruthy()
    expect(own.getByRole('button', { name: 'Must be filled in when · never' })).toBeTruthy()
  })

  it('has numeric bounds, with a decimal comma as well', async () => {
    const width: Blank = { id: 'width', kind: 'measure', unit: 'mm', label: { en: 'Width' } }
    const { user, cellAt } = await show(mass({ blanks: [width] }))
    const own = card('Width')
    await user.click(own.getByRole('button', { name: 'Advanced' }))
    await user.type(own.getByRole('textbox', { name: 'Minimum (mm)' }), '1,5')
    await user.type(own.getByRole('textbox', { name: 'Maximum (mm)' }), '1')
    expect(own.getByText('The minimum is greater than the maximum.')).toBeTruthy()
    await user.type(own.getByRole('textbox', { name: 'Maximum (mm)' }), '0x')
    expect(own.getByText('Enter a number.')).toBeTruthy()
    expect(cellAt(0)?.blanks?.[0]).toMatchObject({ min: '1.5', max: '10' })
    await user.selectOptions(own.getByRole('combobox', { name: 'Decimals' }), '1')
    await user.selectOptions(own.getByRole('combobox', { name: 'Type' }), 'Text')
    expect(cellAt(0)?.blanks?.[0]).toEqual({ id: 'width', kind: 'text', label: { en: 'Width' } })
  })

  it('joins several answers with its own words, and English lists write a noun once', async () => {
    const lobes: Blank = {
      id: 'lobes',
      kind: 'multi',
      label: { en: 'Lobes' },
      options: ['frontal', 'temporal'].map((id) => ({ id, label: { en: `${id} lobe` } })),
    }
    const { user, cellAt, editor } = await show(mass({ blanks: [lobes] }))
    const own = card('Lobes')
    const nouns = () => cellAt(0)?.blanks?.[0]?.nouns
    await user.click(own.getByRole('button', { name: 'Advanced' }))
    await user.type(own.getByRole('textbox', { name: 'Between several answers' }), ' or ')
    expect(cellAt(0)?.blanks?.[0]?.join).toEqual({ en: ' or ' })
    await user.click(screen.getByRole('checkbox', { name: 'Answers in the order of the list' }))
    expect(cellAt(0)?.blanks?.[0]?.isListed).toBe(true)
    await user.click(own.getByRole('button', { name: 'Add a noun' }))
    await waitFor(() => expect(document.activeElement).toBe(own.getByRole('textbox', { name: 'Singular' })))
    await user.type(own.getByRole('textbox', { name: 'Singular' }), 'lobe')
    expect(nouns()).toBeUndefined()
    await user.type(own.getByRole('textbox', { name: 'Plural' }), 'lobes')
    expect(nouns()).toEqual({ lobe: 'lobes' })
    await user.click(own.getByRole('button', { name: 'Add a noun' }))
    await user.type(own.getAllByRole('textbox', { name: 'Singular' })[1] as HTMLElement, 'gyrus')
    await user.type(own.getAllByRole('textbox', { name: 'Plural' })[1] as HTMLElement, 'gyri')
    expect(nouns()).toEqual({ lobe: 'lobes', gyrus: 'gyri' })
    await user.click(own.getByRole('button', { name: 'Remove the noun lobe' }))
    expect(nouns()).toEqual({ gyrus: 'gyri' })
    act(() => editor.undo())
    expect(
      own.getAllByRole<HTMLInputElement>('textbox', { name: 'Singular' }).map(({ value }) => value),
    ).toEqual(['lobe', 'gyrus'])
  })

  it('has answers with texts and forms of their own that suppress normal sentences', async () => {
    const { user, cellAt } = await show(mass())
    const own = card('Margin')
    await user.click(own.getByRole('button', { name: 'Irregular: more' }))
    await user.type(own.getByRole('textbox', { name: 'What the report says' }), 'an irregular margin')
    await user.click(own.getByRole('button', { name: 'Add a form' }))
    expect(own.getByText('Use {margin:form} in a phrase to insert it.')).toBeTruthy()
    expect(cellAt(0)?.blanks?.[0]?.options?.[1]).not.toHaveProperty('forms')
    await user.type(own.getByRole('textbox', { name: 'form' }), 'irregularly')
    await user.click(own.getByRole('checkbox', { name: 'Nodes' }))
    expect(cellAt(0)?.blanks?.[0]?.options?.[1]).toEqual({
      id: 'irregular',
      label: { en: 'Irregular' },
      text: { en: 'an irregular margin' },
      forms: { en: { form: 'irregularly' } },
      replaces: ['nodes'],
    })
    await user.click(own.getByRole('button', { name: 'Remove the form form' }))
    expect(cellAt(0)?.blanks?.[0]?.options?.[1]).not.toHaveProperty('forms')
  })

  it('starts and ends a level at a vertebra, whichever is chosen first', async () => {
    const { user, cellAt } = await show(
      mass({ blanks: [{ id: 'level', kind: 'level', label: { en: 'Level' } }] }),
    )
    const own = card('Level')
    await user.click(own.getByRole('button', { name: 'Advanced' }))
    await user.selectOptions(own.getByRole('combobox', { name: 'First level' }), 'S1')
    await user.selectOptions(own.getByRole('combobox', { name: 'Last level' }), 'T12')
    expect(cellAt(0)?.blanks?.[0]?.range).toEqual(['T12', 'S1'])
  })
})
