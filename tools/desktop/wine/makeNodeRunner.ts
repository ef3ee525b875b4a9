import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PACKAGES } from '../packages.ts'
import { takePackage } from '../takePackage.ts'
import type { Wine } from './openWine.ts'

/**
 * Runs a CommonJS script with `koffi` and `tell(value)` as another program in that Windows, and returns the
 * value that it passed to `tell`.
 */
export type RunNode = (script: string) => Promise<unknown>

export async function makeNodeRunner({ share, run }: Pick<Wine, 'share' | 'run'>): Promise<RunNode> {
  const [node, koffi, koffiCode] = await Promise.all([
    takePackage(PACKAGES.nodeForWindows),
    takePackage(PACKAGES.koffi),
    takePackage(PACKAGES.koffiForWindows),
  ])
  const folder = path.join(share, 'node')
  await mkdir(folder, { recursive: true })
  await cp(path.join(node, 'bin', 'node.exe'), path.join(folder, 'node.exe'))
  await cp(koffi, path.join(folder, 'node_modules', 'koffi'), { recursive: true })
  await cp(koffiCode, path.join(folder, 'node_modules', '@koromix', 'koffi-win32-x64'), { recursive: true })
  return async (script) => {
    const told = path.join(folder, 'told.json')
    await rm(told, { force: true })
    await writeFile(path.join(folder, 'script.cjs'), `${BEFORE}\n${script}\n`)
    const code = await run('Z:\\share\\node\\node.exe', 'Z:\\share\\node\\script.cjs')
    if (code !== 0) throw new Error(`A script under Wine ended with ${code}.`)
    return JSON.parse(await readFile(told, 'utf8').catch(() => 'null'))
  }
}

/** The value is returned through a file, because pipes confuse Node.js under Wine. */
const BEFORE = `
const koffi = require('koffi')
const tell = (value) => require('fs').writeFileSync(require('path').join(__dirname, 'told.json'), JSON.stringify(value))
`
