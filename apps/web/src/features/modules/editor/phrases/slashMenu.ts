import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'

/** The menu that «/» opens: where the slash stands, and what was typed behind it. */
export interface SlashMenuState {
  from: number
  query: string
}

const QUERY_MAX = 30

export const slashMenuKey = new PluginKey<SlashMenuState | undefined>('slashMenu')

/** Watches for a slash at the beginning of a word; `setMeta(slashMenuKey, 'close')` closes. */
export const slashMenu = () =>
  new Plugin<SlashMenuState | undefined>({
    key: slashMenuKey,
    state: {
      init: () => undefined,
      apply(tr, before) {
        if (tr.getMeta(slashMenuKey) === 'close') return undefined
        if (before) return followed(tr, before)
        return tr.docChanged && tr.getMeta('uiEvent') !== 'paste' && !tr.getMeta('addToHistory$')
          ? opened(tr)
          : undefined
      },
    },
  })

function opened(tr: Transaction): SlashMenuState | undefined {
  const { $head, empty, head } = tr.selection
  if (!empty || $head.parentOffset === 0) return undefined
  const typed = $head.parent.textBetween(
    Math.max(0, $head.parentOffset - 2),
    $head.parentOffset,
    undefined,
    ' ',
  )
  // Fractions and «and/or» are text: a slash opens the menu only where a word begins, or after a Korean one.
  if (!typed.endsWith('/') || /[A-Za-z0-9]\/$/u.test(typed) || !wroteSlash(tr)) return undefined
  return { from: head - 1, query: '' }
}

/** Whether this change wrote the slash, and not something else beside an old one. */
function wroteSlash(tr: Transaction): boolean {
  const [map] = tr.mapping.maps
  let isWritten = false
  map?.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
    isWritten ||= tr.doc.textBetween(newFrom, newTo).endsWith('/') && newTo === tr.selection.head
  })
  return isWritten
}

function followed(tr: Transaction, before: SlashMenuState): SlashMenuState | undefined {
  const from = tr.mapping.map(before.from, 1)
  const { empty, head } = tr.selection
  if (!empty || head <= from || head > from + QUERY_MAX) return undefined
  const text = tr.doc.textBetween(from, head, undefined, '\n')
  if (!text.startsWith('/') || /\n|\s\s/u.test(text)) return undefined
  return { from, query: text.slice(1) }
}
