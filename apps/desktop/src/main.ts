import os from 'node:os'
import path from 'node:path'
import { isSea } from 'node:sea'
import { createClipboard } from '#clipboard/createClipboard.ts'
import { windowsClipboard } from '#clipboard/windowsClipboard.ts'
import { claimInstance } from '#instance/claimInstance.ts'
import { handOver } from '#instance/handOver.ts'
import { pipePath } from '#instance/pipePath.ts'
import { createEncryptedStore } from '#keep/createEncryptedStore.ts'
import { dpapiSeal } from '#keep/dpapiSeal.ts'
import { fileSeal } from '#keep/fileSeal.ts'
import { openKey } from '#keep/openKey.ts'
import { createLog } from '#log/createLog.ts'
import { windowsScripts } from '#net/windowsScripts.ts'
import { dataFolder, foldersIn } from '#program/folders.ts'
import type { Koffi } from '#program/Koffi.ts'
import { loadEmbeddedData } from '#program/loadEmbeddedData.ts'
import { loadNative } from '#program/loadNative.ts'
import { readArguments } from '#program/readArguments.ts'
import { startProgram } from '#program/startProgram.ts'
import { trustSystem } from '#program/trustSystem.ts'
import { startInstaller } from '#update/startInstaller.ts'
import { clearProfile, openWindow } from '#window/openWindow.ts'

/** The program's only process. A second start passes its files to the first and ends. */
async function main(): Promise<void> {
  const { paths, isHidden, announce, isQuit } = readArguments(process.argv.slice(2))
  // Regardless of where it was started: the working directory of a process can't be removed, not even the
  // installation folder.
  if (isSea()) process.chdir(os.homedir())
  const folders = foldersIn(dataFolder())
  const log = createLog(folders.logs)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.bug(error)
      log.write('CRASH')
      process.exit(1)
    })
  }

  const koffi = loadNative<Koffi>('koffi')
  const key = await openKey(folders.keep, koffi ? dpapiSeal(koffi) : fileSeal, () => log.write('KEY_LOST'))
  const keep = createEncryptedStore({
    folder: folders.keep,
    key,
    onUnreadable: () => log.write('UNREADABLE'),
  })

  const request = { paths, isShown: !isHidden, announce, isQuit }
  const pipe = pipePath(folders.data, os.userInfo().username)
  const instance = isQuit
    ? await handOver(pipe, keep.prove, request).then(() => null)
    : await claimInstance(pipe, keep.prove, request)
  if (instance === null) return process.exit(0)
  if (!instance.isFound) log.write('PIPE_TAKEN')

  trustSystem()
  const carried = await loadEmbeddedData()
  log.write('START', { isSealed: koffi !== null, major: Number(process.versions.node.split('.')[0]) })
  let isEnding = false
  const program = await startProgram({
    folders,
    carried,
    keep,
    log,
    onEnd: end,
    install: startInstaller,
    clipboard: koffi && createClipboard(windowsClipboard(koffi)),
    scripts: koffi && windowsScripts(koffi),
    openWindow: (url, onClosed) =>
      openWindow({
        url,
        onClosed,
        log,
        profile: folders.profile,
        placesFile: path.join(folders.data, 'places.json'),
        narrowPlacesFile: path.join(folders.data, 'narrow-places.json'),
      }),
  })
  function end(): void {
    if (isEnding) return
    isEnding = true
    log.write('END')
    void Promise.all([program.close(), instance?.close()])
      .then(() => clearProfile(folders.profile))
      .finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  await program.take(request, 'argument')
  instance.receive((what) => void program.take(what, 'handover').catch(log.bug))
}

void main()
