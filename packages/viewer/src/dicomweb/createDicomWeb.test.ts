import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createDicomWeb } from './createDicomWeb.ts'
import { DicomWebError, type DicomWebFault } from './DicomWebError.ts'
import { multipartBody } from './testkit/multipartBody.ts'
import { startServer } from './testkit/startServer.ts'

const servers: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

async function serving(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = await startServer(answer)
  servers.push(server)
  return server.baseUrl
}

const json = (response: ServerResponse, value: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/dicom+json' }).end(JSON.stringify(value))

/** As Orthanc answers, shortened. */
const STUDY = {
  '00080020': { vr: 'DA', Value: ['20260102'] },
  '00080030': { vr: 'TM', Value: ['101112'] },
  '00080050': { vr: 'SH' },
  '00080061': { vr: 'CS', Value: ['CT', 'SR'] },
  '00081030': { vr: 'LO', Value: ['CHEST'] },
  '00100010': {
    vr: 'PN',
    Value: [{ Alphabetic: 'Hong^Gildong', Ideographic: '洪^吉洞', Phonetic: '홍^길동' }],
  },
  '00100020': { vr: 'LO', Value: ['P1'] },
  '0020000D': { vr: 'UI', Value: ['1.2.3'] },
  '00201206': { vr: 'IS', Value: [2] },
  '00201208': { vr: 'IS', Value: ['301'] },
}

const codeOf = (asked: Promise<unknown>): Promise<DicomWebFault | 'no error'> =>
  asked.then(
    () => 'no error',
    (error) => (error instanceof DicomWebError ? error.code : Promise.reject(error)),
  )

const PATH = { study: '1.2', series: '1.2.3', instance: '1.2.3.4' }
const FIRST_PAGE = { offset: 0, limit: 10 }

describe('searching', () => {
  it('asks for studies by the fields that are filled in, a page at a time', async () => {
    let asked: IncomingMessage | undefined
    const baseUrl = await serving((request, response) => {
      asked = request
      json(response, [STUDY, STUDY, STUDY])
    })
    const web = createDicomWeb({ baseUrl: `${baseUrl}/`, token: 'secret' })
    const query = {
      patientName: 'hong',
      patientId: ' P1 ',
      accession: '',
      dateFrom: '20260101',
      modality: 'CT',
    }
    const { studies, hasMore } = await web.findStudies(query, { offset: 20, limit: 2 })
    const { pathname, searchParams } = new URL(asked?.url ?? '', baseUrl)
    expect(pathname).toBe('/dicom-web/studies')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      PatientName: '*hong*',
      PatientID: 'P1',
      StudyDate: '20260101-',
      ModalitiesInStudy: 'CT',
      limit: '3',
      offset: '20',
    })
    expect(searchParams.has('AccessionNumber')).toBe(false)
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer secret', accept: 'application/dicom+json' })
    expect(hasMore).toBe(true)
    expect(studies).toHaveLength(2)
    expect(studies[0]).toEqual({
      uid: '1.2.3',
      patient: {
        name: { alphabetic: 'Hong^Gildong', ideographic: '洪^吉洞', phonetic: '홍^길동' },
        id: 'P1',
        issuer: '',
        birthDate: '',
        sex: '',
      },
      date: '20260102',
      time: '101112',
      description: 'CHEST',
      accession: '',
      modalities: ['CT', 'SR'],
      seriesCount: 2,
      instanceCount: 301,
    })
  })

  it('finds nothing in an answer without content', async () => {
    const baseUrl = await serving((_, response) => void response.writeHead(204).end())
    expect(await createDicomWeb({ baseUrl }).findStudies({}, FIRST_PAGE)).toEqual({
      studies: [],
      hasMore: false,
    })
  })

  it('sorts series by their numbers', async () => {
    const series = (uid: string, number?: number) => ({
      '0020000E': { vr: 'UI', Value: [uid] },
      ...(number !== undefined && { '00200011': { vr: 'IS', Value: [number] } }),
    })
    const baseUrl = await serving((_, response) =>
      json(response, [series('1.1'), series('1.2', 10), series('1.3', 2)]),
    )
    const found = await createDicomWeb({ baseUrl }).findSeries('1.2.3')
    expect(found.map(({ uid }) => uid)).toEqual(['1.3', '1.2', '1.1'])
  })

  it('never makes an address of what is not a UID, whoever says it is', async () => {
    const paths: (string | undefined)[] = []
    const baseUrl = await serving((request, response) => {
      paths.push(request.url)
      json(response, [{ ...STUDY, '0020000D': { vr: 'UI', Value: ['../../admin'] } }])
    })
    const web = createDicomWeb({ baseUrl })
    expect((await web.findStudies({}, FIRST_PAGE)).studies).toEqual([])
    expect(await codeOf(web.findSeries('../../admin'))).toBe('broken')
    expect(paths).toHaveLength(1)
  })
})

describe('retrieving', () => {
  const multipart = (response: ServerResponse, type: string, bodies: readonly Uint8Array[]) => {
    response.writeHead(200, { 'content-type': `multipart/related; type="application/dicom"; boundary="x y"` })
    response.end(
      multipartBody(
        'x y',
        bodies.map((body) => ({ headers: { 'Content-Type': type }, body })),
      ),
    )
  }

  it('gives the file of an instance byte by byte', async () => {
    const file = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) >> 3)
    let accept: string | undefined
    const baseUrl = await serving((request, response) => {
      accept = request.headers.accept
      multipart(response, 'application/dicom', [file])
    })
    const blob = await createDicomWeb({ baseUrl }).retrieveInstance(PATH)
    // Compared as a whole: `toEqual` looks at each of the bytes and takes seconds.
    expect(Buffer.compare(new Uint8Array(await blob.arrayBuffer()), file)).toBe(0)
    expect(accept).toBe('multipart/related; type="application/dicom"; transfer-syntax=*')
  })

  it('takes a file that comes without any multipart', async () => {
    const baseUrl = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'application/dicom' }).end('file')
    })
    expect(await (await createDicomWeb({ baseUrl }).retrieveInstance(PATH)).text()).toBe('file')
  })

  it('hands on each file of a series before the next has come', async () => {
    const border = (text: string) => `--b\r\nContent-Type: application/dicom\r\n\r\n${text}\r\n`
    let goOn = () => {}
    const baseUrl = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'multipart/related; boundary=b' })
      response.write(`${border('one')}--b`)
      goOn = () => void response.end(`\r\n\r\ntwo\r\n--b--`)
    })
    const files = createDicomWeb({ baseUrl }).retrieveSeries('1.2', '1.2.3')
    expect(await (await files.next()).value?.text()).toBe('one')
    goOn()
    expect(await (await files.next()).value?.text()).toBe('two')
    expect((await files.next()).done).toBe(true)
  })

  it('takes the files one by one from a server that gives no whole series', async () => {
    const uids = Array.from({ length: 11 }, (_, index) => `1.2.3.${index}`)
    const baseUrl = await serving(({ url = '' }, response) => {
      const [, uid] = /instances\/([0-9.]+)$/.exec(url) ?? []
      if (uid) response.writeHead(200, { 'content-type': 'application/dicom' }).end(uid)
      else if (url.includes('/instances?'))
        json(
          response,
          uids.map((one) => ({ '00080018': { vr: 'UI', Value: [one] } })),
        )
      else response.writeHead(406).end()
    })
    const texts: string[] = []
    for await (const file of createDicomWeb({ baseUrl }).retrieveSeries('1.2', '1.2.3'))
      texts.push(await file.text())
    expect(texts).toEqual(uids)
  })

  it('gives frames with the syntax in which they are written', async () => {
    const type = 'image/jp2; transfer-syntax=1.2.840.10008.1.2.4.90'
    let url: string | undefined
    const baseUrl = await serving((request, response) => {
      url = request.url
      multipart(response, type, [Uint8Array.of(1, 2), Uint8Array.of(3)])
    })
    const frames = await createDicomWeb({ baseUrl }).retrieveFrames(PATH, [1, 5])
    expect(url).toBe('/dicom-web/studies/1.2/series/1.2.3/instances/1.2.3.4/frames/1,5')
    expect(frames.map(({ bytes }) => [...bytes])).toEqual([[1, 2], [3]])
    expect(frames[0]).toMatchObject({ type: 'image/jp2', transferSyntax: '1.2.840.10008.1.2.4.90' })
  })

  it('says that an answer broke off', async () => {
    const baseUrl = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'multipart/related; boundary=b' })
      response.end('--b\r\nContent-Type: application/dicom\r\n\r\nhalf a fi')
    })
    expect(await codeOf(createDicomWeb({ baseUrl }).retrieveInstance(PATH))).toBe('broken')
    const cut = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'application/dicom', 'content-length': '100' })
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await codeOf(createDicomWeb({ baseUrl: cut }).retrieveInstance(PATH))).toBe('broken')
  })

  it('does not even begin with an answer that is too large', async () => {
    const baseUrl = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'application/dicom', 'content-length': `${2 ** 45}` })
      response.write('x')
    })
    expect(await codeOf(createDicomWeb({ baseUrl }).retrieveInstance(PATH))).toBe('tooLarge')
  })

  it('stops when it is told to, before the answer and within it', async () => {
    const silent = await serving(() => {})
    const aborting = new AbortController()
    const asked = codeOf(createDicomWeb({ baseUrl: silent }).findSeries('1.2', aborting.signal))
    setTimeout(() => aborting.abort(), 20)
    expect(await asked).toBe('aborted')
    const slow = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'application/dicom' })
      response.write('x')
    })
    const later = new AbortController()
    setTimeout(() => later.abort(), 50)
    expect(await codeOf(createDicomWeb({ baseUrl: slow }).retrieveInstance(PATH, later.signal))).toBe(
      'aborted',
    )
  })
})

describe('storing', () => {
  const bodyOf = async (request: IncomingMessage) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    return Buffer.concat(pieces).toString('latin1')
  }

  it('sends all files in one body, with the token, and waits for the answer', async () => {
    const asked: { line: string; type: string; authorization: string; body: string }[] = []
    const baseUrl = await serving(async (request, response) => {
      const { 'content-type': type = '', authorization = '' } = request.headers
      asked.push({
        line: `${request.method} ${request.url}`,
        type,
        authorization,
        body: await bodyOf(request),
      })
      json(response, { '00081199': { vr: 'SQ', Value: [{}, {}] } })
    })
    await createDicomWeb({ baseUrl, token: 'secret' }).store([new Blob(['one']), new Blob(['two'])])
    const [{ line, type, authorization, body } = { line: '', type: '', authorization: '', body: '' }] = asked
    expect([line, authorization]).toEqual([
      `POST ${new URL(baseUrl).pathname.replace(/\/$/u, '')}/studies`,
      'Bearer secret',
    ])
    const [, boundary = ''] =
      /^multipart\/related; type="application\/dicom"; boundary=([\w-]+)$/u.exec(type) ?? []
    const part = (content: string) => `--${boundary}\r\nContent-Type: application/dicom\r\n\r\n${content}\r\n`
    expect(body).toBe(`${part('one')}${part('two')}--${boundary}--\r\n`)
  })

  it.each([
    ['names one that failed', 202, { '00081198': { vr: 'SQ', Value: [{}] } }, 'refused'],
    ['refuses all', 409, {}, 'refused'],
    ['knows no way to store', 405, {}, 'notAcceptable'],
    ['lets nobody in', 401, {}, 'unauthorised'],
  ] as const)('fails where the server %s', async (_, status, answer, code) => {
    const baseUrl = await serving((request, response) => {
      request.resume()
      response.writeHead(status, { 'content-type': 'application/dicom+json' }).end(JSON.stringify(answer))
    })
    expect(await codeOf(createDicomWeb({ baseUrl }).store([new Blob(['one'])]))).toBe(code)
  })
})

describe('faults', () => {
  it.each<[number, DicomWebFault]>([
    [400, 'notDicomWeb'],
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [406, 'notAcceptable'],
    [413, 'tooLarge'],
    [500, 'server'],
  ])('an answer %i is %s', async (status, code) => {
    const baseUrl = await serving((_, response) => void response.writeHead(status).end('no'))
    expect(await codeOf(createDicomWeb({ baseUrl }).findSeries('1.2'))).toBe(code)
  })

  it.each([
    ['text/html', '<html></html>'],
    ['application/json', '{"not": "a list"}'],
    ['application/json', 'not json'],
  ])('a site that answers with %s %s does not speak DICOMweb', async (type, body) => {
    const baseUrl = await serving(
      (_, response) => void response.writeHead(200, { 'content-type': type }).end(body),
    )
    expect(await codeOf(createDicomWeb({ baseUrl }).findSeries('1.2'))).toBe('notDicomWeb')
  })

  it('a server that is not there is unreachable', async () => {
    const baseUrl = await serving(() => {})
    await servers.pop()?.stop()
    expect(await codeOf(createDicomWeb({ baseUrl }).findSeries('1.2'))).toBe('unreachable')
  })

  it('a server that answers, but not to this site, is told apart, without the token', async () => {
    const asked: RequestInit[] = []
    const fetch: typeof globalThis.fetch = async (_, init = {}) => {
      asked.push(init)
      // As a browser does where Access-Control-Allow-Origin is missing.
      if (init.mode !== 'no-cors') throw new TypeError('Failed to fetch')
      return new Response(null, { status: 200 })
    }
    expect(
      await codeOf(createDicomWeb({ baseUrl: 'http://pacs/', token: 't', fetch }).findSeries('1.2')),
    ).toBe('cors')
    expect(asked[1]?.headers).toBeUndefined()
  })

  it.each(['', 'pacs', 'ftp://pacs', 'http://user:word@pacs/', 'http://pacs/?a=b'])(
    '«%s» is no address',
    (baseUrl) => {
      expect(() => createDicomWeb({ baseUrl })).toThrow(new DicomWebError('addressInvalid'))
    },
  )

  it('an error says nothing about where and whom it concerns', async () => {
    const baseUrl = await serving((_, response) => void response.writeHead(500).end('DOE^JANE'))
    const error = await createDicomWeb({ baseUrl, token: 'secret' })
      .findStudies({ patientName: 'DOE' }, FIRST_PAGE)
      .catch((one: unknown) => one)
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/DOE|secret|127/)
  })
})
