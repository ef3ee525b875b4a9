import { ATEXT_SNIPPET, atextText } from '../atext/atextText.ts'
import { beeftextText } from '../beeftext/beeftextText.ts'
import { phraseexpressText } from '../phraseexpress/phraseexpressText.ts'
import { TEXTEXPANDER_SNIPPET, textexpanderText } from '../textexpander/textexpanderText.ts'
import type { Rows } from './ColumnMapping.ts'
import type { LossReporter } from './LossReporter.ts'

/** The field notation of a program. */
export interface Dialect {
  format: string
  read(text: string, reportLoss: LossReporter): string
  /** Matches a reference from one text of the table to another. */
  reference?: RegExp
}

const DIALECTS: readonly (Dialect & { sign: RegExp })[] = [
  {
    format: 'textexpander',
    sign: /%(?:fill(?:text|area|popup|part|date)?|[Ss]nippet|key|date):|%clipboard|%\|/u,
    read: textexpanderText,
    reference: TEXTEXPANDER_SNIPPET,
  },
  { format: 'phraseexpress', sign: /\{#[A-Za-z]/u, read: phraseexpressText },
  { format: 'beeftext', sign: /#\{[A-Za-z]/u, read: beeftextText },
  {
    format: 'atext',
    sign: /\[(?:field|cursor|clipboard|date|time|snippet|key|script)[:\] ]/u,
    read: atextText,
    reference: ATEXT_SNIPPET,
  },
]
const ROWS = 2000

/** Returns the program from which a table of snippets comes, if one of its fields shows it. */
export function dialectOf(rows: Rows): Dialect | undefined {
  const cells = rows.slice(0, ROWS).flat()
  return DIALECTS.find(({ sign }) => cells.some((cell) => sign.test(cell)))
}
