import {
  LABEL_MAX_CHARACTERS,
  type LocalText,
  OPTIONS_MAX,
  type Option,
  slugOf,
  TEXT_MAX_CHARACTERS,
} from '@pandok/module-engine'
import type { Place } from '../model/Place.ts'
import type { LossList } from './LossList.ts'
import { plainText } from './plainText.ts'

export interface FoundOption {
  label: LocalText
  /** The name in the file: a code, or the submitted value. */
  code?: string | undefined
  /** The text in the report if it differs from the label. */
  text?: LocalText | undefined
  points?: string | undefined
  exclusive?: boolean | undefined
  codes?: Option['codes']
  place: Place
}

/** Matches «-», «—», «…» and «– please choose –», which mean that the question isn't answered yet. */
const PLACEHOLDER =
  /^(?:[\p{P}\p{S}\s]*|[\p{Pd}\s]*(?:bitte (?:aus)?wählen|please (?:select|choose)|select(?: one)?|choose(?: one)?|선택|선택하세요|選択してください|请选择)[\p{P}\s]*)$/iu

export const isPlaceholder = (label: string): boolean => PLACEHOLDER.test(label)

const OPTION_ID = /^[A-Za-z0-9][A-Za-z0-9_.+-]{0,47}$/u
const ID_MAX = 48

export interface NamedOptions {
  options: Option[]
  byCode: Map<string, string>
  byLabel: Map<string, string>
}

/**
 * Derives ids of answers from their codes if possible, else from their words. The same words always give the
 * same id.
 */
export function optionsOf(found: readonly FoundOption[], losses: LossList): NamedOptions {
  const named: NamedOptions = { options: [], byCode: new Map(), byLabel: new Map() }
  const taken = new Set<string>()
  for (const option of found) {
    if (named.options.length >= OPTIONS_MAX) {
      losses.add('limit', option.place, wordsOf(option), { what: 'options', max: OPTIONS_MAX })
      continue
    }
    const id = nameFor(option, named.options.length, taken)
    taken.add(id)
    if (option.code !== undefined && !named.byCode.has(option.code)) named.byCode.set(option.code, id)
    for (const words of Object.values(option.label))
      if (!named.byLabel.has(words)) named.byLabel.set(words, id)
    named.options.push({
      id,
      label: shortened(option.label, LABEL_MAX_CHARACTERS),
      ...textOfOption(option),
      ...(option.points !== undefined && { points: option.points }),
      ...(option.exclusive === true && { exclusive: true }),
      ...(option.codes && option.codes.length > 0 && { codes: option.codes }),
    })
  }
  return named
}

/** A label that is shortened for its button is written in full in the report. */
function textOfOption({ label, text }: FoundOption): { text?: LocalText } {
  const isLong = Object.values(label).some((words) => words.length > LABEL_MAX_CHARACTERS)
  const said = text ?? (isLong ? label : undefined)
  return said ? { text: shortened(said, TEXT_MAX_CHARACTERS) } : {}
}

export function shortened(text: LocalText, max: number): LocalText {
  return Object.fromEntries(
    Object.entries(text)
      .map(([locale, words]) => [locale, plainText(words, max)] as const)
      .filter(([, words]) => words !== ''),
  )
}

function nameFor(option: FoundOption, index: number, taken: ReadonlySet<string>): string {
  const { code } = option
  const words = option.label.en ?? Object.values(option.label)[0] ?? ''
  const sound = slugOf(`x ${words}`).replace(/^x_?/u, '')
  const plain = /^[A-Za-z0-9]/u.test(words)
    ? words.replace(/[^A-Za-z0-9.+-]+/gu, '_').replace(/_+$/u, '')
    : ''
  const wanted =
    [code ?? '', /^[\x20-\x7e]*$/u.test(words) ? plain.slice(0, ID_MAX) : '', sound].find((name) =>
      OPTION_ID.test(name),
    ) ?? `o${index + 1}`
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1) {
    const name = `${wanted.slice(0, ID_MAX - 5)}_${number}`
    if (!taken.has(name)) return name
  }
}

const wordsOf = ({ label }: FoundOption) => Object.values(label)[0] ?? ''
