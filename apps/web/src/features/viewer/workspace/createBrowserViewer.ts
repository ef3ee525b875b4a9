import { createDecoderPool, createPainter, createViewer, withRanges } from '@pandok/viewer'
import { savedLayouts } from '../layouts/savedLayouts.ts'
import { createReportFiles } from '../open/createReportFiles.ts'
import { imageRatio } from '../window/imageElement.ts'
import { afterFrame } from './afterFrame.ts'
import { decodePicture } from './decodePicture.ts'
import { memoryBudget } from './memoryBudget.ts'
import type { ScreenViewer } from './ViewerContext.ts'

/** The delay in milliseconds, so that the page itself is painted first. */
const WARM_UP_AFTER = 50

const cores = (): number => Math.min(Math.max(navigator.hardwareConcurrency || 2, 1), 4)

/** A viewer with the browser's workers, graphics card and screen. The caller has to dispose it. */
export function createBrowserViewer(): ScreenViewer {
  const pool = withRanges(createDecoderPool({ size: cores(), depth: 8 }))
  const budget = memoryBudget((navigator as { deviceMemory?: number }).deviceMemory)
  const painter = createPainter({ textureBudget: budget.textures })
  // Compiling the shaders takes as long as reading the first file, so it is done in advance.
  const warming = setTimeout(() => {
    pool.warmUp()
    painter.warmUp()
  }, WARM_UP_AFTER)
  const viewer = createViewer({
    pool,
    painter,
    decodePicture,
    savedLayouts,
    pixelRatio: imageRatio,
    budgetBytes: budget.frames,
    cores: cores(),
    playsClips: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
    newId: () => crypto.randomUUID(),
    drawn: () => new Promise((resolve) => void afterFrame(resolve)),
  })
  const reportFiles = createReportFiles()
  return {
    ...viewer,
    reportFiles,
    open: (sources) => viewer.open(reportFiles.sift(sources)),
    close() {
      viewer.close()
      reportFiles.clear()
    },
    dispose() {
      clearTimeout(warming)
      viewer.dispose()
    },
  }
}
