import { readdir, readFile, writeFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { type DataFolder, dataFolderAt } from './DataFolder.ts'
import { DataFolderInUse } from './DataFolderInUse.ts'
import { describeProcess } from './describeProcess.ts'
import { lockDataFolder } from './lockDataFolder.ts'

const folders = createTestFolders()

async function makeFolder(lock?: object | string): Promise<DataFolder> {
  const folder = dataFolderAt(await folders.make())
  if (lock !== undefined) await writeFile(folder.lock, typeof lock === 'string' ? lock : JSON.stringify(lock))
  return folder
}

const NOT_RUNNING = 2 ** 22 + 1
const mine = () => ({ pid: process.pid, started: describeProcess(process.pid)?.started })

afterEach(folders.remove)

describe('the lock of a data folder', () => {
  it('is held until it is released, and leaves nothing behind', async () => {
    const folder = await makeFolder()
    const lock = await lockDataFolder(folder)
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse)
    await lock.release()
    expect(await readdir(folder.root)).toEqual([])
    await (await lockDataFolder(folder)).release()
  })

  it('names the living process that holds it', async () => {
    const folder = await makeFolder(mine())
    await expect(lockDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder.root} is in use by process ${process.pid}.`,
    )
  })

  it.each([
    ['of a process that is gone', { pid: NOT_RUNNING, started: 'once' }],
    ['of an earlier process with the same number', { ...mine(), started: 'before the last boot' }],
    ['that was cut short by a power loss', ''],
  ])('is taken over when it is one %s', async (_, stale) => {
    const folder = await makeFolder(stale)
    await lockDataFolder(folder)
    expect(JSON.parse(await readFile(folder.lock, 'utf8'))).toMatchObject(mine())
    expect(await readdir(folder.root)).toEqual(['lock'])
  })

  it('goes to exactly one of many who find it stale at the same time', async () => {
    for (let round = 0; round < 50; round++) {
      const folder = await makeFolder({ pid: NOT_RUNNING, started: 'once' })
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await readdir(folder.root)).toEqual(['lock'])
    }
  })

  it('goes to exactly one also when somebody was killed in the middle of taking it over', async () => {
    const gone = { pid: NOT_RUNNING, started: 'once' }
    const folder = await makeFolder(gone)
    await writeFile(`${folder.lock}.takeover`, JSON.stringify({ ...gone, token: 'other' }))
    await writeFile(`${folder.lock}.draft-${NOT_RUNNING}-abc`, '')
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder.root)).toEqual(['lock'])
  })

  it('is not released by a former holder once another has it', async () => {
    const folder = await makeFolder()
    const former = await lockDataFolder(folder)
    await writeFile(folder.lock, JSON.stringify(mine()))
    await former.release()
    expect(JSON.parse(await readFile(folder.lock, 'utf8'))).toEqual(mine())
  })
})
