import { createStore } from '../../session/createStore.ts'

/** Red, green and blue, 0 to 255. */
export type ChannelColor = readonly [number, number, number]

/** A channel of a fluorescence slide and how it is shown. */
export interface SlideChannel {
  /** As the file has it; empty: it has none. */
  name: string
  color: ChannelColor
  /** Values up to `low` are black, those from `high` on have the full colour. */
  low: number
  high: number
  /** Beyond what the file's values reach, as far as they were looked at. */
  top: number
  isShown: boolean
}

export type ChannelStore = ReturnType<typeof createChannels>

/** The channels of a slide, as they are looked at. */
export const createChannels = (first: readonly SlideChannel[]) => {
  const { read, subscribe, change } = createStore({ channels: first })
  const alter = (index: number, changes: Partial<SlideChannel>): void => {
    if (!read().channels[index]) return
    change({
      channels: read().channels.map((channel, at) => (at === index ? { ...channel, ...changes } : channel)),
    })
  }
  return {
    ...{ read, subscribe },
    toggle: (index: number): void => alter(index, { isShown: !read().channels[index]?.isShown }),
    /** The end that was not moved gives way, so that `low` stays below `high`. */
    setLow(index: number, value: number): void {
      const channel = read().channels[index]
      if (!channel) return
      const low = Math.min(Math.max(0, Math.round(value)), channel.top - 1)
      alter(index, { low, high: Math.max(channel.high, low + 1) })
    },
    setHigh(index: number, value: number): void {
      const channel = read().channels[index]
      if (!channel) return
      const high = Math.min(Math.max(1, Math.round(value)), channel.top)
      alter(index, { high, low: Math.min(channel.low, high - 1) })
    },
    /** Colours, levels and all as they were when the slide was opened. */
    reset: (): void => change({ channels: first }),
  }
}
