import { isFields, textOf } from '../espanso/fields.ts'
import { Collection } from '../model/Collection.ts'
import type { Imported } from '../model/Imported.ts'
import type { ReadOptions, Source } from '../model/Reader.ts'
import { textOfHtml } from '../text/textOfHtml.ts'
import { beeftextText } from './beeftextText.ts'

/** Reads combos of Beeftext from JSON with `combos` and `groups`. */
export function readCombos({ file, text }: Source, { locale }: ReadOptions): Imported {
  const found = new Collection('beeftext', file, locale)
  const value = jsonOf(text, found)
  const root = isFields(value) ? value : {}
  const combos = Array.isArray(root['combos']) ? root['combos'] : []
  const groups = new Map(
    (Array.isArray(root['groups']) ? root['groups'] : [])
      .filter(isFields)
      .map((group) => [textOf(group['uuid']), textOf(group['name'])]),
  )
  const snippets = new Map(
    combos.filter(isFields).map((combo) => [textOf(combo['keyword']), textOf(combo['snippet'])]),
  )
  for (const [index, combo] of combos.entries()) {
    const place = { path: `combos[${index}]` }
    if (!isFields(combo)) {
      found.lose('broken', place, String(combo), { what: 'combo' })
      continue
    }
    const trigger = textOf(combo['keyword'])
    const written = textOf(combo['snippet'])
    const isHtml = combo['useHtml'] === true || /^\s*<!doctype html/iu.test(written.slice(0, 200))
    if (isHtml) found.lose('formatting', place, `${trigger}: ${written}`)
    const plain = beeftextText(
      isHtml ? textOfHtml(written) : written,
      (code, excerpt, what) => found.lose(code, place, `${trigger}: ${excerpt}`, { what }),
      (keyword) => snippets.get(keyword),
    )
    const group = groups.get(textOf(combo['group']))
    found.phrase({ place, trigger, title: textOf(combo['name']), group, text: plain })
  }
  return found.imported()
}

function jsonOf(text: string, found: Collection): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    found.lose('broken', {}, text, { what: error instanceof Error ? error.message.slice(0, 100) : 'JSON' })
    return undefined
  }
}
