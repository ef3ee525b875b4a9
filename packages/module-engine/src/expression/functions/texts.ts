import { OVERFLOW } from '../Failed.ts'
import { MADE_TEXT_MAX } from '../limits.ts'
import { type FunctionSpec, strict } from './FunctionSpec.ts'

const bounded = (text: string) => (text.length > MADE_TEXT_MAX ? OVERFLOW : text)

/** Without regard to anybody's language: the same text everywhere. */
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
