import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TestPane } from './TestPane.tsx'
import { clearPane, definitionOf, showPane } from './testkit/showPane.tsx'
import { thyroid } from './testkit/thyroid.ts'

afterEach(clearPane)

const size = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Size/u })
const savedTests = () => screen.getByRole('region', { name: 'Saved tests' })

it('keeps what was typed when the module is changed, if it still fits', async () => {
  const { user, change } = await showPane(<TestPane />, thyroid)
  await user.type(size(), '2.5')
  await user.click(screen.getByRole('radio', { name: 'taller than wide' }))
  change((definition) => ({
    ...definition,
    inputs: definition.inputs.map((input) =>
      input.kind === 'choice' ? { ...input, options: input.options.slice(0, 1) } : input,
    ),
  }))
  expect(size().value).toBe('2.5')
  expect(screen.queryByRole('radio', { name: 'taller than wide' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'wider than tall' }).getAttribute('aria-checked')).toBe('false')
})

it('clears the form', async () => {
  const { user } = await showPane(<TestPane />, thyroid)
  await user.type(size(), '2.5')
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(size().value).toBe('')
})

it('runs the saved tests at every change and describes the differences', async () => {
  const { change } = await showPane(<TestPane />, thyroid)
  await waitFor(() => expect(within(savedTests()).getByText('Passed')).toBeTruthy())
  expect(within(savedTests()).getByText('The only test passes')).toBeTruthy()
  change((definition) => ({
    ...definition,
    tables: definition.tables.map((table) => ({ ...table, rows: table.rows.slice(1) })),
  }))
  await waitFor(() => expect(within(savedTests()).getByText('Failed')).toBeTruthy())
  expect(within(savedTests()).getByText('0 of 1 passed')).toBeTruthy()
  expect(within(savedTests()).getByText('Level: expected high, got low')).toBeTruthy()
})

it('saves the present answers as a test that passes, with the chosen results', async () => {
  const { user, editor } = await showPane(<TestPane />, thyroid)
  await user.click(screen.getByRole('radio', { name: 'wider than tall' }))
  await user.type(size(), '0.5')
  await user.click(screen.getByRole('button', { name: 'Save as test' }))
  const dialog = screen.getByRole('dialog', { name: 'Save as test' })
  await user.clear(within(dialog).getByRole('textbox', { name: /Name of the test/u }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByText('Please enter a name.')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: /Name of the test/u }), 'small')
  await user.click(within(dialog).getByRole('checkbox', { name: /decision table row/u }))
  await user.click(within(dialog).getByRole('checkbox', { name: '3 sentences, English' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(editor.read().definition.tests[1]).toEqual({
    name: 'small',
    given: { shape: 'wider', size: '0.5' },
    expect: {
      values: { points: '0', level: 'low' },
      outputs: {
        en: {
          finding: 'A nodule of 0.5 cm is seen. It is wider than tall.',
          verdict: 'The risk is low.',
          advice: null,
        },
      },
    },
  })
  await waitFor(() => expect(within(savedTests()).getByText('All 2 pass')).toBeTruthy())
})

it('loads, renames, updates and deletes a saved test, and undoes the deletion', async () => {
  const { user, editor } = await showPane(<TestPane />, thyroid)
  const tests = () => editor.read().definition.tests
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /: more$/u }))
    await user.click(screen.getByRole('menuitem', { name }))
  }
  await choose('Load into the form')
  expect(size().value).toBe('1.0')
  expect(screen.getByRole('radio', { name: 'taller than wide' }).getAttribute('aria-checked')).toBe('true')

  await choose('Rename')
  const name = screen.getByRole('textbox', { name: /Name of the test/u })
  await user.clear(name)
  await user.type(name, 'tall{Enter}')
  expect(tests()[0]?.name).toBe('tall')

  await user.clear(size())
  await user.type(size(), '0.4')
  await choose('Expect the current result')
  expect(tests()[0]).toEqual({
    name: 'tall',
    given: { shape: 'taller', size: '0.4' },
    expect: { values: { points: '3', level: 'low' }, rows: { levels: 1 } },
  })

  await choose('Delete')
  expect(tests()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(tests()).toHaveLength(1)
})

it('counts the rows of each decision table that the tests cover', async () => {
  await showPane(<TestPane />, thyroid)
  const coverage = await screen.findByRole('region', { name: /decision tables/u })
  expect(within(coverage).getByText('1 of 2 rows covered by tests')).toBeTruthy()
  expect(within(coverage).getByText('Not covered: row 2')).toBeTruthy()
})

it('explains what to do when there are no inputs', async () => {
  await showPane(<TestPane />, definitionOf({}))
  expect(screen.getByRole('heading', { name: 'No inputs yet' })).toBeTruthy()
})
