import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { sentences, showWorkspace } from '../testkit/showWorkspace.tsx'
import { openDueList } from './openDueList.ts'

let server: { stop(): void } | undefined

afterEach(async () => {
  server?.stop()
  clearScreen()
  await openDueList().wipe()
})

async function openDialog(name: string) {
  const { user, server: own } = await showWorkspace()
  server = own
  await user.click(screen.getByRole('button', { name: 'Report: more' }))
  await user.click(screen.getByRole('menuitem', { name }))
  return { user, dialog: within(await screen.findByRole('dialog', { name })) }
}

const write = (dialog: Pick<typeof screen, 'getByRole'>) =>
  dialog.getByRole<HTMLButtonElement>('button', { name: 'Write into the report' })
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('makes a recommendation a sentence of the report and an exam on the due list', async () => {
  const { user, dialog } = await openDialog('Follow-up recommendation')
  expect(write(dialog).disabled).toBe(true)
  set(dialog.getByRole('textbox', { name: 'Exam' }), 'low-dose chest CT')
  set(dialog.getByLabelText('Earliest day'), '2027-05-15')
  set(dialog.getByLabelText('Latest day'), '2027-05-01')
  expect(dialog.getByRole('status').textContent).toBe('The earliest day is after the latest.')
  set(dialog.getByLabelText('Latest day'), '2027-11-15')
  await user.click(dialog.getByRole('checkbox', { name: /^Add it to the due list/u }))
  set(dialog.getByRole('textbox', { name: /^Note/u }), 'room 3')
  await user.click(write(dialog))
  expect(sentences()[0]).toMatch(/^Follow-up low-dose chest CT is recommended/u)
  expect(await openDueList().read()).toEqual([
    expect.objectContaining({ earliest: '2027-05-15', latest: '2027-11-15', note: 'room 3' }),
  ])
})

it('writes the line of a critical result when all six fields are filled', async () => {
  const { user, dialog } = await openDialog('Critical result')
  set(dialog.getByRole('textbox', { name: 'Finding' }), 'Tension pneumothorax')
  set(dialog.getByRole('textbox', { name: 'Communicated by' }), 'Dr. Kim')
  expect(write(dialog).disabled).toBe(true)
  set(dialog.getByRole('textbox', { name: 'Received by' }), 'Dr. Lee')
  set(dialog.getByLabelText('Found at'), '2026-03-02T09:05')
  set(dialog.getByLabelText('Communicated at'), '2026-03-02T09:12')
  await user.click(write(dialog))
  expect(sentences()).toEqual([
    'Critical result: Tension pneumothorax. Found 2026-03-02 09:05; communicated by Dr. Kim to Dr. Lee at 2026-03-02 09:12, by phone.',
  ])
})
