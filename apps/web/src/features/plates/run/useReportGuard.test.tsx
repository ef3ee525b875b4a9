import type { PlateRun, ReportEntry } from '@pandok/board'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { LeaveReport } from './LeaveReport.tsx'
import { useReportGuard } from './useReportGuard.ts'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

/** Opens a report beside images and leaves it for another page. */
async function leaving({ hasReport, hasMarks }: { hasReport: boolean; hasMarks: boolean }) {
  const entries = hasReport ? [{} as ReportEntry] : []
  const run = { read: () => ({ entries, runs: [] }) } as unknown as PlateRun
  function Page() {
    const host = { hasUnsavedMarks: () => hasMarks }
    const { blocker, losses } = useReportGuard({ run, wasCopied: () => false, host })
    return (
      <LeaveReport
        isOpen={blocker.state === 'blocked'}
        losses={blocker.state === 'blocked' ? losses() : undefined}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    )
  }
  const routes = [
    { path: '/viewer', Component: Page },
    { path: '/other', element: <p>다른 화면</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/viewer'] })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/other'))
}

const MARKS = /아직 어디에도 저장되지 않은 계측이나 키 이미지/u

it('leaves at once if nothing would be lost', async () => {
  await leaving({ hasReport: false, hasMarks: false })
  expect(screen.getByText('다른 화면')).toBeTruthy()
})

it('asks about marks on the images beside a report that would not be lost', async () => {
  await leaving({ hasReport: false, hasMarks: true })
  expect(
    screen.getByRole('alertdialog', { name: '계측이나 키 이미지를 저장하지 않고 나갈까요?' }),
  ).toBeTruthy()
  expect(screen.getByText(MARKS)).toBeTruthy()
  await act(() => screen.getByRole('button', { name: '나가기' }).click())
  expect(screen.getByText('다른 화면')).toBeTruthy()
})

it('asks once for both', async () => {
  await leaving({ hasReport: true, hasMarks: true })
  const question = screen.getByRole('alertdialog', { name: '판독문을 버리고 나갈까요?' })
  expect(question.textContent).toMatch(MARKS)
  expect(question.textContent).toContain('판독문은 이 화면에만 있고')
})
