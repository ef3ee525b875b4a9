import { type Binding, bindings } from './bindings.ts'
import { type Token, tokens } from './tokens.ts'

/**
 * Renames a name of the module wherever it is read, by itself or through a row (`n.size_mm`). Texts,
 * functions and the item of a comprehension with the same name stay. An item that would hide the new name is
 * renamed.
 */
export function renameInExpression(source: string, from: string, to: string): string {
  const found = tokens(source)
  const bound = bindings(found)
  const isUsed = found.some((token, index) => refersTo(token, index, found, bound, from))
  if (!isUsed || from === to) return source
  let renamed = ''
  let at = 0
  found.forEach((token, index) => {
    renamed += source.slice(at, token.from)
    at = token.to
    if (refersTo(token, index, found, bound, from)) renamed += to
    else if (isItem(token, index, found, bound, to)) renamed += fresh(to, found)
    else renamed += token.text
  })
  return renamed + source.slice(at)
}

const isPlain = (token: Token, index: number, found: readonly Token[], name: string) =>
  token.kind === 'name' && token.text === name && found[index + 1]?.text !== '('

const isField = (index: number, found: readonly Token[]) => found[index - 1]?.text === '.'

function isItem(
  token: Token,
  index: number,
  found: readonly Token[],
  bound: readonly Binding[],
  name: string,
): boolean {
  if (!isPlain(token, index, found, name) || isField(index, found)) return false
  return bound.some(({ item, open, close }) => item === name && open < index && index < close)
}

function refersTo(
  token: Token,
  index: number,
  found: readonly Token[],
  bound: readonly Binding[],
  name: string,
): boolean {
  if (!isPlain(token, index, found, name)) return false
  return isField(index, found) || !isItem(token, index, found, bound, name)
}

function fresh(name: string, found: readonly Token[]): string {
  let number = 2
  while (found.some(({ text }) => text === `${name}_${number}`)) number++
  return `${name}_${number}`
}
