import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { clusterPassword } from './clusterPassword.ts'
import type { DataFolder } from './DataFolder.ts'
import { databaseUrl } from './databaseUrl.ts'
import type { Binaries } from './findBinaries.ts'
import { finishUpgrade } from './finishUpgrade.ts'
import { linkLibraries } from './linkLibraries.ts'
import { lockDataFolder } from './lockDataFolder.ts'
import { majorOfCluster } from './majorVersion.ts'
import { giveDataFolderTo, prepareDataFolder } from './prepareDataFolder.ts'
import { runAs as chooseRunAs } from './runAs.ts'
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts'
import { startServer } from './startServer.ts'
import { syncFolder } from './syncFolder.ts'

export interface ClusterUpgrade {
  dataDir: string
  /** Returns the binaries of the old cluster; it is called when nobody else can use the folder any more. */
  findOld: () => Promise<Binaries>
  copyOut: (oldUrl: string) => Promise<void>
  copyIn: (newUrl: string) => Promise<void>
  log: (line: string) => void
}

/**
 * Makes a cluster of this version beside the old one, has it filled, and exchanges them. It returns the place
 * of the old one. Until the two renames at the end the old one stays in place, and a start between them
 * completes the upgrade.
 */
export async function upgradeCluster({
  dataDir,
  findOld,
  copyOut,
  copyIn,
  log,
}: ClusterUpgrade): Promise<string> {
  const folder = await prepareDataFolder(dataDir)
  const lock = await lockDataFolder(folder)
  const beside = path.join(folder.root, 'upgrade')
  try {
    await finishUpgrade(folder)
    const kept = await nameFor(folder)
    // A killed upgrade may have left these.
    for (const entry of [beside, folder.upgraded])
      await rm(entry, { recursive: true, force: true, maxRetries: 10 })
    await withOldServer(folder, await findOld(), log, copyOut)
    await mkdir(beside, { mode: 0o700 })
    await copyFile(folder.password, path.join(beside, path.basename(folder.password)))
    const next = await startEmbeddedPostgres({ dataDir: beside, log })
    await copyIn(next.url).finally(next.stop)
    await rename(path.join(beside, path.basename(folder.cluster)), folder.upgraded)
    await syncFolder(folder.root)
    await rename(folder.cluster, kept)
    await finishUpgrade(folder)
    return kept
  } finally {
    await rm(beside, { recursive: true, force: true, maxRetries: 10 })
    await lock.release()
  }
}

async function withOldServer(
  folder: DataFolder,
  binaries: Binaries,
  log: (line: string) => void,
  work: (url: string) => Promise<void>,
): Promise<void> {
  await linkLibraries(binaries)
  const runAs = chooseRunAs(folder.root)
  const password = await clusterPassword(folder)
  await giveDataFolderTo(runAs, folder)
  const server = await startServer({ binaries, folder, runAs, durable: true, log })
  try {
    await work(databaseUrl(password, server.port))
  } finally {
    server.letGo()
    await server.exited
  }
}

async function nameFor(folder: DataFolder): Promise<string> {
  const name = `${folder.cluster}.${await majorOfCluster(folder)}`
  let kept = name
  for (let number = 2; existsSync(kept); number += 1) kept = `${name}-${number}`
  return kept
}
