import { expect, test } from './fixtures.ts'
import { ask } from './independent-client/ask.ts'
import { IndependentClient, read } from './independent-client/IndependentClient.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepModule } from './people/keepModule.ts'
import { keepPlate } from './people/keepPlate.ts'

const A_PROBLEM = { path: expect.any(String), message: expect.any(String) }

const contentWith = (moduleId: string) => ({
  cells: [
    {
      id: 'normal',
      position: 0,
      name: '정상',
      title: '갑상선',
      color: 'green',
      outputs: [
        {
          id: 'o1',
          section: 'findings',
          kind: 'phrase',
          text: { ko: '갑상선 크기는 정상임.', en: 'Normal size.' },
        },
      ],
    },
    {
      id: 'nodule',
      position: 59,
      name: '결절',
      title: '결절',
      outputs: [{ id: 'o1', section: 'findings', kind: 'module', moduleId, preset: { size: '12' } }],
    },
  ],
  keyMap: { KeyA: 'normal', 'Shift+KeyA': 'nodule' },
  autoFill: [{ id: 'f1', cell: 'nodule', output: 'o1', input: 'size', source: { from: 'clipboard' } }],
})

test('an outside client creates, changes, shares and deletes a plate', async ({ pandok }) => {
  const [{ client: mina, person }, { client: jun }, { client: sora }] = [
    await joinByWire(pandok.url),
    await joinByWire(pandok.url),
    await joinByWire(pandok.url),
  ]
  const moduleId = await keepModule(mina, '결절')
  const content = contentWith(moduleId)
  const id = await keepPlate(mina, { name: '갑상선 초음파', ...content })
  expect(await ask(mina, 'plate-get', { id })).toMatchObject({
    plate: { id, name: '갑상선 초음파', revision: 1, shared: false, ...content, modules: [{ id: moduleId }] },
  })
  expect(await ask(mina, 'plate-list', { page: 1, pageSize: 10 })).toMatchObject({
    items: [{ id, name: '갑상선 초음파', nickname: person.nickname, cellCount: 2, revision: 1 }],
    total: 1,
  })
  expect(await ask(mina, 'module-usage', { id: moduleId })).toEqual({
    plates: [{ id, name: '갑상선 초음파', cellCount: 1 }],
  })

  const save = { id, revision: 1, name: '갑상선 US', ...content }
  expect(await ask(mina, 'plate-save', save)).toMatchObject({ plate: { revision: 2, name: '갑상선 US' } })
  expect(await mina.call('plate-save', save)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', details: { newest: { id, revision: 2, name: '갑상선 US' } } },
  })
  const wrong = [
    { ...save, name: ' ' },
    { ...save, name: '가'.repeat(21) },
    { ...save, cells: [{ ...content.cells[0], name: '' }] },
    { ...save, cells: [{ ...content.cells[0], outputs: [] }] },
    { ...save, cells: [content.cells[0], { ...content.cells[1], position: 0 }] },
    { ...save, cells: Array.from({ length: 61 }, (_, position) => ({ ...content.cells[0], position })) },
    { ...save, keyMap: { F5: 'normal' } },
    { ...save, keyMap: { KeyB: 'nobody' } },
  ]
  for (const param of wrong)
    expect(await mina.call('plate-save', { ...param, revision: 2 })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', details: expect.arrayContaining([A_PROBLEM]) },
    })

  expect((await jun.call('plate-get', { id })).status).toBe(404)
  await ask(mina, 'plate-share', { id, shared: true })
  const list = { page: 1, pageSize: 10, search: person.nickname }
  expect(await ask(jun, 'plate-sharedList', list)).toMatchObject({
    items: [{ id, nickname: person.nickname, copied: false }],
  })
  const copy = await ask(jun, 'plate-copy', { id })
  const copyId = read(copy, 'plate', 'id')
  const copied = await ask(jun, 'plate-get', { id: copyId })
  const ownModule = read(copied, 'plate', 'modules', '0', 'id')
  expect(ownModule).not.toBe(moduleId)
  expect(copied).toMatchObject({
    plate: { shared: false, source: { id }, keyMap: content.keyMap, cells: contentWith(ownModule).cells },
  })
  expect(await jun.call('plate-copy', { id })).toMatchObject({
    status: 409,
    body: { code: 'COPY_EXISTS', message: 'A copy already exists.' },
  })

  await ask(mina, 'plate-delete', { ids: [id] })
  expect(await ask(mina, 'trash-list', { page: 1, pageSize: 'all', kind: 'plate' })).toMatchObject({
    items: [{ kind: 'plate', id, name: '갑상선 US' }],
  })
  expect(await ask(jun, 'plate-get', { id: copyId })).toMatchObject({
    plate: { modules: [{ id: ownModule }] },
  })
  await ask(mina, 'plate-restore', { ids: [id] })
  expect(await ask(mina, 'plate-get', { id })).toMatchObject({ plate: { shared: false, revision: 2 } })

  const { file } = Object(await ask(mina, 'plate-export', { ids: [id] }))
  expect(file).toMatchObject({ format: 'pandok', version: 1, plates: [{}], modules: [{ id: moduleId }] })
  const imported = await ask(sora, 'plate-import', { file })
  const elsewhere = await ask(sora, 'plate-get', { id: read(imported, 'plates', '0', 'id') })
  expect(elsewhere).toMatchObject({
    plate: { name: '갑상선 US', ...contentWith(read(imported, 'modules', '0', 'id')) },
  })
})

test('exactly as many plates can be created as the tier allows, however many requests come at once', async ({
  pandok,
}) => {
  const { client, person } = await joinByWire(pandok.url)
  for (const name of ['하나', '둘', '셋']) await keepPlate(client, { name })
  const others = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const another = new IndependentClient(pandok.url)
      await another.signIn(person.email, person.password)
      return another
    }),
  )
  const answers = await Promise.all(
    others.map((another, at) => another.call('plate-create', { name: `동시 ${at}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    body: { code: 'PLATE_LIMIT', message: 'Free members can only create 5 plates.' },
  })
  expect(await ask(client, 'user-info', undefined)).toMatchObject({
    entitlement: { plateLimit: 5, plateCount: 5 },
  })
  await ask(client, 'plate-delete', {
    ids: [read(answers.find(({ status }) => status === 200)?.body, 'data', 'plate', 'id')],
  })
  await keepPlate(client, { name: '다시 하나' })
})
