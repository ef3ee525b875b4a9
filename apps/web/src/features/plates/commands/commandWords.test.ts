import { COMMANDS } from '@pandok/board'
import { LOCALES } from '@pandok/domain'
import { loadCatalogue } from '@pandok/i18n'
import { describe, expect, it } from 'vitest'

describe.each(LOCALES)('commands in %s', (locale) => {
  it('each have a name, and so does each group', async () => {
    const { messages } = await loadCatalogue(locale)
    const ids = Object.keys(COMMANDS)
    const groups = Object.values(COMMANDS).map(({ group }) => `group.${group}`)
    const nameless = [...ids, ...groups].filter((id) => !Object.hasOwn(messages, `command.${id}`))
    expect(nameless).toEqual([])
  })

  it('have different names', async () => {
    const { messages } = await loadCatalogue(locale)
    const names = Object.keys(COMMANDS).map((id) => messages[`command.${id}` as keyof typeof messages])
    expect(new Set(names).size).toBe(names.length)
  })
})
