import type { Blank } from '@pandok/domain'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { handOverClock } from './keys/useHandOver.ts'
import { press, report, sentences, showWorkspace } from './testkit/showWorkspace.tsx'
import { thyroidPlate } from './testkit/thyroidPlate.ts'

let server: { stop(): void } | undefined

afterEach(() => {
  server?.stop()
  clearScreen()
  vi.restoreAllMocks()
})

async function show() {
  const workspace = await showWorkspace(thyroidPlate())
  server = workspace.server
  return workspace
}

const key = (letter: string) =>
  press({ key: letter, code: `Key${letter.toUpperCase()}`, keyCode: letter.toUpperCase().charCodeAt(0) })
const fields = () =>
  within(screen.getByRole('form'))
    .getAllByRole('textbox')
    .map((box) => box.getAttribute('aria-label') ?? box.closest('[data-field]')?.getAttribute('data-field'))
const stepped = () => [...report().querySelectorAll('li:has(del)')].map((line) => line.textContent)
const concerns = () => screen.queryByRole('region', { name: 'Before copying' })

describe('a plate with an exam', () => {
  it('asks for what the exam needs in one place, which the report links to', async () => {
    const { user } = await show()
    await key('a')
    expect(sentences()).toEqual(['No nodule.', 'Normal thyroid.'])
    const waiting = /^Exam date: fill in the exam details first \(Date of the exam\)$/u
    await user.click(within(concerns() as HTMLElement).getByRole('button', { name: waiting }))
    expect(fields()).toEqual(['date'])
    await user.keyboard('2 May{Control>}{Enter}{/Control}')
    expect(sentences()).toEqual(['No nodule.', 'No enlarged node on 2 May.', 'Normal thyroid.'])
    expect(concerns()).toBeNull()
    await key('n')
    expect(fields()).toEqual(['size'])
  })

  it('the key of the normal report asks for what it needs, and the answer keys write it', async () => {
    const choice = (id: string, en: string, answers: Record<string, string>): Blank => ({
      id,
      kind: 'choice',
      label: { en },
      options: Object.entries(answers).map(([answer, label]) => ({ id: answer, label: { en: label } })),
    })
    const { exam, cells, ...plate } = thyroidPlate()
    const blanks = [
      choice('side', 'Side', { right: 'right', left: 'left' }),
      choice('part', 'Part', { knee: 'knee', hip: 'hip' }),
      choice('view', 'View', { ap: 'AP', lateral: 'lateral' }),
    ]
    const workspace = await showWorkspace({
      ...plate,
      exam: {
        regions: exam?.regions.slice(0, 1) ?? [],
        blanks,
        normalConclusion: { en: 'Normal {side} {part}.' },
      },
      cells: cells.map((cell) => (cell.id === 'date' ? { ...cell, asks: ['side', 'part', 'view'] } : cell)),
    })
    server = workspace.server
    await key('a')
    const group = (name: string) => screen.getByRole('radiogroup', { name })
    expect(group('Side').contains(document.activeElement)).toBe(true)
    await press({ key: 'ArrowRight', code: 'ArrowRight', keyCode: 39 })
    expect(group('Side').contains(document.activeElement)).toBe(true)
    await press({ key: '2', code: 'Digit2', keyCode: 50 })
    expect(group('Part').contains(document.activeElement)).toBe(true)
    await press({ key: '1', code: 'Digit1', keyCode: 49 })
    expect(screen.queryByRole('form')).toBeNull()
    expect(sentences()).toEqual(['No nodule.', 'Normal left knee.'])
    expect(concerns()).toBeNull()
  })

  it('the answer that writes the form passes the next key on at once, but not a repeated answer', async () => {
    // A busy machine may need longer for a key than the pause after which keys run cells again.
    vi.spyOn(handOverClock, 'now').mockReturnValue(0)
    vi.spyOn(handOverClock, 'after').mockReturnValue(() => {})
    const { exam, cells, keyMap, ...plate } = thyroidPlate()
    const side: Blank = {
      id: 'date',
      kind: 'choice',
      label: { en: 'Side' },
      options: [
        { id: 'right', label: { en: 'right' } },
        { id: 'left', label: { en: 'left' } },
      ],
    }
    const workspace = await showWorkspace({
      ...plate,
      cells,
      exam: { regions: exam?.regions ?? [], blanks: [side] },
      keyMap: { ...keyMap, Digit2: 'removed' },
    })
    server = workspace.server
    await key('a')
    await press({ key: '2', code: 'Digit2', keyCode: 50 })
    expect(sentences()).toEqual(['No nodule.', 'No enlarged node on left.'])
    await press({ key: '2', code: 'Digit2', keyCode: 50 })
    expect(sentences()).not.toContain('Thyroidectomy.')
    expect(screen.getAllByText(/^Form closed/u).length).toBeGreaterThan(0)
    await key('r')
    expect(screen.queryByText(/^Form closed/u)).toBeNull()
    expect(sentences()).toContain('Thyroidectomy.')
  })

  it('shows suppressed normal sentences with what replaced them, and restores them', async () => {
    const { user } = await show()
    await key('d')
    await user.keyboard('2 May{Control>}{Enter}{/Control}')
    await key('a')
    await key('n')
    expect(screen.getByRole('form').textContent).not.toContain('{size}')
    await user.keyboard('2.1{Control>}{Enter}{/Control}')
    expect(sentences()).toEqual([
      'A nodule of 2.1 cm on 2 May.',
      'No enlarged node on 2 May.',
      '2.1 cm nodule.',
    ])
    expect(stepped()).toEqual(['No nodule. (because of Nodule)', 'Normal thyroid. (because of Nodule)'])
    const [fold] = within(report()).getAllByRole('button', { name: '1 normal sentence left out' })
    await user.click(fold as HTMLElement)
    expect(fold?.getAttribute('aria-expanded')).toBe('false')
    expect(stepped()).toEqual(['Normal thyroid. (because of Nodule)'])
    screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    await press({ key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
    await press({ key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
    expect(sentences()).toEqual(['No nodule.', 'No enlarged node on 2 May.', 'Normal thyroid.'])
    expect(stepped()).toEqual([])
  })

  it('marks both contradicting sentences, with one press for each resolution', async () => {
    const { user } = await show()
    await key('d')
    await user.keyboard('2 May{Control>}{Enter}{/Control}')
    await key('n')
    await user.keyboard('2.1{Control>}{Enter}{/Control}')
    await key('r')
    expect(within(report()).getAllByText('Conflicts with Removed')).toHaveLength(2)
    expect(within(report()).getAllByText('Conflicts with Nodule')).toHaveLength(1)
    const list = within(concerns() as HTMLElement)
    expect(list.getByRole('button', { name: 'Nodule and Removed cannot both be right' })).toBeTruthy()
    expect(list.getByRole('button', { name: 'Remove Removed' })).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Remove Nodule' }))
    expect(sentences()).toEqual(['Thyroidectomy.'])
    expect(concerns()).toBeNull()
  })

  it('each resolution of a conflict has a key, shown beside it', async () => {
    const { user } = await show()
    await key('d')
    await user.keyboard('2 May{Control>}{Enter}{/Control}')
    await key('n')
    await user.keyboard('2.1{Control>}{Enter}{/Control}')
    await key('r')
    const list = within(concerns() as HTMLElement)
    const shortcut = (name: string) => list.getByRole('button', { name }).getAttribute('aria-keyshortcuts')
    expect(shortcut('Remove Nodule')).toBe('Control+Shift+X')
    expect(shortcut('Remove Removed')).toBe('Control+Shift+Y')
    await press({ key: 'Y', code: 'KeyY', keyCode: 89, ctrlKey: true, shiftKey: true })
    expect(sentences()).not.toContain('Thyroidectomy.')
    expect(concerns()).toBeNull()
    await press({ key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
    expect(concerns()).not.toBeNull()
    await press({ key: 'X', code: 'KeyX', keyCode: 88, ctrlKey: true, shiftKey: true })
    expect(sentences()).toEqual(['Thyroidectomy.'])
  })

  it('reports a finding that was entered twice, with one key that removes the second', async () => {
    const { user } = await show()
    await key('d')
    await user.keyboard('2 May{Control>}{Enter}{/Control}')
    await key('n')
    await user.keyboard('2.1{Control>}{Enter}{/Control}')
    await press({ key: 'Enter', code: 'Enter', keyCode: 13, shiftKey: true })
    await user.keyboard('2.1{Control>}{Enter}{/Control}')
    const list = within(concerns() as HTMLElement)
    const told = 'Nodule 1 and Nodule 2 say the same; the report says it once'
    expect(list.getByRole('button', { name: told })).toBeTruthy()
    expect(within(report()).getAllByText(/^Says the same as Nodule/u).length).toBeGreaterThan(1)
    const remove = list.getByRole('button', { name: 'Remove Nodule 2' })
    expect(remove.getAttribute('aria-keyshortcuts')).toBe('Control+Shift+Y')
    await press({ key: 'Y', code: 'KeyY', keyCode: 89, ctrlKey: true, shiftKey: true })
    expect(sentences()).toEqual(['A nodule of 2.1 cm on 2 May.', '2.1 cm nodule.'])
    expect(concerns()).toBeNull()
  })

  it('reports that a finding has no conclusion, and one key starts the conclusion', async () => {
    const { cells, ...plate } = thyroidPlate()
    const workspace = await showWorkspace({
      ...plate,
      cells: cells.map((cell) => (cell.id === 'removed' ? { ...cell, finding: { region: 'lobes' } } : cell)),
    })
    server = workspace.server
    await key('r')
    const told = 'Removed: not in the impression yet'
    expect(within(concerns() as HTMLElement).getByRole('button', { name: told })).toBeTruthy()
    await press({ key: 'E', code: 'KeyE', keyCode: 69, ctrlKey: true, shiftKey: true })
    await workspace.user.keyboard('After thyroidectomy.')
    expect(sentences()).toEqual(['Thyroidectomy.', 'After thyroidectomy.'])
    expect(concerns()).toBeNull()
  })

  it('names both of two different intervals for one exam, and one key removes the later one', async () => {
    const { cells, ...plate } = thyroidPlate()
    const advice = (months: number) => ({
      ...({ id: 'o3', kind: 'phrase', section: 'recommendation' } as const),
      text: { en: `Ultrasound in ${months} months.` },
      followUp: { exam: { en: 'neck ultrasound' }, from: months, to: months, unit: 'month' } as const,
    })
    const months: Record<string, number> = { date: 12, removed: 3 }
    const workspace = await showWorkspace({
      ...plate,
      cells: cells.map(({ asks: _, finding: __, ...cell }) =>
        months[cell.id] === undefined ? cell : { ...cell, outputs: [advice(months[cell.id] ?? 0)] },
      ),
    })
    server = workspace.server
    await key('d')
    await key('r')
    const list = within(concerns() as HTMLElement)
    const both = '“Ultrasound in 3 months.” / “Ultrasound in 12 months.”'
    const told = `Two different times are recommended for neck ultrasound: ${both}`
    expect(list.getByRole('button', { name: told })).toBeTruthy()
    expect(within(report()).getAllByText(/^Another time for the same exam/u)).toHaveLength(2)
    await press({ key: 'X', code: 'KeyX', keyCode: 88, ctrlKey: true, shiftKey: true })
    expect(sentences()).toHaveLength(2)
    await press({ key: 'Y', code: 'KeyY', keyCode: 89, ctrlKey: true, shiftKey: true })
    expect(sentences()).toEqual(['Ultrasound in 3 months.'])
    expect(concerns()).toBeNull()
  })

  it('marks both places if a cell answers the exam differently, and has a key for each resolution', async () => {
    const part: Blank = {
      id: 'part',
      kind: 'choice',
      label: { en: 'Part' },
      options: ['knee', 'hip'].map((id) => ({ id, label: { en: id } })),
    }
    const { exam, cells, ...plate } = thyroidPlate()
    const nodule = { id: 'o1', kind: 'phrase', section: 'findings' } as const
    const normals = (answer: string) => ({ outputs: [], normal: 'all' as const, answers: { part: answer } })
    const workspace = await showWorkspace({
      ...plate,
      exam: {
        regions: [
          { id: 'bone', name: { en: 'Bone' }, normal: { en: 'No fracture.' } },
          ...(exam?.regions.slice(0, 1) ?? []),
        ],
        blanks: [part],
      },
      cells: cells.map((cell) => {
        if (cell.id === 'date') return { ...cell, asks: ['part'] }
        if (cell.id === 'removed') return { ...cell, ...normals('hip'), finding: undefined }
        if (cell.id === 'normal') return { ...cell, ...normals('knee') }
        const finding = cell.finding && { ...cell.finding, conflicts: [] }
        return { ...cell, finding, outputs: [{ ...nodule, text: { en: 'A nodule of {size}.' } }] }
      }),
    })
    server = workspace.server
    await key('a')
    await key('n')
    await workspace.user.keyboard('2.1{Control>}{Enter}{/Control}')
    const before = sentences()
    await key('r')
    expect(sentences()).toEqual(before)
    const words = 'Removed has Part: hip, but the report has Part: knee'
    const marks = within(report()).getAllByText(words)
    expect(marks.filter((mark) => !concerns()?.contains(mark))).toHaveLength(2)
    const list = within(concerns() as HTMLElement)
    expect(list.getByRole('button', { name: words })).toBeTruthy()
    const shortcut = (name: string) => list.getByRole('button', { name }).getAttribute('aria-keyshortcuts')
    expect([shortcut('Change to Part: hip'), shortcut('Keep Part: knee, remove Removed')]).toEqual([
      'Control+Shift+X',
      'Control+Shift+Y',
    ])
    await press({ key: 'Y', code: 'KeyY', keyCode: 89, ctrlKey: true, shiftKey: true })
    expect([sentences(), concerns()]).toEqual([before, null])
    await press({ key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
    await press({ key: 'X', code: 'KeyX', keyCode: 88, ctrlKey: true, shiftKey: true })
    expect(concerns()).toBeNull()
    await key('r')
    expect(concerns()).toBeNull()
  })

  it('keeps a normal sentence that was edited, marks both places, and has a key for each resolution', async () => {
    const { user } = await show()
    const own = 'No nodule. Small goiter.'
    const shifted = (letter: string) =>
      press({
        key: letter,
        code: `Key${letter}`,
        keyCode: letter.charCodeAt(0),
        ctrlKey: true,
        shiftKey: true,
      })
    const back = () => press({ key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
    await key('d')
    await user.keyboard('2 May{Control>}{Enter}{/Control}')
    await key('a')
    await user.type(within(report()).getByDisplayValue('No nodule.'), ' Small goiter.')
    screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    await key('r')
    expect(sentences()).toEqual(['Thyroidectomy.', own, 'No enlarged node on 2 May.', 'Normal thyroid.'])
    const rowOf = (words: string) =>
      within(within(report()).getByDisplayValue(words).closest<HTMLElement>('[data-entry]') as HTMLElement)
    expect(rowOf(own).getByText('Conflicts with Removed')).toBeTruthy()
    expect(rowOf('Thyroidectomy.').getByText(`May contradict your edited sentence “${own}”`)).toBeTruthy()
    expect(rowOf('No enlarged node on 2 May.').queryByText(/Conflicts|contradict/u)).toBeNull()
    const list = within(concerns() as HTMLElement)
    const shortcut = (name: string) => list.getByRole('button', { name }).getAttribute('aria-keyshortcuts')
    expect([
      shortcut('Leave out the edited sentence'),
      shortcut('Remove Removed'),
      shortcut('Keep both'),
    ]).toEqual(['Control+Shift+X', 'Control+Shift+Y', 'Control+Shift+K'])

    await shifted('K')
    expect([sentences().includes(own), concerns()]).toEqual([true, null])
    await back()
    await shifted('X')
    expect(stepped()).toEqual([`${own} (because of Removed)`])
    expect(concerns()).toBeNull()
    await back()
    await shifted('Y')
    expect(sentences()).toEqual([own, 'No enlarged node on 2 May.', 'Normal thyroid.'])
    expect(concerns()).toBeNull()
  })
})
