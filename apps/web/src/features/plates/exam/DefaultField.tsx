import { type Blank, OPTION_TEXT_MAX_CHARACTERS, wordsIn } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { Choices } from '../logic/Choices.tsx'
import { isBounded } from './blankKinds.ts'
import type { ChangeBlank } from './ChangeBlank.ts'
import { NumberText } from './NumberText.tsx'

interface DefaultFieldProps {
  blank: Blank
  path: Path
  onChange: ChangeBlank
}

/** The default of a blank, with a field for its kind; a default answer is chosen in the list of answers. */
export function DefaultField({ blank, path, onChange }: DefaultFieldProps) {
  const text = useText()
  const label = text('plateExam.blank.default')
  const single = typeof blank.default === 'string' ? blank.default : undefined
  const write = (value: Blank['default']) => onChange((now) => put(now, 'default', value), 'default')
  if (isBounded(blank.kind))
    return (
      <NumberText
        label={label}
        value={single}
        isWhole={blank.kind === 'count'}
        unit={blank.unit}
        path={pathName([...path, 'default'])}
        onChange={write}
      />
    )
  if (blank.kind === 'text')
    return (
      <TextField
        label={label}
        value={single ?? ''}
        maxLength={OPTION_TEXT_MAX_CHARACTERS}
        autoComplete="off"
        data-path={pathName([...path, 'default'])}
        onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
      />
    )
  if (blank.kind !== 'multi' || !blank.options || blank.options.length === 0) return null
  return (
    <Choices
      label={label}
      items={blank.options.map(({ id, label: name }) => ({ id, name: wordsIn(name, text.locale) || id }))}
      chosen={typeof blank.default === 'object' ? blank.default : []}
      onChange={(ids) => write(ids.length > 0 ? ids : undefined)}
    />
  )
}
