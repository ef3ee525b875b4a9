import type { MeasuredOffer } from '@pandok/board'
import { createEmitter } from '@pandok/domain'
import { caughtValue, type Measurement } from '@pandok/viewer'
import type { ImageHost, ImageRemark, MeasurementEvent } from './ImageHost.ts'
import type { HostMessage, HostRequest, SharedMeasurement } from './imageChannel.ts'
import { imageChannel } from './imageChannel.ts'
import { measuredOn } from './measuredOn.ts'
import { pickMeasured } from './pickMeasured.ts'

/**
 * Represents images that are open in another window. The board needs synchronous answers: unknown values are
 * requested, and the board is notified when they arrive.
 */
export function createRemoteHost(id: string): ImageHost & { dispose(): void } {
  const channel = imageChannel(id)
  const ask = (message: HostRequest) => channel.postMessage(message)
  const watchers = createEmitter<[MeasurementEvent]>()
  const refreshListeners = createEmitter()
  const attributes = new Map<string, string | undefined>()
  let measured: readonly SharedMeasurement[] = []
  let chosen: string | undefined
  let remarks: readonly ImageRemark[] = []
  let asked: string | undefined

  const refresh = () => {
    refreshListeners.emit()
  }
  const tell = (event: MeasurementEvent) => {
    watchers.emit(event)
  }

  function gatewayEventOf(kind: 'made' | 'changed', shared: SharedMeasurement): MeasurementEvent {
    const { measurement, readings } = shared
    const offer: MeasuredOffer = (what, place) => caughtValue(measurement, readings, what, place)
    return { kind, uid: measurement.id, image: imageOf(measurement), offer }
  }

  channel.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    switch (data.tell) {
      case 'all':
        measured = data.measured
        chosen = data.chosen
        return refresh()
      case 'made':
      case 'changed': {
        const shared = { measurement: data.measurement, readings: data.readings, side: data.side }
        measured = [...measured.filter(({ measurement }) => measurement.id !== data.measurement.id), shared]
        return tell(gatewayEventOf(data.tell, shared))
      }
      case 'deleted':
        measured = measured.filter(({ measurement }) => measurement.id !== data.uid)
        return tell({ kind: 'deleted', uid: data.uid })
      case 'chosen':
        chosen = data.chosen
        return
      case 'attribute':
        attributes.set(data.name, data.value)
        return data.value === undefined ? undefined : refresh()
      case 'remarks':
        remarks = data.remarks
        return refresh()
      case 'turn':
        attributes.clear()
        asked = undefined
        return refresh()
      case 'closed':
        attributes.clear()
        remarks = []
        return refresh()
    }
  }
  ask({ ask: 'all' })

  return {
    attribute(name) {
      if (!attributes.has(name)) {
        attributes.set(name, undefined)
        ask({ ask: 'attribute', name })
      }
      return attributes.get(name)
    },
    measurement: (what, pick, place) =>
      pickMeasured(
        measured,
        pick,
        ({ measurement }) => measurement.id === chosen,
        ({ measurement, readings }) => caughtValue(measurement, readings, what, place),
      ),
    watch: watchers.subscribe,
    onRefresh: refreshListeners.subscribe,
    show(uid) {
      ask({ ask: 'show', uid })
      return measured.some(({ measurement }) => measurement.id === uid)
    },
    measured: () =>
      measured.flatMap(({ measurement, readings, side }) => measuredOn(measurement, readings, side)),
    remarks(report) {
      if (asked !== report) {
        asked = report
        ask({ ask: 'remarks', report })
      }
      return remarks
    },
    dispose: () => channel.close(),
  }
}

const imageOf = ({ place }: Measurement): string =>
  place.on === 'frame' ? place.frame : place.on === 'plane' ? place.stack : place.slide
