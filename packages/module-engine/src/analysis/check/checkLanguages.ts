import { LOCALES, type Locale } from '@pandok/domain'
import type { Path } from '../../document/Finding.ts'
import type { LocalText } from '../../document/fields.ts'
import type { Option } from '../../document/input.ts'
import type { PhraseToken } from '../../document/phrase.ts'
import { aboutPaths } from './aboutPaths.ts'
import type { Checking } from './Checking.ts'

type Texts = LocalText | Partial<Record<Locale, readonly PhraseToken[]>>

/** The languages of a module are those of its outputs; every visible text should be in all of them. */
export function checkLanguages(checking: Checking): void {
  const { definition } = checking
  const spoken = LOCALES.filter((locale) => definition.outputs.some(({ body }) => isWritten(body[locale])))
  const look = { checking, spoken }
  definition.inputs.forEach((input, index) => {
    const path = ['inputs', index]
    checkLabel(look, input.label, [...path, 'label'])
    checkText(look, input.help, [...path, 'help'])
    checkText(look, input.confirmReason, [...path, 'confirmReason'])
    if ('options' in input) checkOptions(look, input.options, [...path, 'options'])
    if (input.kind !== 'bool') return
    checkText(look, input.yes, [...path, 'yes'])
    checkText(look, input.no, [...path, 'no'])
  })
  definition.groups.forEach((group, index) => {
    checkLabel(look, group.label, ['groups', index, 'label'])
  })
  definition.computed.forEach((computed, index) => {
    checkText(look, computed.label, ['computed', index, 'label'])
    checkOptions(look, computed.options ?? [], ['computed', index, 'options'])
  })
  definition.checks.forEach((check, index) => {
    checkLabel(look, check.message, ['checks', index, 'message'], 'message.missing')
  })
  definition.outputs.forEach((output, index) => {
    const path = ['outputs', index]
    checkText(look, output.label, [...path, 'label'])
    for (const [{ region }, at] of aboutPaths(output, path)) checkLabel(look, region, [...at, 'region'])
    if (Object.values(output.body).some(isWritten)) checkText(look, output.body, [...path, 'body'])
    else checking.warn('body.missing', [...path, 'body'], { name: output.id })
  })
  definition.partials.forEach((partial, index) => {
    checkText(look, partial.body, ['partials', index, 'body'])
  })
}

interface Look {
  checking: Checking
  spoken: readonly Locale[]
}

function checkOptions(look: Look, options: readonly Option[], path: Path): void {
  options.forEach((option, index) => {
    checkLabel(look, option.label, [...path, index, 'label'])
    checkText(look, option.text, [...path, index, 'text'])
  })
}

function checkLabel(
  look: Look,
  label: LocalText,
  path: Path,
  missing: 'label.missing' | 'message.missing' = 'label.missing',
): void {
  if (Object.values(label).some(isWritten)) checkText(look, label, path)
  else look.checking.warn(missing, path)
}

/**
 * Reports one finding for each place, however many languages are missing. A text that isn't written at all is
 * optional.
 */
function checkText({ checking, spoken }: Look, text: Texts | undefined, path: Path): void {
  if (!text || !Object.values(text).some(isWritten)) return
  const missing = spoken.filter((locale) => !isWritten(text[locale]))
  if (missing.length > 0) checking.warn('language.missing', path, { locale: missing.join(', ') })
}

function isWritten(text: string | readonly PhraseToken[] | undefined): boolean {
  return typeof text === 'string' ? text.trim() !== '' : text !== undefined && text.length > 0
}
