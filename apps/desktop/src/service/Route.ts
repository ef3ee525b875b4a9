import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Call {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** The named groups of the route's path. */
  params: Readonly<Record<string, string>>
}

export interface Route {
  methods: readonly string[]
  path: RegExp
  handle: (call: Call) => Promise<void> | void
}
