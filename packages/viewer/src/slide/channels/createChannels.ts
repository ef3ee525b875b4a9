import { createStore } from '../../session/createStore.ts'

/** Red, green and blue, 0 to 255. */
export type ChannelColor = readonly [number, number, number]

/** A channel of a fluorescence slide with its display settings. */
export interface SlideChannel {
  /** The file's name for it; may be empty. */
  name: string
  color: ChannelColor
  /** Values up to `low` are black, those from `high` on have the full color. */
  low: number
  high: number
  /** The upper limit of the levels, from the sampled values of the file. */
  top: number
  isShown: boolean
}

export type ChannelStore = ReturnType<typeof createChannels>

/** The channels of a slide with their display settings. */
export const createChannels = (first: readonly SlideChannel[]) => {
  const { read, subscribe, change } = createStore({ channels: first })
  const alter = (index: number, changes: Partial<SlideChannel>): void => {
    if (!read().channels[index]) return
    change({
      channels: read().channels.map((channel, at) => (at === index ? { ...channel, ...changes } : channel)),
    })
  }
  return {
    read,
    subscribe,
    toggle: (index: number): void => alter(index, { isShown: !read().channels[index]?.isShown }),
    /** The other end is moved if necessary, so that `low` stays below `high`. */
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
    /** Restores the initial colors and levels. */
    reset: (): void => change({ channels: first }),
  }
}
