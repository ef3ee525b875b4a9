import { RENDERING_VIEWS, type Rendering, type RenderingTool, type ViewerCommandId } from '@pandok/viewer'
import type { ViewerActions } from '../commands/ViewerActions.ts'

/** Degrees per key press, and for Page up and Page down. */
const [STEP, PAGE] = [5, 30]
/** Number of key presses from one end of the opacity range to the other. */
const SHIFT_STEPS = 40

const TOOLS: Readonly<Partial<Record<ViewerCommandId, RenderingTool>>> = {
  'tool.scroll': 'rotate',
  'tool.window': 'opacity',
  'tool.pan': 'pan',
  'tool.zoom': 'zoom',
  'tool.freehand': 'cut',
}

/** These commands apply to images and planes, of which none is shown. */
const NOT_HERE: readonly ViewerCommandId[] = [
  ...(['cine.toggle', 'cine.faster', 'cine.slower', 'cine.swing', 'image.last'] as const),
  ...([
    'tool.length',
    'tool.bidirectional',
    'tool.angle',
    'tool.cobb',
    'tool.ratio',
    'tool.rectangle',
  ] as const),
  ...(['tool.ellipse', 'tool.probe', 'tool.arrow', 'tool.text', 'tool.counter'] as const),
  ...(['tool.vertebra', 'tool.path', 'look.auto', 'look.typeWindow', 'look.invert', 'look.colors'] as const),
  ...(['look.oneToOne', 'look.rotateRight', 'look.rotateLeft', 'look.flipHorizontally'] as const),
  ...(['look.flipVertically', 'look.smooth', 'look.overlays', 'look.presentation', 'look.labels'] as const),
  ...(['look.magnifier', 'layout.maximize', 'layout.linkHere', 'layout.save', 'layout.saveRegion'] as const),
  ...(['layout.referenceLines', 'mark.keyImage', 'mark.redo', 'mark.again', 'mark.presentation'] as const),
]

/** Commands while a volume rendering is shown. An absent command works as for images. */
export function renderingActions(rendering: Rendering, toPlanes: () => void): ViewerActions {
  const shift = (direction: 1 | -1) => () =>
    rendering.setShift(rendering.read().shift + (direction * 2 * rendering.shiftLimit) / SHIFT_STEPS)
  const all: ViewerActions = {
    ...Object.fromEntries(NOT_HERE.map((id) => [id, undefined])),
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => {
        const preset = rendering.presets[index]
        return [`look.preset${index + 1}`, preset && (() => rendering.setPreset(preset))]
      }),
    ),
    ...Object.fromEntries(Object.entries(TOOLS).map(([id, tool]) => [id, () => rendering.setTool(tool)])),
    ...Object.fromEntries(RENDERING_VIEWS.map((view) => [`rendering.${view}`, () => rendering.look(view)])),
  }
  return {
    ...all,
    'image.next': () => rendering.rotate(0, STEP),
    'image.previous': () => rendering.rotate(0, -STEP),
    'series.next': () => rendering.rotate(STEP, 0),
    'series.previous': () => rendering.rotate(-STEP, 0),
    'image.forward': () => rendering.rotate(PAGE, 0),
    'image.back': () => rendering.rotate(-PAGE, 0),
    'image.first': () => rendering.look('anterior'),
    'viewport.next': () => rendering.lookNext(1),
    'viewport.previous': () => rendering.lookNext(-1),
    'look.zoomIn': () => rendering.zoom(1.25),
    'look.zoomOut': () => rendering.zoom(0.8),
    'look.fit': rendering.fit,
    'look.reset': rendering.reset,
    'layout.planes': toPlanes,
    'layout.rendering': toPlanes,
    'rendering.denser': shift(-1),
    'rendering.clearer': shift(1),
    'rendering.cutInside': () => rendering.setGoes(rendering.read().goes === 'inside' ? 'outside' : 'inside'),
    'mark.undo': rendering.uncut,
  }
}
