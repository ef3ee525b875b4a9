import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const PACKAGE = join('node_modules', '@sparticuz', 'chromium')
const CACHE = join('node_modules', '.cache', 'chromium')
const ABANDONED_AFTER_MS = 10 * 60_000

/** The Chromium from npm exists only for x64 Linux. */
export function canUnpackChromium(/** @type {string} */ root) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  return existsSync(join(root, PACKAGE, 'bin', 'chromium.br'))
}

/**
 * Unpacks the npm Chromium with the libraries and fonts that it needs on a bare machine, once per version.
 * Several processes may ask at the same time: each unpacks into a separate folder, and the first to finish
 * gives its folder the name.
 */
export function unpackChromium(/** @type {string} */ root) {
  const { version } = JSON.parse(readFileSync(join(root, PACKAGE, 'package.json'), 'utf8'))
  const cache = join(root, CACHE)
  const home = join(cache, version)
  if (!existsSync(join(home, 'chromium'))) {
    mkdirSync(cache, { recursive: true })
    removeAbandoned(cache)
    const aside = mkdtempSync(join(cache, 'unpacking-'))
    try {
      unpackInto(aside, join(root, PACKAGE, 'bin'), home)
      renameUnlessPresent(aside, home)
    } finally {
      rmSync(aside, { recursive: true, force: true })
    }
  }
  return {
    executablePath: join(home, 'chromium'),
    libraries: join(home, 'libs', 'lib'),
    fontconfig: join(home, 'etc'),
  }
}

function unpackInto(
  /** @type {string} */ folder,
  /** @type {string} */ packed,
  /** @type {string} */ finalHome,
) {
  const raw = (/** @type {string} */ name) => brotliDecompressSync(readFileSync(join(packed, name)))
  const untar = (/** @type {string} */ name, /** @type {string} */ target) => {
    mkdirSync(target, { recursive: true })
    const result = spawnSync('tar', ['-x', '-C', target], { input: raw(name) })
    if (result.status !== 0) throw new Error(`The browser could not be unpacked: tar failed on ${name}.`)
  }
  untar('al2023.tar.br', join(folder, 'libs'))
  untar('fonts.tar.br', join(folder, 'etc'))
  untar('swiftshader.tar.br', folder)
  // The fonts.conf in the package points at a folder that exists only on its authors' machines.
  writeFileSync(join(folder, 'etc', 'fonts.conf'), fontsConf(finalHome))
  writeFileSync(join(folder, 'chromium'), raw('chromium.br'))
  chmodSync(join(folder, 'chromium'), 0o755)
}

function fontsConf(/** @type {string} */ home) {
  const folders = [join(home, 'etc', 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`)
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig>${folders.join('')}<cachedir>${join(home, 'fc')}</cachedir></fontconfig>`,
  ].join('\n')
}

function renameUnlessPresent(/** @type {string} */ from, /** @type {string} */ to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (existsSync(join(to, 'chromium'))) return
    if (!existsSync(to)) throw error
    // The browser was deleted while it was running, and has written its font cache once more.
    rmSync(to, { recursive: true, force: true })
    renameSync(from, to)
  }
}

/** A process that was killed while unpacking leaves 200 MB behind. */
function removeAbandoned(/** @type {string} */ cache) {
  for (const name of readdirSync(cache)) {
    if (!name.startsWith('unpacking-')) continue
    const folder = join(cache, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > ABANDONED_AFTER_MS) rmSync(folder, { recursive: true, force: true })
  }
}
