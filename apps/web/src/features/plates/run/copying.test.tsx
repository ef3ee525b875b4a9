import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearScreen } from '#testkit/showScreen.tsx'
import { chestPlate } from './testkit/chestPlate.ts'
import { frame, press, report, showWorkspace } from './testkit/showWorkspace.tsx'

const KEY_A = { key: 'a', code: 'KeyA', keyCode: 65 }
const KEY_S = { key: 's', code: 'KeyS', keyCode: 83 }
const COPY = { key: 'C', code: 'KeyC', keyCode: 67, ctrlKey: true, shiftKey: true }
const copied = vi.fn(async (_: string) => {})
let server: { stop(): void } | undefined

beforeEach(() => copied.mockReset())
afterEach(() => {
  server?.stop()
  clearScreen()
  localStorage.clear()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['desktop']
})

async function show(...args: Parameters<typeof showWorkspace>) {
  const workspace = await showWorkspace(...args)
  server = workspace.server
  const readText = async () => copied.mock.lastCall?.[0] ?? ''
  Object.assign(navigator.clipboard, { writeText: copied, readText })
  return workspace
}

async function choose(user: Awaited<ReturnType<typeof show>>['user'], ...names: string[]) {
  await user.click(screen.getByRole('button', { name: 'Report: more' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copy settings…' }))
  for (const name of names) await user.click(screen.getByRole('radio', { name: new RegExp(`^${name}`, 'u') }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await frame()
  screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

const messages = () => screen.findByRole('region', { name: 'messages' })
/** The words are in a message, which is drawn once and read out once. */
const said = (words: string | RegExp) => {
  const all = screen.queryByRole('region', { name: 'messages' })
  return all ? within(all).queryAllByText(words).length : 0
}
const mark = () => screen.queryByText(/^Copied/u)?.textContent

describe('copying on every run', () => {
  it('is off until somebody enables it', async () => {
    await show()
    await press(KEY_A)
    expect(copied).not.toHaveBeenCalled()
    expect(mark()).toBeUndefined()
  })

  it('copies the whole report with every key without a message, and marks it as copied until it changes', async () => {
    const { user } = await show()
    await choose(user, 'The whole report')
    await press(KEY_S)
    await press(KEY_A)
    expect(copied.mock.calls.map(([words]) => words)).toEqual([
      'Findings\nThe heart is not enlarged.',
      'Findings\nThe lungs are clear.\nThe heart is not enlarged.',
    ])
    expect(mark()).toBe('Copied')
    expect(said(/copied/u)).toBe(0)
    await user.type(within(report()).getByRole('textbox', { name: 'Findings: Lungs' }), ' Really.')
    expect(mark()).toBeUndefined()
  })

  it('copies the last run without titles, also from a form', async () => {
    const { user } = await show()
    await choose(user, 'What was just written')
    await press(KEY_A)
    await press({ key: 'n', code: 'KeyN', keyCode: 78 })
    await user.keyboard('r{Enter}12{Enter}{Enter}')
    await frame()
    expect(copied.mock.calls.map(([words]) => words)).toEqual([
      'The lungs are clear.',
      'A nodule of 12 mm.\nPulmonary nodule.',
    ])
  })

  it('shows a message once if something has to be checked', async () => {
    const { user } = await show()
    await choose(user, 'The whole report')
    await press({ key: 'n', code: 'KeyN', keyCode: 78 })
    await user.keyboard('r{Enter}60')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await frame()
    await press(KEY_A)
    expect(copied).toHaveBeenCalledTimes(2)
    expect(said(/^2 points are left to check\. Nodule: not confirmed yet \(Solid\)$/u)).toBe(1)
    expect(mark()).toBe('Copied · 2 to check')
  })

  it('does not copy a blocked report', async () => {
    const { user } = await show()
    await choose(user, 'The whole report')
    await press({ key: 'n', code: 'KeyN', keyCode: 78 })
    await user.keyboard('r{Enter}12{Enter}{Enter}')
    await frame()
    copied.mockClear()
    await user.click(screen.getAllByRole('button', { name: 'Nodule: open its form' })[0] ?? document.body)
    await user.clear(screen.getByRole('textbox', { name: /^Size/u }))
    await user.keyboard('{Escape}')
    await frame()
    await press(KEY_A)
    expect(copied).not.toHaveBeenCalled()
    expect(said('Not copied')).toBe(1)
    expect(mark()).toBeUndefined()
  })

  it('is not read as another program’s text by a cell that asks the clipboard', async () => {
    const autoFill = [
      { id: 'f1', cell: 'c2', output: 'o1', input: 'date', source: { from: 'clipboard' as const } },
    ]
    const { user } = await show(chestPlate({ autoFill }))
    await choose(user, 'The whole report')
    await press(KEY_A)
    const own = copied.mock.lastCall?.[0].replaceAll('\n', '\r\n') ?? ''
    Object.assign(navigator.clipboard, { readText: async () => own })
    await press({ key: 'd', code: 'KeyD', keyCode: 68 })
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^date/u })).value).toBe('')
  })

  it('is not read by a cell that asks the clipboard after a manual copy, nor beside another plate', async () => {
    const autoFill = [
      { id: 'f1', cell: 'c2', output: 'o1', input: 'date', source: { from: 'clipboard' as const } },
    ]
    await show(chestPlate({ autoFill }))
    await press(KEY_A)
    await press(COPY)
    const own = copied.mock.lastCall?.[0] ?? ''
    expect(own).toContain('The lungs are clear.')
    server?.stop()
    clearScreen()
    await show(chestPlate({ autoFill }))
    Object.assign(navigator.clipboard, { readText: async () => own })
    await press({ key: 'd', code: 'KeyD', keyCode: 68 })
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^date/u })).value).toBe('')
  })

  it('is remembered', async () => {
    const { user } = await show()
    await choose(user, 'What was just written')
    server?.stop()
    const kept = { ...localStorage }
    clearScreen()
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, String(value))
    await show()
    await press(KEY_A)
    expect(copied).toHaveBeenCalledExactlyOnceWith('The lungs are clear.')
  })
})

describe('copying', () => {
  it('is reported as failed if the clipboard contains something else, and can be repeated', async () => {
    const { user } = await show()
    const readText = vi.fn(async () => 'somebody else’s')
    Object.assign(navigator.clipboard, { readText })
    await press(KEY_A)
    await press(COPY)
    await within(await messages()).findByText(/^Copying failed/u)
    expect(said('The report has been copied.')).toBe(0)
    readText.mockResolvedValue('Findings\r\nThe lungs are clear.')
    await user.click(within(await messages()).getByRole('button', { name: 'Try again' }))
    await frame()
    expect(said('The report has been copied.')).toBe(1)
  })
})

describe('in the Windows program', () => {
  const asked: [string, string, unknown][] = []
  let answers: Record<string, { status: number; body: unknown }>
  beforeEach(() => {
    asked.length = 0
    answers = {
      'PUT /desktop/clipboard': { status: 200, body: { isVerified: true, canRestore: true } },
      'POST /desktop/clipboard/restore': { status: 200, body: { isRestored: true } },
      'GET /desktop/window': {
        status: 200,
        body: { kind: 'webview', isNarrow: false, isAlwaysOnTop: false },
      },
      'PUT /desktop/window': { status: 200, body: { kind: 'webview', isNarrow: true, isAlwaysOnTop: true } },
    }
    document.documentElement.dataset['desktop'] = ''
  })

  async function showInProgram() {
    const workspace = await show()
    const others = globalThis.fetch
    vi.stubGlobal('fetch', async (target: RequestInfo | URL, given: RequestInit = {}) => {
      const path = String(target)
      if (!path.startsWith('/desktop/')) return others(target, given)
      const { method = 'GET', body } = given
      asked.push([method, path, typeof body === 'string' ? JSON.parse(body) : undefined])
      const answer = answers[`${method} ${path}`]
      return new Response(JSON.stringify(answer?.body ?? {}), { status: answer?.status ?? 404 })
    })
    return workspace
  }

  it('is done by the program, marked as private, and can be undone', async () => {
    const { user } = await showInProgram()
    await press(KEY_A)
    await press(COPY)
    await within(await messages()).findByText('The report has been copied.')
    expect(asked.filter(([, path]) => path.startsWith('/desktop/clipboard'))).toEqual([
      [
        'PUT',
        '/desktop/clipboard',
        { text: 'Findings\nThe lungs are clear.', isPrivate: true, restoreAfterSeconds: null },
      ],
    ])
    expect(copied).not.toHaveBeenCalled()
    await user.click(within(await messages()).getByRole('button', { name: 'Restore the previous clipboard' }))
    await within(await messages()).findByText('The previous clipboard has been restored.')
  })

  it('explains why the clipboard was not restored', async () => {
    answers['POST /desktop/clipboard/restore'] = {
      status: 200,
      body: { isRestored: false, reason: 'changed' },
    }
    const { user } = await showInProgram()
    await press(KEY_A)
    await press(COPY)
    await user.click(await screen.findByRole('button', { name: 'Restore the previous clipboard' }))
    await within(await messages()).findByText(/Something else has been copied since/u)
  })

  it('offers no undo if there is nothing to restore, and reports that nothing was copied', async () => {
    answers['PUT /desktop/clipboard'] = { status: 200, body: { isVerified: false, canRestore: false } }
    const { user } = await showInProgram()
    await press(KEY_A)
    await press(COPY)
    answers['PUT /desktop/clipboard'] = { status: 200, body: { isVerified: true, canRestore: false } }
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await within(await messages()).findByText('The report has been copied.')
    expect(screen.queryByRole('button', { name: 'Restore the previous clipboard' })).toBeNull()
    expect(copied).not.toHaveBeenCalled()
  })

  it('is left to the browser if the program has no clipboard', async () => {
    answers['PUT /desktop/clipboard'] = { status: 501, body: { code: 'NO_CLIPBOARD' } }
    await showInProgram()
    await press(KEY_A)
    await press(COPY)
    await within(await messages()).findByText('The report has been copied.')
    expect(copied).toHaveBeenCalledOnce()
  })

  it('applies the member’s settings', async () => {
    const { user } = await showInProgram()
    await choose(user, 'The whole report', '15 seconds after copying')
    await press(KEY_A)
    await screen.findByText('Copied')
    expect(asked.at(-1)?.[2]).toMatchObject({ isPrivate: true, restoreAfterSeconds: 15 })
    await user.click(screen.getByRole('button', { name: 'Restore the previous clipboard' }))
    await within(await messages()).findByText('The previous clipboard has been restored.')
  })

  it('makes its window narrow, with the board, the last sentences and a button to return', async () => {
    const { user } = await showInProgram()
    await press(KEY_S)
    await user.click(screen.getByRole('button', { name: 'Compact window' }))
    await screen.findByRole('button', { name: 'Close the compact window' })
    expect(asked.at(-1)).toEqual(['PUT', '/desktop/window', { isNarrow: true, isAlwaysOnTop: true }])
    expect(document.documentElement.dataset['narrow']).toBe('')
    expect(screen.queryByRole('button', { name: 'Report: more' })).toBeNull()
    await frame()
    await press(KEY_A)
    expect(within(report()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('The lungs are clear.')
    await press({ key: 'n', code: 'KeyN', keyCode: 78 })
    await user.keyboard('r{Enter}12{Enter}{Enter}')
    await frame()
    expect(within(report()).getAllByRole('textbox')).toHaveLength(2)
    answers['GET /desktop/window'] = {
      status: 200,
      body: { kind: 'webview', isNarrow: true, isAlwaysOnTop: true },
    }
    await user.click(screen.getByRole('button', { name: 'Close the compact window' }))
    await screen.findByRole('button', { name: 'Compact window' })
    await vi.waitFor(() =>
      expect(asked.at(-1)).toEqual(['PUT', '/desktop/window', { isNarrow: false, isAlwaysOnTop: false }]),
    )
    expect(document.documentElement.dataset['narrow']).toBeUndefined()
  })

  it('shrinks a browser’s window, and explains that it can’t stay on top', async () => {
    answers['PUT /desktop/window'] = { status: 409, body: { code: 'NOT_OUR_WINDOW' } }
    answers['GET /desktop/window'] = {
      status: 200,
      body: { kind: 'edge', isNarrow: false, isAlwaysOnTop: false },
    }
    const resized = vi.fn()
    vi.stubGlobal('resizeTo', resized)
    vi.stubGlobal('moveTo', vi.fn())
    const { user } = await showInProgram()
    await user.click(screen.getByRole('button', { name: 'Compact window' }))
    await within(await messages()).findByText(/cannot stay on top/u)
    expect(resized.mock.calls[0]?.[0]).toBe(380)
    await user.click(screen.getByRole('button', { name: 'Close the compact window' }))
    await vi.waitFor(() => expect(resized).toHaveBeenCalledTimes(2))
  })
})

it('a browser opens a compact window of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Compact window' }))
  expect(opened.mock.calls[0]?.[0]).toBe('/program/preview?plate=chest&narrow=1')
  expect(said(/did not let the window open/u)).toBe(1)
  opened.mockRestore()
})
