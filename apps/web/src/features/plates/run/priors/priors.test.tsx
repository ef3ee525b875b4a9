import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { frame, press, sentences, showWorkspace } from '../testkit/showWorkspace.tsx'
import { openReportArchive } from './openReportArchive.ts'

const copied = vi.fn(async (_: string) => {})
let server: { stop(): void } | undefined

afterEach(async () => {
  server?.stop()
  clearScreen()
  await openReportArchive().wipe()
  localStorage.clear()
  vi.restoreAllMocks()
})

async function show() {
  const workspace = await showWorkspace()
  server = workspace.server
  const readText = async () => copied.mock.lastCall?.[0] ?? ''
  Object.assign(navigator.clipboard, { writeText: copied, readText })
  return workspace
}
type User = Awaited<ReturnType<typeof show>>['user']

const ctrlShift = (letter: string) => ({
  key: letter,
  code: `Key${letter}`,
  keyCode: letter.charCodeAt(0),
  ctrlKey: true,
  shiftKey: true,
})
const dialog = () => within(screen.getByRole('dialog', { name: 'Compare with prior reports' }))
const comparison = () => sentences().find((words) => words.startsWith('Compared with'))
const strip = () => within(screen.getByRole('region', { name: 'Prior lesion' }))

async function toBoard() {
  await frame()
  screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

async function closeDialog(user: User) {
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await toBoard()
}

async function writeNodule(user: User, size: string) {
  await press({ key: 'n', code: 'KeyN', keyCode: 78 })
  await user.keyboard('r{Enter}')
  await user.keyboard(`${size}`)
}

const OLD = 'Date of exam: 2026-03-02\nA 9 mm nodule in the right lung. Lung-RADS 3.'

async function paste(user: User, words = OLD) {
  await press(ctrlShift('H'))
  await user.click(dialog().getByRole('button', { name: 'Paste a prior report' }))
  expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: 'Prior report' }))
  fireEvent.change(dialog().getByRole('textbox', { name: 'Prior report' }), { target: { value: words } })
}

describe('an earlier report that is pasted', () => {
  it('is proposed at the form, accepted by one key, and then cited with its date and the change', async () => {
    const { user } = await show()
    await paste(user)
    expect(dialog().getByText(/^One size was found/u)).toBeTruthy()
    expect(dialog().getByLabelText<HTMLInputElement>(/^Exam date/u).value).toBe('2026-03-02')
    expect(dialog().getByText('right lung · 9 mm')).toBeTruthy()
    expect(dialog().getByText('Categories: Lung-RADS 3')).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Use for comparison' }))
    expect(dialog().getByText('one length · one category')).toBeTruthy()
    await closeDialog(user)
    await writeNodule(user, '12')
    expect(strip().getByText(/9 mm nodule in the right lung/u)).toBeTruthy()
    expect(strip().getByText('pasted report')).toBeTruthy()
    expect(comparison()).toBeUndefined()
    await press(ctrlShift('L'))
    expect(strip().getByRole('status').textContent).toContain('9 mm → 12 mm (+3 mm, +33.3%), increased')
    expect(screen.getByText('was 9 mm (2026-03-02)')).toBeTruthy()
    await press({ key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true })
    expect(comparison()).toBe('Compared with 2026-03-02: Nodule: 9 mm → 12 mm (+3 mm, +33.3%), increased.')
  })

  it('is called new by another key, which can be undone', async () => {
    const { user } = await show()
    await paste(user)
    await user.click(dialog().getByRole('button', { name: 'Use for comparison' }))
    await closeDialog(user)
    await writeNodule(user, '12')
    await press(ctrlShift('U'))
    expect(strip().getByRole('status').textContent).toBe('New: in none of the prior reports')
    await user.click(strip().getByRole('button', { name: 'Undo comparison' }))
    expect(strip().getByRole('button', { name: /^Same lesion/u })).toBeTruthy()
  })

  it('without a certain date waits for the reader to enter it', async () => {
    const { user } = await show()
    await paste(user, 'CT 2026-03-02. MR 2026-03-05. A 9 mm nodule.')
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Use for comparison' }).disabled).toBe(
      true,
    )
    fireEvent.change(dialog().getByLabelText(/^Exam date/u), {
      target: { value: '2026-03-05' },
    })
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Use for comparison' }).disabled).toBe(
      false,
    )
    await user.keyboard('{Escape}')
  })
})

/** Keeps a first report of a patient with this number by copying it. */
async function keepReport(user: User, number: string) {
  await press(ctrlShift('H'))
  fireEvent.change(dialog().getByRole('textbox', { name: /^Patient ID/u }), { target: { value: number } })
  await user.click(dialog().getByRole('radio', { name: '1 year' }))
  await closeDialog(user)
  await writeNodule(user, '9')
  await press({ key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true })
  await toBoard()
  await press(ctrlShift('C'))
  const anyway = screen.queryByRole('button', { name: /anyway/iu })
  if (anyway) await user.click(anyway)
  await waitFor(async () => expect(await openReportArchive().list()).toHaveLength(1))
}

async function clearReport(user: User) {
  await user.click(screen.getByRole('button', { name: 'Report: more' }))
  await user.click(screen.getByRole('menuitem', { name: 'Clear the report' }))
  await toBoard()
}

describe('reports kept on this computer', () => {
  it('are kept only if the member chose that, found for the same number, and deleted by one button', async () => {
    const { user } = await show()
    await keepReport(user, '00123')
    await clearReport(user)
    await press(ctrlShift('H'))
    const number = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /^Patient ID/u })
    expect(number().value).toBe('')
    fireEvent.change(number(), { target: { value: '123' } })
    await act(async () => {})
    expect(dialog().queryByText('kept on this computer')).toBeNull()
    fireEvent.change(number(), { target: { value: '00123' } })
    expect(await dialog().findByText('kept on this computer')).toBeTruthy()
    expect(dialog().getByText(/Nodule · 9 mm$/u)).toBeTruthy()
    await user.keyboard('{Escape}')
    await press(ctrlShift('H'))
    await user.click(await dialog().findByRole('button', { name: 'Delete all kept reports' }))
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete all kept reports' }),
    )
    await waitFor(() => expect(dialog().queryByText('kept on this computer')).toBeNull())
    expect(await openReportArchive().list()).toEqual([])
  })

  it('are not kept before anybody has chosen that', async () => {
    const { user } = await show()
    await writeNodule(user, '9')
    await press({ key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true })
    await toBoard()
    await press(ctrlShift('C'))
    expect(await openReportArchive().list()).toEqual([])
  })

  it('list lesions that are no longer described, each decided by one key', async () => {
    const { user } = await show()
    await keepReport(user, '00123')
    await clearReport(user)
    await press(ctrlShift('H'))
    fireEvent.change(dialog().getByRole('textbox', { name: /^Patient ID/u }), {
      target: { value: '00123' },
    })
    const gone = await dialog().findByRole('button', { name: /^No longer seen/u })
    gone.focus()
    await user.keyboard('g')
    expect(comparison()).toContain('previously 9 mm, no longer seen')
    await user.keyboard('e')
    expect(comparison()).toContain('not assessable today')
    await user.keyboard('e')
    expect(comparison()).toBeUndefined()
    await user.keyboard('{Escape}')
  })
})
