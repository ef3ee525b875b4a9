import type { MeasuredOffer } from '@pandok/board'
import { createEmitter, type Locale } from '@pandok/domain'
import {
  caughtValue,
  createEarlierMeasurements,
  linkedFrames,
  type Measurement,
  measurementReadings,
  showMeasurement,
} from '@pandok/viewer'
import type { ImageHost, ImageRemark, MeasurementEvent } from '#shared/images/ImageHost.ts'
import { measuredOn } from '#shared/images/measuredOn.ts'
import { pickMeasured } from '#shared/images/pickMeasured.ts'
import type { ScreenViewer } from '../workspace/ViewerContext.ts'
import { createAttributes } from './createAttributes.ts'
import { createServerReports, type ServerReportParts } from './createServerReports.ts'
import { drawnMeasurement, measuredStudies, placeOfMeasurement } from './measuredStudies.ts'
import { sideOfMeasurement } from './sideOfMeasurement.ts'

interface HostParts {
  viewer: ScreenViewer
  locale: () => Locale
  remarks: (report: string) => readonly ImageRemark[]
  hasUnsavedMarks?: () => boolean
  /** Absent if no image server may be queried. */
  reports?: ServerReportParts
}

/** The information about the open images that a report uses. */
export function createImageHost(parts: HostParts): ImageHost & { dispose(): void } {
  const { viewer, locale, remarks, hasUnsavedMarks, reports } = parts
  const { measurements } = viewer
  const attributes = createAttributes(viewer, locale)
  const watchers = createEmitter<[MeasurementEvent]>()
  const refreshListeners = createEmitter()
  const refresh = () => refreshListeners.emit()
  const earlier = createEarlierMeasurements(viewer)
  /** All measurements that ever existed, so that a measurement restored by undo doesn't count as new. */
  const known = new Set<string>()
  let before = measurements.read().items

  const tell = (event: MeasurementEvent) => {
    watchers.emit(event)
  }

  function compare(): void {
    const { items } = measurements.read()
    if (items === before) return
    const [old, now] = [
      new Map(before.map((one) => [one.id, one])),
      new Map(items.map((one) => [one.id, one])),
    ]
    before = items
    for (const uid of old.keys()) if (!now.has(uid)) tell({ kind: 'deleted', uid })
    for (const [uid, item] of now) {
      if (old.get(uid)?.points === item.points) continue
      const kind = known.has(uid) ? 'changed' : 'made'
      known.add(uid)
      tell({ kind, uid, image: placeOf(item), offer: offerOf(item) })
    }
  }

  /** A changed pixel size changes the measurements. */
  let slides = viewer.slides.read().slides
  function compareSlides(): void {
    const now = viewer.slides.read().slides
    if (now === slides) return
    const resized = new Set(
      now
        .filter(({ id, micronsPerPixel }) =>
          slides.some((old) => old.id === id && old.micronsPerPixel !== micronsPerPixel),
        )
        .map(({ id }) => id),
    )
    slides = now
    for (const item of measurements.read().items) {
      if (item.place.on !== 'slide' || !resized.has(item.place.slide)) continue
      tell({ kind: 'changed', uid: item.id, image: placeOf(item), offer: offerOf(item) })
    }
  }

  const offerOf =
    (measurement: Measurement): MeasuredOffer =>
    (what, place) =>
      caughtValue(measurement, measurementReadings(viewer, measurement), what, place)

  const stops = [
    measurements.subscribe(compare),
    viewer.slides.subscribe(compareSlides),
    attributes.onChange(refresh),
    viewer.studies.subscribe(earlier.place),
    viewer.unseen.subscribe(refresh),
  ]

  return {
    attribute: attributes.textOf,
    measurement(what, pick, place) {
      const { items, chosen } = measurements.read()
      return pickMeasured(
        items,
        pick,
        ({ id }) => id === chosen,
        (item) => offerOf(item)(what, place),
      )
    },
    watch: watchers.subscribe,
    onRefresh: refreshListeners.subscribe,
    show(uid) {
      const measurement = measurements.read().items.find(({ id }) => id === uid)
      return measurement !== undefined && showMeasurement(viewer, measurement)
    },
    measured: () =>
      measurements
        .read()
        .items.flatMap((item) =>
          measuredOn(item, measurementReadings(viewer, item), sideOfMeasurement(viewer, item)),
        ),
    ...measuredPlaces(viewer),
    drawEarlier: (given) => earlier.draw(given.flatMap(drawnMeasurement)),
    reportFiles: viewer.reportFiles,
    ...(reports && { serverReports: createServerReports(viewer, reports) }),
    remarks,
    ...(hasUnsavedMarks && { hasUnsavedMarks }),
    dispose() {
      for (const stop of stops) stop()
      attributes.dispose()
    },
  }
}

const measuredPlaces = (viewer: ScreenViewer): Pick<ImageHost, 'studies' | 'placeOf' | 'links'> => ({
  studies: () => measuredStudies(viewer),
  placeOf(uid) {
    const measurement = viewer.measurements.read().items.find(({ id }) => id === uid)
    return measurement && placeOfMeasurement(viewer, measurement)
  },
  links: () => linkedFrames(viewer),
})

const placeOf = ({ place }: Measurement): string =>
  place.on === 'frame' ? place.frame : place.on === 'plane' ? place.stack : place.slide
