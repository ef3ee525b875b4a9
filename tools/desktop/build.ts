// node --import tsx tools/desktop/build.ts [--version=1.2.3] [--out=folder] [--site=folder] [--compression=zlib] [--server=https://…]
import { createPublicKey } from 'node:crypto'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureBuilt } from '../build/ensureBuilt.mjs'
import { builtWeb, inRepository } from '../build/repository.mjs'
import { drawIcon, readMark } from './drawIcon.ts'
import { ensureTools } from './ensureTools.ts'
import { ICON_SIZES, iconFile } from './iconFile.ts'
import { makeBlob } from './makeBlob.ts'
import { makeInstaller } from './makeInstaller.ts'
import { makeLatest } from './makeLatest.ts'
import { makeNatives } from './makeNatives.ts'
import { makeProgram } from './makeProgram.ts'
import { PACKAGES } from './packages.ts'
import { readOptions } from './readOptions.ts'
import { signFile } from './signFile.ts'
import { cacheFolder, takePackage } from './takePackage.ts'

const startedAt = performance.now()
const options = readOptions(process.argv.slice(2), process.env)
const { version, out, signing, epochSeconds } = options
const lack = await ensureTools(['makensis', 'osslsigncode', ...(signing ? ['openssl'] : [])])
if (lack !== null) {
  console.error(`The Windows program can't be built: ${lack}`)
  process.exit(1)
}
if (options.site === null) await ensureBuilt(['web'])

const say = (line: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`)
const work = path.join(cacheFolder, 'work', version)
const program = path.join(work, 'program')
await rm(work, { recursive: true, force: true })
await mkdir(program, { recursive: true })

const mark = readMark(await readFile(inRepository('packages', 'ui', 'src', 'brand', 'favicon.svg'), 'utf8'))
const icon = path.join(work, 'pandok.ico')
await writeFile(icon, iconFile(ICON_SIZES.map((size) => ({ size, pixels: drawIcon(mark, size) }))))

const node = path.join(await takePackage(PACKAGES.nodeHere), 'bin', 'node')
await chmod(node, 0o755)
const site = options.site ?? builtWeb
const blob = await makeBlob({
  work: path.join(work, 'blob'),
  site,
  version,
  server: options.server,
  node,
  updateKey: options.updateKey === null ? null : publicHalf(await readFile(options.updateKey)),
})
say('the program and the site are one blob')

const exe = path.join(program, 'Pandok.exe')
await makeProgram({ file: exe, work, blob, icon, version })
if (signing) await signFile(signing, epochSeconds, exe)
await makeNatives(program)
say('the program is made')

await mkdir(out, { recursive: true })
const installer = path.join(out, `Pandok-Setup-${version}.exe`)
await makeInstaller({ ...options, work, program, icon, file: installer })
const sha256 = await makeLatest(installer, options)
say(`${path.relative(process.cwd(), installer)} ${sha256}${signing ? '' : ' (unsigned)'}`)

function publicHalf(key: Buffer): string {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
}
