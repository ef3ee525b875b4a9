import { spawn } from 'node:child_process'
import type { FoundBrowser } from './findBrowsers.ts'
import type { ProgramWindow, WindowOptions } from './ProgramWindow.ts'

/**
 * Opens Edge or Chrome without tabs and address bar, with a separate profile, so that the process ends with its last
 * window.
 */
export function openBrowser(
  { kind, program }: FoundBrowser,
  { url, profile, onClosed }: WindowOptions,
): Promise<ProgramWindow> {
  const start = (address: string) =>
    spawn(
      program,
      [
        `--app=${address}`,
        `--user-data-dir=${profile}`,
        '--no-first-run',
        '--no-default-browser-check',
        '--disable-sync',
        '--disable-background-mode',
      ],
      { stdio: 'ignore' },
    )
  const first = start(url())
  return new Promise((resolve, reject) => {
    first.once('error', reject)
    first.once('spawn', () => {
      first.once('exit', onClosed)
      resolve({
        kind,
        // A second call with the same profile opens another window of the first process.
        show: (address) => void start(address()).on('error', () => {}),
        setAlwaysOnTop: () => false,
        setNarrow: () => false,
        close: () => void first.kill(),
      })
    })
  })
}

/** Opens the user's default browser; only the number of open pages shows when it is closed. */
export function openDefaultBrowser({ url }: Pick<WindowOptions, 'url'>): ProgramWindow {
  openOutside(url())
  return {
    kind: 'browser',
    show: (address) => openOutside(address()),
    setAlwaysOnTop: () => false,
    setNarrow: () => false,
    close: () => {},
  }
}

/** Opens only addresses that are safe to pass to the Windows shell. */
export function openOutside(address: string): void {
  if (!/^https?:\/\/[\x21\x23-\x7e]+$/.test(address)) return
  const [program, given] =
    process.platform === 'win32'
      ? ['rundll32.exe', ['url.dll,FileProtocolHandler', address]]
      : ['xdg-open', [address]]
  spawn(program, given, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
