import { createPublicKey } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeLatest } from '../tools/desktop/makeLatest.ts'
import { makeTestCertificate } from '../tools/desktop/makeTestCertificate.ts'
import { makeUpdateKey } from '../tools/desktop/makeUpdateKey.ts'
import type { BuildOptions } from '../tools/desktop/readOptions.ts'
import { test as base, expect } from './fixtures.ts'
import { startProgram } from './server/startProgram.ts'

const PROGRAM = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500_000, 9)])

interface Published {
  root: string
  /** The PEM file of the key that signs releases. */
  key: string
  /** The address of a web server with the folder `signed`. */
  url: string
}

/** Writes the files of `npm run desktop:build` for a fake installer. */
async function publish(root: string, version: string, signing: BuildOptions['signing']): Promise<string> {
  const folder = join(root, signing === null ? 'unsigned' : 'signed')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `Pandok-Setup-${version}.exe`)
  await writeFile(file, PROGRAM)
  await makeLatest(file, {
    version,
    signing,
    updateKey: await makeUpdateKey(root),
    epochSeconds: 1_790_000_000,
    out: folder,
    site: null,
    compression: 'zlib',
    server: null,
  })
  return folder
}

const test = base.extend<object, { published: Published }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), 'pandok-release-'))
      const signing = { ...(await makeTestCertificate(root)), isTest: true }
      const signed = await publish(root, '3.1.0', signing)
      await publish(root, '3.2.0', null)
      const server = createServer(async ({ url = '', method }, response) => {
        const content = await readFile(join(signed, url.slice(1))).catch(() => null)
        if (content === null) return void response.writeHead(404).end()
        response.writeHead(200, { 'content-length': content.byteLength })
        response.end(method === 'HEAD' ? undefined : content)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
      await use({ root, key: await makeUpdateKey(root), url })
      server.closeAllConnections()
      server.close()
      await rm(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
  pandokEnv: [
    async ({ published }, use) =>
      use({
        INSTALLER_URL_PRODUCTION: published.url,
        INSTALLER_URL_TEST: join(published.root, 'unsigned'),
        PRODUCTION_HOSTS: '127.0.0.1',
      }),
    { scope: 'worker' },
  ],
})

const sha256In = async (folder: string): Promise<string> =>
  JSON.parse(await readFile(join(folder, 'latest.json'), 'utf8')).sha256

test('the page shows the build’s release, from another web server and from a folder', {
  tag: '@release',
}, async ({ page, pandok, published }) => {
  const card = page.getByRole('region', { name: 'Windows용 판독' })
  await page.goto('/download')
  await expect(card.getByText('3.1.0', { exact: true })).toBeVisible()
  await expect(card.getByText('테스트용 인증서로 서명됨')).toBeVisible()
  await expect(card.getByText(await sha256In(join(published.root, 'signed')), { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: /내려받기/u })).toHaveAttribute(
    'href',
    `${published.url}Pandok-Setup-3.1.0.exe`,
  )

  await page.goto(`${pandok.url.replace('127.0.0.1', 'localhost')}/download`)
  await expect(card.getByText('3.2.0', { exact: true })).toBeVisible()
  await expect(card.getByText('서명 없음', { exact: true })).toBeVisible()
  await expect(
    card.getByText(await sha256In(join(published.root, 'unsigned')), { exact: true }),
  ).toBeVisible()
})

/** Starts the program with that key and server, and opens its page about updates. */
async function startUpdating(page: Page, server: string, key: string) {
  const publicKey = createPublicKey(await readFile(key))
    .export({ type: 'spki', format: 'pem' })
    .toString()
  const program = await startProgram({ server, env: { PANDOK_DESKTOP_UPDATE_KEY: publicKey } })
  await program.enter(page, '/terms')
  const ask = (target: string, method: string) =>
    page.evaluate(async ([where, how]) => (await fetch(`/desktop/update${where}`, { method: how })).json(), [
      target,
      method,
    ] as const)
  return {
    ...program,
    state: () => ask('', 'GET'),
    post: (what: string) => ask(`/${what}`, 'POST'),
  }
}

const RELEASES = [
  ['127.0.0.1', 'signed', '3.1.0'],
  ['localhost', 'unsigned', '3.2.0'],
] as const

for (const [from, folder, version] of RELEASES) {
  test(`an installed program finds, downloads and verifies the ${folder} release through the server`, {
    tag: '@release',
  }, async ({ page, pandok, published }) => {
    const server = pandok.url.replace('127.0.0.1', from)
    for (const name of ['latest.json', 'latest.json.sig']) {
      const answer = await fetch(`${server}/download/${name}`)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(
        await readFile(join(published.root, folder, name)),
      )
    }
    const program = await startUpdating(page, server, published.key)
    try {
      const size = PROGRAM.byteLength
      expect(await program.post('check')).toMatchObject({ state: 'available', version, size })
      await program.post('download')
      await expect.poll(program.state).toMatchObject({ state: 'ready', version, bytes: size })
      const file = join(program.dataDir, 'updates', `Pandok-Setup-${version}.exe`)
      expect(await readFile(file)).toEqual(PROGRAM)
    } finally {
      await program.dispose()
    }
  })
}

test('a release signed with another key is no update, although the page shows it', {
  tag: '@release',
}, async ({ page, pandok, published }) => {
  const other = await mkdtemp(join(tmpdir(), 'pandok-release-'))
  const program = await startUpdating(page, pandok.url, await makeUpdateKey(other))
  try {
    expect(await program.post('check')).toEqual({ state: 'failed', at: 'check' })
    const shown = await (await fetch(`${pandok.url}/download/release`)).json()
    expect(shown).toMatchObject({ state: 'ready', url: `${published.url}Pandok-Setup-3.1.0.exe` })
  } finally {
    await program.dispose()
    await rm(other, { recursive: true })
  }
})
