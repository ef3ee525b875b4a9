import type { ExamForm } from '@pandok/domain'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { press, showWorkspace } from '../testkit/showWorkspace.tsx'
import { thyroidPlate } from '../testkit/thyroidPlate.ts'

let server: { stop(): void } | undefined

afterEach(() => {
  server?.stop()
  clearScreen()
})

const form: ExamForm = {
  id: 'sheet',
  name: { en: 'Screening sheet' },
  fields: [
    {
      id: 'what',
      label: { en: 'Finding' },
      source: { of: 'findings' },
      words: { nodule: { en: '1 nodule' }, open: { en: '9 other' } },
      none: { en: '0 none' },
      ask: { for: ['open'], question: { en: 'Which finding?' } },
    },
  ],
  layout: { en: 'Finding: {what}' },
}

async function show(code: string) {
  const plate = thyroidPlate()
  const cells = plate.cells.map((cell) =>
    cell.finding ? { ...cell, finding: { ...cell.finding, codes: { sheet: code } } } : cell,
  )
  const exam = plate.exam && { ...plate.exam, forms: [form] }
  const workspace = await showWorkspace({ ...plate, cells, exam })
  server = workspace.server
  return workspace
}

const key = (letter: string) =>
  press({ key: letter, code: `Key${letter.toUpperCase()}`, keyCode: letter.toUpperCase().charCodeAt(0) })
const preview = () => press({ key: 'P', code: 'KeyP', keyCode: 80, ctrlKey: true, shiftKey: true })
const sheet = () => within(screen.getByRole('region', { name: 'Screening sheet' }))

it('a form of the exam is shown in the preview and copied separately', async () => {
  const { user } = await show('nodule')
  await key('r')
  await preview()
  expect(sheet().getByText('Finding: 1 nodule')).toBeTruthy()
  await user.click(sheet().getByRole('button', { name: 'Copy Screening sheet' }))
  expect(await navigator.clipboard.readText()).toBe('Finding: 1 nodule')
})

it('what a form can’t decide is asked, and only then it can be copied', async () => {
  const { user } = await show('open')
  await key('r')
  await preview()
  const copy = () => sheet().getByRole<HTMLButtonElement>('button', { name: 'Copy Screening sheet' })
  expect(copy().disabled).toBe(true)
  await user.selectOptions(sheet().getByRole('combobox', { name: 'Which finding?' }), '9 other')
  expect(sheet().getByText('Finding: 9 other')).toBeTruthy()
  expect(copy().disabled).toBe(false)
})

it('an empty report has no form', async () => {
  await show('nodule')
  await preview()
  expect(sheet().queryByRole('button')).toBeNull()
})
