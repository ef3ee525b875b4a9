import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

export interface Wine {
  /** Drive C of the fresh Windows. */
  drive: string
  /** A folder that Windows sees as Z:\share. */
  share: string
  /** Runs a Windows program to its end and returns its exit code. */
  run: (program: string, ...args: string[]) => Promise<number | null>
  start: (program: string, ...args: string[]) => ChildProcess
  close: () => Promise<void>
}

const TIMEOUT_MS = 180_000
/** Pipes confuse Node.js under Wine, so the output of every program is discarded. */
const SILENT = { stdio: 'ignore' } as const

const SCRIPT = `
mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mkdir -p "$0/share" && mount --bind "$1" "$0/share" || exit 99
root=$0; shift
exec chroot "$root" env -i HOME=/root PATH=/usr/lib/wine:/usr/bin:/bin LANG=C.UTF-8 XDG_RUNTIME_DIR=/tmp \\
  WINEPREFIX=/share/prefix WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe=" "$@"
`

/** Opens a fresh Windows in a folder of its own. */
export async function openWine(root: string, folder: string): Promise<Wine> {
  const share = path.join(folder, 'share')
  await rm(share, { recursive: true, force: true })
  await mkdir(path.join(share, 'prefix'), { recursive: true })
  const begin = (command: readonly string[]) =>
    spawn('nice', ['unshare', '-m', 'sh', '-c', SCRIPT, root, share, ...command], SILENT)
  const finish = (child: ChildProcess) =>
    new Promise<number | null>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
      child.once('error', reject).once('close', (code) => {
        clearTimeout(timer)
        resolve(code)
      })
    })
  const start = (program: string, ...args: string[]) => begin(['wine64', program, ...args])
  const run = (program: string, ...args: string[]) => finish(start(program, ...args))
  await run('wineboot', '-i')
  // By default, Wine pretends to be a version of Windows that Node.js refuses.
  await run('winecfg', '-v', 'win10')
  return {
    share,
    drive: path.join(share, 'prefix', 'drive_c'),
    run,
    start,
    async close() {
      await finish(begin(['wineserver64', '-k']))
      await rm(share, { recursive: true, force: true })
    },
  }
}
