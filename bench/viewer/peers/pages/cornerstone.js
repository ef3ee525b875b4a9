// @ts-nocheck: runs in the page
import * as core from '@cornerstonejs/core'
import loader from '@cornerstonejs/dicom-image-loader'
import * as tools from '@cornerstonejs/tools'

const wishes = new URLSearchParams(location.search)
const isCpu = wishes.get('backend') === 'cpu'
const element = document.querySelector('#view')
element.style.width = `${wishes.get('width')}px`
element.style.height = `${wishes.get('height')}px`

await core.init(
  isCpu ? { rendering: { useGenericViewport: true, planar: { renderBackend: 'cpu' } } } : undefined,
)
await loader.init({
  maxWebWorkers: Math.max(1, navigator.hardwareConcurrency),
  useLegacyMetadataProvider: true,
})
await tools.init()
tools.addTool(tools.StackScrollTool)
const group = tools.ToolGroupManager.createToolGroup('bench')
group.addTool(tools.StackScrollTool.toolName)
group.setToolActive(tools.StackScrollTool.toolName, {
  bindings: [{ mouseButton: tools.Enums.MouseBindings.Wheel }],
})

const engine = new core.RenderingEngine('bench')
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
document.body.addEventListener('dragover', (event) => event.preventDefault())
document.body.addEventListener('drop', (event) => {
  event.preventDefault()
  window.peer.open([...event.dataTransfer.files])
})
document.body.dataset.ready = ''
