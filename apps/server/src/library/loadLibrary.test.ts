import { moduleCopy, moduleGet, moduleLibraryList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { moduleFile as file, libraryOf } from '#testkit/libraryFiles.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import type { LibraryFile } from './LibraryFile.ts'
import { loadLibrary } from './loadLibrary.ts'

let server: TestServices
let member: TestMember
beforeAll(async () => {
  server = await startTestServices()
  member = await server.member()
})
afterAll(() => server.stop())

const load = async (...files: LibraryFile[]) => loadLibrary(server.services, libraryOf(...files))

const inLibrary = async () =>
  (await server.mustCall(moduleLibraryList, {}, { as: member })).items.map(({ id, revision }) => [
    id,
    revision,
  ])

const sentenceOf = async (id: string) =>
  JSON.stringify((await server.mustCall(moduleGet, { id }, { as: member })).module.definition)

describe('loading the library', () => {
  it('publishes what the files hold, and nothing the second time', async () => {
    expect(await load(file('one'), file('two'))).toEqual({ added: 2, changed: 0 })
    expect(await load(file('one'), file('two'))).toEqual({ added: 0, changed: 0 })
    expect(await inLibrary()).toEqual(
      expect.arrayContaining([
        ['mod_lib_one', 1],
        ['mod_lib_two', 1],
      ]),
    )
  })

  it('is done once by eight servers that start together', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => load(file('together'))))
    expect(outcomes.reduce((sum, { added }) => sum + added, 0)).toBe(1)
  })

  it('makes a newer edition the next revision and leaves copies as they are', async () => {
    await load(file('growing'))
    const { module: copy } = await server.mustCall(moduleCopy, { id: 'mod_lib_growing' }, { as: member })
    expect(await load(file('growing', { edition: 2, sentence: '이상 없음.' }))).toEqual({
      added: 0,
      changed: 1,
    })
    expect(await sentenceOf('mod_lib_growing')).toContain('이상 없음.')
    expect(await sentenceOf(copy.id)).toContain('정상입니다.')
    expect(await inLibrary()).toContainEqual(['mod_lib_growing', 2])
  })

  it('does not go back to an older edition', async () => {
    await load(file('forward', { edition: 3, sentence: '셋째.' }))
    expect(await load(file('forward', { edition: 2, sentence: '둘째.' }))).toEqual({ added: 0, changed: 0 })
    expect(await sentenceOf('mod_lib_forward')).toContain('셋째.')
  })

  it('keeps drafts out, and out of the library what an administrator took out', async () => {
    expect(await load(file('draft', { isDraft: true }))).toEqual({ added: 0, changed: 0 })
    await load(file('withdrawn'))
    await server.pool.query("update modules set library = null where id = 'mod_lib_withdrawn'")
    await load(file('withdrawn', { edition: 2 }))
    const ids = (await inLibrary()).map(([id]) => id)
    expect(ids).not.toContain('mod_lib_withdrawn')
    expect(ids).not.toContain('mod_lib_draft')
  })

  it('takes off sale what decides by sources nobody has read, and leaves other grades to the administrator', async () => {
    const grades = async () => {
      const { rows } = await server.pool.query(
        "select id, library from modules where id in ('mod_lib_doubted', 'mod_lib_proven', 'mod_lib_gone') order by id",
      )
      return rows.map(({ id, library }) => [id, library])
    }
    const files = (edition: number) => [
      file('doubted', { edition, sources: 'partly' }),
      file('gone', { edition, sources: 'partly' }),
      file('proven', { edition, sources: 'read' }),
    ]
    await load(...files(1))
    await server.pool.query(
      "update modules set library = 'paid' where id in ('mod_lib_doubted', 'mod_lib_proven')",
    )
    await server.pool.query("update modules set library = null where id = 'mod_lib_gone'")
    await load(...files(2))
    expect(await grades()).toEqual([
      ['mod_lib_doubted', 'free'],
      ['mod_lib_gone', null],
      ['mod_lib_proven', 'paid'],
    ])
  })

  it('loads nothing of it where one file is broken', async () => {
    const broken = { ...file('broken'), text: 'id: broken' }
    await expect(load(file('beside'), broken)).rejects.toThrow(/broken/u)
    expect((await inLibrary()).map(([id]) => id)).not.toContain('mod_lib_beside')
  })

  it('belongs to an account that nobody can sign in to', async () => {
    const { rows } = await server.pool.query(
      "select password_hash, suspended_at is not null as suspended from members where id = 'mem_pandok_library'",
    )
    expect(rows).toEqual([{ password_hash: '', suspended: true }])
  })
})
