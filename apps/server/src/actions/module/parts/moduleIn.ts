import { type Locale, type ModuleView, wordsIn } from '@pandok/domain'

/**
 * Returns a module of Pandok's own library with its name in a language; all others are returned as they were
 * written.
 */
export function moduleIn<Module extends ModuleView>(module: Module, locale: Locale): Module {
  const { id, record } = module
  if (record?.itemId !== id) return module
  const { names, note = {} } = record
  return {
    ...module,
    name: wordsIn(names, locale) ?? module.name,
    note: wordsIn(note, locale) ?? module.note,
  }
}
