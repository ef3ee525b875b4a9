import { itemAt } from '@pandok/domain'
import { createStore } from '../session/createStore.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeCenter } from '../space/volume/volumeExtent.ts'
import {
  type Camera,
  HOME_CAMERA,
  lookFrom,
  RENDERING_VIEWS,
  type RenderingView,
  rotateCamera,
  viewOf,
} from './camera.ts'
import type { LassoCut } from './carving.ts'
import { type ClipBox, type ClipSide, clipFrom, NO_CLIP } from './clipBox.ts'
import { presetsOf, type RenderingPreset, shiftLimit } from './transferFunctions.ts'

/** The drag tools. Names are in `i18n` under `viewer.rendering.tool.<id>`. */
export const RENDERING_TOOLS = ['rotate', 'opacity', 'pan', 'zoom', 'cut'] as const
export type RenderingTool = (typeof RENDERING_TOOLS)[number]

export interface RenderingState {
  preset: RenderingPreset
  /** The shift of opacity, in HU or in fractions of the relative scale. */
  shift: number
  camera: Camera
  clip: ClipBox
  cuts: readonly LassoCut[]
  /** What the next outline removes. */
  goes: LassoCut['goes']
  /** The outline being drawn, in the coordinates of a cut. */
  lasso: LassoCut['outline'] | undefined
  tool: RenderingTool
  /** True while it changes continuously, so that coarse pictures suffice. */
  isMoving: boolean
}

/** Milliseconds without a change after which the reader counts as having stopped. */
const STILL_AFTER = 160

const ZOOM = { least: 0.25, most: 40 } as const

export type Rendering = ReturnType<typeof createRendering>

/** A volume rendering's display state, without pixels. The caller has to dispose it. */
export function createRendering(shape: VolumeShape) {
  const isHounsfield = shape.unit === 'HU'
  const presets = presetsOf({ isHounsfield })
  const limit = shiftLimit({ isHounsfield })
  const home: RenderingState = {
    preset: presets[0] ?? 'vessel',
    shift: 0,
    camera: HOME_CAMERA,
    clip: NO_CLIP,
    cuts: [],
    goes: 'outside',
    lasso: undefined,
    tool: 'rotate',
    isMoving: false,
  }
  const { read, subscribe, change } = createStore<RenderingState>(home)
  let still: ReturnType<typeof setTimeout> | undefined

  function move(changes: Partial<RenderingState>): void {
    clearTimeout(still)
    still = setTimeout(() => change({ isMoving: false }), STILL_AFTER)
    change({ ...changes, isMoving: true })
  }

  const look = (view: RenderingView) => move({ camera: lookFrom(read().camera, view) })

  return {
    shape,
    read,
    subscribe,
    presets,
    isHounsfield,
    look,
    shiftLimit: limit,
    setPreset: (preset: RenderingPreset) => move({ preset, shift: 0 }),
    setShift: (shift: number) => move({ shift: Math.min(Math.max(shift, -limit), limit) }),
    setTool: (tool: RenderingTool) => change({ tool }),
    rotate: (toRight: number, toDown: number) =>
      move({ camera: rotateCamera(read().camera, toRight, toDown) }),
    /** Goes to the next named view. */
    lookNext(steps: 1 | -1): void {
      const count = RENDERING_VIEWS.length
      const now = viewOf(read().camera)
      const from = now === undefined ? (steps === 1 ? -1 : 0) : RENDERING_VIEWS.indexOf(now)
      look(itemAt(RENDERING_VIEWS, (from + steps + count) % count))
    },
    /** In mm on the screen. */
    pan(toRight: number, toDown: number): void {
      const { camera } = read()
      move({ camera: { ...camera, shift: [camera.shift[0] + toRight, camera.shift[1] + toDown] } })
    },
    zoom(factor: number): void {
      const { camera } = read()
      move({ camera: { ...camera, zoom: Math.min(Math.max(camera.zoom * factor, ZOOM.least), ZOOM.most) } })
    },
    fit: () => move({ camera: { ...read().camera, zoom: 1, shift: [0, 0] } }),
    clip: (side: ClipSide, share: number) => move({ clip: clipFrom(read().clip, side, share) }),
    setGoes: (goes: LassoCut['goes']) => change({ goes }),
    /** Extends the outline; undefined ends drawing. */
    drawLasso: (lasso: LassoCut['outline'] | undefined) => change({ lasso }),
    /** Cuts along the drawn outline, in the view in which it was drawn. */
    cut(): void {
      const { lasso, cuts, goes, camera } = read()
      change({ lasso: undefined })
      if (!lasso || lasso.length < 3) return
      const { right, down } = camera
      const cut: LassoCut = { center: volumeCenter(shape), right, down, outline: lasso, goes }
      move({ cuts: [...cuts, cut] })
    },
    /** Undoes the last cut. */
    uncut: () => move({ cuts: read().cuts.slice(0, -1) }),
    reset(): void {
      const { preset, tool, goes } = read()
      move({ ...home, preset, tool, goes })
    },
    dispose: () => clearTimeout(still),
  }
}
