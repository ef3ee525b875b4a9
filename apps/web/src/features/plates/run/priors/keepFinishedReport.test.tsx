import { dismissAllToasts, Toaster } from '@pandok/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { keepFinishedReport } from './keepFinishedReport.ts'

afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
})

/** Whether closing the page would ask. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('closing asks while the report is being kept, and no longer', async () => {
  let finish = (_kept: boolean) => {}
  const sealing = new Promise<boolean>((resolve) => {
    finish = resolve
  })
  const kept = keepFinishedReport({ keep: () => sealing }, '결절이 보임.')
  expect(asks()).toBe(true)
  finish(true)
  await kept
  expect(asks()).toBe(false)
})

it('a report that could not be kept is told, and closing asks no more', async () => {
  await textStore.show('ko')
  render(<Toaster label="messages" closeLabel="close" />)
  await act(() => keepFinishedReport({ keep: () => Promise.reject(new Error('full')) }, '결절이 보임.'))
  expect(screen.getByRole('alert').textContent).toMatch(/보관하지 못했습니다/u)
  expect(asks()).toBe(false)
})
