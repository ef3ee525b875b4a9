import { expect, test } from './fixtures.ts'
import { enterAsNewMember } from './people/enterAsNewMember.ts'

test('a lost network and a stopped server are explained in plain words, and typed text is kept', {
  tag: '@release',
}, async ({ page, context, pandok }) => {
  const { person } = await enterAsNewMember(context, pandok.url)
  await page.goto('/mypage')
  const name = page.getByRole('textbox', { name: '이름', exact: true })
  const save = page.getByRole('button', { name: '변경 사항 저장' })
  await expect(name).toHaveValue(person.name)

  await context.setOffline(true)
  await name.fill('김두리')
  await save.click()
  await expect(
    page.getByText('인터넷에 연결되어 있지 않습니다. 연결을 확인한 뒤 다시 시도해 주세요.').first(),
  ).toBeVisible()
  await expect(name).toHaveValue('김두리')

  await context.setOffline(false)
  await pandok.stop()
  await save.click()
  await expect(page.getByText('서버가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.').first()).toBeVisible()
  await expect(name).toHaveValue('김두리')

  await pandok.restart()
  await save.click()
  await expect(page.getByText('변경 사항을 저장했습니다.').first()).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('김두리')
})
