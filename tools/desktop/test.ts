// node --import tsx tools/desktop/test.ts [--site=folder]: builds the Windows program and uses it under Wine.
import { ok as must, strictEqual as mustEqual } from 'node:assert'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inRepository } from '../build/repository.mjs'
import { askService, enterService, readAnnounced } from './callService.ts'
import { ensureTools } from './ensureTools.ts'
import { makeTestCertificate } from './makeTestCertificate.ts'
import { makeUpdateKey } from './makeUpdateKey.ts'
import { offerRelease } from './offerRelease.ts'
import { openPage } from './openPage.ts'
import { run } from './run.ts'
import { cacheFolder } from './takePackage.ts'
import { ensureWine } from './wine/ensureWine.ts'
import { openRoom } from './wine/openRoom.ts'

const OLD = '0.0.1'
const NEW = '0.0.2'
const wine = await ensureWine()
const lack = 'lack' in wine ? wine.lack : await ensureTools(['makensis', 'osslsigncode', 'openssl'])
if ('lack' in wine || lack !== null) {
  console.log(`Skipped: the Windows program is not tried here, because ${lack}.`)
  process.exit(0)
}

const startedAt = performance.now()
const done = (line: string) =>
  console.log(`✓ ${line} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`)
const until = async (sentence: string, isSo: () => boolean | Promise<boolean>) => {
  for (let count = 0; count < 300; count += 1) {
    if (await isSo()) return
    await wait(100)
  }
  throw new Error(`Not so: ${sentence}`)
}

const folder = path.join(cacheFolder, 'test')
const { certificate, key } = await makeTestCertificate(folder)
const updateKey = await makeUpdateKey(folder)
const given = process.argv.slice(2)
async function build(version: string, name: string): Promise<string> {
  const out = path.join(folder, name)
  await run(
    process.execPath,
    [
      ...['--import', 'tsx', inRepository('tools', 'desktop', 'build.ts')],
      ...['--compression=zlib', `--version=${version}`, `--out=${out}`, ...given],
    ],
    {
      env: {
        DESKTOP_SIGN_CERT: certificate,
        DESKTOP_SIGN_KEY: key,
        DESKTOP_SIGN_TEST: '1',
        DESKTOP_UPDATE_KEY: updateKey,
      },
      cwd: inRepository(),
    },
  )
  return path.join(out, `Pandok-Setup-${version}.exe`)
}
const checksum = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

/** Others may commit meanwhile, and a commit's time goes into the bytes. */
process.env['SOURCE_DATE_EPOCH'] ??= String(Math.floor(Date.now() / 1000))
const older = await build(OLD, 'older')
const newer = await build(NEW, 'newer')
mustEqual(await checksum(await build(NEW, 'again')), await checksum(newer))
done('the same sources make the same bytes')
const latest = JSON.parse(await readFile(path.join(folder, 'newer', 'latest.json'), 'utf8'))
mustEqual(latest.sha256, await checksum(newer))
mustEqual(latest.signature.state, 'test')
mustEqual(latest.signature.subject, 'CN=Pandok Test')
await run('osslsigncode', ['verify', '-CAfile', certificate, '-in', newer])
done('latest.json tells the truth, and the installer is signed')

const offer = await offerRelease(path.join(folder, 'newer'))
const room = await openRoom(wine.root, folder)
try {
  const local = path.join(room.drive, 'users', 'root', 'AppData', 'Local')
  const home = path.join(local, 'Programs', 'Pandok')
  const program = 'C:\\users\\root\\AppData\\Local\\Programs\\Pandok\\Pandok.exe'
  const shortcuts = () => findLinks(path.join(room.drive, 'users'))
  /** Exit code 0 where the key, or the value, is there. */
  const hasKey = async (place: string, value?: string) =>
    (await room.run('reg', 'query', place, ...(value === undefined ? [] : ['/v', value]))) === 0
  const UNINSTALL = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Pandok'
  const CLASSES = 'HKCU\\Software\\Classes'
  const OURS = [
    [UNINSTALL, 'QuietUninstallString'],
    [`${CLASSES}\\.dcm\\OpenWithProgids`, 'Pandok.Dicom'],
    [`${CLASSES}\\.pandok.json`],
    [`${CLASSES}\\Pandok.Dicom\\shell\\open\\command`],
    [`${CLASSES}\\Pandok.Document\\shell\\open\\command`],
    [`${CLASSES}\\Directory\\shell\\Pandok`],
    ['HKCU\\Software\\Pandok'],
  ] as const

  for (const [from, to] of [
    [older, 'older.exe'],
    [newer, 'newer.exe'],
  ] as const) {
    await writeFile(path.join(room.share, to), await readFile(from))
  }
  mustEqual(await room.run('Z:\\share\\older.exe', '/S'), 0)
  for (const name of ['Pandok.exe', 'Uninstall.exe', 'native/webview/index.js', 'licences/Node.js.txt']) {
    must(existsSync(path.join(home, name)), `${name} is not installed`)
  }
  mustEqual((await shortcuts()).length, 2)
  for (const [place, value] of OURS) must(await hasKey(place, value), `${place} is not registered`)
  for (const name of ['Pandok.exe', 'Uninstall.exe']) {
    await run('osslsigncode', ['verify', '-CAfile', certificate, '-in', path.join(home, name)])
  }
  done('it installs silently: files, two shortcuts, registry, everything signed')

  await writeFile(path.join(room.share, 'HONG.dcm'), 'not really an image')
  const announce = path.join(room.share, 'announce.json')
  room.start(program, '--hidden', '--announce=Z:\\share\\announce.json', 'Z:\\share\\HONG.dcm')
  let { origin, cookie } = await enterService(announce)
  const settings = { method: 'PUT', cookie, body: JSON.stringify({ server: offer.url }) }
  mustEqual((await askService(`${origin}/desktop/settings`, settings)).status, 200)
  done('it starts')

  for (const target of [
    '/',
    '/program',
    '/desktop/info',
    '/desktop/files',
    '/desktop/boot.js',
    '/api/health/live',
  ]) {
    mustEqual((await askService(origin + target)).status, 403)
    mustEqual((await askService(origin + target, { cookie, host: 'evil.example' })).status, 403)
  }
  must((await askService(`${origin}/program`, { cookie })).text.includes('data-desktop'))
  mustEqual(JSON.parse((await askService(`${origin}/desktop/info`, { cookie })).text).version, OLD)
  done('its service answers only with its secret, and only by its own address')

  const batches = async () =>
    JSON.parse((await askService(`${origin}/desktop/files`, { cookie })).text).batches as {
      source: string
      files: { id: string; name: string }[]
    }[]
  const [first] = await batches()
  mustEqual(first?.files[0]?.name, 'HONG.dcm')
  const bytes = await askService(`${origin}/desktop/files/${first.files[0].id}/bytes`, { cookie })
  mustEqual(bytes.text, 'not really an image')
  done('a file that it was started with is there')

  const starts = ['a', 'b', 'c'].map(async (name) => {
    await writeFile(path.join(room.share, `${name}.dcm`), name)
    return room.run(program, '--hidden', `Z:\\share\\${name}.dcm`)
  })
  for (const code of await Promise.all(starts)) mustEqual(code, 0)
  await until('three starts have handed over', async () => (await batches()).length === 4)
  must((await batches()).slice(1).every(({ source }) => source === 'handover'))
  done('three more starts at once hand their files over')

  const show = async () => {
    await room.run(program, '--hidden', '--announce=Z:\\share\\page.json')
    return openPage(await readAnnounced(path.join(room.share, 'page.json')))
  }
  const shown = await show()
  try {
    const heard = shown.page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          localStorage.setItem('kept-by-test', '값')
          window.addEventListener('pandok-desktop-files', async (event) => {
            const [file] = (event as CustomEvent).detail.batch.files
            resolve(await (await fetch(`/desktop/files/${file.id}/bytes`)).text())
          })
        }),
    )
    await until('the page listens', async () => {
      const { text } = await askService(`${origin}/desktop/diagnostics`, { cookie })
      return JSON.parse(text).figures.pages === 1
    })
    await room.run(program, '--hidden', 'Z:\\share\\b.dcm')
    mustEqual(await heard, 'b')
    must(await shown.page.evaluate(() => document.documentElement.hasAttribute('data-desktop')))
    mustEqual(shown.errors.join('\n'), '')
    // What the browser itself would write to the disk.
    mustEqual(JSON.stringify((await shown.page.context().storageState()).origins), '[]')
  } finally {
    await shown.close()
  }
  done('its page runs in Chromium, hears of a file that arrives and reads it')

  const kept = { method: 'PUT', body: 'plates of mine', cookie }
  mustEqual((await askService(`${origin}/desktop/keep/plates`, kept)).status, 204)
  const data = path.join(local, 'Pandok')
  const keep = await readdir(path.join(data, 'keep'))
  for (const name of keep) {
    must(!(await readFile(path.join(data, 'keep', name), 'latin1')).includes('plates of mine'))
  }
  must(!(await readFile(path.join(data, 'logs', 'pandok.log'), 'utf8')).includes('HONG'))
  done('what is kept is encrypted, and the log names nobody')

  const update = async (what = '') => {
    const asking = { cookie, method: what === '' ? 'GET' : 'POST' }
    return JSON.parse((await askService(`${origin}/desktop/update${what}`, asking)).text)
  }
  mustEqual((await update('/check')).version, NEW)
  await update('/download')
  await until('the newer version is here', async () => (await update()).state === 'ready')
  const logged = () => readFile(path.join(data, 'logs', 'pandok.log'), 'utf8')
  const startsLogged = async () => (await logged()).split('"code":"START"').length - 1
  const startsBefore = await startsLogged()
  await update('/install')
  await until('the newer version runs', async () => (await startsLogged()) > startsBefore)
  await room.run(program, '--hidden', '--announce=Z:\\share\\announce.json')
  ;({ origin, cookie } = await enterService(announce))
  mustEqual(JSON.parse((await askService(`${origin}/desktop/info`, { cookie })).text).version, NEW)
  mustEqual((await askService(`${origin}/desktop/keep/plates`, { cookie })).text, 'plates of mine')
  const again = await show()
  try {
    mustEqual(await again.page.evaluate(() => localStorage.getItem('kept-by-test')), '값')
  } finally {
    await again.close()
  }
  done('it finds an update, fetches it, is replaced by it while it runs, and keeps the data')

  await until('a window is tried', async () => (await logged()).includes('"code":"WINDOW"'))
  must((await logged()).includes('"code":"NO_WEBVIEW"'))
  must(JSON.parse((await askService(`${origin}/desktop/info`, { cookie })).text).window === 'browser')
  done('without WebView2, Edge and Chrome the default browser is asked')

  mustEqual(await room.run('Z:\\share\\newer.exe', '/S'), 0)
  await until('the running program has ended', () =>
    askService(origin).then(
      () => false,
      () => true,
    ),
  )
  done('an installer that somebody starts ends the running program too')

  room.start(program, '--hidden', '--announce=Z:\\share\\announce.json')
  await enterService(announce)
  const uninstall = 'C:\\users\\root\\AppData\\Local\\Programs\\Pandok\\Uninstall.exe'
  mustEqual(await room.run(uninstall, '/S'), 0)
  await until('the program is gone', () => !existsSync(home))
  await until('the registry is clean', async () => !(await hasKey('HKCU\\Software\\Pandok')))
  for (const [place, value] of OURS) must(!(await hasKey(place, value)), `${place} is still there`)
  mustEqual((await shortcuts()).length, 0)
  must(existsSync(path.join(data, 'keep', 'key')))
  done('the uninstaller ends it and leaves nothing but the user’s data')

  mustEqual(await room.run('Z:\\share\\newer.exe', '/S', '/NODESKTOP', '/NOASSOC'), 0)
  mustEqual((await shortcuts()).length, 1)
  must(!(await hasKey(`${CLASSES}\\Pandok.Dicom`)))
  mustEqual(await room.run(uninstall, '/S', '/REMOVEDATA'), 0)
  await until('the data is gone', () => !existsSync(data) && !existsSync(home))
  done('the switches are heard; the data is removed where that is asked for')
} finally {
  await offer.close()
  await room.close()
}

async function findLinks(root: string): Promise<string[]> {
  return (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.lnk'))
}
