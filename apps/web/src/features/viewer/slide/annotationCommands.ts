import { toast } from '@pandok/ui'
import {
  hasOutline,
  type Measurement,
  readBulkAnnotations,
  readGeoJson,
  type SlideSource,
  toGeoJson,
  type Viewer,
} from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'
import { exportName } from '#shared/print/exportName.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { saveBlob } from '../export/saveBlob.ts'
import type { MarkKeeper } from '../kept/createMarkKeeper.ts'

/** Larger files contain more than a screen can draw. */
const MOST_BYTES = 64 * 1024 * 1024

/** Import and export of annotations, counting grids, and aligning two slides by points. */
export function annotationCommands(
  viewer: Viewer,
  source: SlideSource,
  text: Text,
  keeper?: Pick<MarkKeeper, 'markSafe'>,
): ViewerActions {
  const { slides } = viewer
  const isPair = slides.read().shown.length > 1
  return {
    'slide.grid': source.micronsPerPixel ? slides.showNextGrid : undefined,
    'slide.placeGrid': source.micronsPerPixel ? () => slides.chooseGrid(source.id) : undefined,
    'slide.align': isPair ? () => align(viewer, text) : undefined,
    'slide.annotationsIn': () => chooseAnnotations(viewer, source, text),
    'slide.annotationsOut': () => saveAnnotations(viewer, source, text, keeper),
  }
}

const drawnOn = ({ measurements }: Viewer, slide: string): Measurement[] =>
  measurements.read().items.filter(({ place }) => place.on === 'slide' && place.slide === slide)

function saveAnnotations(
  viewer: Viewer,
  { id }: SlideSource,
  text: Text,
  keeper: Pick<MarkKeeper, 'markSafe'> | undefined,
): void {
  const drawn = drawnOn(viewer, id)
  if (drawn.length === 0) {
    toast({ tone: 'warning', title: text('viewer.export.nothing') })
    return
  }
  const name = exportName('annotations', 'geojson')
  saveBlob(name, new Blob([toGeoJson(drawn)], { type: 'application/geo+json' }))
  keeper?.markSafe({ measurements: drawn.filter(hasOutline) })
  toast({ tone: 'success', title: text('viewer.export.done', { name }) })
}

function chooseAnnotations(viewer: Viewer, source: SlideSource, text: Text): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.geojson,.json,application/geo+json,.dcm,application/dicom'
  input.onchange = () => {
    const [file] = input.files ?? []
    input.value = ''
    if (file) void loadAnnotations(viewer, source, file, text)
  }
  input.click()
}

export async function loadAnnotations(
  viewer: Viewer,
  source: SlideSource,
  file: Blob,
  text: Text,
): Promise<void> {
  const read =
    file.size > MOST_BYTES ? ({ ok: false, reason: 'tooMany' } as const) : await readFile(file, source)
  if (!read.ok) {
    toast({ tone: 'danger', title: text(`viewer.slide.annotations.${read.reason}`) })
    return
  }
  viewer.measurements.load(read.made)
  const { leftOut, holes = 0 } = read
  const rest = [
    ...(leftOut > 0 ? [text('viewer.slide.annotations.leftOut', { count: leftOut })] : []),
    ...(holes > 0 ? [text('viewer.slide.annotations.holes', { count: holes })] : []),
  ].join(' ')
  toast({
    tone: 'success',
    title: text('viewer.slide.annotations.loaded', { count: read.made.length }),
    ...(rest !== '' && { text: rest }),
  })
}

/** The format is detected by content, because files get renamed. */
async function readFile(file: Blob, source: SlideSource) {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)))
  const mark = String.fromCharCode(...bytes.subarray(128, 132))
  return mark === 'DICM'
    ? readBulkAnnotations(bytes, source)
    : readGeoJson(new TextDecoder().decode(bytes), source.id)
}

/** The last three or more counted points on both slides correspond, in the order of counting. */
function align(viewer: Viewer, text: Text): void {
  const [from, to] = viewer.slides
    .read()
    .shown.map((slide) =>
      drawnOn(viewer, slide).findLast(({ tool, points }) => tool === 'counter' && points.length >= 3),
    )
  const alignment = from && to && viewer.slides.align(from.points, to.points)
  if (!alignment) {
    toast({ tone: 'warning', title: text('viewer.slide.align.missing') })
    return
  }
  toast({ tone: 'success', title: text('viewer.slide.align.done', { value: Math.round(alignment.error) }) })
}
