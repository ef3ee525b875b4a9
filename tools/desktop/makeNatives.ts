import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRepository } from '../build/repository.mjs'
import { PACKAGES } from './packages.ts'
import { takePackage } from './takePackage.ts'

/**
 * Makes the folders `native` and `licences` next to the program. Machine code must be in files of its own to
 * be loaded; next to the program it is installed and signed with it, instead of being unpacked at every
 * start.
 */
export async function makeNatives(folder: string): Promise<void> {
  const [webview, webviewCode, koffi, koffiCode, node] = await Promise.all([
    takePackage(PACKAGES.webview),
    takePackage(PACKAGES.webviewForWindows),
    takePackage(PACKAGES.koffi),
    takePackage(PACKAGES.koffiForWindows),
    takePackage(PACKAGES.nodeHere),
  ])
  const take = async (from: string, to: string, names: readonly string[]) => {
    for (const name of names) await cp(path.join(from, name), path.join(folder, to, path.basename(name)))
  }
  await take(webview, 'native/webview', ['index.js', 'js-bindings.js'])
  await take(webviewCode, 'native/webview', ['webview.win32-x64-msvc.node'])
  await describe(path.join(folder, 'native/webview'), PACKAGES.webview, 'index.js')

  await take(koffi, 'native/koffi', ['index.cjs'])
  await take(koffi, 'native/koffi/src/koffi', ['src/koffi/index.cjs'])
  await take(koffi, 'native/koffi/src/koffi/src', [
    'src/koffi/src/static.cjs',
    'src/koffi/src/trampolines.cjs',
  ])
  await describe(path.join(folder, 'native/koffi'), PACKAGES.koffi, 'index.cjs')
  const code = 'native/koffi/node_modules/@koromix/koffi-win32-x64'
  await take(koffiCode, code, ['index.js', 'package.json'])
  await take(koffiCode, `${code}/win32_x64`, ['win32_x64/koffi.node'])

  await mkdir(path.join(folder, 'licences'), { recursive: true })
  const notices = inRepository('apps', 'web', 'public', 'third-party-notices.txt')
  await cp(notices, path.join(folder, 'licences', 'third-party-notices.txt'))
  await cp(path.join(node, 'LICENSE'), path.join(folder, 'licences', 'Node.js.txt'))
  await cp(path.join(webview, 'LICENSE'), path.join(folder, 'licences', 'webviewjs.txt'))
  await cp(path.join(koffi, 'LICENSE.txt'), path.join(folder, 'licences', 'koffi.txt'))
}

const describe = (folder: string, { name, version }: { name: string; version: string }, main: string) =>
  writeFile(path.join(folder, 'package.json'), `${JSON.stringify({ name, version, main })}\n`)
