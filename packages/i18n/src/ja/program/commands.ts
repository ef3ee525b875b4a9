import type { commands as korean } from '../../ko/program/commands.ts'
import type { Translated } from '../../message.ts'

export const commands: Translated<typeof korean> = {
  'command.view.palette': 'コマンドを検索',
}
