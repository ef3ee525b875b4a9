import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { chestPlate } from '../testkit/chestPlate.ts'
import { press, sentences, showWorkspace } from '../testkit/showWorkspace.tsx'
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

it('turns a recommendation into a sentence of the report and an exam on the follow-up list', async () => {
  const { user, dialog } = await openDialog('Follow-up recommendation')
  expect(write(dialog).disabled).toBe(true)
  set(dialog.getByRole('combobox', { name: 'Exam' }), 'low-dose chest CT')
  set(dialog.getByLabelText('Earliest date'), '2027-05-15')
  set(dialog.getByLabelText('Latest date'), '2027-05-01')
  expect(dialog.getByRole('status').textContent).toBe('The earliest date is after the latest.')
  set(dialog.getByLabelText('Latest date'), '2027-11-15')
  await user.click(dialog.getByRole('checkbox', { name: /^Add it to this computer’s follow-up list/u }))
  set(dialog.getByRole('textbox', { name: /^Note/u }), 'room 3')
  await user.click(write(dialog))
  expect(sentences()[0]).toMatch(/^Follow-up low-dose chest CT is recommended/u)
  expect(await openDueList().read()).toEqual([
    expect.objectContaining({ earliest: '2027-05-15', latest: '2027-11-15', note: 'room 3' }),
  ])
})

it('adds what a module recommends to the follow-up list without typing, and confirms it', async () => {
  const plate = chestPlate()
  const label = { en: 'Advice', ko: '권고' }
  const followUp = { exam: { en: 'chest CT', ko: '흉부 CT' }, from: 3, to: 6, unit: 'month' }
  const options = [{ id: 'ct', label: { en: 'CT at 3–6 months.', ko: '3–6개월 후 CT.' }, followUp }]
  const definition = {
    inputs: [
      {
        id: 'rec',
        kind: 'choice',
        default: 'ct',
        confirm: 'notNeeded',
        confirmReason: label,
        label,
        options,
      },
    ],
    outputs: [{ id: 'out', section: 'recommendation', body: { en: [{ v: 'rec' }], ko: [{ v: 'rec' }] } }],
  }
  const modules = plate.modules.map((one) => ({ ...one, definition }))
  const { user, server: own } = await showWorkspace({ ...plate, modules })
  server = own
  await press({ code: 'KeyN', key: 'n' })
  await press({ code: 'Enter', key: 'Enter', ctrlKey: true })
  expect(sentences()).toEqual(['CT at 3–6 months.'])
  await user.click(screen.getByRole('button', { name: 'Report: more' }))
  await user.click(screen.getByRole('menuitem', { name: 'Follow-up recommendation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up recommendation' }))
  expect(dialog.getByText(/^Follow-up chest CT is recommended in 3–6 months/u)).toBeTruthy()
  set(dialog.getByRole('textbox', { name: /^Note for the follow-up list/u }), 'room 3')
  await user.click(await dialog.findByRole('button', { name: 'Add to the follow-up list' }))
  expect(await dialog.findByText('On the follow-up list')).toBeTruthy()
  expect(await openDueList().read()).toEqual([
    expect.objectContaining({ exam: followUp.exam, note: 'room 3' }),
  ])
  // The report already contains the sentence, which isn't written twice.
  expect(sentences()).toHaveLength(1)
})

it('returns from a report file to the follow-up list, once', async () => {
  const planned = {
    uid: 'a@pandok',
    exam: { en: 'chest CT', ko: '흉부 CT' },
    examDate: '2026-03-02',
    earliest: '2026-09-02',
    latest: '2026-09-02',
  }
  const report = {
    pandok: 'report',
    version: 1,
    study: { date: '2026-03-02' },
    locale: 'ko',
    text: '',
    runs: [],
    measurements: [],
    followUps: [planned],
  }
  const { user, dialog } = await openDialog('Compare with prior reports')
  const file = new File([JSON.stringify(report)], 'a.pandok-report.json', { type: 'application/json' })
  const chooser = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
  if (!chooser) throw new Error('no chooser')
  await user.upload(chooser, file)
  await user.click(await screen.findByRole('button', { name: 'Same patient' }))
  expect(await dialog.findByText('Follow-up chest CT is recommended in 6 months (2026-09-02).')).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: 'Add to the follow-up list' }))
  expect(await dialog.findByText('On the follow-up list')).toBeTruthy()
  expect(await openDueList().read()).toEqual([
    expect.objectContaining({ uid: 'a@pandok', exam: planned.exam }),
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
    'Critical result: Tension pneumothorax. Found on 2026-03-02 09:05; communicated by Dr. Kim to Dr. Lee on 2026-03-02 09:12, by phone.',
  ])
})
