import { strictEqual as mustEqual } from 'node:assert'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Installed } from './startInstalled.ts'
import type { Trial } from './Trial.ts'
import { until } from './until.ts'

const SETTINGS = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Internet Settings'
const FARAWAY = 'pandok.hospital.example'

export interface ProxyScript {
  /** The hosts to which the script's proxy was asked to connect. */
  asked: string[]
  close: () => void
}

/**
 * Sets Windows to a proxy script that sends everything to a proxy. This must happen before the program is
 * started.
 */
export async function offerScript({ run }: Trial['wine']): Promise<ProxyScript> {
  const asked: string[] = []
  const proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(String(url))
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  const port = await listen(proxy)
  const script = createServer((_request, response) => {
    response.setHeader('content-type', 'application/x-ns-proxy-autoconfig')
    response.end(
      `function FindProxyForURL(url, host) { return host === '${FARAWAY}' ? 'PROXY 127.0.0.1:${port}; DIRECT' : 'DIRECT' }`,
    )
  })
  const url = `http://127.0.0.1:${await listen(script)}/proxy.pac`
  await run('reg', 'add', SETTINGS, '/v', 'AutoConfigURL', '/d', url, '/f')
  return {
    asked,
    close() {
      for (const server of [proxy, script]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

/**
 * Requests a server that can only be reached through the script's proxy, then returns to the original one.
 */
export async function tryProxyScript(
  { step, pandok }: Trial,
  { ask }: Installed,
  { asked }: ProxyScript,
): Promise<void> {
  const name = (server: string) =>
    ask('/desktop/settings', { method: 'PUT', body: JSON.stringify({ server }) })
  await step('a proxy that Windows’ script names is taken', async () => {
    mustEqual((await name(`https://${FARAWAY}`)).status, 200)
    await until('the proxy was asked', async () => {
      mustEqual((await ask('/api/health/live')).status, 502)
      return asked.includes(`${FARAWAY}:443`)
    })
    mustEqual((await name(pandok.url)).status, 200)
  })
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
