import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'

/** The menu that «/» opens: the position of the slash and the query typed after it. */
export interface SlashMenuState {
  from: number
  query: string
}

const QUERY_MAX = 30

export const slashMenuKey = new PluginKey<SlashMenuState | undefined>('slashMenu')

/** Detects a slash at the start of a word; `setMeta(slashMenuKey, 'close')` closes the menu. */
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
  // Fractions and «and/or» are text, so a slash opens the menu only at the start of a word or after a Korean
  // letter.
  if (!typed.endsWith('/') || /[A-Za-z0-9]\/$/u.test(typed) || !wroteSlash(tr)) return undefined
  return { from: head - 1, query: '' }
}

/** Whether this transaction inserted the slash, rather than something beside an existing one. */
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
