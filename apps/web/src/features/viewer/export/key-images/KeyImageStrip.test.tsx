import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { openFile, viewerWith } from '#features/viewer/testkit/viewerWith.ts'
import { ViewerContext } from '#features/viewer/workspace/ViewerContext.ts'
import { textStore } from '#platform/text/textStore.ts'
import { KeyImageStrip } from './KeyImageStrip.tsx'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

const image = (number: number) =>
  openFile({
    SOPInstanceUID: `2.25.7.${number}`,
    InstanceNumber: number,
    ImagePositionPatient: [0, 0, -number],
  })

it('shows a key image again, and disappears with the last one', async () => {
  const viewer = await viewerWith([1, 2, 3].map(image))
  render(
    <ViewerContext value={viewer}>
      <KeyImageStrip />
    </ViewerContext>,
  )
  expect(screen.queryByRole('region')).toBeNull()
  const frames = viewer.stackOf(viewer.session.activeViewport().stack ?? '')?.frames ?? []
  const last = frames.at(-1)?.id ?? ''
  expect(viewer.session.activeViewport().frame).toBe(frames[0]?.id)
  await act(async () => viewer.session.toggleKeyImage(last))

  const marked = screen.getByRole('button', { name: /^키 이미지 .*3 \/ 3 보기$/u })
  expect(marked.getAttribute('aria-current')).toBeNull()
  await userEvent.click(marked)
  expect(viewer.session.activeViewport().frame).toBe(last)
  expect(marked.getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: /^키 이미지 .*3 \/ 3 표시 지우기$/u }))
  expect(screen.queryByRole('region')).toBeNull()
})
