import type { Locator, Page } from '@playwright/test'

type Files = Parameters<Page['setInputFiles']>[1]

/** Marks a file field that was intercepted before it opened the system's dialog. */
export const CAUGHT = 'data-caught'

/** Presses a button that opens the system's file dialog, and chooses these files. */
export async function chooseFiles(button: Locator, files: Files): Promise<void> {
  const page = button.page()
  if (page.context().browser()?.browserType().name() === 'firefox')
    return chooseInFirefox(page, button, files)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(files)
}

/** Firefox reports file dialogs only from version 142 on. */
async function chooseInFirefox(page: Page, button: Locator, files: Files): Promise<void> {
  await page.evaluate(catchFileField, CAUGHT)
  await button.click()
  const field = page.locator(`input[${CAUGHT}]`)
  await field.setInputFiles(files)
  await field.evaluateAll((fields, caught) => {
    for (const each of fields) each.removeAttribute(caught)
  }, CAUGHT)
}

/**
 * Runs in the page, for browsers that don't report their file dialog: the next field that would open one is
 * intercepted, added to the page if it isn't part of it, and can get its files there.
 */
export function catchFileField(caught: string): void {
  const click = HTMLInputElement.prototype.click
  HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
    if (this.type !== 'file') return click.call(this)
    HTMLInputElement.prototype.click = click
    this.setAttribute(caught, '')
    if (!this.isConnected) {
      this.hidden = true
      document.body.append(this)
      this.addEventListener('change', () => this.remove(), { once: true })
    }
  }
}
