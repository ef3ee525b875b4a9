import { memo } from 'react'
import { useFieldState } from '../store/useStored.ts'
import { BoolField } from './BoolField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { DateField } from './DateField.tsx'
import { MultiField } from './MultiField.tsx'
import { NumberField } from './NumberField.tsx'
import { SideField } from './SideField.tsx'
import { WordsField } from './WordsField.tsx'

/** One input. It subscribes only to its own state, so that edits elsewhere don't draw it again. */
export const InputField = memo(function InputField({ address }: { address: string }) {
  const view = useFieldState(address)?.view
  if (!view?.visible) return null
  const { input } = view
  switch (input.kind) {
    case 'number':
    case 'integer':
    case 'measure':
    case 'size':
      return <NumberField view={view} input={input} />
    case 'text':
      return <WordsField view={view} input={input} />
    case 'choice':
      return <ChoiceField view={view} input={input} />
    case 'multi':
      return <MultiField view={view} input={input} />
    case 'bool':
      return <BoolField view={view} />
    case 'date':
      return <DateField view={view} input={input} />
    case 'side':
      return <SideField view={view} input={input} />
  }
})
