import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import type { BatchSource } from '@pandok/protocol/desktop'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enter } from '#testkit/ask.ts'
import { startTestProgram } from '#testkit/startTestProgram.ts'

const PATIENT = 'HONG_GILDONG_19700101'

let world: Awaited<ReturnType<typeof startTestProgram>>
let study: string
beforeEach(async () => {
  world = await startTestProgram()
  study = path.join(world.root, PATIENT)
  await mkdir(path.join(study, 'CT'), { recursive: true })
  await writeFile(path.join(study, 'CT', 'IM0001.dcm'), 'DICM-one')
  await writeFile(path.join(study, 'CT', 'IM0002.dcm'), 'DICM-two')
})
afterEach(() => world.close())

const take = (paths: string[], source: BatchSource = 'argument') =>
  world.program.take({ paths, isShown: false, announce: null, isQuit: false }, source)

interface PageBatch {
  id: string
  label: string
  source: string
  isCut: boolean
  files: { id: string; name: string; size: number }[]
}
async function batches(): Promise<PageBatch[]> {
  return ((await world.browser.ask('/desktop/files')).json() as { batches: PageBatch[] }).batches
}

describe('files', () => {
  it('of a folder are listed with their names inside it, and without its path', async () => {
    await take([study])
    const answer = await world.browser.ask('/desktop/files')
    expect(answer.body.toString()).not.toContain(world.root)
    expect(await batches()).toMatchObject([
      {
        label: PATIENT,
        source: 'argument',
        isCut: false,
        files: [
          { name: `${PATIENT}/CT/IM0001.dcm`, size: 8 },
          { name: `${PATIENT}/CT/IM0002.dcm`, size: 8 },
        ],
      },
    ])
  })

  it('are read by id, completely or in part', async () => {
    await take([path.join(study, 'CT', 'IM0001.dcm')])
    const [batch] = await batches()
    const target = `/desktop/files/${batch?.files[0]?.id}/bytes`
    expect((await world.browser.ask(target)).body.toString()).toBe('DICM-one')
    const ranges = [
      ['bytes=0-3', 206, 'DICM', 'bytes 0-3/8'],
      ['bytes=5-', 206, 'one', 'bytes 5-7/8'],
      ['bytes=-3', 206, 'one', 'bytes 5-7/8'],
      ['bytes=8-', 416, '', 'bytes */8'],
    ] as const
    for (const [range, status, body, content] of ranges) {
      const answer = await world.browser.ask(target, { headers: { range } })
      expect(answer).toMatchObject({ status, headers: { 'content-range': content } })
      expect(answer.body.toString()).toBe(body)
    }
    const head = await world.browser.ask(target, { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '8' } })
  })

  it('that no longer exist are reported as gone, and forgotten ones as unknown', async () => {
    await take([study])
    const [batch] = await batches()
    const target = `/desktop/files/${batch?.files[0]?.id}/bytes`
    await rm(path.join(study, 'CT', 'IM0001.dcm'))
    expect(await world.browser.ask(target)).toMatchObject({ status: 410 })
    expect(await world.browser.ask(`/desktop/files/${batch?.id}`, { method: 'DELETE' })).toMatchObject({
      status: 204,
    })
    expect(await world.browser.ask(target)).toMatchObject({ status: 404 })
    expect(await batches()).toEqual([])
  })

  it('are claimed by one page, which continues to read them, and are listed for no other', async () => {
    await take([study])
    const [batch] = await batches()
    const claim = () => world.browser.ask(`/desktop/files/${batch?.id}/claim`, { method: 'POST' })
    const answers = await Promise.all([claim(), claim(), claim()])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404])
    expect(await batches()).toEqual([])
    const target = `/desktop/files/${batch?.files[0]?.id}/bytes`
    expect((await world.browser.ask(target)).body.toString()).toBe('DICM-one')
    await world.browser.ask(`/desktop/files/${batch?.id}`, { method: 'DELETE' })
    expect(await world.browser.ask(target)).toMatchObject({ status: 404 })
  })

  it('that were replaced are gone', async () => {
    await take([study])
    const [batch] = await batches()
    await writeFile(path.join(study, 'CT', 'IM0001.dcm'), 'another one')
    const answer = await world.browser.ask(`/desktop/files/${batch?.files[0]?.id}/bytes`)
    expect(answer).toMatchObject({ status: 410 })
    expect(answer.json()).toEqual({ code: 'GONE' })
  })

  it('behind links are skipped, and a missing path is no batch', async () => {
    await symlink('/etc', path.join(study, 'link'))
    await take([study])
    expect((await batches())[0]?.files).toHaveLength(2)
    await take([path.join(world.root, 'nothing')])
    expect(await batches()).toHaveLength(1)
  })

  it('that arrive are announced to open pages at once', async () => {
    const told = new Promise<string>((resolve, reject) => {
      const asking = request(`${world.service.origin}/desktop/events`, {
        headers: { cookie: world.browser.cookie },
      })
      asking.on('response', async (response) => {
        let text = ''
        for await (const chunk of response) {
          text += String(chunk)
          if (text.includes('event: files')) break
        }
        resolve(text)
      })
      asking.on('error', reject).end()
    })
    await expect.poll(async () => (await figures())['pages']).toBe(1)
    await take([study], 'handover')
    expect(await told).toContain('"source":"handover"')
  })
})

async function figures(): Promise<Record<string, unknown>> {
  const answer = await world.browser.ask('/desktop/diagnostics')
  return (answer.json() as { figures: Record<string, unknown> }).figures
}

describe('recent studies', () => {
  it('are listed by the folder’s name, can be opened again, and survive a restart', async () => {
    await take([study])
    await world.program.close()
    const again = await world.start()
    try {
      const browser = await enter(again.service)
      const answer = await browser.ask('/desktop/recent')
      expect(answer.body.toString()).not.toContain(world.root)
      const { recent } = answer.json() as { recent: { id: string; label: string; count: number }[] }
      expect(recent).toMatchObject([{ label: PATIENT, count: 2 }])
      const opened = await browser.ask(`/desktop/recent/${recent[0]?.id}/open`, { method: 'POST' })
      expect(opened.json()).toMatchObject({ batch: { source: 'recent', files: [{}, {}] } })
    } finally {
      await again.close()
    }
  })

  it('contain what somebody opened: neither reports nor files that only arrived in the watched folder', async () => {
    await writeFile(path.join(world.root, 'shared.pandok.json'), '{}')
    await take([path.join(world.root, 'shared.pandok.json')])
    await world.browser.ask('/desktop/watch', { method: 'PUT', body: JSON.stringify({ folder: world.root }) })
    await take([path.join(study, 'CT', 'IM0001.dcm'), path.join(study, 'CT', 'IM0002.dcm')], 'watch')
    const list = async () => (await world.browser.ask('/desktop/recent')).json()
    expect(await list()).toEqual({ recent: [] })
    const [, watched] = await batches()
    await world.browser.ask(`/desktop/files/${watched?.id}/claim`, { method: 'POST' })
    await expect.poll(list).toMatchObject({ recent: [{ label: 'CT', count: 2 }] })
  })

  it('can be removed one by one and all at once', async () => {
    await take([study])
    await take([path.join(study, 'CT')])
    const list = async () =>
      ((await world.browser.ask('/desktop/recent')).json() as { recent: { id: string }[] }).recent
    const [first] = await list()
    await world.browser.ask(`/desktop/recent/${first?.id}`, { method: 'DELETE' })
    expect(await list()).toHaveLength(1)
    await world.browser.ask('/desktop/recent', { method: 'DELETE' })
    expect(await list()).toEqual([])
  })
})

it('the page’s storage is available after a restart, before any other script runs', async () => {
  const write = (changes: object) =>
    world.browser.ask('/desktop/local', { method: 'PATCH', body: JSON.stringify({ changes }) })
  expect(await write({ authToken: 'secret-token', theme: 'dark' })).toMatchObject({ status: 204 })
  expect(await write({ theme: null, note: '</script>"\u2028' })).toMatchObject({ status: 204 })
  expect(await write({ a: 1 })).toMatchObject({ status: 400 })
  await world.program.close()
  const again = await world.start()
  try {
    const { body } = await (await enter(again.service)).ask('/desktop/boot.js')
    const page: { booted?: unknown } = {}
    new Function('globalThis', body.toString())(page)
    expect(page.booted).toEqual({ authToken: 'secret-token', note: '</script>"\u2028' })
  } finally {
    await again.close()
  }
})

it('documents are stored, replaced and removed, up to twenty megabytes', async () => {
  const { ask } = world.browser
  expect(await ask('/desktop/keep/plates-1')).toMatchObject({ status: 404 })
  for (const body of ['first', 'second']) {
    expect(await ask('/desktop/keep/plates-1', { method: 'PUT', body })).toMatchObject({ status: 204 })
    expect((await ask('/desktop/keep/plates-1')).body.toString()).toBe(body)
  }
  const large = { method: 'PUT', body: Buffer.alloc(20 * 1024 * 1024 + 1) }
  expect(await ask('/desktop/keep/plates-1', large).catch(() => ({ status: 413 }))).toMatchObject({
    status: 413,
  })
  expect((await ask('/desktop/keep/plates-1')).body.toString()).toBe('second')
  await ask('/desktop/keep/plates-1', { method: 'DELETE' })
  expect(await ask('/desktop/keep/plates-1')).toMatchObject({ status: 404 })
  // A page has no access to the program's own documents.
  await ask('/desktop/keep/local', { method: 'PUT', body: 'x' })
  expect((await ask('/desktop/boot.js')).body.toString()).toContain('boot(JSON.parse("{}"))')
})

describe('a watched folder', () => {
  it('has to exist, and is watched again after a restart', async () => {
    const put = (folder: unknown) =>
      world.browser.ask('/desktop/watch', { method: 'PUT', body: JSON.stringify({ folder }) })
    expect(await put(path.join(world.root, 'nothing'))).toMatchObject({ status: 422 })
    expect(await put(7)).toMatchObject({ status: 422 })
    expect(await put('data')).toMatchObject({ status: 422 })
    expect((await put(` "${study}" `)).json()).toEqual({ folder: study })
    await world.program.close()
    const again = await world.start()
    try {
      expect((await (await enter(again.service)).ask('/desktop/watch')).json()).toEqual({ folder: study })
    } finally {
      await again.close()
    }
  })
})

describe('settings', () => {
  const put = (settings: object) =>
    world.browser.ask('/desktop/settings', { method: 'PUT', body: JSON.stringify(settings) })

  it.each(['http://pandok.example', 'ftp://x', 'https://a.example/path', 'https://u:p@a.example', 7, null])(
    'refuse %j as a server',
    async (server) => expect(await put({ server })).toMatchObject({ status: 422 }),
  )

  it('accept a server and a proxy; another server requires a new session', async () => {
    await world.browser.ask('/desktop/local', { method: 'PATCH', body: '{"changes":{"authToken":"x"}}' })
    expect((await put({ server: 'https://pandok.example', proxy: 'http://proxy:8080' })).json()).toEqual({
      server: 'https://pandok.example',
      proxy: 'http://proxy:8080/',
      isCheckingForUpdates: true,
    })
    expect((await world.browser.ask('/desktop/boot.js')).body.toString()).not.toContain('authToken')
  })
})

it('neither the log nor the diagnostics nor any file name contains a name, a path or a token', async () => {
  await take([study])
  await world.browser.ask('/desktop/local', {
    method: 'PATCH',
    body: '{"changes":{"authToken":"secret-token"}}',
  })
  await world.browser.ask('/desktop/keep/plates', { method: 'PUT', body: `${PATIENT} secret-token` })
  world.log.bug(new Error(`ENOENT: ${study}`))
  world.log.write('FILES', { label: PATIENT, [study]: 1 })
  const diagnostics = await world.browser.ask('/desktop/diagnostics')
  const names = await readdir(world.folders.data, { recursive: true })
  const kept = await Promise.all(
    (await readdir(world.folders.keep)).map((name) =>
      readFile(path.join(world.folders.keep, name), 'latin1'),
    ),
  )
  const everything = [await world.readLog(), diagnostics.body.toString(), ...names, ...kept].join('\n')
  expect(everything).toContain('"code":"FILES"')
  expect(everything).toContain('"code":"BUG"')
  for (const word of ['HONG', 'GILDONG', 'IM0001', 'secret-token', world.root])
    expect(everything).not.toContain(word)
})

it('the program ends when an installer requests it', async () => {
  await world.program.take({ paths: [], isShown: false, announce: null, isQuit: true }, 'handover')
  expect(world.ended.count).toBe(1)
})
