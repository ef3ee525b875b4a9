import { type Measurement, measurementReadings, type Viewer } from '@pandok/viewer'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import {
  type HostMessage,
  type HostRequest,
  imageChannel,
  type SharedMeasurement,
} from '#shared/images/imageChannel.ts'
import { sideOfMeasurement } from './sideOfMeasurement.ts'

/** Forwards the host's information to a plate in another window. Returns a function that ends it. */
export function shareHost(id: string, viewer: Viewer, host: ImageHost): () => void {
  const channel = imageChannel(id)
  const tell = (message: HostMessage) => channel.postMessage(message)
  const { measurements } = viewer
  const shared = (measurement: Measurement): SharedMeasurement => ({
    measurement,
    readings: measurementReadings(viewer, measurement),
    side: sideOfMeasurement(viewer, measurement),
  })
  let { chosen } = measurements.read()

  channel.onmessage = ({ data }: MessageEvent<HostRequest>) => {
    switch (data.ask) {
      case 'all': {
        const { items, chosen: now } = measurements.read()
        return tell({ tell: 'all', measured: items.map(shared), chosen: now })
      }
      case 'attribute':
        return tell({ tell: 'attribute', name: data.name, value: host.attribute?.(data.name) })
      case 'remarks':
        return tell({ tell: 'remarks', remarks: host.remarks(data.report) })
      case 'show':
        host.show(data.uid)
        window.focus()
    }
  }
  const stops = [
    host.watch((event) => {
      const item = measurements.read().items.find((one) => one.id === event.uid)
      if (event.kind === 'deleted') tell({ tell: 'deleted', uid: event.uid })
      else if (item) tell({ tell: event.kind, ...shared(item) })
    }),
    host.onRefresh(() => tell({ tell: 'turn' })),
    measurements.subscribe(() => {
      const now = measurements.read().chosen
      if (now !== chosen) tell({ tell: 'chosen', chosen: now })
      chosen = now
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    tell({ tell: 'closed' })
    channel.close()
  }
}
