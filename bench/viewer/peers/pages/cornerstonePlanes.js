// @ts-nocheck: runs in the page
import * as core from '@cornerstonejs/core'
import loader from '@cornerstonejs/dicom-image-loader'
import { startCornerstone } from './startCornerstone.js'
import { takeDroppedFiles } from './takeDroppedFiles.js'

const NAMES = ['axial', 'coronal', 'sagittal']
const wishes = new URLSearchParams(location.search)
const { engine, group } = await startCornerstone()
for (const name of NAMES) {
  const element = document.querySelector(`#${name}`)
  element.style.width = `${wishes.get('width')}px`
  element.style.height = `${wishes.get('height')}px`
  engine.enableElement({
    ...{ viewportId: name, element, type: core.Enums.ViewportType.ORTHOGRAPHIC },
    defaultOptions: { orientation: core.Enums.OrientationAxis[name.toUpperCase()] },
  })
  group.addViewport(name, 'bench')
}
const viewports = NAMES.map((name) => engine.getViewport(name))

let isDone = false
window.peer = {
  isDone: () => isDone,
  async open(files) {
    const imageIds = files.map((file) => loader.wadouri.fileManager.add(file))
    // A volume needs the positions of its slices before it loads them, and a local file has to be read for that.
    await Promise.all(imageIds.map((imageId) => core.imageLoader.loadAndCacheImage(imageId)))
    const volumeId = 'cornerstoneStreamingImageVolume:bench'
    const volume = await core.volumeLoader.createAndCacheVolume(volumeId, { imageIds })
    await new Promise((resolve) => volume.load(resolve))
    await core.setVolumesForViewports(engine, [{ volumeId }], NAMES)
    engine.renderViewports(NAMES)
    isDone = true
  },
  setSlab(thickness) {
    for (const viewport of viewports) {
      viewport.setBlendMode(core.Enums.BlendModes.MAXIMUM_INTENSITY_BLEND)
      viewport.setSlabThickness(thickness)
      viewport.render()
    }
  },
  /** Rotates about the patient's long axis first, then from side to side, in degrees. */
  turn(first, second) {
    for (const viewport of viewports) {
      const { viewPlaneNormal, viewUp } = viewport.getCamera()
      const turned = (vector) => about(about(vector, 2, first), 1, second)
      viewport.setCamera({ viewPlaneNormal: turned(viewPlaneNormal), viewUp: turned(viewUp) })
      viewport.render()
    }
  },
}

function about(vector, axis, degrees) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3]
  const turned = [...vector]
  turned[a] = vector[a] * cos - vector[b] * sin
  turned[b] = vector[a] * sin + vector[b] * cos
  return turned
}

takeDroppedFiles(window.peer.open)
