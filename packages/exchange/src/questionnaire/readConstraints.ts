import { TEXT_MAX_CHARACTERS } from '@pandok/module-engine'
import type { FormField } from '../form/Form.ts'
import { compileExpression } from './compileExpression.ts'
import { extensionsOf } from './extensions.ts'
import { choiceIn, field, listOf, textIn } from './json.ts'
import type { ItemScope, QuestionnaireReading } from './QuestionnaireReading.ts'
import { wordsOf } from './wordsOf.ts'

/** A constraint states what must hold, while a check fires if it doesn't. */
export function readConstraints(
  item: unknown,
  path: string,
  question: FormField | undefined,
  scope: ItemScope,
  reading: QuestionnaireReading,
): void {
  for (const extension of extensionsOf(item, 'targetConstraint', 'questionnaire-constraint')) {
    const part = (name: string) =>
      listOf(field(extension, 'extension')).find((one) => textIn(one, 'url') === name)
    const source =
      textIn(choiceIn(part('expression'), 'value')?.value, 'expression') ??
      textIn(part('expression'), 'valueString')
    const human = choiceIn(part('human') ?? part('requirements'), 'value')?.value
    const id = reading.isOwn ? textIn(part('key'), 'valueId')?.replaceAll('-', '_') : undefined
    const place = reading.placeAt(path)
    if (source === undefined) {
      reading.losses.add('broken', place, JSON.stringify(extension) ?? '', { what: 'constraint' })
      continue
    }
    const value = compileExpression({ name: undefined, source, language: undefined }, path, scope, reading)
    if (value?.type !== 'bool') continue
    const severity = choiceIn(part('severity'), 'value')?.value
    reading.checks.push({
      ...(id !== undefined && { id }),
      level: severity === 'warning' ? 'warn' : 'block',
      when: ['!(', ...value.formula, ')'],
      message: {
        ...wordsOf(part('human'), 'valueString', reading.locale, TEXT_MAX_CHARACTERS),
        [reading.locale]:
          typeof human === 'string' && human.trim() !== ''
            ? human.slice(0, TEXT_MAX_CHARACTERS)
            : source.slice(0, TEXT_MAX_CHARACTERS),
      },
      at: question?.key,
      place,
    })
  }
}
