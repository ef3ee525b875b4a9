import { moduleCreate } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definitionSaying } from '#testkit/createModules.ts'
import { startTestHttp, type TestHttp } from '#testkit/startTestHttp.ts'

let test: TestHttp
let token: string

beforeAll(async () => {
  test = await startTestHttp()
  token = (await test.member()).authToken
})
afterAll(() => test.stop())

const { method } = moduleCreate
const create = (param: object, language = 'en') =>
  test.call(method, { name: 'x', ...param } as never, { token, language })

describe('modules on the line', () => {
  it.each([
    ['ko', '출력은 하나 이상 필요합니다.', '이름을 입력해 주세요.'],
    ['en', 'At least one output is required.', 'Name is required'],
    ['zh', expect.stringMatching(/\p{Script=Han}/u), '请输入名称。'],
    ['ja', expect.stringMatching(/\p{Script=Hiragana}/u), '名前を入力してください。'],
    ['de', expect.stringContaining('Ausgabe'), 'Der Name ist erforderlich.'],
  ])('say in %s what is missing', async (language, outputs, name) => {
    expect(await create({ definition: { outputs: [] } }, language)).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_REQUEST',
        message: outputs,
        details: [{ path: 'definition.outputs', message: outputs }],
      },
    })
    expect(await create({ name: ' ', definition: {} }, language)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'name', message: name }] },
    })
  })

  it('name the limit of what a module may hold', async () => {
    const outputs = Array.from({ length: 61 }, (_, n) => ({ id: `o${n}`, section: 'findings', body: {} }))
    expect(await create({ definition: { outputs } })).toMatchObject({
      body: { details: [{ path: 'definition.outputs', message: 'Maximum 60 items allowed.' }] },
    })
  })

  it('refuse a formula that can not work, at its place', async () => {
    const definition = {
      ...definitionSaying('x'),
      computed: [{ id: 'total', kind: 'number', expr: 'nothing_here + 1' }],
    }
    const { status, body } = await create({ definition })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      details: [
        { path: 'definition.computed.0.expr', message: 'There is no “nothing_here” in this module.' },
      ],
    })
  })

  it('carry the newest module in the details of a conflict', async () => {
    const definition = definitionSaying('x')
    const made = await create({ name: '충돌', definition })
    const { module } = Object(made.body).data
    const save = { id: module.id, revision: 1, name: '충돌', definition }
    const saved = await test.call('module-save', save, { token })
    expect(await test.call('module-save', save, { token, language: 'en' })).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        message: 'A newer version was saved elsewhere. Please review the latest version.',
        details: { newest: Object(saved.body).data.module },
      },
    })
  })

  it('leave no word of a module in the log', async () => {
    await create({ name: '비밀 이름', definition: definitionSaying('비밀 문장') })
    await create({ name: '비밀 이름', definition: { outputs: '비밀 값' } })
    await create({ name: '비밀-이름', definition: {} })
    expect(test.bugs).toEqual([])
    expect(test.lines.join('')).not.toContain('비밀')
  })
})
