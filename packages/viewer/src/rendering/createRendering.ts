import { createStore } from '../session/createStore.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import {
  type Camera,
  HOME_CAMERA,
  lookFrom,
  RENDERING_VIEWS,
  type RenderingView,
  turnCamera,
  viewOf,
} from './camera.ts'
import type { LassoCut } from './carving.ts'
import { type ClipBox, type ClipSide, clipFrom, NO_CLIP } from './clipBox.ts'
import { presetsOf, type RenderingPreset, shiftLimit } from './transferFunctions.ts'

/** What a drag does. Names are in `i18n` under `viewer.rendering.tool.<id>`. */
export const RENDERING_TOOLS = ['turn', 'opacity', 'pan', 'zoom', 'cut'] as const
export type RenderingTool = (typeof RENDERING_TOOLS)[number]

export interface RenderingState {
  preset: RenderingPreset
  /** How far opacity is moved, in HU or in shares of the relative scale. */
  shift: number
  camera: Camera
  clip: ClipBox
  cuts: readonly LassoCut[]
  tool: RenderingTool
  /** It changes from moment to moment: coarse pictures will do. */
  isMoving: boolean
}

/** Still for so long, in milliseconds: whoever turns it has stopped to look. */
const STILL_AFTER = 160

/** Screen pixels for a mm, at least and at most. */
const ZOOM = { least: 0.05, most: 40 } as const

export type Rendering = ReturnType<typeof createRendering>

/** A volume seen from outside, and how it is looked at. Knows no pixels. Whoever makes it disposes of it. */
export function createRendering(shape: VolumeShape) {
  const isHounsfield = shape.unit === 'HU'
  const presets = presetsOf({ isHounsfield })
  const limit = shiftLimit({ isHounsfield })
  const home: RenderingState = {
    ...{ preset: presets[0] ?? 'vessel', shift: 0, camera: HOME_CAMERA, clip: NO_CLIP },
    ...{ cuts: [], tool: 'turn', isMoving: false },
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
    ...{ shape, read, subscribe, presets, isHounsfield, look },
    shiftLimit: limit,
    setPreset: (preset: RenderingPreset) => move({ preset, shift: 0 }),
    setShift: (shift: number) => move({ shift: Math.min(Math.max(shift, -limit), limit) }),
    setTool: (tool: RenderingTool) => change({ tool }),
    turn: (toRight: number, toDown: number) => move({ camera: turnCamera(read().camera, toRight, toDown) }),
    /** The next of the named views, from wherever one is. */
    lookNext(steps: 1 | -1): void {
      const count = RENDERING_VIEWS.length
      const now = viewOf(read().camera)
      const from = now === undefined ? (steps === 1 ? -1 : 0) : RENDERING_VIEWS.indexOf(now)
      look(RENDERING_VIEWS[(from + steps + count) % count] as RenderingView)
    },
    /** In mm on the screen. */
    pan(toRight: number, toDown: number): void {
      const { camera } = read()
      move({ camera: { ...camera, shift: [camera.shift[0] + toRight, camera.shift[1] + toDown] } })
    },
    /** `now`: the screen pixels for a mm as it is seen, which a camera that fits doesn't know. */
    zoom(factor: number, now: number): void {
      const scale = Math.min(Math.max(now * factor, ZOOM.least), ZOOM.most)
      move({ camera: { ...read().camera, scale } })
    },
    fit: () => move({ camera: { ...read().camera, scale: null, shift: [0, 0] } }),
    clip: (side: ClipSide, share: number) => move({ clip: clipFrom(read().clip, side, share) }),
    cut: (cut: LassoCut) => move({ cuts: [...read().cuts, cut] }),
    /** Takes the last cut back. */
    uncut: () => move({ cuts: read().cuts.slice(0, -1) }),
    reset: () => move({ ...home, preset: read().preset, tool: read().tool }),
    dispose: () => clearTimeout(still),
  }
}
