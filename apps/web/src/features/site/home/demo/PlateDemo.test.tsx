import { LOCALES } from '@pandok/domain'
import { demoNoduleInFive, demoSentences } from '@pandok/i18n'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { LanguagesSection } from '../LanguagesSection.tsx'
import { BEGUN, demoCells, NODULE } from './demoCells.ts'
import { demoStore } from './demoStore.ts'
import { openDemo } from './openDemo.ts'
import { PlateDemo } from './PlateDemo.tsx'

beforeEach(async () => void (await textStore.show('en')))
afterEach(() => {
  cleanup()
  // One engine serves the whole page, so each test restores the report that a visitor finds.
  const engine = demoStore.read()
  engine?.run.clear()
  for (const { cells } of BEGUN) for (const id of cells) engine?.run.run(id)
})

const report = () => screen.getByRole('log').textContent ?? ''
const cell = (name: string) => screen.getByRole('button', { name })
const says = (words: string) => waitFor(() => expect(report()).toContain(words))

describe('demo plate on the home page', () => {
  it('shows a started report before anything is pressed', () => {
    render(<PlateDemo />)
    expect(report()).toBe(
      'TechniqueNoncontrast chest CT.FindingsThe central airways are patent.No pleural effusion.',
    )
  })

  it('draws its slice without duplicate React keys', () => {
    const said = vi.spyOn(console, 'error')
    render(<PlateDemo />)
    expect(said.mock.calls.filter(([message]) => String(message).includes('same key'))).toEqual([])
    said.mockRestore()
  })

  it('writes a sentence into its section when a cell is clicked', async () => {
    render(<PlateDemo />)
    await userEvent.click(cell('Emphysema'))
    await says('ImpressionEmphysema.')
    expect(cell('Emphysema').getAttribute('aria-pressed')).toBe('true')
  })

  it('takes keys by their position while it has the focus, and undoes the last one with Ctrl+Z', async () => {
    render(<PlateDemo />)
    const user = userEvent.setup()
    cell('Non-contrast CT').focus()
    await user.keyboard('s')
    await says('No fracture or suspicious bone lesion.')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(report()).not.toContain('No fracture or suspicious bone lesion.'))
  })

  it('ignores letters typed elsewhere', async () => {
    render(
      <>
        <input aria-label="elsewhere" />
        <PlateDemo />
      </>,
    )
    await userEvent.type(screen.getByLabelText('elsewhere'), 'asdf')
    expect(report()).not.toContain('bone')
  })

  it('moves between cells with the arrow keys, and has one tab stop', async () => {
    render(<PlateDemo />)
    const user = userEvent.setup()
    cell('Non-contrast CT').focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(cell('Bones normal')))
    expect(
      within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1)
  })

  it('computes the follow-up from the module’s inputs while they are typed', async () => {
    render(<PlateDemo />)
    const user = userEvent.setup()
    cell('Non-contrast CT').focus()
    await user.keyboard('d')
    await says('A 7 mm solid nodule.')
    const size = await screen.findByRole('textbox', { name: /^Size/u })
    await waitFor(() => expect(document.activeElement?.closest('[data-module-form]')).not.toBeNull())
    await user.clear(size)
    await user.type(size, '9')
    await says('Consider CT at 3 months, PET/CT, or tissue sampling.')
    await user.clear(size)
    await user.type(size, '5')
    await user.click(screen.getByRole('radio', { name: /high/u }))
    await says('Optional CT at 12 months.')
    await user.click(screen.getByRole('radio', { name: /ground-glass/u }))
    await says('subsolid, under 6 mm')
    expect(screen.queryByRole('radio', { name: /high/u })).toBeNull()
  })

  it('returns the focus to the board with Escape, with the sentence still written', async () => {
    render(<PlateDemo />)
    const user = userEvent.setup()
    cell('Non-contrast CT').focus()
    await user.keyboard('d')
    await waitFor(() => expect(document.activeElement?.closest('[data-module-form]')).not.toBeNull())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(cell('Lung nodule')))
    expect(report()).toContain('7 mm solid nodule')
  })

  it('removes a module’s sentence with one undo', async () => {
    render(<PlateDemo />)
    const before = report()
    await userEvent.click(cell('Lung nodule'))
    await says('7 mm solid nodule')
    await userEvent.click(cell('Undo'))
    await waitFor(() => expect(report()).toBe(before))
  })

  it('writes the same report in another language at once, and keeps the page in its own', async () => {
    render(<PlateDemo />)
    await userEvent.click(cell('Lung nodule'))
    await says('7 mm solid nodule')
    await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }))
    await says('In der Lunge 7 mm großer solider Rundherd.')
    expect(screen.getByRole('log').lang).toBe('de')
    expect(cell('Lung nodule')).toBeDefined()
  })
})

describe('five languages below the demo', () => {
  it('show what the board has written, all at once', async () => {
    render(
      <>
        <PlateDemo />
        <LanguagesSection />
      </>,
    )
    await userEvent.click(cell('Bones normal'))
    for (const { text } of demoSentences.bones)
      for (const locale of LOCALES)
        expect((await screen.findAllByText(text[locale])).length).toBeGreaterThan(0)
  })
})

describe.each(LOCALES)('text of the page before the engine is loaded, in %s,', (locale) => {
  it('is what the engine writes', async () => {
    await textStore.show(locale)
    const text = currentText()
    const engine = openDemo(text)
    expect(engine.report(locale)).toMatchObject(
      BEGUN.map(({ section, cells }) => ({
        name: text(`site.demo.section.${section}`),
        sentences: cells.map((id) => ({ text: text(`site.demo.begun.${id}`) })),
      })),
    )
    engine.run.clear()
    engine.press(NODULE)
    const { findings, impression, recommendation } = demoNoduleInFive[locale]
    expect(engine.report(locale).flatMap(({ sentences }) => sentences.map((each) => each.text))).toEqual([
      findings,
      impression,
      recommendation,
    ])
  })
})

it('contains each key once', () => {
  expect(new Set(demoCells.map(({ key }) => key)).size).toBe(demoCells.length)
})
