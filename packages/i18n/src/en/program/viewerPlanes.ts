import type { viewerPlanes as korean } from '../../ko/program/viewerPlanes.ts'
import type { Translated } from '../../message.ts'

export const viewerPlanes: Translated<typeof korean> = {
  'viewer.planes.loading': 'Preparing the planes',
  'viewer.planes.progress': '{done} of {total}',
  'viewer.planes.failed': {
    one: '{count} image can’t be read, so no planes can be made.',
    other: '{count} images can’t be read, so no planes can be made.',
  },
  'viewer.planes.tooLarge':
    'There isn’t enough memory for planes: {needed} MB are needed, {room} MB may be used.',
  'viewer.planes.back': 'Back to the images',
  'viewer.planes.reset': 'Reset the planes',
  'viewer.planes.choose': 'Plane',
  'viewer.planes.oblique': 'oblique',
  'viewer.planes.thickness': 'Slab thickness (mm)',
  'viewer.planes.mode': 'The slab shows',
  'viewer.planes.mode.mean': 'Mean',
  'viewer.planes.mode.max': 'Maximum (MIP)',
  'viewer.planes.mode.min': 'Minimum (MinIP)',
  'viewer.planes.basis': 'Planes along',
  'viewer.planes.basis.patient': 'the patient’s body',
  'viewer.planes.basis.acquisition': 'the slices as acquired',
  'viewer.planes.hint':
    'Drag the center to move the crosshair, a line to move its plane, a circle on a line to turn it. Shift and click brings the crosshair there.',
  'viewer.layout.forget': 'Forget the layout kept for {modality}',
  'viewer.layout.forgotten': 'The layout for {modality} was forgotten.',
  'viewer.link.done': 'From here on they scroll together.',
  'viewer.link.alone': 'It takes two viewports with images to scroll together.',
  'viewer.keys.text': 'Press a key to assign it. This browser remembers.',
  'viewer.keys.none': 'No key',
  'viewer.keys.change': 'Change the key of “{name}”',
  'viewer.keys.clear': 'No key for “{name}”',
  'viewer.keys.reset': 'Usual key for “{name}”',
  'viewer.keys.resetAll': 'All usual keys',
  'viewer.keys.wasReset': 'The images have their usual keys again.',
  'viewer.keys.listening': 'Press the key for “{name}”. Escape gives up.',
  'viewer.keys.conflict': '{key} is taken by “{name}”.',
  'viewer.keys.take': 'Take it over',
  'viewer.keys.other': 'Press another key',
  'viewer.keys.alsoBoard': 'The plate uses it, too',
  'viewer.keys.refusedBoard': '{key} leads about the program or closes things. Press another key.',
}
