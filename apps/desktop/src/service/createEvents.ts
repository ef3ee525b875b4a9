import type { ServerResponse } from 'node:http'
import { OWN_HEADERS } from './headers.ts'

export type DesktopEvent = 'files' | 'recent' | 'watch' | 'settings' | 'window' | 'update'

export interface Events {
  tell: (event: DesktopEvent, data: unknown) => void
  listen: (response: ServerResponse) => void
  /** Number of listening pages, that is, of open pages. */
  count: () => number
  close: () => void
}

/** Each listener is a page; a browser opens at most six streams per host. */
const LISTENERS_MAX = 24
/** Shorter than the timeout of anything between a page and us. */
const BEAT_MS = 20_000

/** Sends events to every open page as server-sent events. */
export function createEvents(onCount: (count: number) => void = () => {}): Events {
  const listeners = new Set<ServerResponse>()
  const beat = setInterval(() => {
    for (const response of listeners) response.write(': \n\n')
  }, BEAT_MS)
  beat.unref()

  return {
    tell(event, data) {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
      for (const response of listeners) response.write(text)
    },
    listen(response) {
      const [oldest] = listeners
      if (listeners.size >= LISTENERS_MAX) oldest?.end()
      response.writeHead(200, { ...OWN_HEADERS, 'content-type': 'text/event-stream; charset=utf-8' })
      response.write('retry: 1000\n\n')
      listeners.add(response)
      response.on('close', () => {
        listeners.delete(response)
        onCount(listeners.size)
      })
      onCount(listeners.size)
    },
    count: () => listeners.size,
    close() {
      clearInterval(beat)
      for (const response of listeners) response.end()
    },
  }
}
