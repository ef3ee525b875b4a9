import { makeKeyObjects, makePresentation } from '@pandok/viewer/presentation/testkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { SeriesPanel } from '../series/SeriesPanel.tsx'
import { openBytes, openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

const image = (number: number) =>
  openFile({
    SOPInstanceUID: `2.25.7.${number}`,
    InstanceNumber: number,
    ImagePositionPatient: [0, 0, -number],
  })

async function shown(...objects: readonly Uint8Array<ArrayBuffer>[]) {
  const viewer = await viewerWith([image(1), image(2), ...objects.map((bytes) => openBytes(bytes))])
  render(
    <ViewerContext value={viewer}>
      <SeriesPanel />
    </ViewerContext>,
  )
  return viewer
}

describe('list of other DICOM objects', () => {
  it('has presentation states, which are applied and removed by pressing', async () => {
    const { session } = await shown(
      makePresentation('2.25.7.2', { ImageRotation: 180, ImageHorizontalFlip: 'N' }),
    )
    const button = screen.getByRole('button', { name: 'as read' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(session.activeViewport().view.rotation).toBe(180)
    fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(session.activeViewport().view.rotation).toBe(0)
  })

  it('lists what of a presentation state isn’t drawn', async () => {
    await shown(
      makePresentation('2.25.7.2', {
        ShutterShape: 'BITMAP',
        GraphicAnnotationSequence: [{ CompoundGraphicSequence: [{ CompoundGraphicInstanceID: 1 }] }],
      }),
    )
    const { textContent } = screen.getByRole('button', { name: /^as read/u })
    expect(textContent).toContain('비트맵 셔터는 표시하지 않습니다')
    expect(textContent).toContain('일부 복합 도형은 읽을 수 없어 그리지 않습니다')
  })

  it('asks for the size of the screen where a state wants true size, and measures it with a card', async () => {
    localStorage.clear()
    const { session } = await shown(
      makePresentation('2.25.7.2', {
        DisplayedAreaSelectionSequence: [
          {
            PresentationSizeMode: 'TRUE SIZE',
            PresentationPixelSpacing: [0.5, 0.5],
            DisplayedAreaTopLeftHandCorner: [1, 1],
            DisplayedAreaBottomRightHandCorner: [6, 4],
          },
        ],
      }),
    )
    const state = () => screen.getByRole('button', { name: /^as read/u })
    expect(state().textContent).toContain('화면 크기를 재야 합니다')
    fireEvent.click(screen.getByRole('button', { name: '화면 크기 재기' }))
    fireEvent.change(screen.getByRole('slider', { name: '카드의 긴 변' }), { target: { value: '428' } })
    expect(document.querySelector<HTMLElement>('[data-card]')?.style.getPropertyValue('--long')).toBe('428px')
    fireEvent.click(screen.getByRole('button', { name: '이 크기로 저장' }))
    expect(session.read().screenPixelMm).toBeCloseTo(0.2, 9)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(state().textContent).toBe('as read')
    fireEvent.click(screen.getByRole('button', { name: '화면 크기 다시 재기' }))
    fireEvent.click(screen.getByRole('button', { name: '잰 크기 지우기' }))
    expect(session.read().screenPixelMm).toBeUndefined()
  })

  it('reports that the images of a state aren’t open, and changes nothing', async () => {
    const { session } = await shown(makePresentation('2.25.99'))
    fireEvent.click(screen.getByRole('button', { name: 'as read' }))
    expect(session.activeViewport().presentation).toBeUndefined()
  })

  it('has key objects as a series', async () => {
    const viewer = await shown(makeKeyObjects(['2.25.7.2', '2.25.7.5'], '종양'))
    const card = screen.getByRole('button', { name: '키 이미지 열기: Of Interest · 종양' })
    expect(card.textContent).toContain('2장 중 1장만 있습니다')
    fireEvent.click(card)
    const { stack = '' } = viewer.session.activeViewport()
    expect(viewer.stackOf(stack)?.frames.map(({ instance }) => instance.record.number)).toEqual([2])
  })

  it('has structure sets with their volumes; one press draws a label, another shows it where it is largest', async () => {
    const viewer = await shown(structureSet())
    fireEvent.click(screen.getByRole('button', { name: 'PLAN' }))
    expect(screen.getByRole('checkbox', { name: /GTV/u }).closest('li')?.textContent).toContain('0.005 ml')
    expect(screen.getAllByRole('slider', { name: '채움 불투명도' })).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'GTV: 가장 크게 보이는 영상으로' }))
    const { frame = '' } = viewer.session.activeViewport()
    expect(viewer.locate(frame)?.frame.instance.record.number).toBe(2)
  })
})

/** A frustum that is 1 mm wide on the first image and 2 mm on the second, which are 1 mm apart. */
function structureSet() {
  const square = (side: number, z: number) => ({
    ContourGeometricType: 'CLOSED_PLANAR',
    NumberOfContourPoints: 4,
    ContourData: [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ].flatMap(([x, y]) => [x, y, z].map(String)),
  })
  return makePresentation('', {
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.481.3',
    Modality: 'RTSTRUCT',
    StructureSetLabel: 'PLAN',
    ReferencedSeriesSequence: undefined,
    PresentationLUTShape: undefined,
    ContentLabel: undefined,
    StructureSetROISequence: [{ ROINumber: 1, ROIName: 'GTV', ReferencedFrameOfReferenceUID: '2.25.1000.9' }],
    ROIContourSequence: [{ ReferencedROINumber: 1, ContourSequence: [square(1, -1), square(2, -2)] }],
  })
}
