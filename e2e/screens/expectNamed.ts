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

/** Controls that do something when pressed; two of one kind and name in one place can't be told apart. */
const PRESSED = new Set([
  ...['button', 'link', 'checkbox', 'switch', 'spinbutton', 'tab', 'slider'],
  ...['textbox', 'searchbox', 'combobox', 'menuitem', 'menuitemcheckbox', 'menuitemradio'],
])

/** A screen reader announces these with what is inside them, so each is a place of its own. */
const PLACES = new Set([
  ...[
    'row',
    'listitem',
    'article',
    'cell',
    'gridcell',
    'treeitem',
    'dialog',
    'alertdialog',
    'menu',
    'listbox',
  ],
  ...['navigation', 'main', 'banner', 'contentinfo', 'complementary', 'search', 'radiogroup', 'paragraph'],
])

/** These are announced only if they have a name; browsers divide date fields into controls of their own. */
const NAMED_PLACES = new Set([
  'Date',
  'DateTime',
  'InputTime',
  'region',
  'group',
  'form',
  'toolbar',
  'tabpanel',
  'list',
  'table',
  'grid',
])

interface TreeNode {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  properties?: readonly { name: string; value: { value?: unknown } }[]
}

/** Expects that no two controls of one place have the same role and name. */
async function expectDistinct(page: Page, screen: string): Promise<void> {
  expect(await repeatedNames(page), `${screen}: same names in one place`).toEqual([])
}

/** Returns the role and name of controls that occur more than once in their place. */
export async function repeatedNames(page: Page): Promise<string[]> {
  const nodes = await accessibilityTree(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const placeOf = ({ parentId }: TreeNode): TreeNode | undefined => {
    const parent = parentId === undefined ? undefined : byId.get(parentId)
    return parent === undefined || isPlace(parent) ? parent : placeOf(parent)
  }
  const purposes = new Map<string, Set<unknown>>()
  for (const node of nodes) {
    if (node.ignored || !PRESSED.has(roleOf(node)) || nameOf(node) === '') continue
    const place = placeOf(node)
    const where = place ? `in ${roleOf(place)} «${nameOf(place)}» (${place.nodeId})` : 'on the page'
    const control = `${roleOf(node)} «${nameOf(node)}» ${where}`
    // Links of one name may lead to one page several times.
    const url = node.properties?.find(({ name }) => name === 'url')?.value.value
    purposes.set(control, (purposes.get(control) ?? new Set()).add(url ?? node.nodeId))
  }
  return [...purposes].flatMap(([control, { size }]) => (size > 1 ? [`${size} × ${control}`] : []))
}

const isPlace = (node: TreeNode): boolean =>
  !node.ignored && (PLACES.has(roleOf(node)) || (NAMED_PLACES.has(roleOf(node)) && nameOf(node) !== ''))

const roleOf = ({ role }: TreeNode): string => String(role?.value)

const nameOf = ({ name }: TreeNode): string => String(name?.value ?? '').trim()

/** Expects that every control of a Korean screen has a name for screen readers, and that none is an identifier. */
export async function expectNamed(page: Page, screen: string): Promise<void> {
  const found = await namesInTree(page)
  expect(found.length, `${screen}: controls in the accessibility tree`).toBeGreaterThan(0)
  expect(
    found.filter(isBadlyNamed).map(({ role, name }) => `${role} «${name}»`),
    screen,
  ).toEqual([])
  await expectDistinct(page, screen)
}

/** Returns the controls in the browser's own accessibility tree, with the names that it computed. */
export async function namesInTree(page: Page): Promise<{ role: string; name: string }[]> {
  return (await accessibilityTree(page))
    .filter(({ ignored }) => !ignored)
    .map((node) => ({ role: roleOf(node), name: nameOf(node) }))
    .filter(({ role }) => INTERACTIVE.has(role))
}

async function accessibilityTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page)
  try {
    return ((await session.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] }).nodes
  } finally {
    await session.detach()
  }
}

export const isBadlyNamed = ({ name }: { name: string }): boolean => name === '' || IDENTIFIER.test(name)
