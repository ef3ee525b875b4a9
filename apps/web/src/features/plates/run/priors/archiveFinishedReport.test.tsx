import { dismissAllToasts, Toaster } from '@pandok/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '#platform/storage/browserStorage.ts'
import { textStore } from '#platform/text/textStore.ts'
import { archiveFinishedReport } from './archiveFinishedReport.ts'
import type { KeepOutcome } from './createPriorStore.ts'
import { chooseKeeping } from './keepingChoice.ts'
import { createKeepingMarks, keepingMarks } from './keepingMarks.ts'
import { notifyLostReports } from './notifyLostReports.ts'

afterEach(() => {
  chooseKeeping('off')
  act(() => dismissAllToasts())
  cleanup()
})

/** Returns whether closing the page would ask. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('closing asks only while the report is being kept', async () => {
  let finish = (_outcome: KeepOutcome) => {}
  const sealing = new Promise<KeepOutcome>((resolve) => {
    finish = resolve
  })
  const kept = archiveFinishedReport({ keep: () => sealing }, '결절이 보임.')
  expect(asks()).toBe(true)
  finish({ kind: 'kept' })
  await kept
  expect(asks()).toBe(false)
})

it('a report that could not be kept is reported, and closing no longer asks', async () => {
  await textStore.show('ko')
  render(<Toaster label="messages" closeLabel="close" />)
  await act(() => archiveFinishedReport({ keep: () => Promise.reject(new Error('full')) }, '결절이 보임.'))
  expect(screen.getByRole('alert').textContent).toMatch(/보관하지 못했습니다/u)
  expect(asks()).toBe(false)
})

it('a report of a patient who is not in view is reported once, and kept for its own patient on request', async () => {
  await textStore.show('ko')
  render(<Toaster label="messages" closeLabel="close" />)
  const keep = vi.fn(async () => true)
  const patients = {
    begun: { number: '00123', date: '2026-09-02' },
    inView: { number: '00124', date: '2026-10-10' },
  }
  const priors = { keep: async () => ({ kind: 'otherPatient', patients, keep }) as const }
  await act(() => archiveFinishedReport(priors, '결절이 보임.'))
  await act(() => archiveFinishedReport(priors, '결절이 보임.'))
  const offers = () => screen.queryAllByRole('button', { name: /00123.*환자로 보관/u })
  expect(offers()).toHaveLength(1)
  expect(screen.getAllByText(/환자가 달라 보관하지 않았습니다/u).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/시작할 때의 환자: 00123.*지금 보이는 환자: 00124/u).length).toBeGreaterThan(0)
  await act(async () => offers()[0]?.click())
  expect(keep).toHaveBeenCalledOnce()
  expect(offers()).toEqual([])
})

it('a kill before anything was stored leaves a mark that identifies no report, and finishing removes it', async () => {
  const stored = () =>
    Object.entries({ ...window.localStorage }).filter(([name]) => name.startsWith('priors.keeping.'))
  const never = new Promise<KeepOutcome>(() => {})
  void archiveFinishedReport({ keep: () => never }, '결절이 보임.')
  expect(stored()).toEqual([])
  chooseKeeping('90')
  void archiveFinishedReport({ keep: () => never }, '결절이 보임.')
  expect(stored()).toHaveLength(1)
  expect(JSON.stringify(stored())).not.toContain('결절')
  await archiveFinishedReport({ keep: async () => ({ kind: 'kept' }) }, '결절이 보임.')
  await act(() => archiveFinishedReport({ keep: () => Promise.reject(new Error('full')) }, '결절이 보임.'))
  expect(JSON.parse(stored()[0]?.[1] ?? '')).toHaveLength(1)
  // Another page may still be storing a report.
  expect(keepingMarks().left()).toEqual([])
  window.localStorage.removeItem(stored()[0]?.[0] ?? '')
})

it('the next page reports once what the last one could not finish, and nothing otherwise', async () => {
  await textStore.show('en')
  render(<Toaster label="messages" closeLabel="close" />)
  let time = Date.UTC(2026, 10, 15, 9)
  const marks = createKeepingMarks({
    storage: memoryStorage(),
    name: 'keeping',
    now: () => time,
    newId: () => String(time),
  })
  const told = () => screen.queryAllByText(/was closed while a report was being kept/u).length > 0
  const next = (resumed: number) =>
    act(() => notifyLostReports(marks, () => ({ resume: async () => resumed })))
  marks.begin()
  time += 59_000
  await next(0)
  expect(told()).toBe(false)
  time += 1000
  await next(1)
  expect(told()).toBe(false)
  marks.begin()
  time += 60_000
  await next(0)
  expect(told()).toBe(true)
  act(() => dismissAllToasts())
  await next(0)
  expect(marks.left()).toEqual([])
})
