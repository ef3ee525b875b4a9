import { DOCUMENT_KINDS, TRASH_RETENTION_DAYS } from '@pandok/domain'
import { type Backup, type Problem, plateDelete, shareList, trashList, userWithdraw } from '@pandok/protocol'
import { NOTE_KIND, NOTE_NAME_TAKEN, NOTES_TOO_MANY } from '@pandok/testkit/note'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeTrash } from '#jobs/purgeTrash.ts'
import type { Services } from '#rpc/Services.ts'
import { type Answer, type Caller, createCaller } from '#testkit/createCaller.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import {
  type AnyDocument,
  type DocumentUnderTest,
  type DocumentVerb,
  documentKinds,
  noteUnderTest,
} from '#testkit/documentKinds.ts'
import { implementationsWithNotes, NOTES_PER_MEMBER_MAX, withNotes } from '#testkit/noteKind.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices
let servicesWithNotes: Services
let caller: Caller

beforeAll(async () => {
  server = await startTestServices()
  servicesWithNotes = await withNotes(server.services, server.pool)
  caller = createCaller(servicesWithNotes, implementationsWithNotes)
})

afterAll(() => server.stop())

const notFound = (problem: Problem | undefined) => ({
  ok: false,
  code: 'NOT_FOUND',
  reason: problem === undefined ? {} : { problem },
})

/** The operations of the tests for every kind, with the names of one kind. */
function handOf(kind: DocumentUnderTest) {
  const call = (verb: DocumentVerb, param: object, as: TestMember) =>
    caller.call(kind.contracts[verb], param, { as }) as Promise<Answer<Readonly<Record<string, unknown>>>>
  const must = async (verb: DocumentVerb, param: object, as: TestMember) => {
    const answer = await call(verb, param, as)
    if (!answer.ok)
      throw new Error(`${kind.name}-${verb} answered ${answer.code} ${JSON.stringify(answer.reason)}`)
    return answer.result
  }
  const documentIn = (result: Readonly<Record<string, unknown>>) => result[kind.name] as AnyDocument
  return {
    call,
    must,
    documentIn,
    create: async (as: TestMember, text: string) =>
      documentIn(await must('create', kind.contentSaying(text), as)),
    read: async (id: string, as: TestMember) => documentIn(await must('get', { id }, as)),
    save: async (id: string, revision: number, text: string, as: TestMember) =>
      documentIn(await must('save', { id, revision, ...kind.contentSaying(text) }, as)),
    items: async (verb: 'list' | 'sharedList' | 'libraryList', param: object, as: TestMember) =>
      (await must(verb, param, as))['items'] as AnyDocument[],
    backups: async (id: string, as: TestMember) =>
      (await must('backupList', { id }, as))['items'] as Backup[],
  }
}

describe.each([...documentKinds, noteUnderTest])('a member’s $name', (kind) => {
  const { call, must, create, read, save, items, backups, documentIn } = handOf(kind)
  const NOT_FOUND = notFound(kind.absent)
  const NO_BACKUP = notFound('backup.absent')

  it('is listed for its owner alone, the latest change first, until it is shared', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const first = await create(mina, '하나')
    server.clock.advance({ minutes: 1 })
    const second = await create(mina, '둘')
    expect((await items('list', {}, mina)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await items('list', { sort: 'name', order: 'asc' }, mina)).map(({ name }) => name)).toEqual([
      '둘',
      '하나',
    ])
    expect((await items('list', { search: '하' }, mina)).map(({ id }) => id)).toEqual([first.id])
    expect(await items('list', {}, jun)).toEqual([])
    expect(await call('get', { id: first.id }, jun)).toEqual(NOT_FOUND)
    const shared = documentIn(await must('share', { id: first.id, shared: true }, mina))
    expect(shared).toMatchObject({ shared: true, revision: 1 })
    expect((await items('sharedList', { search: '하나' }, jun)).map(({ id }) => id)).toContain(first.id)
    expect((await read(first.id, jun)).may).toMatchObject({ open: true, save: false, share: false })
  })

  it('is saved as the next revision', async () => {
    const member = await server.member()
    const made = await create(member, '처음')
    server.clock.advance({ seconds: 5 })
    const saved = await save(made.id, 1, '다음', member)
    expect(saved).toMatchObject({ name: '다음', revision: 2, updatedAt: server.clock.now().toISOString() })
    expect(await read(made.id, member)).toMatchObject(saved)
  })

  it('is not saved over a newer revision: of several at once one wins, and the others are handed the newest', async () => {
    const member = await server.member()
    const { id } = await create(member, '처음')
    const attempt = (text: string) => call('save', { id, revision: 1, ...kind.contentSaying(text) }, member)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => attempt(`저장 ${n}`)))
    const [won] = answers.filter(({ ok }) => ok)
    if (!won?.ok) throw new Error('None was saved.')
    const newest = documentIn(won.result)
    const lost = answers.filter(({ ok }) => !ok)
    expect(lost).toHaveLength(9)
    for (const answer of lost) {
      expect(answer).toEqual({ ok: false, code: 'CONFLICT', reason: { details: { newest } } })
    }
    expect((await read(id, member)).revision).toBe(2)
  })

  it('is nobody else’s to change, and in the trash not its owner’s', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const { id } = await create(mina, '내 것')
    await must('share', { id, shared: true }, mina)
    const { backup } = (await must('backupCreate', { id, note: '' }, mina)) as { backup: Backup }
    const changes: [DocumentVerb, object][] = [
      ['save', { id, revision: 1, ...kind.contentSaying('남의 것') }],
      ['share', { id, shared: false }],
      ['backupList', { id }],
      ['backupCreate', { id, note: '' }],
      ['backupGet', { id, backupId: backup.id }],
      ['backupRestore', { id, backupId: backup.id }],
      ['backupDelete', { id, backupId: backup.id }],
    ]
    for (const [verb, param] of [...changes, ['delete', { ids: [id] }] as const]) {
      expect([verb, await call(verb, param, jun)]).toEqual([verb, NOT_FOUND])
    }
    await must('delete', { ids: [id] }, mina)
    for (const [verb, param] of changes)
      expect([verb, await call(verb, param, mina)]).toEqual([verb, NOT_FOUND])
  })

  it('is copied once from another, as a duplicate from oneself, and privately', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const original = await create(mina, '원본')
    expect(await call('copy', { id: original.id }, jun)).toEqual(NOT_FOUND)
    await must('share', { id: original.id, shared: true }, mina)
    const copy = documentIn(await must('copy', { id: original.id }, jun))
    expect(copy).toMatchObject({ name: '원본', shared: false, revision: 1, source: { id: original.id } })
    expect(await call('copy', { id: original.id }, jun)).toMatchObject({ ok: false, code: 'COPY_EXISTS' })
    expect((await read(original.id, jun)).copied).toBe(true)
    const duplicate = documentIn(await must('copy', { id: original.id }, mina))
    expect(duplicate.name).toBe('원본 2')
    expect(duplicate).not.toHaveProperty('source')
  })

  it('answers others as if it did not exist while it is private, whatever is asked of it', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const { id } = await create(mina, '내 것')
    const { backup } = (await must('backupCreate', { id, note: '' }, mina)) as { backup: Backup }
    const asked: [DocumentVerb, object][] = [
      ...(['get', 'copy', 'backupList'] as const).map((verb): [DocumentVerb, object] => [verb, { id }]),
      ...(['delete', 'restore', 'purge'] as const).map((verb): [DocumentVerb, object] => [
        verb,
        { ids: [id] },
      ]),
      ...(['backupGet', 'backupRestore', 'backupDelete'] as const).map((verb): [DocumentVerb, object] => [
        verb,
        { id, backupId: backup.id },
      ]),
      ['share', { id, shared: true }],
      ['save', { id, revision: 1, ...kind.contentSaying('남의 것') }],
      ['backupCreate', { id, note: '' }],
    ]
    for (const [verb, param] of asked) expect([verb, await call(verb, param, jun)]).toEqual([verb, NOT_FOUND])
  })

  it('is shown among the shared ones with its creator, until it is closed, deleted, or its creator is gone', async () => {
    const [mina, jun, bad] = [await server.member(), await server.member(), await server.member()]
    const [open, trashed, closed] = [
      await create(mina, '하나'),
      await create(mina, '둘'),
      await create(mina, '셋'),
    ]
    await create(mina, '넷')
    for (const { id } of [open, trashed, closed]) await must('share', { id, shared: true }, mina)
    await must('share', { id: (await create(bad, '다섯')).id, shared: true }, bad)
    await must('delete', { ids: [trashed.id] }, mina)
    await must('share', { id: closed.id, shared: false }, mina)
    expect(await call('get', { id: closed.id }, jun)).toEqual(NOT_FOUND)

    const sharedBy = async ({ nickname }: TestMember, as = jun) =>
      (await items('sharedList', { pageSize: 'all' }, as)).filter((item) => item.nickname === nickname)
    const none = { save: false, share: false, delete: false, restore: false, purge: false }
    const seen = { id: open.id, nickname: mina.nickname, revision: 1, mine: false, copied: false }
    expect(await sharedBy(mina)).toMatchObject([{ ...seen, may: { ...none, open: true, copy: true } }])
    expect(await sharedBy(mina, mina)).toMatchObject([{ id: open.id, mine: true }])
    await must('copy', { id: open.id }, jun)
    expect(await sharedBy(mina)).toMatchObject([{ copied: true, may: { open: true, copy: false } }])

    expect(await sharedBy(bad)).toHaveLength(1)
    await server.pool.query('update members set suspended_at = now() where id = $1', [bad.user.id])
    await server.mustCall(userWithdraw, { password: mina.password }, { as: mina })
    expect(await sharedBy(bad)).toEqual([])
    expect(await sharedBy(mina)).toEqual([])
  })

  it('is copied once of ten times at once, and again when the copy is gone for good', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const { id } = await create(mina, '원본')
    await must('share', { id, shared: true }, mina)
    const again = () => call('copy', { id }, jun)
    const answers = await Promise.all(Array.from({ length: 10 }, again))
    const made = answers.flatMap((answer) => (answer.ok ? [documentIn(answer.result).id] : []))
    expect(made).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'COPY_EXISTS')).toHaveLength(9)
    await must('delete', { ids: made }, jun)
    expect(await again()).toMatchObject({ code: 'COPY_EXISTS' })
    await must('purge', { ids: made }, jun)
    expect(await again()).toMatchObject({ ok: true })
  })

  it('goes to the trash, comes back unshared, and goes for good with its backups', async () => {
    const member = await server.member()
    const [one, two] = [await create(member, '하나'), await create(member, '둘')]
    await must('share', { id: one.id, shared: true }, member)
    expect(await must('delete', { ids: [one.id, two.id] }, member)).toEqual({ ids: [one.id, two.id] })
    expect(await items('list', {}, member)).toEqual([])
    expect(await read(one.id, member)).toMatchObject({
      deletedAt: server.clock.now().toISOString(),
      shared: false,
      may: { open: true, save: false, share: false, copy: false, delete: false, restore: true, purge: true },
    })
    server.clock.advance({ minutes: 10 })
    await must('restore', { ids: [one.id] }, member)
    expect(await read(one.id, member)).toMatchObject({ ...one, shared: false })
    await must('backupCreate', { id: one.id, note: '' }, member)
    await must('delete', { ids: [one.id] }, member)
    await must('purge', { ids: [one.id, two.id] }, member)
    expect(await call('get', { id: one.id }, member)).toEqual(NOT_FOUND)
    const [table, column] = kind.backups
    expect((await server.pool.query(`select 1 from ${table} where ${column} = $1`, [one.id])).rows).toEqual(
      [],
    )
  })

  it('is deleted, restored and purged with all that are named, or not at all', async () => {
    const [member, stranger] = [await server.member(), await server.member()]
    const [live, trashed] = [await create(member, '산 것'), await create(member, '버린 것')]
    const foreign = await create(stranger, '남의 것')
    await must('share', { id: foreign.id, shared: true }, stranger)
    await must('delete', { ids: [trashed.id] }, member)
    for (const ids of [
      [live.id, trashed.id],
      [live.id, foreign.id],
      [live.id, 'xxx_nowhere'],
    ]) {
      expect(await call('delete', { ids }, member)).toEqual(NOT_FOUND)
    }
    for (const verb of ['restore', 'purge'] as const) {
      expect(await call(verb, { ids: [trashed.id, live.id] }, member)).toEqual(NOT_FOUND)
    }
    expect((await items('list', {}, member)).map(({ id }) => id)).toEqual([live.id])
    expect(await read(trashed.id, member)).toHaveProperty('deletedAt')
  })

  it('comes out of the trash under a name that is free, where names are unique', async () => {
    const member = await server.member()
    const ids: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { id } = await create(member, '결절')
      await must('delete', { ids: [id] }, member)
      ids.push(id)
    }
    await create(member, '결절')
    await must('restore', { ids }, member)
    const names = (await items('list', { sort: 'name' }, member)).map(({ name }) => name)
    expect(names).toEqual(
      kind.areNamesUnique ? ['결절', '결절 2', '결절 3', '결절 4'] : ['결절', '결절', '결절', '결절'],
    )
    const again = () => call('create', kind.contentSaying('또', '결절'), member)
    if (kind.areNamesUnique) expect(await again()).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
  })

  it('has each saved state kept: the one before the first save, and each after', async () => {
    const member = await server.member()
    const { id } = await create(member, '처음')
    expect(await backups(id, member)).toEqual([])
    await save(id, 1, '둘째', member)
    const kept = await backups(id, member)
    expect(kept.map(({ kind: how, revision }) => [how, revision])).toEqual([
      ['auto', 2],
      ['auto', 1],
    ])
    const snapshots: unknown[] = []
    for (const { id: backupId } of kept) {
      const { backup } = (await must('backupGet', { id, backupId }, member)) as {
        backup: { snapshot: unknown }
      }
      snapshots.push(backup.snapshot)
    }
    expect(snapshots).toMatchObject([{ name: '둘째' }, { name: '처음' }])
  })

  it('keeps the last 20 automatic backups, and those made by hand until they are deleted', async () => {
    const member = await server.member()
    const { id } = await create(member, '처음')
    const { backup } = (await must('backupCreate', { id, note: '학회 전' }, member)) as { backup: Backup }
    expect(backup).toMatchObject({ kind: 'manual', note: '학회 전', revision: 1 })
    for (let revision = 1; revision <= 22; revision += 1) await save(id, revision, `${revision}`, member)
    const kept = await backups(id, member)
    expect(kept.map(({ revision }) => revision)).toEqual([...Array.from({ length: 20 }, (_, n) => 23 - n), 1])
    expect(kept.at(-1)).toEqual(backup)
    const one = { id, backupId: backup.id }
    expect(await must('backupDelete', one, member)).toEqual({})
    expect(await call('backupDelete', one, member)).toEqual(NO_BACKUP)
    expect(await backups(id, member)).toHaveLength(20)
  })

  it('has at most 100 backups made by hand, however many ask at once', async () => {
    const member = await server.member()
    const { id } = await create(member, '처음')
    const asked = Array.from({ length: 104 }, () => call('backupCreate', { id, note: '' }, member))
    const refused = (await Promise.all(asked)).filter(({ ok }) => !ok)
    expect(refused).toHaveLength(4)
    expect(refused[0]).toMatchObject({ code: 'BAD_REQUEST', reason: { problem: 'backup.limit' } })
    expect(await backups(id, member)).toHaveLength(100)
  })

  it('comes back from a backup as a new revision, after the present state is kept', async () => {
    const member = await server.member()
    const { id } = await create(member, '처음')
    const { backup } = (await must('backupCreate', { id, note: '' }, member)) as { backup: Backup }
    await save(id, 1, '바뀜', member)
    const restored = documentIn(await must('backupRestore', { id, backupId: backup.id }, member))
    // Where no two may be called alike, another may have the old name by now.
    expect(restored).toMatchObject({ revision: 3, name: kind.areNamesUnique ? '바뀜' : '처음' })
    const kept = await backups(id, member)
    expect(kept.map(({ kind: how, revision }) => [how, revision])).toEqual([
      ['auto', 3],
      ['auto', 2],
      ['manual', 1],
    ])
    const of = async (backupId = '') =>
      ((await must('backupGet', { id, backupId }, member)) as { backup: { snapshot: { name: string } } })
        .backup.snapshot
    const { name: _, ...first } = await of(kept[2]?.id)
    expect(await of(kept[0]?.id)).toMatchObject(first)
    expect(await of(kept[1]?.id)).toMatchObject({ name: '바뀜' })
  })

  it('has no backups of another', async () => {
    const member = await server.member()
    const [one, other] = [await create(member, '하나'), await create(member, '둘')]
    const { backup } = (await must('backupCreate', { id: one.id, note: '' }, member)) as { backup: Backup }
    for (const verb of ['backupGet', 'backupRestore', 'backupDelete'] as const) {
      expect(await call(verb, { id: other.id, backupId: backup.id }, member)).toEqual(NO_BACKUP)
    }
  })

  it('is kept again where the backup of its present state was deleted', async () => {
    const member = await server.member()
    const { id } = await create(member, '처음')
    await save(id, 1, '둘째', member)
    const [second, first] = await backups(id, member)
    await must('backupDelete', { id, backupId: second?.id ?? '' }, member)
    await must('backupRestore', { id, backupId: first?.id ?? '' }, member)
    expect((await backups(id, member)).map(({ revision }) => revision)).toEqual([3, 2, 1])
  })
})

describe.each(documentKinds)('the library’s $name', (kind) => {
  const { create, items } = handOf(kind)

  it('is locked for those whose tier does not include it', async () => {
    const [publisher, free, paying] = [await server.member(), await server.member(), await server.member()]
    await server.setTier(paying, 'basic')
    for (const grade of ['free', 'paid']) {
      const { id } = await create(publisher, grade)
      await server.pool.query(`update ${kind.name}s set library = $2 where id = $1`, [id, grade])
    }
    const seenBy = async (as: TestMember) =>
      (await items('libraryList', { sort: 'name', order: 'asc' }, as)).map(({ library, locked, may }) => [
        library,
        locked,
        may['open'],
        may['copy'],
      ])
    expect(await seenBy(free)).toEqual([
      ['free', false, true, true],
      ['paid', true, false, false],
    ])
    expect(await seenBy(paying)).toEqual([
      ['free', false, true, true],
      ['paid', false, true, true],
    ])
  })
})

describe('a third kind of document', () => {
  const { call, must, create, items, documentIn } = handOf(noteUnderTest)
  const named = async (as: TestMember) => (await items('list', { sort: 'name' }, as)).map(({ name }) => name)

  it('goes into a file and comes back under names that are free, all or none', async () => {
    const member = await server.member()
    const [first, second] = [await create(member, '결절'), await create(member, '낭종')]
    const { file } = await must('export', { ids: [second.id, first.id] }, member)
    expect(file).toEqual({
      format: 'note',
      notes: [
        { name: '낭종', text: '낭종' },
        { name: '결절', text: '결절' },
      ],
    })
    const { notes } = await must('import', { file }, member)
    expect((notes as AnyDocument[]).map(({ name, may }) => [name, may['save']])).toEqual([
      ['낭종 2', true],
      ['결절 2', true],
    ])
    const spoilt = { format: 'note', notes: [{ name: '또', text: '' }, { name: '더' }] }
    expect(await call('import', { file: spoilt }, member)).toMatchObject({
      ok: false,
      code: 'BAD_REQUEST',
      reason: { fields: [{ path: 'file.notes.1.text' }] },
    })
    expect(await named(member)).toEqual(['결절', '결절 2', '낭종', '낭종 2'])
  })

  it('has its own list of the library', async () => {
    const member = await server.member()
    const { id } = await create(member, '펴낸 것')
    await server.pool.query("update notes set library = 'free' where id = $1", [id])
    expect((await items('libraryList', {}, await server.member())).map((one) => one.id)).toEqual([id])
  })

  it('is refused by its own problems, and by its own limits alone', async () => {
    const member = await server.member()
    const { id } = await create(member, '하나')
    expect(await call('create', { name: '하나', text: '' }, member)).toMatchObject({
      reason: { fields: [{ path: 'name', problem: NOTE_NAME_TAKEN }] },
    })
    expect(await call('create', { name: '가'.repeat(31), text: '' }, member)).toMatchObject({
      reason: { fields: [{ path: 'name', problem: 'tooLong', values: { max: 30 } }] },
    })
    for (let count = 1; count < NOTES_PER_MEMBER_MAX; count += 1) await create(member, `${count}`)
    expect(await call('copy', { id }, member)).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { problem: NOTES_TOO_MANY, values: { max: NOTES_PER_MEMBER_MAX } },
    })
    const file = { format: 'note', notes: [] }
    for (let count = 0; count < 3; count += 1) await must('import', { file }, member)
    expect(await call('import', { file }, member)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await must('save', { id, revision: 1, name: '둘', text: '' }, member)
  })

  it('is in the lists of what is shared and what is in the trash, and is purged from there', async () => {
    const [member, reader] = [await server.member(), await server.member()]
    const plate = await server.plate(member, { name: '판' })
    const note = await create(member, '쪽지')
    const as = { as: member }
    await must('share', { id: note.id, shared: true }, member)
    await must('copy', { id: note.id }, reader)
    expect((await caller.mustCall(shareList, {}, as)).items).toMatchObject([
      { kind: 'note', id: note.id, name: '쪽지', copies: 1 },
    ])
    await must('delete', { ids: [note.id] }, member)
    await caller.mustCall(plateDelete, { ids: [plate.id] }, as)
    const trashed = async (param: object) =>
      (await caller.mustCall(trashList, { sort: 'kind', ...param }, as)).items.map(({ id }) => id)
    expect(await trashed({})).toEqual([note.id, plate.id])
    expect(await trashed({ kind: 'note' })).toEqual([note.id])
    expect(documentIn(await must('get', { id: note.id }, member)).may['purge']).toBe(true)
    server.clock.advance({ days: TRASH_RETENTION_DAYS + 1 })
    const kinds = [...DOCUMENT_KINDS, NOTE_KIND]
    await purgeTrash(servicesWithNotes.repositories, server.clock.now(), kinds)
    const left = await server.pool.query('select 1 from notes where id = $1', [note.id])
    expect(left.rowCount).toBe(0)
  })
})
