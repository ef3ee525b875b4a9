import { ok as must, strictEqual as mustEqual, rejects } from 'node:assert'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureBuilt } from '../../build/ensureBuilt.mjs'
import { builtWeb, inRepository } from '../../build/repository.mjs'
import { makeTestCertificate } from '../makeTestCertificate.ts'
import { makeUpdateKey } from '../makeUpdateKey.ts'
import { run } from '../run.ts'
import type { Steps } from './createSteps.ts'

export interface Releases {
  certificate: string
  older: { version: string; installer: string }
  newer: { version: string; installer: string; folder: string }
}

const OLD = '0.0.1'
const NEW = '0.0.2'

/** Makes two versions, signed like releases, and builds more of them for comparison. */
export async function makeReleases(
  folder: string,
  given: readonly string[],
  { step }: Pick<Steps, 'step'>,
): Promise<Releases> {
  const { certificate, key } = await makeTestCertificate(folder)
  const signing = {
    DESKTOP_SIGN_CERT: certificate,
    DESKTOP_SIGN_KEY: key,
    DESKTOP_SIGN_TEST: '1',
    DESKTOP_UPDATE_KEY: await makeUpdateKey(folder),
  }
  // Somebody may commit in the meantime, and the time of the commit is part of the bytes.
  const epoch = process.env['SOURCE_DATE_EPOCH'] ?? String(Math.floor(Date.now() / 1000))

  async function build(version: string, name: string, more: readonly string[], env: NodeJS.ProcessEnv) {
    const out = path.join(folder, name)
    await rm(out, { recursive: true, force: true })
    const words = ['--compression=zlib', `--version=${version}`, `--out=${out}`, ...more, ...given]
    await run(process.execPath, ['--import', 'tsx', inRepository('tools', 'desktop', 'build.ts'), ...words], {
      env: { SOURCE_DATE_EPOCH: epoch, ...env },
      cwd: inRepository(),
    })
    return { version, installer: path.join(out, `Pandok-Setup-${version}.exe`), folder: out }
  }

  let older: Releases['older'] | undefined
  await step('the build makes an installer, and the site for it', async () => {
    await ensureBuilt(['server'])
    older = await build(OLD, 'older', [], signing)
    must(existsSync(older.installer))
  })
  // Both builds that are compared must contain the same site, whatever is built here in the meantime.
  const site = path.join(folder, 'site')
  await rm(site, { recursive: true, force: true })
  await cp(builtWeb, site, { recursive: true })

  let newer: Releases['newer'] | undefined
  await step('the same sources make the same bytes', async () => {
    newer = await build(NEW, 'newer', [`--site=${site}`], signing)
    const again = await build(NEW, 'again', [`--site=${site}`], signing)
    mustEqual(await checksum(again.installer), await checksum(newer.installer))
    await rm(again.folder, { recursive: true })
  })
  if (!older || !newer) throw new Error('Nothing was built.')

  const { installer, folder: published } = newer
  await step('latest.json tells the truth, and the installer is signed', async () => {
    const latest = await latestIn(published)
    mustEqual(latest.sha256, await checksum(installer))
    mustEqual(latest.signature.state, 'test')
    mustEqual(latest.signature.subject, 'CN=Pandok Test')
    must(existsSync(path.join(published, 'latest.json.sig')))
    await run('osslsigncode', ['verify', '-CAfile', certificate, '-in', installer])
  })
  await step('a build without a certificate says that it is unsigned', async () => {
    const none = { DESKTOP_SIGN_CERT: '', DESKTOP_SIGN_KEY: '', DESKTOP_UPDATE_KEY: '' }
    const unsigned = await build(NEW, 'unsigned', [`--site=${site}`], none)
    mustEqual((await latestIn(unsigned.folder)).signature.state, 'unsigned')
    must(!existsSync(path.join(unsigned.folder, 'latest.json.sig')))
    await rejects(run('osslsigncode', ['verify', '-in', unsigned.installer]))
    await rm(unsigned.folder, { recursive: true })
  })
  return { certificate, older, newer }
}

const latestIn = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'latest.json'), 'utf8'))

const checksum = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
