import { answerKeys, type InputView, type Option, textOf } from '@pandok/module-engine'
import { useMemo } from 'react'
import { useForm } from '../FormContext.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { KindOf } from './KindOf.ts'
import type { Chip } from './OptionChips.tsx'
import { OptionSelect } from './OptionSelect.tsx'
import { SingleChoice } from './SingleChoice.tsx'

/** More options than this are shown as a list instead of chips. */
const CHIPS_MAX = 9

export function ChoiceField({ view, input }: { view: InputView; input: KindOf<'choice'> }) {
  const { session } = useForm()
  const chips = useChips(input.options)
  const chosen = typeof view.raw === 'string' ? view.raw : undefined
  const set = (id: string | undefined) => session.set(view.address, id)
  if (input.options.length > CHIPS_MAX)
    return (
      <FieldFrame view={view} labelling="label">
        {(control) => (
          <OptionSelect
            control={control}
            chips={chips}
            value={chosen}
            isRequired={view.required}
            onChange={set}
          />
        )}
      </FieldFrame>
    )
  return <SingleChoice view={view} chips={chips} chosen={chosen} onChange={set} />
}

export function useChips(options: readonly Option[]): Chip[] {
  const { locale, showPoints } = useForm()
  return useMemo(() => {
    const labelled = options.map((option) => ({
      ...option,
      label: textOf(option.label, locale) || option.id,
    }))
    const keys = new Map(answerKeys(labelled).map((key) => [key.id, key]))
    return labelled.map(({ id, label, points }) => ({
      id,
      label,
      answerKey: keys.get(id) ?? { id, keys: '' },
      points: showPoints ? points : undefined,
    }))
  }, [options, locale, showPoints])
}
