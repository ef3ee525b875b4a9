// @ts-nocheck: runs in the page
// OpenSeadragon and its tile source for TIFF files are unchanged, except for the canvas drawer, which a machine
// without a graphics card needs.
import { enableGeoTIFFTileSource } from '/geotiff-tilesource/geotiff-tilesource.mjs'

const { OpenSeadragon } = window
enableGeoTIFFTileSource(OpenSeadragon)
let viewer
let size

const frame = () => new Promise(requestAnimationFrame)

/** Waits until everything visible is loaded at full resolution and drawn. */
async function settled() {
  await frame()
  while (!viewer.world.getItemAt(0)?.getFullyLoaded() || viewer.world.needsDraw()) await frame()
}

window.slidePage = {
  async open() {
    const started = performance.now()
    const [file] = document.querySelector('#files').files
    const [source] = await OpenSeadragon.GeoTIFFTileSource.getAllTileSources(file, { logLatency: false })
    const openedMs = performance.now() - started
    let firstTileMs
    viewer = new OpenSeadragon.Viewer({
      id: 'slide',
      tileSources: [source],
      drawer: 'canvas',
      showNavigationControl: false,
      immediateRender: true,
      animationTime: 0,
      blendTime: 0,
    })
    viewer.addHandler('tile-loaded', () => {
      firstTileMs ??= performance.now() - started
    })
    while (viewer.world.getItemCount() === 0) await frame()
    size = viewer.world.getItemAt(0).getContentSize()
    await settled()
    return { openedMs, firstTileMs, wholeViewMs: performance.now() - started }
  },
  async panTo(x, y) {
    const started = performance.now()
    const image = viewer.world.getItemAt(0)
    viewer.viewport.zoomTo(viewer.viewport.imageToViewportZoom(1), undefined, true)
    viewer.viewport.panTo(image.imageToViewportCoordinates(x, y), true)
    await settled()
    return performance.now() - started
  },
  size: () => ({ width: size.x, height: size.y }),
  dispose: () => viewer.destroy(),
  counts: () => ({ made: 0, closed: 0, violations: [], failed: 0 }),
}
