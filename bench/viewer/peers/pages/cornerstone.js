// @ts-nocheck: runs in the page
import * as core from '@cornerstonejs/core'
import loader from '@cornerstonejs/dicom-image-loader'
import { startCornerstone } from './startCornerstone.js'
import { takeDroppedFiles } from './takeDroppedFiles.js'

const wishes = new URLSearchParams(location.search)
const isCpu = wishes.get('backend') === 'cpu'
const element = document.querySelector('#view')
element.style.width = `${wishes.get('width')}px`
element.style.height = `${wishes.get('height')}px`

const { engine, group } = await startCornerstone(
  isCpu ? { rendering: { useGenericViewport: true, planar: { renderBackend: 'cpu' } } } : undefined,
)
engine.enableElement({
  viewportId: 'view',
  element,
  type: core.Enums.ViewportType.STACK,
})
group.addViewport('view', 'bench')
const viewport = engine.getViewport('view')

let loaded = 0
window.peer = {
  isDone: () => loaded === window.peer.count,
  count: Number.NaN,
  async open(files) {
    const imageIds = files.map((file) => loader.wadouri.fileManager.add(file))
    window.peer.count = imageIds.length
    await viewport.setStack(imageIds, 0)
    viewport.render()
    for (const imageId of imageIds)
      void core.imageLoader.loadAndCacheImage(imageId).then(() => {
        loaded++
      })
  },
}
takeDroppedFiles(window.peer.open)
