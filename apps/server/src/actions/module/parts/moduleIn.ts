import { type Locale, type ModuleView, wordsIn } from '@pandok/domain'

/** A module of Pandok's own library under the name that it has in a language; everybody else's is as it was written. */
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
