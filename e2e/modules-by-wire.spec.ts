import { expect, test } from './fixtures.ts'
import { ask } from './independent-client/ask.ts'
import { read } from './independent-client/IndependentClient.ts'
import { joinByWire } from './people/joinByWire.ts'

const definition = (sentence: string) => ({
  outputs: [{ id: 'finding', section: 'findings', body: { ko: [sentence], en: [sentence] } }],
})

test('an outside client creates, changes, shares and deletes a module', async ({ pandok }) => {
  const [{ client: mina, person }, { client: jun }] = [
    await joinByWire(pandok.url),
    await joinByWire(pandok.url),
  ]

  const made = await ask(mina, 'module-create', {
    name: '갑상선 결절',
    section: '갑상선',
    modality: 'US',
    type: '점수',
    note: '',
    definition: definition('첫 문장'),
  })
  const id = read(made, 'module', 'id')
  const save = { id, revision: 1, name: '갑상선 결절', definition: definition('둘째 문장') }
  expect(await ask(mina, 'module-save', save)).toMatchObject({ module: { revision: 2, section: '갑상선' } })
  expect(await mina.call('module-save', save)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', details: { newest: { id, revision: 2, definition: definition('둘째 문장') } } },
  })
  expect(await mina.call('module-save', { ...save, revision: 2, definition: { outputs: [] } })).toMatchObject(
    {
      status: 400,
      body: { details: [{ path: 'definition.outputs', message: 'At least one output is required.' }] },
    },
  )

  expect(await jun.call('module-get', { id })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  await ask(mina, 'module-share', { id, shared: true })
  const list = { page: 1, pageSize: 10, search: person.nickname, sort: 'name', order: 'asc' }
  expect(await ask(jun, 'module-sharedList', list)).toMatchObject({
    items: [{ id, nickname: person.nickname, copied: false, may: { copy: true, save: false } }],
    total: 1,
    page: 1,
    pageSize: 10,
  })
  const copy = await ask(jun, 'module-copy', { id })
  expect(copy).toMatchObject({ module: { shared: false, source: { id, nickname: person.nickname } } })
  expect(await jun.call('module-copy', { id })).toMatchObject({
    status: 409,
    body: { code: 'COPY_EXISTS', message: 'A copy already exists.' },
  })

  const backups = await ask(mina, 'module-backupList', { id })
  expect(backups).toMatchObject({
    items: [
      { kind: 'auto', revision: 2 },
      { kind: 'auto', revision: 1 },
    ],
  })
  const backupId = read(backups, 'items', '1', 'id')
  expect(await ask(mina, 'module-backupRestore', { id, backupId })).toMatchObject({
    module: { revision: 3, definition: definition('첫 문장') },
  })

  expect(await ask(mina, 'module-usage', { id })).toEqual({ plates: [] })
  expect(await ask(mina, 'module-delete', { ids: [id] })).toEqual({ ids: [id] })
  const trash = await ask(mina, 'trash-list', { page: 1, pageSize: 'all', kind: 'module' })
  expect(trash).toMatchObject({ items: [{ kind: 'module', id, name: '갑상선 결절' }], total: 1 })
  const [deletedAt, purgeAt] = ['deletedAt', 'purgeAt'].map((name) =>
    Date.parse(read(trash, 'items', '0', name)),
  )
  expect(Number(purgeAt) - Number(deletedAt)).toBe(30 * 24 * 60 * 60 * 1000)
  await ask(mina, 'module-restore', { ids: [id] })
  expect(await ask(mina, 'module-get', { id })).toMatchObject({ module: { shared: false, revision: 3 } })

  const { file } = Object(await ask(mina, 'module-export', { ids: [id] }))
  expect(file).toMatchObject({ format: 'pandok', version: 1, plates: [], modules: [{ name: '갑상선 결절' }] })
  expect(await ask(jun, 'module-import', { file })).toMatchObject({
    plates: [],
    modules: [{ name: '갑상선 결절 2', shared: false, revision: 1, mine: true }],
  })
  const broken = { ...file, modules: [...file.modules, { ...file.modules[0], definition: { outputs: [] } }] }
  expect(await jun.call('module-import', { file: broken })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'file.modules.1.definition.outputs' }] },
  })
  expect(await ask(jun, 'module-list', { page: 1, pageSize: 'all' })).toMatchObject({ total: 2 })

  await ask(mina, 'module-delete', { ids: [id] })
  expect(await ask(mina, 'module-purge', { ids: [id] })).toEqual({ ids: [id] })
  expect((await mina.call('module-get', { id })).status).toBe(404)
  expect(await ask(jun, 'module-get', { id: read(copy, 'module', 'id') })).toMatchObject({
    module: { source: { id }, definition: definition('둘째 문장') },
  })
})
