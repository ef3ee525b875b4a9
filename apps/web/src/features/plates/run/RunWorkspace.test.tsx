import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { handOverClock } from './keys/useHandOver.ts'
import { chestPlate } from './testkit/chestPlate.ts'
import { frame, press, report, sentences, showWorkspace } from './testkit/showWorkspace.tsx'

const copied = vi.fn(async (_: string) => {})
let server: { stop(): void } | undefined

afterEach(() => {
  server?.stop()
  clearScreen()
  vi.restoreAllMocks()
})

async function show(...args: Parameters<typeof showWorkspace>) {
  const workspace = await showWorkspace(...args)
  server = workspace.server
  copied.mockClear()
  // The simulated user replaces the clipboard, so this one has to replace it again.
  const readText = async () => copied.mock.lastCall?.[0] ?? ''
  Object.assign(navigator.clipboard, { writeText: copied, readText })
  return workspace
}

const KEY_A = { key: 'a', code: 'KeyA', keyCode: 65 }
const entry = (name: string) => within(report()).getByRole<HTMLTextAreaElement>('textbox', { name })
const messages = () => screen.getByRole('region', { name: 'messages' })
/** The words are in a message, which is drawn once and read out once. */
const said = (words: string | RegExp) => within(messages()).queryAllByText(words).length > 0
const firstTitle = () =>
  within(within(report()).getByRole('region', { name: 'Findings' })).getByRole('button', {
    name: 'Nodule: open its form',
  })
const place = (name: RegExp) => screen.getByRole('gridcell', { name })

async function fillNodule(user: Awaited<ReturnType<typeof show>>['user'], size = '12') {
  await press({ key: 'n', code: 'KeyN', keyCode: 78 })
  await user.keyboard('r{Enter}')
  await user.keyboard(`${size}{Enter}`)
}

describe('keys on the board', () => {
  it('run a cell exactly once, whatever key an input method reports', async () => {
    const presses = [
      KEY_A,
      { key: 'ㅁ', code: 'KeyA', keyCode: 65 },
      { key: 'ㅁ', code: 'KeyA', keyCode: 229 },
      { key: 'Process', code: 'KeyA', keyCode: 229 },
      { key: 'ㅁ', code: '', keyCode: 229 },
    ]
    for (const each of presses) {
      await show()
      expect(await press(each), each.key).toBe(false)
      expect(sentences(), each.key).toEqual(['The lungs are clear.'])
      expect(place(/^Lungs/u).textContent).toContain('In the report')
      clearScreen()
    }
  })

  it('are read from the release if the press has no key', async () => {
    await show()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Process', code: '', keyCode: 229 })
    expect(sentences()).toEqual([])
    fireEvent.keyUp(document.activeElement ?? document.body, { key: 'ㅁ', code: 'KeyA', keyCode: 65 })
    expect(sentences()).toEqual(['The lungs are clear.'])
  })

  it('do nothing while an input method composes, and do not repeat while held', async () => {
    await show()
    await press({ ...KEY_A, isComposing: true, keyCode: 229 })
    expect(sentences()).toEqual([])
    await press({ ...KEY_A, repeat: true })
    expect(sentences()).toEqual([])
  })

  it('run no cell while a sentence is being edited, and no letter is lost or doubled', async () => {
    const { user } = await show()
    await press(KEY_A)
    const field = entry('Findings: Lungs')
    await user.click(field)
    expect(screen.getByText('Keys write text')).toBeTruthy()
    await press({ key: 's', code: 'KeyS', keyCode: 83 })
    await press({ key: 'ㄴ', code: 'KeyS', keyCode: 229 })
    await press({ key: 'Process', code: 'KeyS', keyCode: 229, isComposing: true })
    expect(sentences()).toEqual(['The lungs are clear.'])
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('enter a composed syllable into a sentence completely and once', async () => {
    const { user } = await show()
    await press(KEY_A)
    const field = entry('Findings: Lungs')
    await user.click(field)
    fireEvent.compositionStart(field)
    for (const step of ['ㅁ', '마', '말']) {
      await press({ key: 'Process', code: 'KeyA', keyCode: 229, isComposing: true })
      fireEvent.input(field, { target: { value: `The lungs are clear. ${step}` }, isComposing: true })
      expect(field.value).toBe(`The lungs are clear. ${step}`)
    }
    fireEvent.compositionEnd(field, { data: '말' })
    await frame()
    expect(sentences()).toEqual(['The lungs are clear. 말'])
  })

  it('are active again after Escape', async () => {
    const { user } = await show()
    await press(KEY_A)
    await user.click(entry('Findings: Lungs'))
    await user.keyboard('{Escape}')
    await frame()
    expect(screen.getByText('Keys run cells')).toBeTruthy()
    await press({ key: 'ㄴ', code: 'KeyS', keyCode: 83 })
    expect(sentences()).toEqual(['The lungs are clear.', 'The heart is not enlarged.'])
  })

  it('include arrows and Enter for the focused cell; an empty place asks for a cell', async () => {
    const { user } = await show()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(sentences()).toEqual(['The heart is not enlarged.'])
    await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
    expect(said('Please select a module to execute.')).toBe(true)
    expect(sentences()).toHaveLength(1)
  })

  it('report a cell whose module no longer exists and link to its place in the editor', async () => {
    const { user, router } = await show()
    await press({ key: 'g', code: 'KeyG', keyCode: 71 })
    expect(said('This module has no data. Please add it again.')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Open the cell in the editor' }))
    expect(router.state.location.search).toBe('?plate=chest&cell=c12')
  })
})

describe('a form', () => {
  it('is filled and written by keyboard alone, and returns the keys to the board', async () => {
    const { user } = await show()
    await fillNodule(user)
    expect(sentences()).toEqual([])
    expect(screen.getByText('A nodule of 12 mm.', { exact: false })).toBeTruthy()
    await user.keyboard('{Enter}')
    await frame()
    expect(sentences()).toEqual(['A nodule of 12 mm.', 'Pulmonary nodule.'])
    await waitFor(() => expect(document.activeElement).toBe(place(/^Nodule/u)))
    await screen.findByText('Keys run cells')
    await press(KEY_A)
    expect(sentences()).toHaveLength(3)
  })

  it('does not read the key that opened it as text', async () => {
    await show()
    await press({ key: 'ㅇ', code: 'KeyD', keyCode: 229 })
    const date = screen.getByRole<HTMLInputElement>('textbox', { name: /^date/u })
    await waitFor(() => expect(document.activeElement).toBe(date))
    expect(date.value).toBe('')
  })

  it('gets what is typed at once, also while an input method still has the key that opened it', async () => {
    for (const keyCode of [68, 229]) {
      const { user } = await show()
      const opening = { key: 'ㅇ', code: 'KeyD', keyCode }
      await act(async () => {
        fireEvent.keyDown(document.activeElement ?? document.body, opening)
        if (keyCode === 68) return
        // In the frame in which the focus hasn't moved yet.
        for (const digit of ['1', '2'])
          fireEvent.keyDown(document.activeElement ?? document.body, { key: digit, code: `Digit${digit}` })
      })
      if (keyCode === 68) await user.keyboard('12')
      const date = await screen.findByRole<HTMLInputElement>('textbox', { name: /^date/u })
      await waitFor(() => expect(date.value, String(keyCode)).toBe('12'))
      expect(sentences()).toEqual([])
      clearScreen()
    }
  })

  it('runs no cell with a key, neither from its text nor from its answers', async () => {
    const { user } = await show()
    await press({ key: 'n', code: 'KeyN', keyCode: 78 })
    await press(KEY_A)
    await user.tab()
    await user.keyboard('a')
    await press({ key: 'ㅁ', code: 'KeyA', keyCode: 229 })
    expect(sentences()).toEqual([])
  })

  it('is refused with the reason, and the focus moves to what is missing', async () => {
    const { user } = await show()
    await press({ key: 'n', code: 'KeyN', keyCode: 78 })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(sentences()).toEqual([])
    expect(said(/It cannot be written yet/u)).toBe(true)
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('side'),
    )
  })

  it('is closed with Escape, and the answers are kept', async () => {
    const { user } = await show()
    await fillNodule(user)
    await user.keyboard('{Escape}')
    await frame()
    expect(screen.queryByRole('form')).toBeNull()
    expect(sentences()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Nodule' }))
    await frame()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Size/u }).value).toBe('12')
  })

  it('opened again changes what it wrote, but never what was edited by hand', async () => {
    const { user } = await show()
    await fillNodule(user)
    await user.keyboard('{Enter}')
    await frame()
    await user.type(entry('Impression: Nodule'), ' Stable.')
    await user.click(firstTitle())
    await frame()
    const size = screen.getByRole('textbox', { name: /^Size/u })
    await user.clear(size)
    await user.type(size, '14')
    expect(sentences()).toEqual(['A nodule of 14 mm.', 'Pulmonary nodule. Stable.'])
    await user.type(entry('Findings: Nodule'), ' Calcified.')
    await user.clear(size)
    await user.type(size, '15')
    expect(sentences()[0]).toBe('A nodule of 14 mm. Calcified.')
    expect(within(report()).getByText('A nodule of 15 mm.')).toBeTruthy()
    await user.click(within(report()).getByRole('button', { name: 'Use the new text' }))
    expect(sentences()[0]).toBe('A nodule of 15 mm.')
  })

  it('is filled a second time beside the first', async () => {
    const { user } = await show()
    await fillNodule(user)
    await user.keyboard('{Enter}')
    await screen.findByText('Keys run cells')
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    await frame()
    await user.keyboard('l{Enter}5{Enter}{Enter}')
    await frame()
    expect(entry('Findings: Nodule 1').value).toBe('A nodule of 12 mm.')
    expect(entry('Findings: Nodule 2').value).toBe('A nodule of 5 mm.')
  })

  it('that closes while somebody types runs no cell with the next letters, and reports that', async () => {
    // A busy machine may need longer for a letter than the pause after which keys run cells again.
    vi.spyOn(handOverClock, 'now').mockReturnValue(0)
    vi.spyOn(handOverClock, 'after').mockReturnValue(() => {})
    const { user } = await show()
    await fillNodule(user)
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    await frame()
    await user.keyboard('as')
    await press({ key: 'Process', code: '', keyCode: 229 })
    expect(sentences()).toEqual(['A nodule of 12 mm.', 'Pulmonary nodule.'])
    expect(screen.getAllByText(/^Form closed/u).length).toBeGreaterThan(0)
    await user.keyboard('{Escape}')
    expect(screen.getByText('Keys run cells')).toBeTruthy()
    await press(KEY_A)
    expect(sentences()).toContain('The lungs are clear.')
  })

  it('that is closed by a command returns the keys to the board at once', async () => {
    const { user } = await show()
    await fillNodule(user)
    await user.keyboard('{Control>}{Enter}{/Control}a')
    expect(sentences()).toContain('The lungs are clear.')
  })
})

describe('report', () => {
  it('is copied as a whole in its order, with its headings', async () => {
    await show()
    await press({ key: 's', code: 'KeyS', keyCode: 83 })
    await press(KEY_A)
    await press({ key: 'C', code: 'KeyC', keyCode: 67, ctrlKey: true, shiftKey: true })
    expect(copied).toHaveBeenCalledExactlyOnceWith(
      'Findings\nThe lungs are clear.\nThe heart is not enlarged.',
    )
    expect(said('The report has been copied.')).toBe(true)
  })

  it('is copied while a sentence is being edited', async () => {
    const { user } = await show()
    await press(KEY_A)
    await user.type(entry('Findings: Lungs'), ' Really.')
    await press({ key: 'C', code: 'KeyC', keyCode: 67, ctrlKey: true, shiftKey: true })
    expect(copied).toHaveBeenCalledExactlyOnceWith('Findings\nThe lungs are clear. Really.')
  })

  it('copies one section without its heading, and titles only if they are enabled', async () => {
    const { user } = await show()
    await press(KEY_A)
    await user.click(screen.getByRole('button', { name: 'Copy Findings' }))
    expect(copied).toHaveBeenLastCalledWith('The lungs are clear.')
    await user.click(screen.getByRole('button', { name: 'Report: more' }))
    await user.click(screen.getByRole('menuitem', { name: 'Copy with the cell titles' }))
    await user.click(screen.getByRole('button', { name: 'Copy Findings' }))
    expect(copied).toHaveBeenLastCalledWith('Lungs: The lungs are clear.')
  })

  it('is neither copied nor printed while something blocks it, and names the reason', async () => {
    const { user } = await show()
    await fillNodule(user)
    await user.keyboard('{Enter}')
    await frame()
    await user.click(firstTitle())
    await user.clear(screen.getByRole('textbox', { name: /^Size/u }))
    await user.click(screen.getByRole('button', { name: 'Copy all' }))
    expect(copied).not.toHaveBeenCalled()
    expect(said('Not copied')).toBe(true)
    await press({ key: 'p', code: 'KeyP', keyCode: 80, ctrlKey: true })
    expect(said('Not printed')).toBe(true)
    expect(document.querySelector('[data-printed]')).toBeNull()
    const concerns = screen.getByRole('region', { name: 'Before copying' })
    await user.click(within(concerns).getByRole('button', { name: 'Nodule: missing or wrong (Size)' }))
    await frame()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Size/u })))
  })

  it('is copied with a warning if something is unconfirmed or unlikely', async () => {
    const { user } = await show()
    await press({ key: 'n', code: 'KeyN', keyCode: 78 })
    await user.keyboard('r{Enter}60')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await frame()
    const concerns = screen.getByRole('region', { name: 'Before copying' })
    expect(within(concerns).getByText('Nodule: not confirmed yet (Solid)')).toBeTruthy()
    expect(within(concerns).getByText('Nodule: Larger than 5 cm: is the unit right?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy all' }))
    expect(copied).toHaveBeenCalledOnce()
    expect(said(/^2 points are left to check\./u)).toBe(true)
    await user.click(within(concerns).getByRole('button', { name: 'Confirm all' }))
    expect(within(concerns).queryByText(/not confirmed/u)).toBeNull()
  })

  it('changes its language, except for what was edited by hand', async () => {
    const { user } = await show()
    await press(KEY_A)
    await press({ key: 's', code: 'KeyS', keyCode: 83 })
    await user.type(entry('Findings: Heart'), ' Normal.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the report' }), 'ko')
    expect(sentences()).toEqual(['양쪽 폐는 깨끗합니다.', 'The heart is not enlarged. Normal.'])
    expect(screen.getByRole('heading', { name: '소견' })).toBeTruthy()
  })

  it('accepts a sentence of the reader, and drops one that stayed empty', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Write by hand' }))
    await user.click(screen.getByRole('menuitem', { name: 'Comment' }))
    await frame()
    await user.keyboard('Discussed by phone.')
    expect(entry('Comment: own sentence').value).toBe('Discussed by phone.')
    await user.click(screen.getByRole('button', { name: 'Write in Comment' }))
    await frame()
    expect(sentences()).toEqual(['Discussed by phone.', ''])
    await user.keyboard('{Escape}')
    await frame()
    expect(sentences()).toEqual(['Discussed by phone.'])
  })

  it('loses a sentence, or a cell with all its sentences, through the sentence’s menu', async () => {
    const { user } = await show()
    await fillNodule(user)
    await user.keyboard('{Enter}')
    await frame()
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Nodule: more' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await user.click(screen.getAllByRole('button', { name: 'Nodule: more' })[1] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Remove this sentence' }))
    expect(sentences()).toEqual(['A nodule of 12 mm.'])
    await choose('Remove all of “Nodule”')
    expect(sentences()).toEqual([])
    expect(place(/^Nodule/u).textContent).not.toContain('In the report')
  })

  it('is navigated with the arrows', async () => {
    const { user } = await show()
    await press(KEY_A)
    await press({ key: 's', code: 'KeyS', keyCode: 83 })
    await user.click(entry('Findings: Lungs'))
    await user.keyboard('{End}{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(entry('Findings: Heart')))
    entry('Findings: Heart').setSelectionRange(0, 0)
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(document.activeElement).toBe(entry('Findings: Lungs')))
  })

  it('is undone and redone run by run, even after it was cleared', async () => {
    const { user } = await show()
    await press(KEY_A)
    await press({ key: 's', code: 'KeyS', keyCode: 83 })
    await press({ key: 'z', code: 'KeyZ', keyCode: 90, ctrlKey: true })
    expect(sentences()).toEqual(['The lungs are clear.'])
    await press({ key: 'y', code: 'KeyY', keyCode: 89, ctrlKey: true })
    expect(sentences()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Report: more' }))
    await user.click(screen.getByRole('menuitem', { name: 'Clear the report' }))
    expect(sentences()).toEqual([])
    await user.click(within(messages()).getByRole('button', { name: 'Undo' }))
    expect(sentences()).toHaveLength(2)
  })

  it('is stored nowhere: not in the address, the browser or the server', async () => {
    const { user, router, server } = await show()
    await press(KEY_A)
    await user.type(entry('Findings: Lungs'), ' Patient Kim.')
    const kept = [
      { ...window.localStorage },
      { ...window.sessionStorage },
      router.state.location,
      server.calls,
    ]
    expect(JSON.stringify(kept)).not.toMatch(/Kim|lungs/u)
    expect(server.calls.map(({ method }) => method)).toEqual(['plate-get'])
  })

  it('is confirmed before it is left, unless it was copied', async () => {
    const { user, router } = await show()
    await press(KEY_A)
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await act(() => router.navigate('/program/plate'))
    await user.click(screen.getByText('Stay', { selector: 'button span' }))
    expect(sentences()).toEqual(['The lungs are clear.'])
    await user.click(screen.getByRole('button', { name: 'Copy all' }))
    await waitFor(() => expect(copied).toHaveBeenCalledOnce())
    await act(() => router.navigate('/program/plate'))
    expect(screen.getByText('elsewhere')).toBeTruthy()
  })
})

describe('workspace', () => {
  it('is traversed with F6, including the form if one is open', async () => {
    await show()
    const pane = () => document.activeElement?.closest('[data-pane]')?.getAttribute('data-pane')
    const panes: (string | null | undefined)[] = []
    await press(KEY_A)
    await press({ key: 'd', code: 'KeyD', keyCode: 68 })
    for (let step = 0; step < 3; step++) {
      await press({ key: 'F6', code: 'F6', keyCode: 117 })
      panes.push(pane())
    }
    expect(panes).toEqual(['report', 'board', 'form'])
  })

  it('finds every command by its name', async () => {
    const { user } = await show()
    await press(KEY_A)
    await press({ key: 'k', code: 'KeyK', keyCode: 75, ctrlKey: true })
    await user.keyboard('clear{Enter}')
    expect(sentences()).toEqual([])
    await press({ key: '?', code: 'Slash', keyCode: 191, shiftKey: true })
    const help = await screen.findByRole('dialog')
    expect(await within(help).findByText('Write it into the report')).toBeTruthy()
    await press(KEY_A)
    expect(sentences()).toEqual([])
  })
})

describe('clipboard', () => {
  const plate = chestPlate({
    autoFill: [{ id: 'f1', cell: 'c2', output: 'o1', input: 'date', source: { from: 'clipboard' } }],
  })

  it('is read when a cell asks for it, and only then', async () => {
    const readText = vi.fn(async () => '2026-01-05')
    await show(plate)
    Object.assign(navigator.clipboard, { readText })
    await press(KEY_A)
    expect(readText).not.toHaveBeenCalled()
    await press({ key: 'd', code: 'KeyD', keyCode: 68 })
    const date = await screen.findByRole<HTMLInputElement>('textbox', { name: /^date/u })
    expect(date.value).toBe('2026-01-05')
    expect(readText).toHaveBeenCalledOnce()
  })

  it('that is slow to be read loses no key: what is typed meanwhile is in the field, and runs no cell', async () => {
    let answer = (_: string) => {}
    const readText = () => new Promise<string>((resolve) => (answer = resolve))
    const { user } = await show({ ...plate, keyMap: { ...plate.keyMap, Digit1: 'c0', Digit2: 'c1' } })
    Object.assign(navigator.clipboard, { readText })
    await press({ key: 'd', code: 'KeyD', keyCode: 68 })
    await user.keyboard('12')
    await act(async () => answer('2026-01-05'))
    const date = await screen.findByRole<HTMLInputElement>('textbox', { name: /^date/u })
    await waitFor(() => expect(date.value).toBe('12'))
    expect(sentences()).toEqual([])
  })

  it('is left unread without a message if the browser refuses', async () => {
    await show(plate)
    Object.assign(navigator.clipboard, { readText: () => Promise.reject(new Error('denied')) })
    await press({ key: 'd', code: 'KeyD', keyCode: 68 })
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^date/u })).value).toBe('')
    expect(screen.queryByRole('region', { name: 'messages' })).toBeNull()
  })
})

it('states for a module with sources that it is not a diagnosis, and lists the sources', async () => {
  const plate = chestPlate()
  const modules = plate.modules.map((module) => ({
    ...module,
    entry: {
      slug: 'nodule',
      edition: 3,
      specialty: 'radiology' as const,
      regions: ['chest' as const],
      modalities: ['CT'],
      summary: 'Nodules.',
      version: '2017 white paper',
      year: 2017,
      changes: [{ edition: 3, what: 'Third.' }],
    },
    definition: { ...module.definition, citations: [{ text: 'A paper', url: 'https://doi.org/10.1/x' }] },
  }))
  const { user } = await show({ ...plate, modules })
  await press({ key: 'n', code: 'KeyN', keyCode: 78 })
  expect(screen.queryByRole('note')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Notice and sources' }))
  const notice = screen.getByRole('note')
  expect(notice.textContent).toContain('is not a diagnosis')
  expect(notice.textContent).toContain('Based on: 2017 white paper')
  expect(within(notice).getByRole('link', { name: 'A paper' })).toBeTruthy()
})

describe('why a sentence was written', () => {
  const why = () => within(report()).queryByRole('region', { name: 'Why this sentence' })
  const F2 = { key: 'F2', code: 'F2', keyCode: 113 }

  it('is shown by one key at the board, sentence by sentence, and the board keeps the keys', async () => {
    const { user } = await show()
    await press(KEY_A)
    await fillNodule(user)
    await user.keyboard('{Enter}')
    await frame()
    expect(await press(F2)).toBe(false)
    expect(why()?.textContent).toContain('Written by the module “Nodule module” of the cell “Nodule”.')
    expect(why()?.textContent).toContain('Size: 12 mm')
    expect(document.querySelector('[data-why-status]')?.textContent).toContain('Size: 12 mm.')
    expect(screen.getByText('Keys run cells')).toBeTruthy()
    await press(F2)
    expect(why()?.textContent).toContain('always written, whatever the values are')
    await press(F2)
    expect(why()).toBeNull()
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    await press(F2)
    expect(why()?.textContent).toContain('This sentence is stored in the cell “Lungs” as is.')
  })

  it('is shown for the sentence that is being edited, with its previous text', async () => {
    const { user } = await show()
    await press({ key: 'd', code: 'KeyD', keyCode: 68 })
    await user.keyboard('yesterday{Enter}')
    await frame()
    const field = entry('Comparison: Prior')
    await user.click(field)
    await user.type(field, ' Again.')
    await press(F2)
    expect(why()?.textContent).toContain('Compared with yesterday.')
    expect(why()?.textContent).toContain('date: yesterday')
    expect(document.activeElement).toBe(field)
    await user.click(screen.getByRole('button', { name: 'Close the reasons' }))
    expect(why()).toBeNull()
  })
})

it('echoes what was written, what is there already, and what was undone', async () => {
  const { user } = await show()
  const echo = () =>
    within(screen.getByRole('region', { name: 'Plate' }))
      .getAllByRole('status')
      .map(({ textContent }) => textContent?.trim())
      .join('')
  await press(KEY_A)
  expect(echo()).toBe('WrittenThe lungs are clear.')
  await press(KEY_A)
  expect(echo()).toBe('Already thereThe lungs are clear.')
  await user.keyboard('{Control>}z{/Control}')
  expect(echo()).toBe('RemovedThe lungs are clear.')
  await user.keyboard('{Control>}y{/Control}')
  expect(echo()).toBe('WrittenThe lungs are clear.')
})
