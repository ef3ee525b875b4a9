import { type Exact, exact } from '../Exact.ts'
import { DOMAIN, OVERFLOW } from '../Failed.ts'
import { MADE_TEXT_MAX } from '../limits.ts'
import { type FunctionSpec, strict } from './FunctionSpec.ts'

const bounded = (text: string) => (text.length > MADE_TEXT_MAX ? OVERFLOW : text)

/** Texts are handled independently of the user's language, so that results are the same everywhere. */
export const TEXT_FUNCTIONS: readonly FunctionSpec[] = [
  strict(
    { name: 'startsWith', signature: 'startsWith(text, start)', example: 'startsWith(stage, "T1")' },
    ['text', 'text'],
    'bool',
    10,
    (text: string, start: string) => text.startsWith(start),
  ),
  strict(
    { name: 'endsWith', signature: 'endsWith(text, end)', example: 'endsWith(stage, "b")' },
    ['text', 'text'],
    'bool',
    10,
    (text: string, end: string) => text.endsWith(end),
  ),
  strict(
    {
      name: 'substring',
      signature: 'substring(text, from) · substring(text, from, to)',
      example: 'substring(stage, 0, 2)',
    },
    ['text', 'decimal', 'decimal'],
    'text',
    50,
    (text: string, from: Exact, to?: Exact) => {
      if (!from.isInteger() || from.isNegative() || (to && (!to.isInteger() || to.isNegative())))
        return DOMAIN
      return [...text].slice(from.toNumber(), to?.toNumber()).join('')
    },
    2,
  ),
  strict(
    { name: 'text', signature: 'text(number)', example: 'text(positive) + "/" + text(examined)' },
    ['decimal'],
    'text',
    20,
    (number: Exact) => bounded(number.toFixed()),
  ),
  strict(
    { name: 'number', signature: 'number(text)', example: 'number(pattern)' },
    ['text'],
    'decimal',
    20,
    (text: string) => exact(text.trim()),
  ),
  strict(
    { name: 'lower', signature: 'lower(text)', example: 'lower(note)' },
    ['text'],
    'text',
    200,
    (text: string) => bounded(text.toLowerCase()),
  ),
  strict(
    { name: 'upper', signature: 'upper(text)', example: 'upper(note)' },
    ['text'],
    'text',
    200,
    (text: string) => bounded(text.toUpperCase()),
  ),
]
