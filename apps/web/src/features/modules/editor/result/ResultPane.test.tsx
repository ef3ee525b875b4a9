import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestPane } from '../test/TestPane.tsx'
import { clearPane, showPane } from '../test/testkit/showPane.tsx'
import { thyroid } from '../test/testkit/thyroid.ts'
import { ResultPane } from './ResultPane.tsx'

const copied: string[] = []

beforeEach(() => {
  copied.length = 0
})

afterEach(() => {
  clearPane()
  vi.restoreAllMocks()
})

async function show(locale?: 'ko', definition = thyroid) {
  const pane = await showPane(
    <>
      <TestPane />
      <ResultPane />
    </>,
    definition,
    locale,
  )
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  vi.spyOn(navigator.clipboard, 'readText').mockImplementation(async () => copied.at(-1) ?? '')
  return pane
}

async function fill({ user }: Awaited<ReturnType<typeof show>>, size = '1.5') {
  await user.click(screen.getByRole('radio', { name: 'taller than wide' }))
  await user.type(screen.getByRole('textbox', { name: /^Size/u }), size)
}

const output = (name: string) => within(screen.getByRole('article', { name }))

it('writes every output into its section while the form is filled in', async () => {
  const pane = await show()
  await fill(pane)
  expect(
    within(screen.getByRole('region', { name: 'Findings' })).getByText(/A nodule of 1.5 cm is seen/u),
  ).toBeTruthy()
  expect(
    within(screen.getByRole('region', { name: 'Impression' })).getByText('The risk is high.'),
  ).toBeTruthy()
  expect(
    within(screen.getByRole('region', { name: 'Recommendation' })).getByText('Aspiration is advised.'),
  ).toBeTruthy()
})

it('shows several languages side by side, and always at least one', async () => {
  const pane = await show()
  await fill(pane)
  await pane.user.click(screen.getByRole('button', { name: 'Korean' }))
  expect(screen.getByText('위험도 높음.')).toBeTruthy()
  expect(screen.getByText('The risk is high.')).toBeTruthy()
  await pane.user.click(screen.getByRole('button', { name: 'English' }))
  await pane.user.click(screen.getByRole('button', { name: 'Korean' }))
  expect(screen.getByText('위험도 높음.')).toBeTruthy()
})

it('marks a sentence that is written in another language than the requested one', async () => {
  const pane = await show()
  await fill(pane)
  expect(screen.queryByText(/^No sentence in/u)).toBeNull()
  await pane.user.click(screen.getByRole('button', { name: 'German' }))
  const german = within(screen.getByRole('region', { name: 'German' }))
  expect(german.getAllByText('No sentence in German; this one is in Korean.').length).toBeGreaterThan(0)
})

it('marks only the sentence without a text in that language, after it, and tags its language', async () => {
  const [finding, ...others] = thyroid.outputs
  if (finding === undefined) throw new Error('The module has no output.')
  const german = { ...finding, body: { ...finding.body, de: ['Knoten von ', { v: 'size' }, '.'] } }
  const pane = await show(undefined, { ...thyroid, outputs: [german, ...others] })
  await fill(pane)
  await pane.user.click(screen.getByRole('button', { name: 'German' }))
  const article = (name: string) =>
    within(screen.getByRole('region', { name: 'German' })).getByRole('article', { name })
  expect(
    within(article('Nodule')).getByText('Knoten von 1,5 cm.').closest('[lang]')?.getAttribute('lang'),
  ).toBe('de')
  expect(within(article('Nodule')).queryByText(/^No sentence in/u)).toBeNull()
  const sentence = within(article('Verdict')).getByText('위험도 높음.')
  const mark = within(article('Verdict')).getByText('No sentence in German; this one is in Korean.')
  expect(sentence.compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(sentence.closest('[lang]')?.getAttribute('lang')).toBe('ko')
})

it('lists the inputs that an output is missing and links to their fields', async () => {
  const { user } = await show()
  expect(output('Verdict').getByText('Waiting for:')).toBeTruthy()
  await user.click(output('Nodule').getByRole('button', { name: 'Go to Size' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Size/u })))
})

it('explains a sentence: its inputs, points and table row with its source', async () => {
  const pane = await show()
  await fill(pane)
  const sentence = output('Verdict').getByRole('button', { name: 'Why? The risk is high.' })
  sentence.focus()
  await pane.user.keyboard('{Enter}')
  const why = output('Verdict').getByRole('region', { name: 'Why this sentence' })
  expect(why.textContent).toContain('Shape: taller than wide')
  expect(why.textContent).toContain('Size: 1.5 cm')
  expect(why.textContent).toContain('Punctate foci: No (default)')
  expect(why.textContent).toContain('Shape: taller than wide3 points')
  expect(why.textContent).toContain('Levels, row 1')
  expect(why.textContent).toContain('Points: ≥ 3 · Size: ≥ 1')
  expect(within(why).getByRole('link', { name: 'A white paper, 2017' })).toBeTruthy()
  await pane.user.click(within(why).getByRole('button', { name: 'Close the reasons' }))
  expect(screen.queryByRole('region', { name: 'Why this sentence' })).toBeNull()
})

it('explains each sentence separately, with its condition in words', async () => {
  const pane = await show()
  await fill(pane)
  await pane.user.click(output('Nodule').getByRole('button', { name: /It is taller than wide/u }))
  const why = output('Nodule').getByRole('region', { name: 'Why this sentence' })
  expect(why.textContent).toContain('Shape: taller than wide')
  expect(why.textContent).not.toContain('Size')
  await pane.user.click(output('Advice').getByRole('button', { name: /Aspiration/u }))
  expect(output('Advice').getByText(/Level = high/u)).toBeTruthy()
})

it('copies one output or all of them, once the defaults behind them have been seen', async () => {
  const pane = await show()
  await fill(pane)
  await pane.user.click(screen.getByRole('button', { name: 'Copy Verdict (English)' }))
  expect(copied).toEqual([])
  await pane.user.click(screen.getByRole('button', { name: 'Confirm all shown' }))
  await pane.user.click(screen.getByRole('button', { name: 'Copy Verdict (English)' }))
  expect(copied).toEqual(['The risk is high.'])
  expect(output('Verdict').getAllByText('Copied').length).toBeGreaterThan(0)
  await pane.user.click(screen.getByRole('button', { name: 'Copy all in English' }))
  expect(copied[1]).toBe(
    'A nodule of 1.5 cm is seen. It is taller than wide.\n\nThe risk is high.\n\nAspiration is advised.',
  )
})

it('disables copying while a check forbids it or something is missing, and shows why', async () => {
  const pane = await show()
  expect(screen.getByText(/^Missing or wrong: Shape, Size/u)).toBeTruthy()
  await fill(pane, '12')
  expect(screen.getAllByText('Please measure again.').length).toBe(2)
  await pane.user.click(screen.getByRole('button', { name: 'Copy all in English' }))
  expect(copied).toEqual([])
})

it('lists the sentences whose condition is not met', async () => {
  const pane = await show()
  await fill(pane, '0.5')
  expect(screen.getByText(/^Left out because their condition is not met: Advice$/u)).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'Advice' })).toBeNull()
})
