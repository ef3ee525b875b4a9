import {
  keysOf,
  PRESETS,
  presetsFor,
  proposeLayout,
  VIEWER_COMMANDS,
  type Viewer,
  type ViewerCommandId,
} from '@pandok/viewer'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { LayoutMenu } from '../tools/LayoutMenu.tsx'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { type ScreenActions, useViewerActions } from './useViewerActions.ts'
import type { ViewerActions } from './ViewerActions.ts'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

const noScreen = new Proxy({}, { get: () => () => undefined }) as ScreenActions

let actions: ViewerActions = {}

function Bar() {
  actions = useViewerActions(noScreen)
  return <LayoutMenu actions={actions} />
}

const shown = (viewer: Viewer) =>
  render(
    <ViewerContext value={viewer}>
      <Bar />
    </ViewerContext>,
  )

const LAYOUTS = [1, 2, 3].flatMap((rows) => [1, 2, 3].map((columns) => [rows, columns] as const))

describe('layouts from one viewport to three by three', () => {
  it.each(LAYOUTS)('%d × %d is a command with a key', async (rows, columns) => {
    const viewer = await viewerWith([openFile()])
    shown(viewer)
    const id = `layout.${rows}x${columns}` as ViewerCommandId
    expect(VIEWER_COMMANDS).toHaveProperty([id])
    expect(keysOf(id, {})).toHaveLength(1)
    actions[id]?.()
    expect(viewer.session.read()).toMatchObject({ rows, columns })
    expect(viewer.session.read().viewports).toHaveLength(rows * columns)
  })

  it('are all in the menu', async () => {
    const viewer = await viewerWith([openFile()])
    shown(viewer)
    await userEvent.click(screen.getByRole('button', { name: /1 × 1/u }))
    for (const [rows, columns] of LAYOUTS)
      expect(
        screen.getByRole('menuitemradio', { name: new RegExp(`${rows} × ${columns}`, 'u') }),
      ).toBeTruthy()
  })
})

describe('windows of a modality', () => {
  it.each([...new Set(PRESETS.flatMap(({ modalities }) => modalities))])(
    'are all commands: %s',
    (modality) => {
      const [, ...presets] = presetsFor(modality)
      for (const at of presets.keys()) expect(VIEWER_COMMANDS).toHaveProperty([`look.preset${at + 1}`])
    },
  )

  it('the tenth of CT shows the temporal bone', async () => {
    const viewer = await viewerWith([openFile()])
    shown(viewer)
    actions['look.preset10']?.()
    expect(viewer.session.activeViewport().view.voi).toMatchObject({ center: 700, width: 4000 })
  })
})

describe('viewports that are hung at the same zoom', () => {
  it.each(['look.fit', 'look.reset'] as const)('have it again after %s', async (command) => {
    const viewer = await viewerWith([openFile()])
    const { stack = '' } = viewer.session.activeViewport()
    const area = { left: -50, right: 50, top: 0, bottom: 100 }
    const cell = { stack, area, rotation: 0, isFlipped: true, side: 'right', why: 'view' } as const
    const layout = { ...proposeLayout(viewer.studies.read()), cells: [cell] }
    shown({ ...viewer, hungLayout: () => layout })
    viewer.session.changeView({ scale: 3, center: { x: 1, y: 1 }, isFlipped: true, area })
    actions[command]?.()
    expect(viewer.session.activeViewport().view).toMatchObject({
      scale: null,
      center: null,
      isFlipped: true,
      area,
      side: 'right',
    })
  })

  it('fitting applies the displayed area of a presentation state, and the whole image is visible', async () => {
    const viewer = await viewerWith([openFile()])
    shown(viewer)
    viewer.session.changeView({ scale: 3, area: { left: 0, right: 2, top: 0, bottom: 2 } })
    actions['look.fit']?.()
    expect(viewer.session.activeViewport().view).toMatchObject({ scale: null, area: undefined })
  })
})
