import { COMMANDS, type Command, type CommandId, keyLabel, type Workspace } from '@pandok/board'
import { LOCALES, type Locale } from '@pandok/domain'
import { type Catalogue, loadCatalogue, type MessageKey } from '@pandok/i18n'
import { VIEWER_COMMANDS, type ViewerCommand } from '@pandok/viewer'

/** The user guide exists in these languages. */
export const GUIDE_LOCALES = LOCALES

interface Row {
  group: string
  label: string
  keys: readonly string[]
}

const HEADS = {
  ko: { group: '무엇을', command: '명령', keys: '키', keyless: '키가 없는 명령: ', or: ' 또는 ' },
  en: { group: 'where', command: 'command', keys: 'keys', keyless: 'Commands without a key: ', or: ' or ' },
  zh: { group: '位置', command: '命令', keys: '按键', keyless: '没有快捷键的命令：', or: ' 或 ' },
  ja: { group: '場所', command: 'コマンド', keys: 'キー', keyless: 'キーのないコマンド：', or: ' または ' },
  de: { group: 'Bereich', command: 'Befehl', keys: 'Tasten', keyless: 'Befehle ohne Taste: ', or: ' oder ' },
} as const satisfies Record<Locale, Record<string, string>>

/**
 * Returns the tables for the guide's page of shortcuts, generated from the commands, by the name of their
 * place in the page.
 */
export async function shortcutTables(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const { messages } = await loadCatalogue(locale, 'program')
  const word = (key: string) => String(messages[key as MessageKey])
  const table = (rows: readonly Row[]) => tableOf(rows, locale, keyNames(messages))
  const workspace = (name: Workspace) =>
    (Object.entries(COMMANDS) as [CommandId, Command][])
      .filter(([, { workspaces }]) => workspaces.includes(name))
      .map(([id, { group, keys }]) => ({
        group: word(`command.group.${group}`),
        label: word(`command.${id}`),
        keys,
      }))
  const viewer = Object.entries<ViewerCommand>(VIEWER_COMMANDS).map(([id, { group, keys }]) => ({
    group: word(`viewer.command.group.${group}`),
    label: word(`viewer.command.${id}`),
    keys,
  }))
  return new Map([
    ['editor', table(workspace('editor'))],
    ['run', table(workspace('run'))],
    ['viewer', table(viewer)],
  ])
}

/** Returns the document with everything between `<!-- name -->` and `<!-- /name -->` replaced. */
export function withTables(document: string, tables: ReadonlyMap<string, string>): string {
  let text = document
  for (const [name, table] of tables) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [text.indexOf(start), text.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`The document has no place for the table «${name}».`)
    text = `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`
  }
  return text
}

function tableOf(rows: readonly Row[], locale: Locale, names: Readonly<Record<string, string>>): string {
  const head = HEADS[locale]
  const withKeys = rows.filter(({ keys }) => keys.length > 0)
  const without = rows.filter(({ keys }) => keys.length === 0).map(({ label }) => label)
  const lines = withKeys.map(({ group, label, keys }, index) => {
    const shown = withKeys[index - 1]?.group === group ? '' : group
    return `| ${shown} | ${label} | ${keys.map((key) => `\`${keyLabel(key, { names })}\``).join(head.or)} |`
  })
  return [
    `| ${head.group} | ${head.command} | ${head.keys} |`,
    '|---|---|---|',
    ...lines,
    ...(without.length > 0 ? ['', `${head.keyless}${without.join(' · ')}`] : []),
  ].join('\n')
}

const KEY_NAME = 'command.keyName.'

const keyNames = (messages: Catalogue['messages']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => key.startsWith(KEY_NAME))
      .map(([key, name]) => [key.slice(KEY_NAME.length), String(name)]),
  )
