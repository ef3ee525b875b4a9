import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { storePrintHead } from '#shared/print/printHead.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { press, showWorkspace } from './testkit/showWorkspace.tsx'

const PRINT = { key: 'p', code: 'KeyP', keyCode: 80, ctrlKey: true }
let server: { stop(): void } | undefined

afterEach(() => {
  server?.stop()
  clearScreen()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function show() {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
  const workspace = await showWorkspace()
  server = workspace.server
  return { ...workspace, print }
}

const paper = () => document.querySelector('[data-printed]')

it('a report without images is printed with its headings, its author and a signature line', async () => {
  const { print } = await show()
  storePrintHead('institution', 'Pandok University Hospital')
  storePrintHead('reader', 'Mina Kim')
  await press({ key: 'a', code: 'KeyA', keyCode: 65 })
  await press(PRINT)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const headings = [...(paper()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Findings'])
  const words = paper()?.textContent
  for (const part of ['Pandok University Hospital', 'Read by Mina Kim', 'Signature'])
    expect(words).toContain(part)
  expect(words).not.toContain('Not for primary diagnosis')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(paper()).toBeNull())
})

it('an empty report is not printed, and the menu explains it', async () => {
  const { print, user } = await show()
  await press(PRINT)
  await user.click(screen.getByRole('button', { name: 'Report: more' }))
  const item = screen.getByRole('menuitem', { name: 'Print the report' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(paper()).toBeNull()
  expect(print).not.toHaveBeenCalled()
})
