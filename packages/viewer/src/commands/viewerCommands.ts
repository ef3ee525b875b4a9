export type ViewerCommandGroup =
  | 'move'
  | 'tool'
  | 'look'
  | 'layout'
  | 'planes'
  | 'rendering'
  | 'slide'
  | 'mark'
  | 'study'

export interface ViewerCommand {
  group: ViewerCommandGroup
  /** Physical keys in the notation of key maps; the reader can change them. */
  keys: readonly string[]
  /** Repeats while its key is held. */
  repeats?: true
}

const move = (...keys: string[]) => ({ group: 'move', keys, repeats: true }) as const
const tool = (...keys: string[]) => ({ group: 'tool', keys }) as const
const look = (...keys: string[]) => ({ group: 'look', keys }) as const
const layout = (...keys: string[]) => ({ group: 'layout', keys }) as const
const planes = (...keys: string[]) => ({ group: 'planes', keys }) as const
const rendering = (...keys: string[]) => ({ group: 'rendering', keys }) as const
const slide = (...keys: string[]) => ({ group: 'slide', keys }) as const
const mark = (...keys: string[]) => ({ group: 'mark', keys }) as const
const study = (...keys: string[]) => ({ group: 'study', keys }) as const

/** All image commands. Labels are in `i18n` under `viewer.command.<id>`. */
export const VIEWER_COMMANDS = {
  'image.next': move('ArrowDown'),
  'image.previous': move('ArrowUp'),
  'image.forward': move('PageDown'),
  'image.back': move('PageUp'),
  'image.first': { group: 'move', keys: ['Home'] },
  'image.last': { group: 'move', keys: ['End'] },
  'series.next': move('ArrowRight'),
  'series.previous': move('ArrowLeft'),
  'study.next': move('Ctrl+ArrowRight'),
  'study.previous': move('Ctrl+ArrowLeft'),
  'viewport.next': { group: 'move', keys: ['KeyN'] },
  'viewport.previous': { group: 'move', keys: ['Shift+KeyN'] },
  'cine.toggle': { group: 'move', keys: ['Space'] },
  'cine.faster': move('Period'),
  'cine.slower': move('Comma'),
  'cine.swing': { group: 'move', keys: [] },

  'tool.window': tool('KeyW'),
  'tool.pan': tool('KeyP'),
  'tool.zoom': tool('KeyZ'),
  'tool.scroll': tool('KeyS'),
  'tool.length': tool('KeyL'),
  'tool.bidirectional': tool('KeyB'),
  'tool.angle': tool('KeyA'),
  'tool.cobb': tool('KeyC'),
  'tool.ratio': tool('KeyQ'),
  'tool.rectangle': tool('KeyR'),
  'tool.ellipse': tool('KeyE'),
  'tool.freehand': tool('KeyF'),
  'tool.probe': tool('KeyO'),
  'tool.arrow': tool('Shift+KeyA'),
  'tool.text': tool('KeyT'),
  'tool.counter': tool('Shift+KeyC'),
  'tool.vertebra': tool('Shift+KeyT'),
  'tool.path': tool('Shift+KeyH'),

  'look.auto': look('Digit0'),
  'look.preset1': look('Digit1'),
  'look.preset2': look('Digit2'),
  'look.preset3': look('Digit3'),
  'look.preset4': look('Digit4'),
  'look.preset5': look('Digit5'),
  'look.preset6': look('Digit6'),
  'look.preset7': look('Digit7'),
  'look.preset8': look('Digit8'),
  'look.preset9': look('Digit9'),
  'look.preset10': look('Shift+Digit0'),
  'look.typeWindow': look('Shift+KeyW'),
  'look.invert': look('KeyI'),
  'look.colors': look('Shift+KeyI'),
  'look.zoomIn': { ...look('Equal', 'NumpadAdd'), repeats: true },
  'look.zoomOut': { ...look('Minus', 'NumpadSubtract'), repeats: true },
  'look.fit': look('KeyG'),
  'look.oneToOne': look('Shift+KeyG'),
  'look.rotateRight': look('BracketRight'),
  'look.rotateLeft': look('BracketLeft'),
  'look.flipHorizontally': look('KeyH'),
  'look.flipVertically': look('KeyV'),
  'look.smooth': look('Shift+KeyS'),
  'look.overlays': look('Shift+KeyO'),
  'look.presentation': look('Shift+KeyP'),
  'look.labels': look('Shift+KeyV'),
  'look.magnifier': look('Shift+KeyZ'),
  'look.reset': look('Shift+KeyR'),

  'layout.1x1': layout('Alt+Digit1'),
  'layout.1x2': layout('Alt+Digit2'),
  'layout.1x3': layout('Alt+Digit3'),
  'layout.2x2': layout('Alt+Digit4'),
  'layout.2x1': layout('Alt+Digit5'),
  'layout.2x3': layout('Alt+Digit6'),
  'layout.3x1': layout('Alt+Digit7'),
  'layout.3x2': layout('Alt+Digit8'),
  'layout.3x3': layout('Alt+Digit9'),
  'layout.maximize': layout('Enter'),
  'layout.planes': layout('KeyM'),
  'layout.rendering': layout('Shift+Digit9'),
  'layout.prior': layout('Shift+KeyD'),
  'layout.fullScreen': layout('Shift+Enter'),
  'layout.window': layout('Alt+Digit0'),
  'layout.link': layout('KeyY'),
  'layout.linkHere': layout('Shift+KeyY'),
  'layout.referenceLines': layout('KeyX'),
  'layout.save': layout(),
  'layout.saveRegion': layout(),
  'layout.rules': layout(),
  'layout.board': layout('Shift+KeyB'),

  'planes.thicker': { ...planes('Shift+Period'), repeats: true },
  'planes.thinner': { ...planes('Shift+Comma'), repeats: true },
  'planes.mode': planes('Shift+KeyM'),
  'planes.turnRight': { ...planes('Shift+BracketRight'), repeats: true },
  'planes.turnLeft': { ...planes('Shift+BracketLeft'), repeats: true },
  'planes.basis': planes(),
  'planes.fuse': planes('Shift+KeyF'),
  'planes.blendMore': { ...planes('Shift+KeyQ'), repeats: true },
  'planes.blendLess': { ...planes('Shift+KeyJ'), repeats: true },
  'planes.sphere': planes('Shift+KeyE'),
  'planes.turning': planes('Quote'),
  'planes.curved': planes('Semicolon'),

  'rendering.anterior': rendering(),
  'rendering.posterior': rendering(),
  'rendering.left': rendering(),
  'rendering.right': rendering(),
  'rendering.head': rendering(),
  'rendering.feet': rendering(),
  'rendering.denser': { ...rendering('Shift+Digit8'), repeats: true },
  'rendering.clearer': { ...rendering('Shift+Digit7'), repeats: true },
  'rendering.cutInside': rendering(),

  'slide.x1.25': slide('Shift+Digit1'),
  'slide.x2.5': slide('Shift+Digit2'),
  'slide.x5': slide('Shift+Digit3'),
  'slide.x10': slide('Shift+Digit4'),
  'slide.x20': slide('Shift+Digit5'),
  'slide.x40': slide('Shift+Digit6'),
  'slide.bookmark': slide('KeyU'),
  'slide.compare': slide(),
  'slide.associated': slide(),
  'slide.map': slide(),
  'slide.nextBookmark': slide(),
  'slide.clearBookmarks': slide(),
  'slide.grid': slide(),
  'slide.placeGrid': slide(),
  'slide.align': slide(),
  'slide.annotationsIn': slide(),
  'slide.annotationsOut': slide(),

  'mark.keyImage': mark('KeyK'),
  'mark.delete': mark('Delete', 'Backspace'),
  'mark.undo': mark('Ctrl+KeyZ'),
  'mark.redo': mark('Ctrl+KeyY', 'Ctrl+Shift+KeyZ'),
  'mark.list': mark('Shift+KeyL'),
  'mark.again': mark('Shift+KeyX'),
  'mark.csv': mark(),
  'mark.structuredReport': mark(),
  'mark.presentation': mark(),
  'mark.keyObjects': mark(),

  'study.open': study('Ctrl+KeyO'),
  'study.openFolder': study(),
  'study.source': study('Ctrl+Shift+KeyO'),
  'study.close': study(),
  'study.texts': study('KeyD'),
  'study.hideIdentity': study('KeyJ'),
  'study.png': study(),
  'study.print': study('Ctrl+KeyP'),
  'study.deidentified': study(),
  'study.send': study(),
  'study.refused': study(),
  'study.keys': study('Shift+KeyK'),
} as const satisfies Record<string, ViewerCommand>

export type ViewerCommandId = keyof typeof VIEWER_COMMANDS
