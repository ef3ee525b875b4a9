import { Typing } from './Typing.ts'

export interface Typed {
  text: string
  /** The keys that have no meaning in a report, as they are written. */
  strayKeys: readonly string[]
}

const COUNT_MAX = 10_000
const WRITING: Readonly<Record<string, string>> = {
  enter: '\n',
  return: '\n',
  numpadenter: '\n',
  tab: '\t',
  space: ' ',
}

/**
 * Returns what `Send` writes: text with keys in braces such as `{Enter}` and `{Left 3}`, and with
 * combinations such as `^v` or `!{F4}`.
 */
export function typedText(sent: string): Typed {
  const typing = new Typing()
  const strayKeys: string[] = []
  let at = 0
  while (at < sent.length) {
    const brace = /^([+^!#]{0,4})\{(\}|[^{}\n]{1,40}|\{)\}/u.exec(sent.slice(at, at + 60))
    if (brace) {
      const [whole, modifiers = '', inside = ''] = brace
      at += whole.length
      if (modifiers === '' && /^(?:raw|text)$/iu.test(inside)) {
        typing.type(sent.slice(at))
        break
      }
      if (!pressKey(typing, modifiers, inside)) strayKeys.push(whole)
      continue
    }
    const combination = /^[+^!#]*[\^!#]\+?[A-Za-z0-9](?![\p{L}\p{N}])/u.exec(sent.slice(at, at + 8))?.[0]
    // «C#4» and «wow!a» are text: a key combination stands at the beginning of a word.
    if (combination && /^(?:|.*[\s}])$/su.test(sent.slice(Math.max(at - 1, 0), at))) {
      strayKeys.push(combination)
      at += combination.length
      continue
    }
    const plain = /^[^{+^!#]{1,4000}|^[\s\S]/u.exec(sent.slice(at, at + 4000))?.[0] ?? ''
    typing.type(plain)
    at += plain.length
  }
  return { text: typing.text(), strayKeys }
}

/** Returns false for keys that have no meaning in a report. */
function pressKey(typing: Typing, modifiers: string, inside: string): boolean {
  if (/^[\^!#]|[\^!#]$/u.test(modifiers)) return false
  const isSelecting = modifiers.includes('+')
  const [, name = '', times] = /^(\S+)(?:\s+(\d{1,5}))?\s*$/u.exec(inside) ?? []
  const count = Math.min(Number(times ?? 1), COUNT_MAX)
  const key = name.toLowerCase()
  if ([...name].length === 1) typing.type(name.repeat(count))
  else if (Object.hasOwn(WRITING, key)) typing.type((WRITING[key] ?? '').repeat(count))
  else if (key === 'left' || key === 'right') typing.move(key === 'left' ? -count : count, isSelecting)
  else if (key === 'up' || key === 'down') typing.lines(key === 'up' ? -count : count, isSelecting)
  else if (key === 'home') typing.lineStart(isSelecting)
  else if (key === 'end') typing.lineEnd(isSelecting)
  else if (key === 'bs' || key === 'backspace') typing.remove(-count)
  else if (key === 'del' || key === 'delete') typing.remove(count)
  else if (key === 'blind') return true
  else return typeCharacterCode(typing, key, times)
  return true
}

function typeCharacterCode(typing: Typing, key: string, times: string | undefined): boolean {
  const hexadecimal = /^u\+([0-9a-f]{1,6})$/u.exec(key)?.[1]
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : key === 'asc' ? Number(times) : Number.NaN
  if (!(code >= 32 && code <= 0x10_ffff) || (code >= 0xd800 && code <= 0xdfff)) return false
  typing.type(String.fromCodePoint(code))
  return true
}
