import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readBackup } from '#db/backup/readBackup.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { createDailyBackup } from './createDailyBackup.ts'

let database: TestDatabase
const folders = createTestFolders()
let folder = ''
const logged: { level: number; msg: string }[] = []
const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await folders.remove()
})
beforeEach(async () => {
  folder = path.join(await folders.make(), 'backups')
  logged.splice(0)
})

const INSTALLED = new Date('2026-11-01T10:00:00Z')
const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour))

const create = (keep = 7, databaseUrl = database.url) =>
  createDailyBackup({
    folder,
    keep,
    databaseUrl: () => databaseUrl,
    secretMark: 'mark',
    installedAt: async () => INSTALLED,
    log,
  })

describe('the daily backup', () => {
  it('is first taken a day after the installation, and then each day, whenever the server is on', async () => {
    const { job, state } = create()
    await job.run(at(1, 12))
    await job.run(at(2, 9))
    expect(await readdir(folder)).toEqual([])
    await job.run(at(2))
    await job.run(at(2, 20))
    expect(await readdir(folder)).toEqual(['pandok-20261102T100000Z.backup'])
    // Another server that was off over the weekend.
    const later = create()
    await later.job.run(at(5, 8))
    await later.job.run(at(5, 9))
    expect(await readdir(folder)).toEqual([
      'pandok-20261102T100000Z.backup',
      'pandok-20261105T080000Z.backup',
    ])
    expect(state()).toEqual({ lastAt: at(2), hasFailed: false })
    const reader = await readBackup(path.join(folder, 'pandok-20261105T080000Z.backup'))
    reader.close()
    expect(reader.header).toMatchObject({ takenAt: '2026-11-05T08:00:00.000Z', secretMark: 'mark' })
  })

  it('keeps as many as it was told, and touches nothing else in its folder', async () => {
    await mkdir(folder)
    const others = ['notes.txt', 'pandok-before-upgrade.backup', 'pandok-20991231T000000Z.backup']
    for (const name of [...others, 'pandok-20261109T100000Z.backup', 'pandok-20261108T100000Z.backup'])
      await writeFile(path.join(folder, name), '')
    await writeFile(path.join(folder, 'pandok-20261107T100000Z.backup.part'), '')
    await create(2).job.run(at(10))
    expect((await readdir(folder)).sort()).toEqual(
      [...others, 'pandok-20261109T100000Z.backup', 'pandok-20261110T100000Z.backup'].sort(),
    )
  })

  it('says so when it fails, loses none of the older ones, and is well again after the next', async () => {
    await create().job.run(at(2))
    const gone = new URL(database.url)
    gone.pathname = '/not_there'
    const { job, state } = create(1, gone.href)
    await job.run(at(3))
    expect(state()).toEqual({ lastAt: at(2), hasFailed: true })
    expect(logged.at(-1)).toMatchObject({ msg: 'the daily backup failed; it is tried again within the hour' })
    expect(JSON.stringify(logged)).not.toContain(new URL(database.url).password)
    expect(await readdir(folder)).toEqual(['pandok-20261102T100000Z.backup'])

    await rm(folder, { recursive: true })
    await writeFile(folder, 'a file where the folder should be')
    const blocked = create()
    await blocked.job.run(at(3))
    expect(blocked.state().hasFailed).toBe(true)
    await rm(folder)
    await blocked.job.run(at(3, 11))
    expect(blocked.state()).toEqual({ lastAt: at(3, 11), hasFailed: false })
  })

  it('is given up without a word when the server stops', async () => {
    const { job, state, stop } = create()
    stop()
    await job.run(at(2))
    expect(await readdir(folder)).toEqual([])
    expect(state().hasFailed).toBe(false)
    expect(logged).toEqual([])
  })
})
