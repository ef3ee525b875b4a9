import { type Measurement, measurementReadings, type Viewer } from '@pandok/viewer'
import {
  type HostAsked,
  type HostTold,
  imageChannel,
  type SharedMeasurement,
} from '#app/images/HostMessage.ts'
import type { ImageHost } from '#app/images/ImageHost.ts'

/** Tells a plate in another window what the images here have to say. Ends with the function that it answers. */
export function shareHost(id: string, viewer: Viewer, host: ImageHost): () => void {
  const channel = imageChannel(id)
  const tell = (message: HostTold) => channel.postMessage(message)
  const { measurements } = viewer
  const shared = (measurement: Measurement): SharedMeasurement => ({
    measurement,
    readings: measurementReadings(viewer, measurement),
  })
  let { chosen } = measurements.read()

  channel.onmessage = ({ data }: MessageEvent<HostAsked>) => {
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
    host.watch((news) => {
      const item = measurements.read().items.find((one) => one.id === news.uid)
      if (news.kind === 'deleted') tell({ tell: 'deleted', uid: news.uid })
      else if (item) tell({ tell: news.kind, ...shared(item) })
    }),
    host.onTurn(() => tell({ tell: 'turn' })),
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
