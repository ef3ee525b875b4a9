import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { DicomWebError } from '../DicomWebError.ts'
import { multipartBody } from '../testkit/multipartBody.ts'
import { startServer } from '../testkit/startServer.ts'
import { createRemoteDicomWeb, type SourceWorker } from './createRemoteDicomWeb.ts'
import { createSourceHandler } from './createSourceHandler.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The worker's program at the other end of a real channel: what cannot be sent to a worker cannot be sent here. */
function channelWorker(): SourceWorker {
  const { port1, port2 } = new MessageChannel()
  const handle = createSourceHandler((answer) => port2.postMessage(answer))
  port2.onmessage = ({ data }) => void handle(data)
  port1.start()
  closing.push(() => port1.close())
  return {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type: string, listener: (event: never) => void) =>
      port1.addEventListener(type, listener as EventListener),
    terminate: () => port1.close(),
  }
}

async function remote(answer: (url: string, response: ServerResponse) => void) {
  const server = await startServer((request, response) => answer(request.url ?? '', response))
  closing.push(server.stop)
  return createRemoteDicomWeb({ baseUrl: server.baseUrl, token: 'secret' }, channelWorker)
}

const series = (response: ServerResponse, texts: readonly string[]) => {
  const parts = texts.map((text) => ({ headers: {}, body: new TextEncoder().encode(text) }))
  response.writeHead(200, { 'content-type': 'multipart/related; boundary=b' }).end(multipartBody('b', parts))
}

describe('a server asked by a worker', () => {
  it('answers as it does without one', async () => {
    const web = await remote((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify([
          { '0020000E': { vr: 'UI', Value: ['1.2'] }, '00080060': { vr: 'CS', Value: ['MR'] } },
        ]),
      )
    })
    const [first, second] = await Promise.all([web.findSeries('1.1'), web.findSeries('1.3')])
    expect(first).toMatchObject([{ uid: '1.2', study: '1.1', modality: 'MR' }])
    expect(second).toMatchObject([{ uid: '1.2', study: '1.3' }])
  })

  it('gives the files of a series one after the other', async () => {
    const web = await remote((_, response) => series(response, ['one', 'two', 'three']))
    const texts: string[] = []
    for await (const file of web.retrieveSeries('1.2', '1.3')) texts.push(await file.text())
    expect(texts).toEqual(['one', 'two', 'three'])
  })

  it('lets go of a series that nobody wants any more', async () => {
    let isClosed = false
    const web = await remote((_, response) => {
      response.on('close', () => {
        isClosed = true
      })
      response.writeHead(200, { 'content-type': 'multipart/related; boundary=b' })
      response.write('--b\r\n\r\none\r\n--b\r\n\r\n')
    })
    for await (const file of web.retrieveSeries('1.2', '1.3')) {
      expect(await file.text()).toBe('one')
      break
    }
    await expect.poll(() => isClosed).toBe(true)
  })

  it('fails with the same codes', async () => {
    const web = await remote((_, response) => void response.writeHead(401).end())
    await expect(web.findSeries('1.2')).rejects.toEqual(new DicomWebError('unauthorised', 401))
    await expect(web.retrieveSeries('1.2', '1.3').next()).rejects.toMatchObject({ code: 'unauthorised' })
    expect(() => createRemoteDicomWeb({ baseUrl: 'nowhere' }, channelWorker)).toThrow(
      new DicomWebError('addressInvalid'),
    )
  })

  it('stops when it is told to, and when it is disposed of', async () => {
    const web = await remote(() => {})
    const controller = new AbortController()
    const asked = web.findSeries('1.2', controller.signal)
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'aborted' })
    await expect(web.findSeries('1.2', controller.signal)).rejects.toMatchObject({ code: 'aborted' })
    const left = web.findSeries('1.2')
    web.dispose()
    await expect(left).rejects.toMatchObject({ code: 'aborted' })
  })
})
