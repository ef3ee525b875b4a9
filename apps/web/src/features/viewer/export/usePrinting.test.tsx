import type { Viewer } from '@pandok/viewer'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openFile, viewerWith } from '#features/viewer/testkit/viewerWith.ts'
import { ViewerContext } from '#features/viewer/workspace/ViewerContext.ts'
import { textStore } from '#platform/text/textStore.ts'
import { usePrinting } from './usePrinting.tsx'

beforeAll(() => textStore.show('ko'))
beforeEach(() => {
  vi.stubGlobal('print', vi.fn())
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const A = { PatientName: 'DOE^JANE', PatientID: 'P1', PatientBirthDate: '19700315' }
const B = {
  PatientName: 'ROE^RICHARD',
  PatientID: 'P2',
  PatientBirthDate: '19810203',
  StudyInstanceUID: '2.25.7',
  SeriesInstanceUID: '2.25.8',
  SeriesDescription: 'OTHER',
}

const firstFrame = (viewer: Viewer, patient: number) =>
  viewer.studies.read().patients[patient]?.studies[0]?.series[0]?.stacks[0]?.frames[0]?.id ?? ''

/** Opens two patients with a key image each; the second one is in view. */
async function twoPatients(): Promise<Viewer> {
  const viewer = await viewerWith([openFile(A), openFile(B)])
  for (const patient of [0, 1]) viewer.session.toggleKeyImage(firstFrame(viewer, patient))
  viewer.session.show(viewer.studies.read().patients[1]?.studies[0]?.series[0]?.stacks[0]?.id ?? '')
  // The pixels don't matter here, so nothing is painted.
  const painter = { paint: () => undefined } as Partial<Viewer['painter']> as Viewer['painter']
  return { ...viewer, painter }
}

function Printing({ report }: { report: string }) {
  const { print, printed } = usePrinting(() => ({ words: () => report, print: (hand) => hand(report) }))
  return (
    <>
      <button type="button" onClick={print}>
        print
      </button>
      {printed}
    </>
  )
}

async function asked(viewer: Viewer, report = 'A의 판독문') {
  render(
    <ViewerContext value={viewer}>
      <Printing report={report} />
    </ViewerContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'print' }))
}

const dialog = () => screen.getByRole('dialog', { name: '누구의 판독문입니까?' })
const choice = (name: RegExp) => within(dialog()).getByRole('radio', { name })
const go = () => userEvent.click(within(dialog()).getByRole('button', { name: '인쇄' }))

async function paper(): Promise<Element> {
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
  const printed = document.querySelector('[data-printed]')
  if (!printed) throw new Error('nothing is printed')
  return printed
}

it('trap 56: with two patients open, a print asks whose report it is, whichever is in view', async () => {
  await asked(await twoPatients())
  // Nothing is preselected, and nothing is printed before a choice.
  expect(within(dialog()).getAllByRole('radio', { checked: false })).toHaveLength(3)
  await go()
  expect(window.print).not.toHaveBeenCalled()
  expect(choice(/ROE, RICHARD.*P2.*1981-02-03/u)).toBeDefined()
  await userEvent.click(choice(/DOE, JANE.*P1.*1970-03-15/u))
  await go()
  const printed = await paper()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(printed.querySelector('thead')?.textContent).toContain('DOE, JANE')
  expect(printed.textContent).toContain('A의 판독문')
  expect(printed.querySelectorAll('figure')).toHaveLength(1)
  expect(printed.textContent).not.toMatch(/ROE|P2|OTHER/u)
})

it('a print without a patient contains the report, but no images', async () => {
  await asked(await twoPatients())
  await userEvent.click(choice(/^이름 없이/u))
  await go()
  const printed = await paper()
  expect(printed.textContent).toContain('A의 판독문')
  expect(printed.querySelectorAll('figure')).toHaveLength(0)
  expect(printed.textContent).not.toMatch(/DOE|ROE|P1|P2/u)
})

it('is chosen by keyboard, and can be canceled', async () => {
  await asked(await twoPatients())
  await userEvent.click(within(dialog()).getByRole('button', { name: '취소' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.print).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'print' }))
  choice(/DOE/u).focus()
  await userEvent.keyboard(' ')
  expect(choice(/DOE/u)).toHaveProperty('checked', true)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect((await paper()).querySelector('thead')?.textContent).toContain('DOE, JANE')
})

it('trap 64: identifies patients by their studies if the identity is hidden', async () => {
  const viewer = await twoPatients()
  viewer.session.toggle('isIdentityHidden')
  await asked(viewer)
  expect(dialog().textContent).not.toMatch(/DOE|ROE|P1|P2|19\d\d|20\d\d/u)
  await userEvent.click(choice(/^환자 정보 숨김 \(1\)/u))
  await go()
  const printed = await paper()
  expect(printed.textContent).not.toMatch(/DOE|ROE|P1|P2/u)
  expect(printed.textContent).not.toContain('OTHER')
})

it('asks nothing with one patient open, or if there is nothing to print', async () => {
  await asked(await viewerWith([openFile(A)]))
  expect((await paper()).querySelector('thead')?.textContent).toContain('DOE, JANE')
  cleanup()
  await asked(await viewerWith([openFile(A), openFile(B)]), ' ')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.print).toHaveBeenCalledOnce()
})
