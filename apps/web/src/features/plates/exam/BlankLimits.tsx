import { BLANK_LABEL_MAX_CHARACTERS, type Blank } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Checkbox } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { hasDecimals, isBounded } from './blankKinds.ts'
import type { ChangeBlank } from './ChangeBlank.ts'
import { DecimalsSelect } from './DecimalsSelect.tsx'
import { DefaultField } from './DefaultField.tsx'
import { LevelRange } from './LevelRange.tsx'
import { NounFields } from './NounFields.tsx'
import { NumberText } from './NumberText.tsx'
import { WordsFields } from './WordsFields.tsx'

const UNIT_MAX = 24

interface BlankLimitsProps {
  blank: Blank
  path: Path
  onChange: ChangeBlank
}

/** Bounds, decimals, and the spelling of units and lists. */
export function BlankLimits({ blank, path, onChange }: BlankLimitsProps) {
  const text = useText()
  const { kind, min, max, unit } = blank
  const isTurned = min !== undefined && max !== undefined && Number(min) > Number(max)
  return (
    <>
      {isBounded(kind) ? (
        <div className="grid gap-3 @md:grid-cols-2">
          {(['min', 'max'] as const).map((name) => (
            <NumberText
              key={name}
              label={text(`plateExam.blank.${name}`)}
              value={blank[name]}
              isWhole={kind === 'count'}
              unit={unit}
              error={name === 'min' && isTurned ? text('plateExam.blank.minAboveMax') : undefined}
              path={pathName([...path, name])}
              onChange={(value) => onChange((now) => put(now, name, value), name)}
            />
          ))}
        </div>
      ) : null}
      <DefaultField blank={blank} path={path} onChange={onChange} />
      {hasDecimals(kind) ? (
        <DecimalsSelect
          decimals={blank.decimals}
          onChange={(decimals) =>
            onChange((now) => put(now, 'decimals', decimals), `decimals/${decimals ?? ''}`)
          }
        />
      ) : null}
      {kind === 'level' && !blank.options ? <LevelRange blank={blank} onChange={onChange} /> : null}
      {unit !== undefined ? (
        <WordsFields
          label={text('plateExam.blank.units')}
          words={blank.units}
          max={UNIT_MAX}
          onChange={(units, locale) => onChange((now) => put(now, 'units', units), `units/${locale}`)}
        />
      ) : null}
      {kind === 'multi' ? <ListFields blank={blank} path={path} onChange={onChange} /> : null}
    </>
  )
}

/** The format of several answers: their order, their separator, and shared nouns that are written once. */
function ListFields({ blank, path, onChange }: BlankLimitsProps) {
  const text = useText()
  return (
    <>
      <Checkbox
        label={text('plateExam.blank.listed')}
        hint={text('plateExam.blank.listed.hint')}
        checked={blank.isListed ?? false}
        onChange={({ target }) =>
          onChange((now) => put(now, 'isListed', target.checked || undefined), 'isListed')
        }
      />
      <WordsFields
        label={text('plateExam.blank.join')}
        hint={text('plateExam.blank.join.hint')}
        words={blank.join}
        max={BLANK_LABEL_MAX_CHARACTERS}
        onChange={(join, locale) => onChange((now) => put(now, 'join', join), `join/${locale}`)}
      />
      <NounFields blank={blank} path={path} onChange={onChange} />
    </>
  )
}
