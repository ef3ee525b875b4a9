import { chmod, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRepository } from '../build/repository.mjs'
import type { BuildOptions } from './readOptions.ts'
import { run } from './run.ts'
import { signCommand } from './signFile.ts'

const SOURCE = inRepository('apps', 'desktop', 'installer')
const LICENCES = ['ko', 'en', 'zh', 'ja', 'de']

export interface InstallerOptions
  extends Pick<BuildOptions, 'version' | 'compression' | 'epochSeconds' | 'signing'> {
  work: string
  /** The folder that will be installed. */
  program: string
  icon: string
  file: string
}

/** Makes the installer, with everything inside. */
export async function makeInstaller(options: InstallerOptions): Promise<void> {
  const { work, program, icon, file, version, compression, epochSeconds, signing } = options
  const texts = path.join(work, 'licence')
  await mkdir(texts, { recursive: true })
  for (const name of LICENCES) {
    const text = await readFile(path.join(SOURCE, 'licence', `${name}.txt`), 'utf8')
    // Text fields of Windows require these line ends.
    await writeFile(path.join(texts, `${name}.txt`), `\uFEFF${text.replace(/\r?\n/g, '\r\n')}`)
  }
  for (const folder of [program, texts]) await setTimes(folder, epochSeconds)
  const bytes = await sizeOf(program)
  const define = (name: string, value: string | number) => `-D${name}=${value}`
  const args = [
    // Warnings are errors, because they mean a missing text in a language, or worse.
    ...['-V2', '-WX', '-INPUTCHARSET', 'UTF8'],
    define('VERSION', version),
    define('FILES', await writeFileList(work, program)),
    define('TEXTS', texts),
    define('ICON', icon),
    define('OUT', file),
    define('COMPRESSION', compression),
    define('KILOBYTES', Math.ceil(bytes / 1024)),
    ...(signing ? [define('SIGN', await writeSigner(work, signing, epochSeconds))] : []),
    path.join(SOURCE, 'pandok.nsi'),
  ]
  await run('makensis', args, { env: { SOURCE_DATE_EPOCH: String(epochSeconds), LC_ALL: 'C.UTF-8' } })
}

/** The list is sorted, because the order of a directory listing depends on the file system. */
async function writeFileList(work: string, program: string): Promise<string> {
  const entries = await readdir(program, { recursive: true, withFileTypes: true })
  const lines = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(program, path.join(entry.parentPath, entry.name)))
    .sort()
    .flatMap((name) => {
      const folder = path.dirname(name) === '.' ? '' : `\\${path.dirname(name).replaceAll('/', '\\')}`
      return [`SetOutPath "$INSTDIR${folder}"`, `File "${path.join(program, name)}"`]
    })
  const list = path.join(work, 'files.nsh')
  await writeFile(list, `${lines.join('\n')}\n`)
  return list
}

/** makensis signs the uninstaller before it packs it, with a command of one word and the file. */
async function writeSigner(
  work: string,
  signing: NonNullable<BuildOptions['signing']>,
  epochSeconds: number,
): Promise<string> {
  const quote = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`
  const words = signCommand(signing, epochSeconds, '', '').slice(0, -4).map(quote)
  const script = path.join(work, 'sign.sh')
  await writeFile(
    script,
    `#!/bin/sh\nset -e\n${words.join(' ')} -in "$1" -out "$1.signed"\nmv "$1.signed" "$1"\n`,
  )
  await chmod(script, 0o755)
  return script
}

async function setTimes(folder: string, epochSeconds: number): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await utimes(path.join(folder, entry), epochSeconds, epochSeconds)
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true })) {
    const found = await stat(path.join(folder, entry))
    if (found.isFile()) bytes += found.size
  }
  return bytes
}
