import { type ExamRegion, PHRASE_MAX_CHARACTERS, REGION_NAME_MAX_CHARACTERS, wordsIn } from '@pandok/domain'
import { IconButton, Trash2Icon } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { pathName } from '#shared/fields/focusPath.ts'
import type { ChangeRegion } from './ChangeRegion.ts'
import { RegionMore } from './RegionMore.tsx'
import { useFaultText } from './useFaultText.ts'
import { WordsFields } from './WordsFields.tsx'

interface RegionCardProps {
  region: ExamRegion
  path: readonly (string | number)[]
  grip: ReactNode
  onChange: ChangeRegion
  onRemove: () => void
}

/**
 * A region with its normal sentence, and the sentence about the rest of it beside a finding. A region that
 * has its sentence is collapsed to a line, because an exam has ten or more regions and their order matters
 * here.
 */
export function RegionCard({ region, path, grip, onChange, onRemove }: RegionCardProps) {
  const text = useText()
  const fault = useFaultText(path)
  const name = wordsIn(region.name, text.locale) || region.id
  return (
    <fieldset
      aria-label={name}
      data-path={pathName(path)}
      className="flex min-w-0 items-start gap-1 rounded-lg border border-line bg-raised p-2"
    >
      {grip}
      <Disclosure
        className="min-w-0 flex-1"
        initiallyOpen={!region.normal}
        label={
          <span className="grid min-w-0 gap-x-3 @min-[36rem]:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
            <span className="text-text">{name}</span>
            <span className="truncate font-normal">{wordsIn(region.normal ?? {}, text.locale)}</span>
          </span>
        }
      >
        <WordsFields
          label={text('plateExam.part.name')}
          words={region.name}
          max={REGION_NAME_MAX_CHARACTERS}
          onChange={(words = {}, locale) => onChange((now) => ({ ...now, name: words }), `name/${locale}`)}
          error={fault('name')}
          path={pathName([...path, 'name'])}
        />
        {(['normal', 'rest'] as const).map((part) => (
          <WordsFields
            key={part}
            isLong
            label={text(`plateExam.part.${part}`)}
            words={region[part]}
            max={PHRASE_MAX_CHARACTERS}
            onChange={(words, locale) => onChange((now) => put(now, part, words), `${part}/${locale}`)}
            path={pathName([...path, part])}
          />
        ))}
        <RegionMore region={region} path={path} onChange={onChange} />
      </Disclosure>
      <IconButton
        size="sm"
        label={text('plateExam.page.removeRegion', { name })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </fieldset>
  )
}
