import type { Cell, Locale, PlateContent, ReportSection } from '@pandok/domain'
import { type ModuleDefinition, textOf } from '@pandok/module-engine'
import type { Loss } from '../model/Loss.ts'
import { latinKeys } from '../text/latinKeys.ts'
import { notationOf } from './notationOf.ts'
import type { PhraseOut } from './PhraseOut.ts'

/** Plates and modules as in a file of our own. */
export interface OwnDocuments {
  plates: readonly Pick<PlateContent, 'name' | 'cells'>[]
  modules: readonly { id: string; name: string; definition: ModuleDefinition }[]
}

export interface PhrasesOut {
  phrases: readonly PhraseOut[]
  losses: readonly Loss[]
}

/** Converts the sentences of plates, and of modules on none of them, into phrases for another program. */
export function phrasesOf({ plates, modules }: OwnDocuments, locale: Locale): PhrasesOut {
  const losses: Loss[] = []
  const triggers = new Set<string>()
  const byId = new Map(modules.map((module) => [module.id, module]))
  const used = new Set<string>()
  const phrases: PhraseOut[] = []
  const add = (name: string, title: string, texts: PhraseOut['texts'], group?: string) => {
    if (texts.length === 0) return
    const base = { trigger: triggerOf(name, triggers), title, locale, texts }
    phrases.push(group === undefined ? base : { ...base, group })
  }
  const textsOfModule = (id: string): PhraseOut['texts'] => {
    const module = byId.get(id)
    used.add(id)
    if (!module) return []
    return module.definition.outputs.flatMap(({ id: output, section, body }) => {
      const read = notationOf(bodyIn(body, locale), module.definition, locale)
      for (const what of read.lost)
        losses.push({
          code: 'unsupported',
          place: { file: module.name, path: output },
          excerpt: read.text.slice(0, 120),
          params: { what },
        })
      return read.text.trim() === '' ? [] : [{ section, text: read.text }]
    })
  }
  for (const plate of plates)
    for (const cell of plate.cells)
      add(cell.name, cell.title, cellTexts(cell, locale, textsOfModule), plate.name)
  for (const { id, name } of modules) if (!used.has(id)) add(name, name, textsOfModule(id))
  return { phrases, losses }
}

const bodyIn = <T>(body: Readonly<Partial<Record<Locale, T[]>>>, locale: Locale): T[] =>
  body[locale] ?? Object.values(body)[0] ?? []

const cellTexts = (
  { outputs }: Cell,
  locale: Locale,
  textsOfModule: (id: string) => PhraseOut['texts'],
): { section: ReportSection; text: string }[] =>
  outputs.flatMap((output) => {
    if (output.kind === 'module') return textsOfModule(output.moduleId)
    const text = textOf(output.text, locale) ?? ''
    // A field of a plate's sentence keeps its name in other programs.
    const asked = text.replace(/\{([^{}\n]{1,60})\}/gu, '[$1 := ]')
    return asked.trim() === '' ? [] : [{ section: output.section, text: asked }]
  })

/** A name of one word is its own trigger; for another, the letters are typed after a sign that no sentence has. */
function triggerOf(name: string, taken: Set<string>): string {
  const isTyped = /^[!-~]{1,39}$/u.test(name) && !/[:`]/u.test(name)
  const letters = latinKeys(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '')
    .slice(0, 30)
  const stem = isTyped ? name : `;${letters || 'p'}`
  let trigger = stem
  for (let number = 2; taken.has(trigger); number += 1) trigger = `${stem}${number}`
  taken.add(trigger)
  return trigger
}
