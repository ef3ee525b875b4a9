import type { Cell } from '@pandok/domain'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { chestPlate } from '../testkit/chestPlate.ts'
import { frame, press, report, sentences, showWorkspace } from '../testkit/showWorkspace.tsx'

const copied = vi.fn(async (_: string) => {})
let server: { stop(): void } | undefined

beforeEach(() => copied.mockReset())
afterEach(() => {
  server?.stop()
  clearScreen()
  localStorage.clear()
})

const cell = (id: string, position: number, findings: string, impression: string): Cell => ({
  id,
  position,
  name: id,
  title: id,
  outputs: [
    { id: 'f', kind: 'phrase', section: 'findings', text: { en: findings } },
    { id: 'i', kind: 'phrase', section: 'impression', text: { en: impression } },
  ],
})

const plate = chestPlate({
  cells: [
    cell('Effusion', 0, 'There is a right pleural effusion.', 'Right pleural effusion.'),
    cell(
      'Bleeding',
      1,
      'There is an acute intracerebral hemorrhage on the right.',
      'Acute intracerebral hemorrhage.',
    ),
    {
      ...cell('Clear', 2, 'The lungs are clear.', 'Clear lungs.'),
      finding: { region: 'chest', conflicts: ['Effusion'] },
    },
  ],
  keyMap: { KeyE: 'Effusion', KeyB: 'Bleeding', KeyC: 'Clear' },
  exam: { regions: [{ id: 'chest', name: { en: 'Chest' } }] },
})

const E = { key: 'e', code: 'KeyE', keyCode: 69 }
const B = { key: 'b', code: 'KeyB', keyCode: 66 }
const C = { key: 'c', code: 'KeyC', keyCode: 67 }
const held = (letter: string) => ({
  key: letter,
  code: `Key${letter}`,
  keyCode: letter.charCodeAt(0),
  ctrlKey: true,
  shiftKey: true,
})
const [COPY, NEXT, REPAIR, DISMISS] = ['C', 'F', 'A', 'S'].map(held) as [object, object, object, object]

async function show() {
  const workspace = await showWorkspace(plate)
  server = workspace.server
  Object.assign(navigator.clipboard, {
    writeText: copied,
    readText: async () => copied.mock.lastCall?.[0] ?? '',
  })
  return workspace
}

async function swapSide(user: Awaited<ReturnType<typeof show>>['user']) {
  await press(E)
  const field = within(report()).getByRole('textbox', { name: 'Findings: Effusion' })
  await user.clear(field)
  await user.type(field, 'There is a left pleural effusion.')
}

const panel = () => screen.findByRole('region', { name: 'Report check' })
const said = async () => (await panel()).textContent
const messages = () => screen.findByRole('region', { name: 'messages' })

describe('beside the report', () => {
  it('shows that there are no alarms, in a line that stays when there are some', async () => {
    const { user } = await show()
    expect(screen.queryByRole('region', { name: 'Report check' })).toBeNull()
    await press(E)
    await vi.waitFor(async () => expect(await said()).toBe('Check: no problems found'))
    await swapSide(user)
    await vi.waitFor(async () =>
      expect(await said()).toMatch(/^1 point to check.*not the side that was entered/u),
    )
  })

  it('shows that there are no further alarms beside the plate’s own concerns', async () => {
    const { user } = await show()
    await press(C)
    await vi.waitFor(async () => expect(await said()).toBe('Check: no problems found'))
    await press(E)
    const concerns = await screen.findByRole('region', { name: 'Before copying' })
    await vi.waitFor(async () => expect(await said()).toBe('Check: nothing beyond the points above'))
    await user.click(within(concerns).getByRole('button', { name: /^Remove Clear/u }))
    await vi.waitFor(async () => expect(await said()).toBe('Check: no problems found'))
  })

  it('corrects a swapped side with one key while it is typed', async () => {
    const { user } = await show()
    await swapSide(user)
    await within(await panel()).findByText(/not the side/u)
    await press(REPAIR)
    expect(sentences()[0]).toBe('There is a right pleural effusion.')
    await vi.waitFor(async () => expect(await said()).toBe('Check: no problems found'))
  })

  it('focuses the words in question with a key', async () => {
    const { user } = await show()
    await swapSide(user)
    await within(await panel()).findByText(/not the side/u)
    screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    await press(NEXT)
    const field = document.activeElement as HTMLTextAreaElement
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('left')
  })

  it('lists the alarms with their places, repairs and keys, and remembers that it is open', async () => {
    const { user } = await show()
    await swapSide(user)
    await user.click(await screen.findByRole('button', { name: 'Show the list of checks' }))
    const buttons = within(await panel())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(buttons).toEqual([
      ...['Hide the list of checks', 'Report check settings'],
      ...[expect.stringMatching(/^Change to “right”/u), 'Findings: left', 'Effusion'],
      expect.stringMatching(/^Not an error/u),
    ])
    expect(localStorage.getItem('report.check.list')).toBe('open')
  })

  it('raises no dismissed alarm, including in the next report', async () => {
    const first = await show()
    await swapSide(first.user)
    await within(await panel()).findByText(/not the side/u)
    await press(DISMISS)
    await vi.waitFor(async () => expect(await said()).toBe('Check: no problems found'))
    first.server.stop()
    const kept = Object.entries(localStorage)
    clearScreen()
    for (const [name, value] of kept) localStorage.setItem(name, value)
    const { user } = await show()
    await swapSide(user)
    await press(COPY)
    expect(copied).toHaveBeenCalledOnce()
    expect((await messages()).textContent).not.toContain('side')
  })
})

describe('copying', () => {
  it('names the alarms', async () => {
    const { user } = await show()
    await swapSide(user)
    await press(COPY)
    expect(copied).toHaveBeenCalledOnce()
    expect((await messages()).textContent).toContain('Edited to “left”: not the side that was entered.')
  })

  it('stops at a critical result that nobody was informed of, and a number key leads to it', async () => {
    const { user } = await show()
    await press(B)
    await press(COPY)
    expect(copied).not.toHaveBeenCalled()
    const dialog = await screen.findByRole('dialog', { name: 'Correct this before copying' })
    expect(dialog.textContent).toContain('does not say who was told and when')
    await press({ key: '1', code: 'Digit1' }, dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(
      within(report()).getByRole('textbox', { name: 'Impression: Bleeding' }),
    )
    await user.keyboard('{End} Discussed with Dr. Kim by phone on 2026-11-16 at 14:20.')
    await press(COPY)
    expect(copied).toHaveBeenCalledOnce()
  })

  it('continues after the button for that is pressed', async () => {
    const { user } = await show()
    await press(B)
    await press(COPY)
    await user.click(await screen.findByRole('button', { name: 'Copy anyway' }))
    await frame()
    expect(copied).toHaveBeenCalledOnce()
  })

  it('waits for another press once nothing prevents it anymore', async () => {
    const { user } = await show()
    await press(B)
    await press(COPY)
    await user.click(await screen.findByRole('button', { name: /^Not an error/u }))
    const copy = await screen.findByRole('button', { name: 'Copy' })
    expect(document.activeElement).toBe(copy)
    expect(copied).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    await frame()
    expect(copied).toHaveBeenCalledOnce()
  })

  it('does not apply alarms about the whole report to a part of it', async () => {
    const { user } = await show()
    await press(B)
    await user.click(screen.getByRole('button', { name: 'Copy Findings' }))
    await frame()
    expect(copied).toHaveBeenCalledWith(
      expect.stringContaining('acute intracerebral hemorrhage on the right'),
    )
  })
})

it('no word of a report reaches our own server, whether it is typed, has an alarm or is copied', async () => {
  const { user, server: line } = await show()
  // The calls that load the plate itself are counted first.
  const before = line.sent.length
  expect(before).toBeGreaterThan(0)
  await press(B)
  await swapSide(user)
  await press(COPY)
  const dialog = await screen.findByRole('dialog', { name: 'Correct this before copying' })
  await press({ key: '1', code: 'Digit1' }, dialog)
  await user.keyboard('{End} Dr. Zuckerguss was told by phone on 2026-11-16 at 14:20.')
  await press(COPY)
  await vi.waitFor(() => expect(copied).toHaveBeenCalled())
  expect(copied.mock.lastCall?.[0]).toContain('Zuckerguss')
  const words = JSON.stringify(line.sent.slice(before))
  for (const word of ['effusion', 'hemorrhage', 'Zuckerguss']) expect(words).not.toContain(word)
})

describe('printing', () => {
  const PRINT = { key: 'p', code: 'KeyP', keyCode: 80, ctrlKey: true }
  const paper = () => document.querySelector('[data-printed]')

  beforeEach(() => {
    vi.stubGlobal('print', vi.fn())
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('stops as copying does, and prints after the button for that is pressed', async () => {
    const { user } = await show()
    await press(B)
    await press(PRINT)
    const dialog = await screen.findByRole('dialog', { name: 'Correct this before printing' })
    expect(dialog.textContent).toContain('does not say who was told and when')
    expect(paper()).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Print anyway' }))
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce())
    expect(paper()?.textContent).toContain('acute intracerebral hemorrhage')
    expect(copied).not.toHaveBeenCalled()
  })

  it('names the alarms', async () => {
    const { user } = await show()
    await swapSide(user)
    await press(PRINT)
    await vi.waitFor(() => expect(window.print).toHaveBeenCalledOnce())
    expect((await messages()).textContent).toContain('Edited to “left”: not the side that was entered.')
  })
})

it('a file is saved in any case, and lists what prevents copying', async () => {
  const { user } = await show()
  await press(B)
  await user.click(screen.getByRole('button', { name: 'Report: more' }))
  await user.click(screen.getByRole('menuitem', { name: /prior reports/u }))
  await user.click(await screen.findByRole('button', { name: 'Save this report as a file' }))
  const told = await messages()
  await within(told).findByText('The report has been saved with points still to check.')
  expect(told.textContent).toContain('does not say who was told and when')
})

describe('page of the check', () => {
  it('shows the statistics of each rule, deletes them, and switches a rule off', async () => {
    const { user } = await show()
    await swapSide(user)
    await press(COPY)
    await user.click(screen.getByRole('button', { name: 'Report check settings' }))
    const rule = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /^Edited sentence against its values/u,
    })
    expect(screen.getByText('Flagged 1 · corrected 0 · not an error 0')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Delete all records' }))
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete all records' }),
    )
    expect(screen.queryByText('Flagged 1 · corrected 0 · not an error 0')).toBeNull()
    await user.click(rule)
    expect(rule.checked).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await vi.waitFor(async () => expect(await said()).not.toContain('Edited to'))
  })
})
