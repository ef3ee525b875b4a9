import { proposeLayout } from '@pandok/viewer'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { WhyTable } from './WhyTable.tsx'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

const series = (number: number) =>
  openFile({
    Modality: 'MR',
    BodyPartExamined: 'HEAD',
    SeriesNumber: number,
    SeriesDescription: `T${number}`,
    SeriesInstanceUID: `2.25.6.${number}`,
    SOPInstanceUID: `2.25.6.${number}.1`,
  })

it('shows for each viewport what it contains and why, and what the reader has changed since', async () => {
  const viewer = await viewerWith([series(1), series(2), series(3)])
  const layout = proposeLayout(viewer.studies.read())
  const stacks = layout.cells.flatMap((cell) => cell?.stack ?? [])
  viewer.session.layout(1, 2)
  for (const [at, stack] of stacks.entries()) viewer.session.show(stack, at)
  const third = viewer.studies.read().patients[0]?.studies[0]?.series[2]?.stacks[0]?.id ?? ''
  viewer.session.show(third, 1)
  render(
    <ViewerContext value={{ ...viewer, hungLayout: () => layout }}>
      <WhyTable />
    </ViewerContext>,
  )
  expect(screen.getByText('MR HEAD의 기본 배치를 따랐습니다.')).toBeTruthy()
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['화면시리즈이유', '11. T1검사 안의 순서', '23. T3직접 변경'])
})
