import type { moduleEditor as korean } from '../../ko/program/moduleEditor.ts'
import type { Translated } from '../../message.ts'

export const moduleEditor: Translated<typeof korean> = {
  'moduleEditor.title': '模块编辑',
}
