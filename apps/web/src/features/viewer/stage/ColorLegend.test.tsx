import { type DecodedFrame, type StackFrame, VIEW_RESET, type View } from '@pandok/viewer'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ColorLegend } from './ColorLegend.tsx'
import { WindowText } from './WindowText.tsx'

beforeAll(() => textStore.show('en'))
afterEach(cleanup)

/** A diffusion map as libraries write it, with integers and a slope to mm²/s. */
const MAP = {
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.30',
  Modality: 'MR',
  RescaleSlope: undefined,
  RescaleIntercept: undefined,
  WindowCenter: 1000,
  WindowWidth: 2000,
  RealWorldValueMappingSequence: [
    {
      RealWorldValueSlope: 1e-6,
      RealWorldValueIntercept: 0,
      MeasurementUnitsCodeSequence: [
        { CodeValue: 'mm2/s', CodingSchemeDesignator: 'UCUM', CodeMeaning: 'square millimeter per second' },
      ],
    },
  ],
}

async function shown(
  elements: Record<string, unknown>,
): Promise<{ frame: StackFrame; decoded: DecodedFrame }> {
  const viewer = await viewerWith([openFile(elements)])
  const [frame] = viewer.stackOf(viewer.session.activeViewport().stack ?? '')?.frames ?? []
  const decoded = frame && viewer.frames.get(frame.id)
  if (!frame || !decoded) throw new Error('nothing is shown')
  return { frame, decoded }
}

const legend = (picture: Awaited<ReturnType<typeof shown>>, view: Partial<View> = {}, height = 400) => {
  render(<ColorLegend {...picture} view={{ ...VIEW_RESET, ...view }} height={height} />)
  return screen.queryByRole('img')
}

it('a parametric map shows its window and its legend in its own unit, with as many digits as needed', async () => {
  const picture = await shown(MAP)
  expect(legend(picture)?.getAttribute('aria-label')).toBe('Color scale: from 0 to 0.002 mm2/s')
  const { container } = render(<WindowText {...picture} view={VIEW_RESET} />)
  expect(container.textContent).toBe('W 0.002 L 0.001 mm2/s')
})

it('an image has a legend once it has colors, and if there is room for one', async () => {
  const picture = await shown({ WindowCenter: 40.5, WindowWidth: 101 })
  expect(legend(picture)).toBeNull()
  expect(legend(picture, { colors: 'hotIron' }, 120)).toBeNull()
  expect(legend(picture, { colors: 'hotIron' })?.getAttribute('aria-label')).toBe(
    'Color scale: from -10 to 90 HU',
  )
})
