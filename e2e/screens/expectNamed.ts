import { expect, type Page } from '@playwright/test'

/** The roles of controls in the accessibility tree, which browsers give to screen readers. */
const INTERACTIVE = new Set([
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'slider', 'spinbutton', 'tab', 'option'],
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'menuitem', 'menuitemcheckbox', 'menuitemradio'],
  ...['gridcell', 'treeitem', 'radiogroup', 'toolbar', 'grid', 'dialog', 'alertdialog', 'form'],
])

/**
 * Matches identifiers: `size_mm`, `moduleLogic.values.title`, `isBenign`, `_r_1_`, and on Korean screens any single
 * word such as `lobe`.
 */
const IDENTIFIER =
  /(?:^|[\s(])(?:[a-z]+[a-z0-9]*(?:_[a-z0-9]+)+|[a-z][a-zA-Z]*(?:\.[a-zA-Z]+){2,}|_r_\w+_)(?:$|[\s),])|^[a-z]{3,}[A-Za-z0-9]*$/u

interface TreeNode {
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
}

/** Expects that every control of a Korean screen has a name for screen readers, and that none is an identifier. */
export async function expectNamed(page: Page, screen: string): Promise<void> {
  const found = await namesInTree(page)
  expect(found.length, `${screen}: controls in the accessibility tree`).toBeGreaterThan(0)
  expect(
    found.filter(isBadlyNamed).map(({ role, name }) => `${role} «${name}»`),
    screen,
  ).toEqual([])
}

/** Returns the controls in the browser's own accessibility tree, with the names that it computed. */
export async function namesInTree(page: Page): Promise<{ role: string; name: string }[]> {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] }
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }))
      .filter(({ role }) => INTERACTIVE.has(role))
  } finally {
    await session.detach()
  }
}

export const isBadlyNamed = ({ name }: { name: string }): boolean => name === '' || IDENTIFIER.test(name)
