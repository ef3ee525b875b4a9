import { ok as must, strictEqual as mustEqual } from 'node:assert'
import { expect as patientExpect } from '@playwright/test'
import { LoginPage } from '../../../e2e/pages/LoginPage.ts'
import { ViewerPage } from '../../../e2e/pages/ViewerPage.ts'
import { joinByWire } from '../../../e2e/people/joinByWire.ts'
import { PHANTOM } from '../../../e2e/people/makePhantom.ts'
import type { Installed } from './startInstalled.ts'
import type { Trial } from './Trial.ts'
import { PATIENT, writeStudy } from './writeStudy.ts'

const expect = patientExpect.configure({ timeout: 60_000 })

/** A member logs in on the program's page and opens the files that are passed to the program. */
export async function view({ step, wine, pandok }: Trial, installed: Installed): Promise<void> {
  const { person } = await joinByWire(pandok.url)
  const shown = await installed.show('/program/viewer')
  try {
    const viewer = new ViewerPage(shown.page)
    await step(
      'a member logs in through its service, and the file that it was started with is seen',
      async () => {
        await new LoginPage(shown.page).signIn(person.email, person.password)
        await expect(viewer.viewport()).toContainText(PATIENT.family)
        await expect(viewer.viewport()).toContainText(PATIENT.id)
        await viewer.allRead()
        await expect.poll(() => isPhantom(viewer), 'the canvas shows the phantom').toBe(true)
      },
    )
    await step('the file of a second start is seen beside it', async () => {
      await writeStudy(wine.share, 'second.dcm', 'SECOND')
      mustEqual(await installed.again('Z:\\share\\second.dcm'), 0)
      await expect(viewer.series).toContainText('SECOND')
      await expect(viewer.series).toContainText('FIRST')
    })
    await step('three more starts at once hand their files over, too', async () => {
      const names = ['THIRD', 'FOURTH', 'FIFTH']
      for (const name of names) await writeStudy(wine.share, `${name}.dcm`, name)
      const codes = await Promise.all(names.map((name) => installed.again(`Z:\\share\\${name}.dcm`)))
      mustEqual(codes.join(), '0,0,0')
      for (const name of names) await expect(viewer.series).toContainText(name)
    })
    await step('its page complains of nothing, and a browser keeps nothing of it', async () => {
      must(await shown.page.evaluate(() => document.documentElement.hasAttribute('data-desktop')))
      await shown.page.evaluate(() => localStorage.setItem('kept-by-test', '값'))
      mustEqual(shown.errors.join('\n'), '')
      mustEqual(JSON.stringify((await shown.page.context().storageState()).origins), '[]')
    })
  } finally {
    await shown.close()
  }
}

/** Checks one of the phantom's two bright points, and the background between them. */
async function isPhantom(viewer: ViewerPage): Promise<boolean> {
  const { left, right, row } = PHANTOM
  const at = async (column: number) =>
    (await viewer.color(await viewer.place({ x: column + 0.5, y: row + 0.5 })))[0] ?? 0
  return (await at(left)) > (await at((left + right) / 2)) + 60
}
