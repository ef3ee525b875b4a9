import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { IndependentClient } from './independent-client/IndependentClient.ts'
import { LoginPage } from './pages/LoginPage.ts'
import { PlateEditorPage } from './pages/PlateEditorPage.ts'
import { PlatesPage } from './pages/PlatesPage.ts'
import { RunWorkspacePage } from './pages/RunWorkspacePage.ts'
import { joinByWire } from './people/joinByWire.ts'
import { keepPlate } from './people/keepPlate.ts'
import { examine } from './screens/examine.ts'
import { type DesktopProgram, startProgram } from './server/startProgram.ts'

// The server is stopped during the test, so no other test may use it.
test.use({ pandokEnv: { LOG_LEVEL: 'warn' } })
test.describe.configure({ mode: 'serial' })

const OFFLINE = /오프라인 · 이 컴퓨터에 저장됩니다/u
const MINUTE = 60

const plateOf = (name: string, sentence: string) => ({
  name,
  cells: [
    {
      id: 'normal',
      position: 0,
      name: '정상',
      title: '정상 소견',
      outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: sentence, en: 'Normal.' } }],
    },
  ],
  keyMap: { KeyN: 'normal' },
  autoFill: [],
})

interface ListedPlate {
  id: string
  name: string
  revision: number
}

async function platesOf(client: IndependentClient): Promise<ListedPlate[]> {
  const { body } = await client.call('plate-list', { pageSize: 'all', sort: 'name' })
  return (body as { data: { items: ListedPlate[] } }).data.items
}

const namesOf = async (client: IndependentClient) => (await platesOf(client)).map(({ name }) => name)

async function backedUp(client: IndependentClient, id: string): Promise<string> {
  const { body } = await client.call('plate-backupList', { id })
  const { items } = (body as { data: { items: { id: string }[] } }).data
  const all = items.map(({ id: backupId }) => client.call('plate-backupGet', { id, backupId }))
  return JSON.stringify((await Promise.all(all)).map((answer) => answer.body))
}

/** Waits until the program has reached the server and has stored all its documents. */
async function keptHere(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () =>
      page.evaluate(async () => {
        const members = (await (
          await fetch('/desktop/keep/offline-members')
        )
          .json()
          .catch(() => [])) as string[]
        const answer = await fetch(`/desktop/keep/offline-${members[0]}-index`)
        return answer.ok ? Object.keys((await answer.json()).plate ?? {}).length : 0
      }),
    )
    .toBe(count)
}

async function logIn(page: Page, program: DesktopProgram, person: { email: string; password: string }) {
  await program.enter(page, '/program')
  await new LoginPage(page).signIn(person.email, person.password)
  await expect(page.getByRole('heading', { level: 1, name: '내 판' })).toBeVisible()
}

/** Navigates inside the program, whose address changes at every start. */
const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

const badge = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('plates are run and changed without a server, and both versions of a plate are offered afterwards', async ({
  page,
  pandok,
}) => {
  const { client, person } = await joinByWire(pandok.url)
  const contested = await keepPlate(client, plateOf('다툼', '정상입니다.'))
  await keepPlate(client, plateOf('조용', '이상 없음.'))
  const program = await startProgram(pandok.url)
  try {
    await logIn(page, program, person)
    await keptHere(page, 2)

    await pandok.stop()
    await program.restart()
    await program.enter(page, '/program/plate')
    const list = new PlatesPage(page)
    await expect(list.card('다툼')).toBeVisible()
    await expect(list.card('조용')).toBeVisible()
    await expect(badge(page, OFFLINE)).toBeVisible()

    const workspace = new RunWorkspacePage(page)
    await go(page, `/program/preview?plate=${contested}`)
    await workspace.ready()
    await page.keyboard.press('n')
    await workspace.says(['정상입니다.'])

    const editor = new PlateEditorPage(page)
    await go(page, `/program/plate?plate=${contested}`)
    await editor.place(1, 1).click()
    await editor.inspector.getByRole('textbox', { name: '문구(한국어)' }).fill('오프라인에서 고침.')
    await editor.save()
    await list.says('이 컴퓨터에 저장했습니다. 연결되면 서버에 올립니다.')
    await badge(page, /대기 1건/u).click()
    await expect(page.getByRole('link', { name: '다툼 열기' })).toBeVisible()
    await examine(page, 'ko', 'what waits for the server')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('about:blank')

    await pandok.restart()
    await client.refresh()
    const [before] = (await platesOf(client)).filter(({ id }) => id === contested)
    const saved = await client.call('plate-save', {
      id: contested,
      revision: before?.revision,
      ...plateOf('다툼', '다른 컴퓨터에서 고침.'),
    })
    expect(saved.status).toBe(200)

    await program.enter(page, '/program/plate')
    await expect(badge(page, /확인이 필요한 판 1개/u)).toBeVisible()
    await badge(page, /확인이 필요한 판 1개/u).click()
    await page.getByRole('dialog', { name: '오프라인 상태' }).getByRole('link', { name: '다툼 열기' }).click()
    await editor.place(1, 1).click()
    await expect(editor.inspector.getByRole('textbox', { name: '문구(한국어)' })).toHaveValue(
      '오프라인에서 고침.',
    )
    await page.keyboard.press('Control+s')
    const question = page.getByRole('alertdialog')
    // A slow server counts as unreachable: what was saved here meanwhile is offered when the plate is opened again.
    const savedHere = page.getByText('저장됨', { exact: true }).first()
    await expect(async () => {
      await expect(question.or(savedHere).first()).toBeVisible()
      if (!(await question.isVisible())) {
        await expect(badge(page, /확인이 필요한 판 1개/u)).toBeVisible()
        await go(page, `/program/plate?plate=${contested}`)
        await expect(editor.board).toBeVisible()
        await page.keyboard.press('Control+s')
      }
      await expect(question).toBeVisible()
    }).toPass()
    await expect(question).toContainText('다른 컴퓨터에서 고침.')
    await expect(question).toContainText('오프라인에서 고침.')
    await question.getByRole('button', { name: '내 버전으로 저장' }).click()
    await expect(page.getByText('저장됨', { exact: true }).first()).toBeVisible()
    await expect(badge(page, /확인이 필요한/u)).toBeHidden()

    const { body } = await client.call('plate-get', { id: contested })
    expect(JSON.stringify(body)).toContain('오프라인에서 고침.')
    // The version that the member rejected is among the backups.
    expect(await backedUp(client, contested)).toContain('다른 컴퓨터에서 고침.')
  } finally {
    await program.dispose()
  }
})

test('a plate created without a server survives a restart, and is then sent to the server', {
  tag: '@release',
}, async ({ page, pandok }) => {
  const { client, person } = await joinByWire(pandok.url)
  await keepPlate(client, plateOf('조용', '이상 없음.'))
  const program = await startProgram(pandok.url)
  try {
    await logIn(page, program, person)
    await keptHere(page, 1)
    await pandok.stop()
    await program.restart()
    await program.enter(page, '/program/plate?plate=new')
    const editor = new PlateEditorPage(page)
    await expect(editor.board).toBeVisible()
    await editor.name.fill('새 판')
    const phrase = { name: '정상', title: '정상', section: 'findings', ko: '새로움.' }
    await editor.addPhrase(editor.place(1, 1), phrase)
    await editor.save()
    await expect(badge(page, /대기 1건/u)).toBeVisible()

    await program.restart()
    await program.enter(page, '/program/plate')
    await expect(new PlatesPage(page).card('새 판')).toBeVisible()
    await badge(page, /대기 1건/u).click()
    await expect(page.getByRole('link', { name: '새 판 열기' })).toBeVisible()
    await page.goto('about:blank')

    await pandok.restart()
    await client.refresh()
    await program.enter(page, '/program/plate')
    await expect.poll(() => namesOf(client)).toEqual(['새 판', '조용'])
  } finally {
    await program.dispose()
  }
})

test('a session whose token expires without a network continues, offline and afterwards', {
  tag: '@release',
}, async ({ page, pandok }) => {
  const { client, person } = await joinByWire(pandok.url)
  await keepPlate(client, plateOf('조용', '이상 없음.'))
  const program = await startProgram(pandok.url)
  try {
    await logIn(page, program, person)
    await keptHere(page, 1)
    await pandok.stop()
    // The tokens are unchanged; when the server is back, its clock is past their quarter of an hour.
    await program.enter(page, '/program/plate')
    const list = new PlatesPage(page)
    await expect(list.card('조용')).toBeVisible()
    await list.choose('조용', '이름 바꾸기')
    const rename = page.getByRole('dialog')
    await rename.getByRole('textbox').fill('바뀜')
    await rename.getByRole('button', { name: /바꾸기|저장/u }).click()
    await expect(list.card('바뀜')).toBeVisible()

    await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: String(20 * MINUTE) })
    await badge(page, OFFLINE).click()
    await page.getByRole('button', { name: '지금 연결 확인' }).click()
    await expect(badge(page, OFFLINE)).toBeHidden()
    await expect(list.card('바뀜')).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/program/plate')
    // The clock of the client's server has moved forward as well.
    await client.fetchKey()
    await client.refresh()
    await expect.poll(() => namesOf(client)).toEqual(['바뀜'])
  } finally {
    await program.dispose()
  }
})
