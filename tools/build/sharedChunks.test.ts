import { expect, it } from 'vitest'
import { filesOfShared } from './sharedChunks.mjs'

const SCREENS = '/site/apps/web/src'
const HOME = `${SCREENS}/features/site/HomeScreen.tsx`
const TERMS = `${SCREENS}/features/site/TermsScreen.tsx`
const LOGIN = `${SCREENS}/features/account/LoginScreen.tsx`
const JOIN = `${SCREENS}/features/account/JoinScreen.tsx`
const EDITOR = `${SCREENS}/features/plates/editor/PlateEditorScreen.tsx`
const INSPECTOR = `${SCREENS}/features/plates/inspector/CellInspector.tsx`
const VIEWER = `${SCREENS}/routes/ViewerPage.tsx`

const screen = (facadeModuleId: string, imports: string[] = []) => ({
  fileName: facadeModuleId,
  facadeModuleId,
  imports,
  moduleIds: [facadeModuleId],
  isDynamicEntry: true,
})
const shared = (moduleIds: string[], imports: string[] = []) => ({
  fileName: moduleIds.join(),
  facadeModuleId: null,
  imports,
  moduleIds,
  isDynamicEntry: false,
})

it('a module that several parts share comes with the lightest of them', () => {
  const files = filesOfShared([
    shared(['button']),
    shared(['list']),
    screen(HOME, ['button']),
    screen(EDITOR, ['button', 'list']),
    screen(VIEWER, ['list']),
  ])
  expect(Object.fromEntries(files)).toEqual({ button: 'site-shared', list: 'work-shared' })
})

it('a module that only screens of one part share is no burden for the others', () => {
  const files = filesOfShared([
    shared(['fields']),
    shared(['dialog']),
    screen(LOGIN, ['fields', 'dialog']),
    screen(JOIN, ['fields']),
    screen(EDITOR, ['dialog']),
  ])
  expect(Object.fromEntries(files)).toEqual({ fields: 'account', dialog: 'account-shared' })
})

it('what a shared module imports is never in a file of a later part', () => {
  const files = filesOfShared([
    shared(['deep']),
    shared(['middle'], ['deep']),
    screen(TERMS, ['middle']),
    screen(HOME, ['middle']),
    screen(VIEWER, ['deep']),
  ])
  expect(Object.fromEntries(files)).toEqual({ middle: 'site', deep: 'site-shared' })
})

it('a screen’s own modules stay with it, also where another screen opens out of it', () => {
  const files = filesOfShared([
    screen(EDITOR),
    screen(INSPECTOR, [EDITOR]),
    shared(['once']),
    screen(HOME, ['once']),
  ])
  expect(files.size).toBe(0)
})
