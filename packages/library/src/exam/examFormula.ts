import { blankName } from './blankName.ts'
import type { ExamFileBlank } from './ExamFile.ts'

const COMPARISON =
  /([A-Za-z_][\w-]*)\s*(==|!=|<=|>=|<|>|\bnot in\b|\bin\b)\s*(null|'[^']*'|"[^"]*"|-?\d+(?:\.\d+)?|\[[^\]]*\]|[A-Za-z_][\w-]*)/gu

/**
 * Converts a condition of a file into a formula of the engine: `change == null || change == 'new'`, `comp in
 * [solid, ps]`. In files, an empty blank equals no answer, differs from every answer, and is neither greater
 * nor less than any number.
 */
export const examFormula = (condition: string): string =>
  condition
    .replace(COMPARISON, (_, name: string, sign: string, right: string) =>
      compare(blankName(name), sign, right),
    )
    .replace(/\band\b/gu, '&&')
    .replace(/\bor\b/gu, '||')

function compare(name: string, sign: string, right: string): string {
  if (right === 'null') return sign === '==' ? `!known(${name})` : `known(${name})`
  if (sign === 'in' || sign === 'not in') {
    const list = right
      .slice(1, -1)
      .split(',')
      .map((item) => quoted(item.trim()))
    const isIn = `(known(${name}) && ${name} in [${list.join(', ')}])`
    return sign === 'in' ? isIn : `!${isIn}`
  }
  const value = /^-?\d/u.test(right) ? right : quoted(right)
  return sign === '!='
    ? `(!known(${name}) || ${name} != ${value})`
    : `(known(${name}) && ${name} ${sign} ${value})`
}

const quoted = (text: string): string => JSON.stringify(text.replace(/^['"]|['"]$/gu, ''))

/**
 * Tests whether a blank has one of these answers. An empty blank has none; of a blank with several answers,
 * one is enough.
 */
export function isOneOf(
  blank: string,
  options: readonly string[],
  blanks: readonly ExamFileBlank[] | null | undefined,
): string {
  const name = blankName(blank)
  if (blanks?.some(({ id, kind }) => id === blank && kind === 'multi')) {
    const any = options.map((option) => `${JSON.stringify(option)} in ${name}`).join(' || ')
    return `known(${name}) && (${any})`
  }
  // A module answers some of its questions with yes or no.
  const isAnswer = (option: string): string =>
    option === 'true' && !blanks?.some(({ id }) => id === blank)
      ? name
      : `${name} == ${JSON.stringify(option)}`
  const list = options.map(isAnswer).join(' || ')
  return `known(${name}) && (${list})`
}
