import { LOCALES, type Locale } from '@pandok/domain'

/** A file that an addition touches. */
export interface Addition {
  path: string
  /**
   * The path as the table writes it. It is absent for tests and translations, which the table mentions
   * without a path.
   */
  inTable?: string
  /** Returns the new content of the file. The given text is empty if the file doesn't exist yet. */
  edit: (text: string) => string
}

const before = (anchor: string, line: string) => (text: string) => {
  if (!text.includes(anchor)) throw new Error(`«${anchor}» is no longer where a line was to go before it.`)
  return text.replace(anchor, `${line}\n${anchor}`)
}
const written = (text: string) => () => text

/** Adds an action that counts what the caller has deleted, according to the row «an action». */
export const ACTION: readonly Addition[] = [
  {
    path: 'packages/protocol/src/trash/count.ts',
    inTable: 'packages/protocol/src/<area>/<verbNoun>.ts',
    edit: written(`import { z } from 'zod'
import { defineAction } from '../defineAction.ts'

export const trashCount = defineAction({
  method: 'trash-count',
  access: 'member',
  param: z.strictObject({}),
  result: z.strictObject({ count: z.int() }),
  errors: [],
})
`),
  },
  {
    path: 'packages/protocol/src/index.ts',
    inTable: 'packages/protocol/src/index.ts',
    edit: before('export { trashList }', "export { trashCount } from './trash/count.ts'"),
  },
  {
    path: 'apps/server/src/actions/trash/count.ts',
    inTable: 'apps/server/src/actions/<area>/<verbNoun>.ts',
    edit: written(`import { trashCount as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const trashCount = implement(contract, ['trash'], async ({ actor, request, repositories }) => {
  const { total } = await repositories.trash.list(actor.memberId, { page: 1, pageSize: 20 }, request.locale)
  return { count: total }
})
`),
  },
  {
    path: 'apps/server/src/actions/trash/count.test.ts',
    edit: written(`import { plateDelete, trashCount } from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

it('counts what the caller has deleted', async () => {
  const member = await server.member()
  const plate = await server.plate(member)
  await server.mustCall(plateDelete, { ids: [plate.id] }, { as: member })
  expect(await server.mustCall(trashCount, {}, { as: member })).toEqual({ count: 1 })
})
`),
  },
  {
    path: 'apps/server/src/actions/actions.ts',
    inTable: 'apps/server/src/actions/actions.ts',
    edit: before('export { trashList }', "export { trashCount } from './trash/count.ts'"),
  },
  {
    path: 'apps/server/src/testkit/hostile/goodParams.ts',
    inTable: 'apps/server/src/testkit/hostile/goodParams.ts',
    edit: before("    'trash-list':", "    'trash-count': {},"),
  },
  {
    path: 'docs/protocol.md',
    inTable: 'docs/protocol.md',
    edit: before('| `trash-list`', '| `trash-count` | member | `{}` → `{count}` |'),
  },
]

const WORDS: Readonly<Record<Locale, string>> = {
  ko: '휴지통 {count}건',
  en: '{count} in the trash',
  zh: '回收站 {count} 项',
  ja: 'ごみ箱 {count}件',
  de: 'Im Papierkorb: {count}',
}

/** Adds a screen that shows the count, according to the row «a screen». */
export const SCREEN: readonly Addition[] = [
  {
    path: 'packages/protocol/src/site/sitePaths.ts',
    inTable: 'packages/protocol/src/site/sitePaths.ts',
    edit: before("  '/program/delete',", "  '/program/delete/count',"),
  },
  {
    path: 'apps/web/src/features/trash/CountScreen.tsx',
    inTable: 'apps/web/src/features/<feature>/<Name>Screen.tsx',
    // The folder of the words is taken from a neighbor, because the row doesn't name it.
    edit: written(`import { trashCount } from '@pandok/protocol'
import { useText } from '@@text'
import { useActionQuery } from '#rpc/useActionQuery.ts'

export function CountScreen() {
  const text = useText()
  const { data } = useActionQuery(trashCount, {})
  return <h1>{text('trash.count', { count: data?.count ?? 0 })}</h1>
}
`),
  },
  {
    path: 'apps/web/src/features/trash/CountScreen.test.tsx',
    edit: written(`import { trashCount } from '@pandok/protocol'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { CountScreen } from './CountScreen.tsx'

it('shows how much is in the trash', async () => {
  const server = fakeServer()
  server.on(trashCount, () => ({ count: 3 }))
  await showScreen(CountScreen, { path: '/program/delete/count' })
  expect(await screen.findByRole('heading', { name: '3 in the trash' })).toBeTruthy()
  clearScreen()
  server.stop()
})
`),
  },
  {
    path: 'apps/web/src/routes/programPages.ts',
    inTable: 'apps/web/src/routes/programPages.ts',
    edit: before(
      "  {\n    path: '/program/library',",
      `  {
    path: '/program/delete/count',
    layout: 'program',
    access: 'member',
    title: 'program.title.trashCount',
    screen: async () => (await import('#features/trash/CountScreen.tsx')).CountScreen,
  },`,
    ),
  },
  ...LOCALES.flatMap((locale): Addition[] => [
    {
      path: `packages/i18n/src/${locale}/program/trash.ts`,
      edit: before("  'trash.search':", `  'trash.count': '${WORDS[locale]}',`),
    },
    {
      path: `packages/i18n/src/${locale}/program.ts`,
      edit: before(
        "  'program.title.trash':",
        `  'program.title.trashCount': '${WORDS[locale].replace(/:?\s?\{count\}\s?/u, '')}',`,
      ),
    },
  ]),
]

/** One of these files is enough, because a screen has its row in one of three files. */
export const EITHER: ReadonlySet<string> = new Set([
  'apps/web/src/routes/publicPages.ts',
  'apps/web/src/routes/adminPages.ts',
])
