import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openFile, viewerWith } from '#features/viewer/testkit/viewerWith.ts'
import { watchSaving } from '#features/viewer/testkit/watchSaving.ts'
import { ViewerContext } from '#features/viewer/workspace/ViewerContext.ts'
import { textStore } from '#platform/text/textStore.ts'
import { DeidentifiedDialog } from './DeidentifiedDialog.tsx'

beforeAll(() => textStore.show('ko'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const DOCUMENT = {
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.104.1',
  PixelData: undefined,
  EncapsulatedDocument: new TextEncoder().encode('%PDF-1.4 '),
}

async function asked(...files: Record<string, unknown>[]) {
  const viewer = await viewerWith(files.map((elements) => openFile(elements)))
  const onClose = vi.fn()
  const saved = watchSaving()
  render(
    <ViewerContext value={viewer}>
      <DeidentifiedDialog open onClose={onClose} />
    </ViewerContext>,
  )
  await screen.findByText(/아직 저장하지 않았습니다/u)
  return { onClose, saved, save: screen.getByRole('button', { name: 'ZIP으로 저장' }) }
}

it('saves nothing before somebody has confirmed the warning about text in the pixels', async () => {
  const screenshot = { Modality: 'US', SeriesDescription: 'SCREEN' }
  const { onClose, saved, save } = await asked(screenshot, screenshot, DOCUMENT)
  const dialog = screen.getByRole('dialog', { name: '익명화한 DICOM으로 저장' })
  expect(dialog.textContent).toContain('파일 2개를 익명화했습니다')
  expect(dialog.textContent).toContain('이름이나 번호가 새겨져 있는 경우가 많습니다')
  expect(dialog.textContent).toContain('SCREEN · 영상 2장')
  expect(dialog.textContent).toContain('포함하지 못한 파일 1개')
  expect(save.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(save)
  expect(saved).toEqual([])

  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(save)
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^pandok-\d{4}-\d\d-\d\d-images\.zip$/u),
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

it('asks nothing if the pixels can not show the patient', async () => {
  const { saved, save } = await asked({})
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(save)
  expect(saved).toHaveLength(1)
})
