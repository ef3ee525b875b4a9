import type { DesktopEvents } from '@pandok/protocol/desktop'

interface Answer {
  status?: number
  body?: unknown
}
type Handler = (body: unknown) => Answer | Promise<Answer>

export interface FakeProgram {
  /** Answers `GET /desktop/info` and the like. */
  on(request: string, handler: Handler): void
  calls: { request: string; body: unknown }[]
  tell<Name extends keyof DesktopEvents>(name: Name, detail: DesktopEvents[Name]): void
  stop(): void
}

/** A stand-in for the Windows program that answers as docs/desktop.md describes. */
export function fakeProgram(server: string | null = 'https://pandok.example'): FakeProgram {
  const handlers = new Map<string, Handler>()
  const calls: FakeProgram['calls'] = []
  const realFetch = window.fetch
  const root = document.documentElement
  root.setAttribute('data-desktop', '')
  if (server !== null) root.setAttribute('data-desktop-server', server)

  window.fetch = async (input, init) => {
    // The call belongs to a test that has ended.
    if (init?.signal?.aborted) return new Promise(() => {})
    const request = `${init?.method ?? 'GET'} ${String(input)}`
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ request, body })
    const { status = 200, body: said } = (await handlers.get(request)?.(body)) ?? { status: 404, body: {} }
    return status === 204 ? new Response(null, { status }) : Response.json(said, { status })
  }

  return {
    on: (request, handler) => void handlers.set(request, handler),
    calls,
    tell: (name, detail) => void window.dispatchEvent(new CustomEvent(`pandok-desktop-${name}`, { detail })),
    stop() {
      window.fetch = realFetch
      root.removeAttribute('data-desktop')
      root.removeAttribute('data-desktop-server')
    },
  }
}
