import { blankName } from './names.ts'

/** A condition of a file as a formula of the engine: `change == null || change == 'new'`, `comp in [solid, ps]`. */
export function examFormula(condition: string): string {
  return condition
    .replace(/'([^']*)'/gu, '"$1"')
    .replace(/\[([^\]"]*)\]/gu, (_, list: string) => `[${list.split(',').map((item) => `"${item.trim()}"`).join(', ')}]`)
    .replace(/\band\b/gu, '&&')
    .replace(/\bor\b/gu, '||')
    .replace(/([A-Za-z_][\w-]*)\s*(==|!=)\s*null/gu, (_, name: string, sign: string) =>
      sign === '==' ? `!known(${blankName(name)})` : `known(${blankName(name)})`,
    )
}

/** Whether a blank has one of these answers; an empty one has none. */
export function isOneOf(blank: string, options: readonly string[]): string {
  const name = blankName(blank)
  const list = options.map((option) => `${name} == "${option}"`).join(' || ')
  return `known(${name}) && (${list})`
}
