import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Wine } from '../wine/openWine.ts'
import type { InstalledWindows } from './Trial.ts'

const UNINSTALL = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Pandok'
export const CLASSES = 'HKCU\\Software\\Classes'

export function lookAtWindows({ drive, share, run }: Wine): InstalledWindows {
  const users = path.join(drive, 'users')
  const local = path.join(users, 'root', 'AppData', 'Local')
  const home = 'C:\\users\\root\\AppData\\Local\\Programs\\Pandok'
  const everything = () => readdir(drive, { recursive: true })

  async function registry(): Promise<string[]> {
    const lines: string[] = []
    for (const [index, root] of ['HKCU', 'HKLM\\Software'].entries()) {
      const file = `registry-${index}.reg`
      if ((await run('reg', 'export', root, `Z:\\share\\${file}`, '/y')) !== 0) throw new Error(`No ${root}.`)
      lines.push(...(await readFile(path.join(share, file), 'utf16le')).split('\r\n'))
    }
    return lines
  }

  return {
    home: path.join(local, 'Programs', 'Pandok'),
    data: path.join(local, 'Pandok'),
    program: `${home}\\Pandok.exe`,
    uninstaller: `${home}\\Uninstall.exe`,
    shortcuts: async () =>
      (await readdir(users, { recursive: true })).filter((name) => name.endsWith('.lnk')),
    // Returns exit code 0 if the key, or the value, exists.
    hasKey: async (place, value) =>
      (await run('reg', 'query', place, ...(value === undefined ? [] : ['/v', value]))) === 0,
    registered: [
      [UNINSTALL, 'QuietUninstallString'],
      [`${CLASSES}\\.dcm\\OpenWithProgids`, 'Pandok.Dicom'],
      [`${CLASSES}\\.pandok.json`],
      [`${CLASSES}\\Pandok.Dicom\\shell\\open\\command`],
      [`${CLASSES}\\Pandok.Document\\shell\\open\\command`],
      [`${CLASSES}\\Directory\\shell\\Pandok`],
      ['HKCU\\Software\\Pandok'],
    ],
    traces: async () =>
      [...(await everything()), ...(await registry())].filter((line) => /pandok/i.test(line)),
  }
}
