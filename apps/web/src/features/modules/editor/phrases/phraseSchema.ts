import { isRecord } from '@pandok/domain'
import { PARTICLES, type PhraseFormat, type PhraseToken } from '@pandok/module-engine'
import { type Attrs, type Node, type NodeSpec, Schema } from 'prosemirror-model'

const onlyClass = 'rounded-xs border-b-2 border-dashed border-warning-text bg-warning-soft/50'

/**
 * A sentence in the editor: one paragraph of text, chips and breaks. Words with a condition carry the mark
 * `only`.
 */
export const phraseSchema = new Schema({
  nodes: {
    doc: { content: 'paragraph' },
    paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    value: chip({ v: {}, fmt: { default: null } }),
    particle: chip({ josa: {} }),
    article: chip({ article: {} }),
    lines: chip({ br: { default: 1 } }, [{ tag: 'br' }]),
    /**
     * Tokens that are edited in a dialog: a repetition, a plural, lines, a shared phrase, an empty condition.
     */
    piece: chip({ token: {} }),
  },
  marks: {
    only: {
      attrs: { key: {}, when: {}, otherwise: { default: null } },
      // Conditions can be nested, so several marks may lie on the same words.
      excludes: '',
      inclusive: false,
      parseDOM: [{ tag: 'span[data-only]', getAttrs: (dom) => readOnly(dom) }],
      toDOM: ({ attrs }) => [
        'span',
        { 'data-only': JSON.stringify(attrs), title: attrs['when'], class: onlyClass },
        0,
      ],
    },
  },
})

function chip(attrs: NonNullable<NodeSpec['attrs']>, more: NonNullable<NodeSpec['parseDOM']> = []): NodeSpec {
  return {
    group: 'inline',
    inline: true,
    atom: true,
    attrs,
    draggable: false,
    toDOM: (node) => ['span', { 'data-token': JSON.stringify(tokenOf(node)) }],
    parseDOM: [{ tag: 'span[data-token]', getAttrs: (dom) => attrsFrom(dom, Object.keys(attrs)) }, ...more],
  }
}

export interface OnlyAttrs {
  /** Distinguishes two adjacent ranges with the same condition. */
  key: string
  when: string
  otherwise: PhraseToken[] | null
}

export function tokenOf(node: Node): Exclude<PhraseToken, string> {
  const { attrs } = node
  switch (node.type.name) {
    case 'value':
      return attrs['fmt'] ? { v: attrs['v'], fmt: attrs['fmt'] as PhraseFormat } : { v: attrs['v'] }
    case 'particle':
      return { josa: attrs['josa'] }
    case 'article':
      return { article: attrs['article'] }
    case 'lines':
      return { br: attrs['br'] }
    default:
      return attrs['token']
  }
}

export function nodeOf(token: Exclude<PhraseToken, string>): Node {
  const { value, particle, article, lines, piece } = phraseSchema.nodes
  if ('v' in token) return value.create({ v: token.v, fmt: token.fmt ?? null })
  if ('josa' in token) return particle.create({ josa: token.josa })
  if ('article' in token) return article.create({ article: token.article })
  if ('br' in token) return lines.create({ br: token.br })
  return piece.create({ token })
}

/** Pasted content may come from any program, so only valid tokens become chips. */
function attrsFrom(dom: HTMLElement, names: readonly string[]): Attrs | false {
  const token = parse(dom.getAttribute('data-token'))
  if (!isToken(token)) return false
  const attrs = nodeOf(token).attrs
  return Object.keys(attrs).join() === names.join() ? attrs : false
}

function readOnly(dom: HTMLElement): Attrs | false {
  const attrs = parse(dom.getAttribute('data-only'))
  if (!isRecord(attrs) || typeof attrs['when'] !== 'string') return false
  const { otherwise } = attrs
  if (otherwise !== null && !(Array.isArray(otherwise) && otherwise.every(isPhraseItem))) return false
  return { key: freshKey(), when: attrs['when'], otherwise }
}

let keys = 0
/** Distinguishes ranges while they are edited; it is never stored. */
export const freshKey = (): string => {
  keys += 1
  return `only-${keys}`
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

const isPhraseItem = (value: unknown): value is PhraseToken => typeof value === 'string' || isToken(value)

const isPhrase = (value: unknown): boolean => Array.isArray(value) && value.every(isPhraseItem)
const isMaybePhrase = (value: unknown): boolean => value === undefined || isPhrase(value)

function isToken(value: unknown): value is Exclude<PhraseToken, string> {
  if (!isRecord(value)) return false
  if ('v' in value) return typeof value['v'] === 'string' && (!('fmt' in value) || isRecord(value['fmt']))
  if ('josa' in value) return PARTICLES.some((particle) => particle === value['josa'])
  if ('article' in value) return value['article'] === 'a' || value['article'] === 'A'
  if ('br' in value) return value['br'] === 1 || value['br'] === 2
  if ('use' in value) return typeof value['use'] === 'string'
  if ('when' in value)
    return typeof value['when'] === 'string' && isPhrase(value['then']) && isMaybePhrase(value['else'])
  if ('each' in value)
    return (
      typeof value['each'] === 'string' &&
      isPhrase(value['body']) &&
      isMaybePhrase(value['sep']) &&
      isMaybePhrase(value['last'])
    )
  if ('lines' in value) return Array.isArray(value['lines']) && value['lines'].every(isPhrase)
  if ('answers' in value) {
    const { say } = value
    return typeof value['answers'] === 'string' && isRecord(say) && Object.values(say).every(isPhrase)
  }
  if ('plural' in value) {
    const { forms } = value
    return typeof value['plural'] === 'string' && isRecord(forms) && Object.values(forms).every(isPhrase)
  }
  return false
}
